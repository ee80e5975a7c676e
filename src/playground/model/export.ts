/** Writes the options that are set as a configuration file, a command or a call of the API. */
import { PLACE_OPTIONS } from "./places.ts";
import type { FormatterData } from "./playground-data.ts";
import { listFlags, quote } from "./report.ts";
import type { PlaygroundState } from "./state.ts";

export type ExportFormat = "prettierrc" | "cli" | "api";
export const EXPORT_FORMATS: ExportFormat[] = ["prettierrc", "cli", "api"];

export function exportOptions(format: ExportFormat, state: PlaygroundState, formatter: FormatterData): string {
  if (format === "prettierrc") return exportConfig(state);
  return format === "cli" ? exportCommand(state, formatter) : exportCall(state);
}

/** Without the parser and places in the code, because a configuration file would use them for every file. */
export function exportConfig({ options, plugins }: Pick<PlaygroundState, "options" | "plugins">): string {
  const lasting = Object.entries(options).filter(([name]) => !PLACE_OPTIONS.includes(name));
  return `${JSON.stringify({ plugins, ...Object.fromEntries(lasting) }, undefined, 2)}\n`;
}

function exportCommand(state: PlaygroundState, formatter: FormatterData): string {
  const [, ...flags] = listFlags(state, formatter);
  const parser = state.file ? [] : [`--parser ${state.parser}`];
  return `${["npx prettier", ...parser, ...flags, "--write", quote(state.file ?? "src/")].join(" ")}\n`;
}

function exportCall({ parser, file, options, plugins }: PlaygroundState): string {
  const settings = { ...(file ? { filepath: file } : { parser }), ...(plugins && { plugins }), ...options };
  const lines = Object.entries(settings).map(([name, value]) => `  ${name}: ${JSON.stringify(value)},`);
  return `import * as prettier from "prettier";\n\nconst output = await prettier.format(input, {\n${lines.join("\n")}\n});\n`;
}
