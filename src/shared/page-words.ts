/** What the content says on the home page and on the page of users (`pages.yml`). A section without words is left out. */
import type { NavLink } from "./page.ts";

interface Titled {
  title: string;
  text: string;
}

export interface HomeWords {
  hero?: { title: string; lead: string; install?: NavLink | undefined } | undefined;
  what?: { title: string; points: (Titled & { link?: NavLink | undefined })[] } | undefined;
  why?: { title: string; more: NavLink; save: Titled; review: Titled; attention: Titled } | undefined;
  start?: StartWords | undefined;
  languages?: { title: string; lead: string } | undefined;
  editors?: { title: string; lead: string; invite: NavLink } | undefined;
  figures?: { title: string; lead: string; counts: FigureCount[] } | undefined;
  support?: { title: string; lead: string; links: (NavLink & { text: string })[] } | undefined;
}

/** Steps, each with a command for every package manager, in the same order. */
export interface StartWords {
  title: string;
  lead: string;
  managers: string;
  more: NavLink;
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
  closing?: { text: string; link: NavLink } | undefined;
  /** How readers get onto the page. */
  add?: { lead: string; edit: NavLink } | undefined;
}

export interface PageWords {
  home: HomeWords;
  users: UsersWords;
  surveys: SurveyFigure[];
}
