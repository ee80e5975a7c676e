/** Loads and validates `hero.yml`, `users.yml`, `editors.yml`, `languages.yml` and `projects.yml`, with logos from the icon package. */
import { existsSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { findNearest } from "../../shared/nearest.ts";
import type { PageWords } from "../../shared/labels/page-words.ts";
import { raise, type Problem } from "../base/problems.ts";
import type { ProjectList } from "../markdown/context.ts";
import { loadPageWords } from "./page-words.ts";
import { openIcons, type Icon, type Icons } from "./icons.ts";
import { readSource } from "../base/read-files.ts";
import { parseYaml } from "../base/yaml.ts";

/** Name of an icon in the simple-icons package. */
const icon = z.string().optional();

/** For entries that the icon package has no logo for: a file of `public/`, or a drawing of one path on a 24 by 24 grid. */
const image = z
  .string()
  .regex(
    /^(?:m[\d\s.,a-z-]+|\/\S+\.(?:svg|png))$/i,
    'expected a file of public/ such as "/img/users/name.svg" (SVG or PNG), or the "d" of an SVG path on a 24 by 24 grid',
  )
  .optional();

const usersSchema = z
  .array(
    z.strictObject({
      caption: z.string().min(1),
      infoLink: z.url(),
      image,
      /** A separate one that is drawn in grey, for logos that need it. */
      greyImage: image,
      icon,
      pinned: z.boolean().optional(),
    }),
  )
  .superRefine((users, context) => {
    const seen = new Set<string>();
    for (const [index, { caption }] of users.entries()) {
      if (seen.has(caption))
        context.addIssue({ code: "custom", path: [index, "caption"], message: `"${caption}" is listed already` });
      seen.add(caption);
    }
  });
const editorsSchema = z.array(z.strictObject({ name: z.string(), image, icon, content: z.string() }));
const languagesSchema = z.array(
  z.strictObject({
    name: z.string(),
    nameLink: z.string().optional(),
    image,
    icon,
    variants: z.array(z.string()),
  }),
);

const heroSchema = z.array(
  z.strictObject({
    /** The name of the language, as readers see it. */
    name: z.string().min(1),
    /** Chooses the parser and the highlighting. */
    language: z.string().min(1),
    options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
    code: z.string().min(1),
  }),
);

const projectsSchema = z.array(
  z.strictObject({
    list: z.string().min(1),
    /** The third one says which plugins the playground has. */
    columns: z.union([z.tuple([z.string(), z.string()]), z.tuple([z.string(), z.string(), z.string()])]),
    /** `name` and `about` are Markdown. */
    projects: z.array(
      z.strictObject({
        name: z.string().min(1),
        link: z.url(),
        about: z.string().min(1),
        /** Of a plugin: what else readers call its language, so that search finds it. */
        languages: z.array(z.string().min(1)).optional(),
        /** Of a plugin: why browsers cannot run it. */
        noPlayground: z.string().min(1).optional(),
      }),
    ),
  }),
);

type WithImage<T> = Omit<T, "icon"> & Partial<Icon>;
export type UserEntry = WithImage<z.output<typeof usersSchema>[number]>;
export type EditorData = WithImage<z.output<typeof editorsSchema>[number]>;
export type LanguageData = WithImage<z.output<typeof languagesSchema>[number]>;

/** Badly formatted code for the home page. `line` is the line of its key `code` in the file. */
export type HeroEntry = z.output<typeof heroSchema>[number] & { line: number };

export interface Showcase {
  hero: HeroEntry[];
  users: UserEntry[];
  editors: EditorData[];
  languages: LanguageData[];
  projects: ProjectList[];
  words: PageWords;
  /** The line of a value in `editors.yml`, `languages.yml` or `pages.yml`, for problems that are found later. */
  getLine: Record<"editors" | "languages" | "pages", GetLine>;
}

type GetLine = (path: PropertyKey[]) => number;

/** Problems are noted in `found`. Without it, they are thrown. */
export async function loadShowcase(root: string, dir: string, found?: Problem[]): Promise<Showcase> {
  const icons = await openIcons();
  const [hero, users, editors, languages, projects, words] = await Promise.all([
    loadHero({ root, file: `${dir}/hero.yml` }),
    loadEntries({ root, file: `${dir}/users.yml` }, usersSchema, icons),
    loadEntries({ root, file: `${dir}/editors.yml` }, editorsSchema, icons),
    loadEntries({ root, file: `${dir}/languages.yml` }, languagesSchema, icons),
    loadProjects({ root, file: `${dir}/projects.yml` }),
    loadPageWords(root, `${dir}/pages.yml`),
  ]);
  raise(
    [hero, users, editors, languages, projects, words].flatMap((result) => result.problems),
    found,
  );
  const byPin = users.entries.toSorted((a, b) => Number(b.pinned ?? false) - Number(a.pinned ?? false));
  return {
    hero: hero.entries,
    users: byPin,
    editors: editors.entries,
    languages: languages.entries,
    projects: projects.entries,
    words: words.value ?? { home: {}, users: {}, surveys: [] },
    getLine: {
      editors: editors.getLine ?? getFirstLine,
      languages: languages.getLine ?? getFirstLine,
      pages: words.value ? words.getLine : getFirstLine,
    },
  };
}

const getFirstLine = () => 1;

interface EntryFile {
  root: string;
  file: string;
}

interface Loaded<T> {
  entries: T[];
  problems: Problem[];
  getLine?: GetLine;
}

/** A missing file counts as an empty list. */
async function readEntries({ root, file }: EntryFile): Promise<{ file: string; text: string }> {
  return readSource(root, file).catch(() => ({ file, text: "[]" }));
}

async function loadHero(source: EntryFile): Promise<Loaded<HeroEntry>> {
  const parsed = parseYaml(await readEntries(source), heroSchema);
  if (!parsed.value) return { entries: [], problems: parsed.problems };
  const entries = parsed.value.map((entry, index) => ({ ...entry, line: parsed.getLine([index, "code"]) }));
  return { entries, problems: [] };
}

async function loadProjects(source: EntryFile): Promise<Loaded<ProjectList>> {
  const parsed = parseYaml(await readEntries(source), projectsSchema);
  return { entries: parsed.value ?? [], problems: parsed.problems };
}

interface Entry {
  icon?: string | undefined;
  image?: string | undefined;
  greyImage?: string | undefined;
}

async function loadEntries<T extends Entry>(
  source: EntryFile,
  schema: z.ZodType<T[]>,
  icons: Icons,
): Promise<Loaded<WithImage<T>>> {
  const { file, text } = await readEntries(source);
  const parsed = parseYaml({ file, text }, schema);
  if (!parsed.value) return { entries: [], problems: parsed.problems };
  const problems: Problem[] = [];
  const entries = parsed.value.map(async ({ icon: name, ...entry }, index) => {
    for (const field of ["image", "greyImage"] as const) {
      const address = entry[field];
      if (address?.startsWith("/") && !existsSync(path.join(source.root, "public", address)))
        problems.push({
          file,
          line: parsed.getLine([index, field]),
          message: `${field}: public${address} does not exist`,
        });
    }
    if (!name) return entry;
    const found = await icons.load(name);
    if (!found) problems.push({ file, line: parsed.getLine([index, "icon"]), message: explainMissing(name, icons) });
    return { ...entry, ...found };
  });
  return { entries: (await Promise.all(entries)) as WithImage<T>[], problems, getLine: parsed.getLine };
}

function explainMissing(name: string, { names }: Icons): string {
  const nearest = findNearest(name, names);
  return `icon: simple-icons has no "${name}".${nearest ? ` Did you mean "${nearest}"?` : ""}`;
}
