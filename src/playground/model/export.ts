/** The options that are set, as people write them down. */
import type { FormatterData } from "./playground-data.ts";
import { listFlags } from "./report.ts";
import type { PlaygroundState } from "./state.ts";

export type ExportFormat = "prettierrc" | "cli" | "api";
export const EXPORT_FORMATS: ExportFormat[] = ["prettierrc", "cli", "api"];

export function exportOptions(format: ExportFormat, state: PlaygroundState, formatter: FormatterData): string {
  if (format === "prettierrc") return exportConfig(state);
  return format === "cli" ? exportCommand(state, formatter) : exportCall(state);
}

/** Without the parser: at the top of a configuration file it would be used for every file. */
export function exportConfig({ options }: Pick<PlaygroundState, "options">): string {
  return `${JSON.stringify(options, undefined, 2)}\n`;
}

function exportCommand(state: PlaygroundState, formatter: FormatterData): string {
  const [, ...flags] = listFlags(state, formatter);
  const parser = state.file ? [] : [`--parser ${state.parser}`];
  return `${["npx prettier", ...parser, ...flags, "--write", quote(state.file ?? "src/")].join(" ")}\n`;
}

function exportCall({ parser, file, options }: PlaygroundState): string {
  const settings = { ...(file ? { filepath: file } : { parser }), ...options };
  const lines = Object.entries(settings).map(([name, value]) => `  ${name}: ${JSON.stringify(value)},`);
  return `import * as prettier from "prettier";\n\nconst output = await prettier.format(input, {\n${lines.join("\n")}\n});\n`;
}

function quote(file: string): string {
  return /^[\w./-]+$/.test(file) ? file : `"${file.replace(/["\\$`]/g, "\\$&")}"`;
}
