/** What the Markdown plugins share while one file is compiled: what they may know, and where they report. */
import type { AddressRules } from "../../shared/paths.ts";
import type { Reflow, TocItem } from "../../shared/page.ts";
import type { Problem } from "../base/problems.ts";
import type { Section } from "./sections.ts";

export interface CompileInput {
  file: string;
  body: string;
  /** Lines of the file above the body. */
  bodyOffset: number;
  base: string;
  /** How links to pages are written, where the site has an opinion. */
  addresses?: AddressRules;
  /** The site's folder: images are read from it. */
  root: string;
  /** Path inside the site for each Markdown file. */
  routes: Record<string, string>;
  /** npm package that formats the examples of this file. */
  formatter?: string;
  /** The integrations of each editor, as Markdown. */
  editors?: Record<string, string>;
}

export interface LinkUse {
  /** Final address, base path included. */
  href: string;
  line: number;
}

export interface ImageUse {
  /** File seen from the site's root. */
  source: string;
  /** Where it is served, inside the site. */
  output: string;
  hash: string;
}

export interface OptionUse {
  name: string;
  line: number;
}

/** A replacement in the body that gives the Markdown twin: links absolute, examples with their outputs. */
export interface TwinEdit {
  start: number;
  end: number;
  text: string;
}

export interface Compiled {
  html: string;
  /** What stands above the truncation marker. */
  excerpt?: string;
  toc: TocItem[];
  /** Every id that a link can point to. */
  ids: string[];
  links: LinkUse[];
  images: ImageUse[];
  /** Options of the formatter that have words on this page. */
  options?: OptionUse[];
  /** The outputs of the code in `:::reflow`. */
  reflow?: Reflow;
  /** The body as Markdown for machines. */
  twin: string;
  /** What search knows of it. */
  sections: Section[];
  problems: { broken: "image" | "markdownLink" | "content"; problem: Problem }[];
}

export interface CompileContext
  extends CompileInput, Pick<Compiled, "toc" | "ids" | "links" | "images" | "problems" | "options" | "reflow"> {
  edits: TwinEdit[];
}

interface Positioned {
  position?: { start: { line: number } } | undefined;
}

export function getLine(context: CompileContext, node: Positioned): number {
  return context.bodyOffset + (node.position?.start.line ?? 1);
}

export function report(context: CompileContext, node: Positioned, message: string): void {
  context.problems.push({ broken: "content", problem: { file: context.file, line: getLine(context, node), message } });
}
