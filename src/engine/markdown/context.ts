/** What goes into the compilation of one Markdown file, what comes out, and what the steps in between share. */
import type { Element, ElementContent } from "hast";
import type { Nodes } from "mdast";
import type { ContainerDirective, LeafDirective } from "mdast-util-directive";
import type { AddressRules } from "../../shared/paths.ts";
import type { Reflow } from "../../shared/hero.ts";
import type { PostLink, TocItem } from "../../shared/page.ts";
import type { Problem } from "../base/problems.ts";
import type { OutlineSection } from "./outline.ts";
import type { Section } from "./search-sections.ts";

export interface CompileInput {
  file: string;
  body: string;
  /** Of a body that is not read before somebody asks for it. */
  bodyHash?: string | undefined;
  /** Number of lines of the file above the body. */
  bodyOffset: number;
  base: string;
  /** How links to pages are written, where the site prescribes it. */
  addresses?: AddressRules | undefined;
  /** The site's folder: images are read from it. */
  root: string;
  /** Path inside the site for each Markdown file. */
  routes: Record<string, string>;
  /** Complete address of the file's page. Without a page of its own, a file has no Markdown export. */
  pageUrl?: string | undefined;
  /** Docs are compared with their other versions, posts go into feeds, and a phrase is a paragraph without its element. */
  kind?: "doc" | "post" | "phrase" | undefined;
  /** The npm package that formats the examples of this file. */
  formatter?: string | undefined;
  /** Describes every option of that package. */
  isOptionsPage?: boolean | undefined;
  /** The name of the site, which is that of its formatter. */
  siteTitle?: string | undefined;
  /** The integrations of each editor, as Markdown. */
  editors?: Record<string, string> | undefined;
  /** Lists of other projects, which all docs versions share. */
  projects?: ProjectList[] | undefined;
  /** The site's own code for the hero. */
  samples?: CodeSample[] | undefined;
  /** All posts, newest first, for the time line. */
  posts?: TimelinePost[] | undefined;
}

export interface CodeSample {
  /** The name of the language, as readers see it. */
  name: string;
  language: string;
  options: Record<string, unknown>;
  code: string;
}

export interface TimelinePost extends PostLink {
  /** It was the newest one until the date of the next, if there is a next. */
  release?: { version: string; headline: string; until?: string };
}

export interface ProjectList {
  list: string;
  /** Headings of the columns. The third one, where there is one, is about the playground. */
  columns: [string, string, string?];
  projects: Project[];
}

export interface Project {
  /** Markdown, as `about`. */
  name: string;
  link: string;
  about: string;
  languages?: string[] | undefined;
  /** Where a plugin can be tried. */
  tryAt?: string | undefined;
  /** Why it cannot be tried. */
  noPlayground?: string | undefined;
}

export interface LinkUse {
  /** Final address, base path included. */
  href: string;
  line: number;
}

/** A file that a page depends on. */
export interface SourceUse {
  /** The file, seen from the site's root. */
  source: string;
  /** Size and time of the file. When they change, the page has to be compiled again. */
  state: string;
}

export interface ImageUse extends SourceUse {
  /** Where it is served, inside the site. Absent for a file that could not be read. */
  output?: string;
}

export interface OptionUse {
  name: string;
  line: number;
  /** The nearest heading above it. */
  id: string;
  /** Text of the nearest heading of level 2 above it. */
  section: string;
}

export interface Compiled {
  /** Stands for everything else in it. Absent when it has just been compiled. */
  key?: string | undefined;
  html: string;
  /** What comes before the truncation marker. */
  excerpt?: string | undefined;
  /** The page for feeds: plain HTML with complete addresses. */
  feedHtml?: string | undefined;
  /** The Markdown export: the page for people and programs who would rather read Markdown. */
  markdown?: string | undefined;
  toc: TocItem[];
  /** Every id that a link can point to. */
  ids: string[];
  links: LinkUse[];
  images: ImageUse[];
  /** Further files that the page shows parts of. */
  sources?: SourceUse[] | undefined;
  /** Options of the formatter that this page documents. */
  options?: OptionUse[] | undefined;
  /** The outputs of the code in `:::reflow`. */
  reflow?: Reflow | undefined;
  /** What search knows about it. */
  sections: Section[];
  /** Its plain lines by section, to compare it with other versions. */
  outline?: OutlineSection[] | undefined;
  /** Tags (`table`) and classes (`.tabs`) of the HTML: they decide which optional styles the page needs. */
  names: string[];
  problems: { broken: "image" | "markdownLink" | "content" | "oversight"; problem: Problem }[];
}

/** What a directive becomes. */
export interface Rendered {
  /** `render` compiles Markdown, such as the children of the directive. */
  html(render: (nodes: Nodes[]) => ElementContent[]): ElementContent[];
  /** The same in plain Markdown, for the export and for comparing versions. */
  markdown: Nodes[];
}

export interface CompileContext
  extends
    Omit<CompileInput, "kind">,
    Pick<Compiled, "toc" | "ids" | "links" | "images" | "problems" | "reflow">,
    Required<Pick<Compiled, "options">> {
  sources: SourceUse[];
  rendered: Map<ContainerDirective | LeafDirective, Rendered>;
  /** Diagrams and formulas. */
  drawn: Map<Nodes, Element>;
  /** The nearest headings above the directive that is about to be rendered. It may have changed after the first `await`. */
  above: Pick<OptionUse, "id" | "section">;
}

interface Positioned {
  position?: { start: { line: number } } | undefined;
}

export function getLine(context: Pick<CompileInput, "bodyOffset">, node: Positioned): number {
  return context.bodyOffset + (node.position?.start.line ?? 1);
}

/** For what cannot be understood: it always stops the build. */
export function report(context: CompileContext, node: Positioned, message: string): void {
  context.problems.push({ broken: "content", problem: { file: context.file, line: getLine(context, node), message } });
}

/** For what can be shown, but is probably not what the writer meant: the configuration decides how severe that is. */
export function reportOversight(context: CompileContext, node: Positioned, message: string): void {
  context.problems.push({
    broken: "oversight",
    problem: { file: context.file, line: getLine(context, node), message },
  });
}
