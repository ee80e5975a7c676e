/** The report of what is in the playground, in the form that issues of the project have. */
import { getFlag } from "./options.ts";
import type { FormatterData } from "./playground-data.ts";
import type { PlaygroundState } from "./state.ts";

export interface ReportInput {
  state: PlaygroundState;
  formatter: FormatterData;
  link: string;
  output: string;
  /** The output of a second pass, where it differs. */
  secondOutput?: string | undefined;
  /** Shown in place of the output. */
  error?: string | undefined;
}

/** Languages of code blocks by parser, where GitHub knows them by another name. */
const FENCES: Record<string, string> = {
  babel: "jsx",
  "babel-flow": "jsx",
  flow: "jsx",
  acorn: "jsx",
  espree: "jsx",
  meriyah: "jsx",
  typescript: "tsx",
  "babel-ts": "tsx",
  angular: "html",
  lwc: "html",
  mjml: "html",
  glimmer: "hbs",
  markdown: "md",
  "doc-explorer": "js",
};

export function createReport({ state, formatter, link, output, secondOutput, error }: ReportInput): string {
  const language = FENCES[state.parser] ?? state.parser;
  const flags = listFlags(state, formatter);
  return [
    `**Prettier ${formatter.version}**`,
    ...listPlugins(formatter),
    `[Playground link](${link})`,
    fence("sh", flags.join("\n")),
    "",
    "**Input:**",
    fence(language, state.content),
    "",
    ...(error ? ["**Error:**", fence("", error)] : ["**Output:**", fence(language, output)]),
    ...(secondOutput === undefined ? [] : ["", "**Second Output:**", fence(language, secondOutput)]),
    "",
  ].join("\n");
}

/** The plugins with their versions, which no flag contains. */
function listPlugins({ extension }: FormatterData): string[] {
  return (extension?.plugins ?? []).map(({ name, version }) => `**${name} ${version}**`);
}

export function listFlags(
  { parser, file, options, plugins = [] }: PlaygroundState,
  formatter: FormatterData,
): string[] {
  const flags = Object.entries(options).flatMap(([name, value]) => {
    const option = formatter.options.find((each) => each.name === name);
    if (!option) return [];
    if (option.type === "boolean") return getFlag(option);
    return `${getFlag(option)} ${option.type === "string" ? quote(String(value)) : String(value)}`;
  });
  const loaded = plugins.map((name) => `--plugin=${name}`);
  return [file ? `--stdin-filepath ${file}` : `--parser ${parser}`, ...loaded, ...flags];
}

/** Quotes a text for a shell where it has to be. */
export function quote(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `"${text.replace(/["\\$`]/g, "\\$&")}"`;
}

/** The fence is longer than any in the code itself, which could otherwise end it too early. */
export function fence(language: string, code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length));
  const marks = "`".repeat(longest + 1);
  return `${marks}${language}\n${code.replace(/\n$/, "")}\n${marks}`;
}

const NEW_ISSUE = "https://github.com/prettier/prettier/issues/new";
/** GitHub refuses longer addresses. */
const LONGEST_ADDRESS = 8000;

/** `isWhole` is false where the report did not fit into the address and has to be pasted. */
export function createIssueUrl(
  report: string,
  words: { expected: string; why: string; paste: string },
): { url: string; isWhole: boolean } {
  const rest = `\n**${words.expected}**\n\n**${words.why}**\n`;
  const url = `${NEW_ISSUE}?body=${encodeURIComponent(report + rest)}`;
  if (url.length <= LONGEST_ADDRESS) return { url, isWhole: true };
  return { url: `${NEW_ISSUE}?body=${encodeURIComponent(words.paste + rest)}`, isWhole: false };
}
