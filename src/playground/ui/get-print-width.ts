import type { VariantView } from "./OptionsPanel.tsx";

export function getPrintWidth({ options, formatter }: VariantView): number {
  const standard = formatter.options.find((option) => option.name === "printWidth")?.default;
  return (options["printWidth"] ?? standard) as number;
}
