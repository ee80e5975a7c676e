/** Options as they were called once. Links live longer than names. */
import type { OptionValues } from "./options.ts";

const TRUE_FALSE: Record<string, [whenTrue: string, whenFalse: string]> = {
  proseWrap: ["always", "never"],
  trailingComma: ["es5", "none"],
};

export function updateOptions({ useFlowParser, jsxBracketSameLine, ...options }: OptionValues): OptionValues {
  const updated = { ...options };
  if (updated["parser"] === "babylon") updated["parser"] = "babel";
  if (useFlowParser === true) updated["parser"] ??= "flow";
  if (jsxBracketSameLine !== undefined) updated["bracketSameLine"] ??= jsxBracketSameLine;
  for (const [name, [whenTrue, whenFalse]] of Object.entries(TRUE_FALSE)) {
    const value = updated[name];
    if (typeof value === "boolean") updated[name] = value ? whenTrue : whenFalse;
  }
  return updated;
}
