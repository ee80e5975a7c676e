/** Prism grammars (through refractor): the languages of the docs and those the specification names. */
import type { Element, ElementContent } from "hast";
import { refractor } from "refractor/core";
import bash from "refractor/bash";
import css from "refractor/css";
import diff from "refractor/diff";
import flow from "refractor/flow";
import graphql from "refractor/graphql";
import handlebars from "refractor/handlebars";
import ini from "refractor/ini";
import javascript from "refractor/javascript";
import json from "refractor/json";
import json5 from "refractor/json5";
import jsx from "refractor/jsx";
import less from "refractor/less";
import lisp from "refractor/lisp";
import lua from "refractor/lua";
import markdown from "refractor/markdown";
import markup from "refractor/markup";
import markupTemplating from "refractor/markup-templating";
import php from "refractor/php";
import ruby from "refractor/ruby";
import scss from "refractor/scss";
import toml from "refractor/toml";
import tsx from "refractor/tsx";
import typescript from "refractor/typescript";
import vim from "refractor/vim";
import yaml from "refractor/yaml";

for (const grammar of [
  bash,
  css,
  diff,
  flow,
  graphql,
  handlebars,
  ini,
  javascript,
  json,
  json5,
  jsx,
  less,
  lisp,
  lua,
  markdown,
  markup,
  markupTemplating,
  php,
  ruby,
  scss,
  toml,
  tsx,
  typescript,
  vim,
  yaml,
]) {
  refractor.register(grammar);
}

/** Names that writers use for a grammar of another name. */
const ALIASES: Record<string, string> = {
  js: "jsx",
  javascript: "jsx",
  mjs: "jsx",
  cjs: "jsx",
  ts: "typescript",
  mts: "typescript",
  cts: "typescript",
  vue: "html",
  angular: "html",
  lwc: "html",
  mjml: "html",
  svelte: "html",
  console: "bash",
  jsonc: "json5",
  gql: "graphql",
  mdx: "markdown",
  hbs: "handlebars",
  glimmer: "handlebars",
  "emacs-lisp": "lisp",
  elisp: "lisp",
  pcss: "scss",
  postcss: "scss",
  editorconfig: "ini",
};

/** Five colors are enough, and readers pay for every span: tokens that look like plain text become plain text. */
const COLORS: Record<string, string[]> = {
  keyword: ["keyword", "atrule", "important", "selector", "builtin", "directive", "decorator", "at"],
  string: [
    "string",
    "char",
    "attr-value",
    "regex",
    "url",
    "inserted",
    "inserted-sign",
    "template-string",
    "code-snippet",
  ],
  name: [
    "function",
    "class-name",
    "attr-name",
    "property",
    "literal-property",
    "string-property",
    "key",
    "variable",
    "title",
  ],
  value: ["number", "boolean", "constant", "tag", "symbol", "deleted", "deleted-sign", "null", "unit"],
  quiet: ["comment", "prolog", "doctype", "cdata", "blockquote"],
};
const COLOR_OF = new Map(
  Object.entries(COLORS).flatMap(([color, kinds]) => kinds.map((kind) => [kind, color] as const)),
);

/** What stands in both versions of the docs, or before and after a change, is the same code. */
const known = new Map<string, ElementContent[]>();

export function highlight(code: string, language: string): ElementContent[] {
  const name = chooseGrammar(language, code);
  if (!refractor.registered(name)) return [{ type: "text", value: code }];
  const key = `${name} ${code}`;
  let nodes = known.get(key);
  if (!nodes) known.set(key, (nodes = colorCode(code, name)));
  return nodes;
}

/** The names that a code block can have, with those of code that has no colors. */
export const LANGUAGES = new Set([
  ...refractor.listLanguages(),
  ...Object.keys(ALIASES),
  "text",
  "txt",
  "mermaid",
  "math",
]);

/** JavaScript may always hold JSX. To look for it takes twice as long, so that is left out where there is no tag. */
function chooseGrammar(language: string, code: string): string {
  const name = ALIASES[language] ?? language;
  return name === "jsx" && !/<[\w>]/.test(code) ? "javascript" : name;
}

interface Token {
  type: string;
  alias?: string | string[];
  content: string | Token | (string | Token)[];
}

/** Prism itself, as refractor inherits it: its tokens become our nodes at once, without a tree of all of them in between. */
interface Prism {
  languages: Record<string, unknown>;
  hooks: { run(name: string, state: object): void };
  tokenize(code: string, grammar: unknown): (string | Token)[];
}

function colorCode(code: string, language: string): ElementContent[] {
  const nodes: ElementContent[] = [];
  // Code within Markdown is found while the tree is made.
  if (/^(markdown|md)$/.test(language)) {
    for (const node of refractor.highlight(code, language).children) addNode(nodes, node as ElementContent);
    return nodes;
  }
  // A cast through `unknown`, because the types of refractor leave out these parts of Prism.
  const prism = refractor as unknown as Prism;
  const state = { code, language, grammar: prism.languages[language], tokens: [] as (string | Token)[] };
  prism.hooks.run("before-tokenize", state);
  state.tokens = prism.tokenize(state.code, state.grammar);
  prism.hooks.run("after-tokenize", state);
  for (const token of state.tokens) addToken(nodes, token);
  return nodes;
}

function addToken(nodes: ElementContent[], token: string | Token): void {
  if (typeof token === "string") return addText(nodes, token);
  const { type, alias, content } = token;
  const color = findColor(type, alias);
  const inner = color ? [] : nodes;
  if (Array.isArray(content)) for (const part of content) addToken(inner, part);
  else addToken(inner, content);
  if (color) addSpan(nodes, color, inner);
}

function addNode(nodes: ElementContent[], node: ElementContent): void {
  if (node.type === "text") return addText(nodes, node.value);
  if (node.type !== "element") return;
  const color = findColor(...((node.properties["className"] as string[] | undefined) ?? []));
  const inner = color ? [] : nodes;
  for (const child of node.children) addNode(inner, child);
  if (color) addSpan(nodes, color, inner);
}

function findColor(...kinds: (string | string[] | undefined)[]): string | undefined {
  for (const kind of kinds) {
    const color = Array.isArray(kind) ? findColor(...kind) : kind && COLOR_OF.get(kind);
    if (color) return color;
  }
  return undefined;
}

/** Neighbours that look the same are one. */
function addText(nodes: ElementContent[], value: string): void {
  const last = nodes.at(-1);
  if (last?.type === "text") last.value += value;
  else if (value) nodes.push({ type: "text", value });
}

function addSpan(nodes: ElementContent[], color: string, children: ElementContent[]): void {
  let last = nodes.at(-1);
  if (!last || getColor(last) !== color) {
    last = { type: "element", tagName: "span", properties: { className: [color] }, children: [] };
    nodes.push(last);
  }
  const inner = (last as Element).children;
  for (const child of children) {
    // What is inside of a color needs no second coat of it.
    if (getColor(child) === color) for (const grandchild of (child as Element).children) addAny(inner, grandchild);
    else addAny(inner, child);
  }
}

function addAny(nodes: ElementContent[], node: ElementContent): void {
  if (node.type === "text") addText(nodes, node.value);
  // All elements among the nodes are spans with a color.
  else addSpan(nodes, getColor(node)!, (node as Element).children);
}

function getColor(node: ElementContent): string | undefined {
  return node.type === "element" ? (node.properties["className"] as [string])[0] : undefined;
}
