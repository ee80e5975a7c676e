/** What the content says on the home page and on the page of users (`pages.yml`). A section without words is left out. */

interface WordLink {
  label: string;
  href: string;
}

interface Titled {
  title: string;
  text: string;
}

export interface HomeWords {
  hero?: { title: string; lead: string; install?: WordLink | undefined } | undefined;
  what?: { title: string; points: (Titled & { link?: WordLink | undefined })[] } | undefined;
  why?: { title: string; more: WordLink; save: Titled; review: Titled; attention: Titled } | undefined;
  start?: StartWords | undefined;
  languages?: { title: string; lead: string } | undefined;
  editors?: { title: string; lead: string; invite: WordLink } | undefined;
  figures?: { title: string; lead: string; counts: FigureCount[] } | undefined;
  support?: { title: string; lead: string; links: (WordLink & { text: string })[] } | undefined;
}

/** Steps, each with a command for every package manager, in the same order. */
export interface StartWords {
  title: string;
  lead: string;
  managers: string;
  more: WordLink;
  steps: Titled[];
  commands: Record<string, string[]>;
}

interface FigureCount {
  value: string;
  text: string;
  source: string;
  href: string;
}

export interface SurveyFigure {
  percent: number;
  text: string;
  detail: string;
  source: string;
  href: string;
}

export interface UsersWords {
  lead?: string | undefined;
  closing?: { text: string; link: WordLink } | undefined;
  /** How readers get onto the page. */
  add?: { lead: string; edit: WordLink } | undefined;
}

export interface PageWords {
  home: HomeWords;
  users: UsersWords;
  surveys: SurveyFigure[];
}
