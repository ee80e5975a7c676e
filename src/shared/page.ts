/** A page as plain data, which the engine fills in and the app shows, kind by kind. Every `href` and `path` has its base path already. */
import type { HeroSample } from "./hero.ts";
import type { HomeWords, SurveyFigure, UsersWords } from "./labels/page-words.ts";
import type { SidebarItem } from "./sidebar.ts";

interface PageBase {
  path: string;
  title: string;
  description: string;
  /** Compiled HTML by slot name. Data embedded in a document leaves it out: the app reads it from there (`runtime/document.ts`). */
  html: Record<string, string>;
  /** Asks search engines to leave the page out. */
  noindex?: boolean;
  /** Where search engines should go instead, when it is not this page. */
  canonical?: string;
}

export interface NavLink {
  label: string;
  href: string;
}

export interface TocItem {
  id: string;
  text: string;
  level: number;
}

/** The same doc in one of the versions; `href` leads to that version's root where the doc is missing. */
export interface DocAlternate {
  name: string;
  label: string;
  isLast: boolean;
  href: string;
  hasDoc: boolean;
}

/** What a doc and a post have in common. */
interface Article extends PageBase {
  toc: TocItem[];
  editUrl?: string;
  markdownUrl: string;
  unlisted?: boolean;
  draft?: boolean;
}

export interface DocPage extends Article {
  kind: "doc";
  docId: string;
  pluginId: string;
  version: { name: string; label: string; isLast: boolean };
  alternates: DocAlternate[];
  sidebarName?: string;
  sidebar: SidebarItem[];
  /** As HTML alone in the app, like the parts of a post below. */
  previous?: NavLink;
  next?: NavLink;
  /** ISO date of the last change, where the history is known. */
  updated?: string;
}

export interface AuthorRef {
  key: string;
  name: string;
  /** What the author does. */
  title?: string;
  /** The author's page on this site, or elsewhere for one who has none here. */
  href?: string;
  image?: string;
}

export interface Author extends AuthorRef {
  href: string;
  url?: string;
  socials: NavLink[];
  posts: PostLink[];
}

export interface PostLink {
  title: string;
  href: string;
  /** ISO date, without a time. */
  date: string;
}

export interface PostSummary extends PostLink {
  /** Name of the slot in `html` that holds the excerpt. */
  slot: string;
  authors: AuthorRef[];
  tags?: NavLink[];
  readingMinutes: number;
}

export interface RecentYear {
  year: string;
  posts: PostLink[];
}

/** What a post that announces a version links to. */
export interface ReleaseFacts {
  previous?: NavLink;
  next?: NavLink;
  /** The options that this version added (without `what`) or changed. */
  options: { name: string; href?: string; what?: string }[];
  playground: string;
}

export interface PostPage extends Article, PostParts {
  kind: "post";
  date: string;
}

/** What only posts show. The server renders it into slots, so that posts need no code: the app has it as HTML alone. */
export interface PostParts {
  release?: ReleaseFacts;
  authors: AuthorRef[];
  tags?: NavLink[];
  readingMinutes: number;
  recent: RecentYear[];
  newer?: NavLink;
  older?: NavLink;
}

export interface BlogListPage extends PageBase {
  kind: "blog-list";
  posts: PostSummary[];
  recent: RecentYear[];
  pageNumber: number;
  pageCount: number;
  newer?: NavLink;
  older?: NavLink;
}

/** Positions on the time line are percentages of its length. */
export interface ArchivePost extends PostLink {
  start: number;
  release?: { version: string; headline: string; end: number };
}

export interface ReleaseLink {
  version: string;
  href?: string;
}

export interface OptionRow {
  name: string;
  href?: string;
  since: ReleaseLink;
  changes: (ReleaseLink & { what: string })[];
}

export interface ArchivePage extends PageBase {
  kind: "archive";
  years: { year: string; posts: ArchivePost[] }[];
  /** The years of the time line, oldest first. */
  axis: string[];
  options: OptionRow[];
}

export interface AuthorsPage extends PageBase {
  kind: "authors";
  authors: Author[];
}

export interface AuthorPage extends PageBase {
  kind: "author";
  author: Author;
}

export interface ShowcaseUser {
  caption: string;
  /** Path data of the logo on a 24 by 24 grid, or the address of a file; without one the caption is set as a wordmark. */
  image?: string | undefined;
  /** Drawn instead of `image` as long as the logo is grey. */
  greyImage?: string | undefined;
  /** CSS color of the brand, with enough contrast in both modes. */
  color?: string | undefined;
  infoLink: string;
  pinned?: boolean | undefined;
}

export interface HomePage extends PageBase {
  kind: "home";
  hero: HeroSample[];
  /** npm alias of the formatter that printed the hero's outputs. */
  formatter: string;
  /** Each variant is rendered from a Markdown link. */
  languages: { name: string; nameLink?: string; image?: string; variants: string[] }[];
  /** The content is rendered from Markdown links. */
  editors: { name: string; image?: string; content: string }[];
  users: ShowcaseUser[];
  userCount: number;
  latestRelease?: PostLink & { version: string; description: string };
  words: HomeWords;
  surveys: SurveyFigure[];
}

export interface UsersPage extends PageBase {
  kind: "users";
  users: ShowcaseUser[];
  words: UsersWords;
  surveys: SurveyFigure[];
}

/** A page made of a single Markdown file, such as the help page. */
export interface PlainPage extends PageBase {
  kind: "plain";
  toc: TocItem[];
}

export interface SearchPage extends PageBase {
  kind: "search";
  /** What readers without JavaScript should do. */
  withoutScript: string;
  /** All pages by section, for readers without JavaScript. */
  sections: { label: string; links: NavLink[] }[];
}

export interface NotFoundPage extends PageBase {
  kind: "not-found";
}

/** What the reader's browser keeps for reading offline. */
export interface OfflinePage extends PageBase {
  kind: "offline";
}

export type Page =
  | DocPage
  | PostPage
  | BlogListPage
  | ArchivePage
  | AuthorsPage
  | AuthorPage
  | HomePage
  | UsersPage
  | PlainPage
  | SearchPage
  | NotFoundPage
  | OfflinePage;

export type PageKind = Page["kind"];

/** The contents of a page's data file, and of the data embedded in its HTML (there without the article's HTML). */
export interface PageData {
  buildId: string;
  /** Embedded data leaves the sidebar out if the document shows all of it. */
  isSidebarShown?: true;
  page: Page;
}
