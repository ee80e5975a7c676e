/** `ts signature` blocks say exactly what the type declarations of the package say, judged by the TypeScript compiler. */
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { locateFormatter } from "../../src/engine/formatter/load-formatter.ts";
import { readPage, type CodeBlock } from "./support/read-page.ts";
import { withWorkspace } from "./support/run-cli.ts";
import { ROOT, VERSIONS, type DocumentedVersion } from "./support/versions.ts";

/** Names that a page gives to parts which have none in the declarations. */
const PARTS: Record<string, string> = {
  HandleComments: `NonNullable<real.Printer["handleComments"]>`,
  CommentHandler: `NonNullable<NonNullable<real.Printer["handleComments"]>["ownLine"]>`,
};

/** Two functions are also the same if the package declares one of them twice, which it does. */
const SAME = `
type Function = (...args: any) => any;
type Identical<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Parts<F> = F extends Function ? [Parameters<F>, ReturnType<F>] : F;
type Same<A, B> = Identical<A, B> extends true ? true : Identical<Parts<A>, Parts<B>> extends true ? true : { documented: A; actual: B };`;

describe.each(VERSIONS)("signatures on the pages of $name", (version) => {
  it("are those of the package", async () => {
    const pages = await Promise.all(["api", "plugins", "browser"].map((id) => readPage(`${version.dir}/${id}.md`)));
    const blocks = pages.flatMap((page) => page.blocks.filter(({ meta }) => meta.includes("signature")));
    expect(blocks.length).toBeGreaterThan(20);
    const declarations = await readFile(path.join(locateFormatter(version.formatter), "index.d.ts"), "utf8");
    const files = Object.fromEntries(blocks.map((block, index) => [`${index}.ts`, createProof(block, declarations)]));
    const complaints = await compileTypes(files, version);
    expect(complaints.map(({ file, text }) => ({ at: blocks[Number.parseInt(file, 10)]!.at, text }))).toEqual([]);
  });

  it("would be found out if they were wrong", async () => {
    const declarations = await readFile(path.join(locateFormatter(version.formatter), "index.d.ts"), "utf8");
    const lies = [
      "declare function format(source: string): Promise<string>;",
      "declare function check(source: string, options?: Options): Promise<string>;",
      "interface CursorResult {\n  formatted: string;\n}",
      "declare function canAttachComment(node: AST, ancestors: AST[], more: AST): boolean;",
      "declare function reformat(source: string): Promise<string>;",
    ].map((text): CodeBlock => ({ at: "lie", text, lang: "ts", meta: "signature", title: undefined }));
    const complaints = await compileTypes(
      Object.fromEntries(lies.map((lie, index) => [`${index}.ts`, createProof(lie, declarations)])),
      version,
    );
    expect(new Set(complaints.map(({ file }) => file)).size).toBe(lies.length);
  });
});

/** A module that compiles only if every declaration of the block is identical to that of the package. */
function createProof({ at, text }: CodeBlock, declarations: string): string {
  const source = at.includes("/browser.md") ? "standalone" : "real";
  const exported = [...declarations.matchAll(/^export (?:interface|type|class) (\w+)/gm)].map((match) => match[1]!);
  const own = [...text.matchAll(/^ *(?:declare )?(interface|type|function|const|namespace) (\w+)/gm)].map((match) => ({
    kind: match[1]!,
    name: match[2]!,
  }));
  const imported = exported.filter(
    (name) => !own.some((each) => each.name === name) && new RegExp(`\\b${name}\\b`).test(text),
  );
  const isInNamespace = own[0]?.kind === "namespace";
  const proofs = own.flatMap(({ kind, name }, index) => {
    if (kind === "namespace" || (isInNamespace && (kind === "type" || kind === "interface"))) return [];
    const isType = kind === "type" || kind === "interface";
    const documented = isType ? `Page.${name}` : `typeof Page.${isInNamespace ? "util." : ""}${name}`;
    const actual = isInNamespace
      ? `typeof real.util.${name}`
      : locateDeclaration(name, { isType, source, declarations });
    return `export const proof${index}: Same<${documented}, ${actual}> = true;`;
  });
  return [
    'import type * as real from "prettier";',
    'import type * as standalone from "prettier/standalone";',
    `import type { ${imported.join(", ")} } from "prettier";`,
    SAME,
    `declare namespace Page {\n${text.replaceAll("declare ", "")}\n}`,
    ...proofs,
    "export type Used = [typeof real, typeof standalone];",
  ].join("\n");
}

interface Place {
  isType: boolean;
  source: string;
  declarations: string;
}

/** Exported under its name, or a member of a printer or a parser. */
function locateDeclaration(name: string, { isType, source, declarations }: Place): string {
  if (PARTS[name]) return PARTS[name];
  if (isType) return `real.${name}`;
  if (new RegExp(`^export function ${name}\\b`, "m").test(declarations)) return `typeof ${source}.${name}`;
  const printer = /export interface Printer<[\s\S]*?\n\}/.exec(declarations)![0];
  const owner = new RegExp(`^  ${name}\\??[:(]`, "m").test(printer) ? "Printer" : "Parser";
  return `NonNullable<real.${owner}["${name}"]>`;
}

function compileTypes(
  files: Record<string, string>,
  { formatter }: DocumentedVersion,
): Promise<{ file: string; text: string }[]> {
  const folder = locateFormatter(formatter);
  const config = {
    compilerOptions: {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      target: "es2022",
      module: "esnext",
      moduleResolution: "bundler",
      types: [],
      lib: ["es2022", "dom"],
      paths: { prettier: [`${folder}/index.d.ts`], "prettier/standalone": [`${folder}/standalone.d.ts`] },
    },
  };
  return withWorkspace({ ...files, "tsconfig.json": JSON.stringify(config) }, (dir) => {
    const tsc = path.join(ROOT, "node_modules/.bin/tsc");
    return new Promise((resolve) => {
      execFile(tsc, ["-p", dir, "--pretty", "false"], { cwd: dir }, (_error, stdout) => {
        resolve([...stdout.matchAll(/^(\d+\.ts)\(.*$/gm)].map((match) => ({ file: match[1]!, text: match[0] })));
      });
    });
  });
}
