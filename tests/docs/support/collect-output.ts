/** Everything the package says in the scenarios, on the command line and in the API. */
import { pathToFileURL } from "node:url";
import { locateFormatter } from "../../../src/engine/formatter/load-formatter.ts";
import { runCli, runIn, withWorkspace } from "./run-cli.ts";
import { CACHED_WRITE, SCENARIOS } from "./scenarios.ts";

export interface Said {
  /** Which scenario. */
  by: string;
  text: string;
  /** Exit code; the API has none. */
  code?: number;
}

export async function collectOutput(formatter: string): Promise<Said[]> {
  const said: Said[] = [];
  // Two at a time: more only make each other wait.
  const waiting = Object.entries(SCENARIOS);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [by, call] = next;
      const { code, stdout, stderr } = await runCli(formatter, call);
      said.push({ by, code, text: toText(stdout, stderr) });
    }
  };
  await Promise.all([work(), work()]);
  return [...said, await writeTwice(formatter), ...(await collectRejections(formatter))];
}

/** A message may go on in the next line, which then starts with its level again. */
function toText(...streams: string[]): string {
  return streams.join("\n").replace(/:\n\[(error|warn)\] /g, ": ");
}

function writeTwice(formatter: string): Promise<Said> {
  return withWorkspace(CACHED_WRITE.files!, async (dir) => {
    const first = await runIn(dir, formatter, CACHED_WRITE);
    const second = await runIn(dir, formatter, CACHED_WRITE);
    return { by: "written twice", code: second.code, text: toText(first.stdout, second.stdout) };
  });
}

async function collectRejections(formatter: string): Promise<Said[]> {
  const load = async (file: string) =>
    (await import(pathToFileURL(`${locateFormatter(formatter)}/${file}`).href)) as unknown;
  const prettier = (await load("index.mjs")) as typeof import("prettier");
  const standalone = (await load("standalone.mjs")) as typeof import("prettier/standalone");
  const babel = (await load("plugins/babel.mjs")) as import("prettier").Plugin;
  const calls: Record<string, () => Promise<unknown>> = {
    "format without parser": () => prettier.format("pour()"),
    "parser as a function": () => prettier.format("pour()", { parser: (() => ({})) as never }),
    "file info of a number": () => prettier.getFileInfo(4 as never),
    "a directory as plugin": () => prettier.format("pour()", { parser: "menu", plugins: ["."] }),
    "a printer that drops comments": () =>
      prettier.format("pour # well", { parser: "menu", plugins: [forgetfulPlugin] }),
    "standalone without printer": () => standalone.format("pour()", { parser: "babel", plugins: [babel] }),
    "standalone without parser": () => standalone.format("{ a }", { parser: "graphql", plugins: [] }),
  };
  return Promise.all(
    Object.entries(calls).map(async ([by, call]) => {
      const error = (await call().then(
        () => new Error(`nothing: "${by}" did not fail`),
        (reason: unknown) => reason,
      )) as Error & { code?: string };
      return { by, text: `${error.name} ${error.code ?? ""} ${error.message}` };
    }),
  );
}

const forgetfulPlugin: import("prettier").Plugin = {
  parsers: {
    menu: {
      astFormat: "menu",
      parse: () => ({
        type: "menu",
        start: 0,
        end: 4,
        comments: [{ type: "comment", value: "well", start: 5, end: 11 }],
      }),
      locStart: (node: { start: number }) => node.start,
      locEnd: (node: { end: number }) => node.end,
    },
  },
  printers: { menu: { print: () => "pour", canAttachComment: () => true, printComment: () => "" } },
};
