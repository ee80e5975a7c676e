/** `users.yml`, `editors.yml` and `languages.yml`: validated, with their logos read from the icon package. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { z } from "zod";
import { throwIfAny, type Problem } from "../problems.ts";
import { readSource } from "./read-files.ts";
import { parseYaml } from "./yaml.ts";

/** Name of an icon in the simple-icons package. */
const icon = z.string().optional();

const usersSchema = z.array(
  z.strictObject({
    caption: z.string().min(1),
    infoLink: z.url(),
    /** SVG path on a 24 by 24 grid, where the icon package has no logo; `greyImage` where grey needs a drawing of its own. */
    image: z.string().optional(),
    greyImage: z.string().optional(),
    icon,
    pinned: z.boolean().optional(),
  }),
);
const editorsSchema = z.array(
  z.strictObject({ name: z.string(), image: z.string().optional(), icon, content: z.string() }),
);
const languagesSchema = z.array(
  z.strictObject({
    name: z.string(),
    nameLink: z.string().optional(),
    image: z.string().optional(),
    icon,
    variants: z.array(z.string()),
  }),
);

type WithImage<T> = Omit<T, "icon"> & { image?: string | undefined };
export type UserEntry = WithImage<z.output<typeof usersSchema>[number]>;
export type EditorData = WithImage<z.output<typeof editorsSchema>[number]>;
export type LanguageData = WithImage<z.output<typeof languagesSchema>[number]>;

export interface Showcase {
  /** Badly formatted code for the home page. */
  hero: string;
  users: UserEntry[];
  editors: EditorData[];
  languages: LanguageData[];
}

export async function loadShowcase(root: string, dir: string): Promise<Showcase> {
  const [hero, users, editors, languages] = await Promise.all([
    readSource(root, `${dir}/hero.jsx`).then(
      ({ text }) => text.trim(),
      () => "",
    ),
    loadEntries({ root, file: `${dir}/users.yml` }, usersSchema),
    loadEntries({ root, file: `${dir}/editors.yml` }, editorsSchema),
    loadEntries({ root, file: `${dir}/languages.yml` }, languagesSchema),
  ]);
  throwIfAny([users, editors, languages].flatMap((result) => result.problems));
  const byPin = users.entries.toSorted((a, b) => Number(b.pinned ?? false) - Number(a.pinned ?? false));
  return { hero, users: byPin, editors: editors.entries, languages: languages.entries };
}

async function loadEntries<T extends { icon?: string | undefined; image?: string | undefined }>(
  source: { root: string; file: string },
  schema: z.ZodType<T[]>,
): Promise<{ entries: WithImage<T>[]; problems: Problem[] }> {
  const { file, text } = await readSource(source.root, source.file).catch(() => ({ file: source.file, text: "[]" }));
  const { value, problems } = parseYaml({ file, text }, schema);
  if (!value) return { entries: [], problems };
  const missing: Problem[] = [];
  const entries = value.map(async ({ icon: name, ...entry }) => {
    if (!name) return entry;
    const image = await loadIcon(name);
    if (!image)
      missing.push({
        file,
        line: text.split("\n").findIndex((line) => line.includes(`icon: ${name}`)) + 1,
        message: `icon: simple-icons has no "${name}"`,
      });
    return { ...entry, image };
  });
  return { entries: (await Promise.all(entries)) as WithImage<T>[], problems: missing };
}

async function loadIcon(name: string): Promise<string | undefined> {
  const index = createRequire(import.meta.url).resolve("simple-icons");
  const svg = await readFile(path.join(path.dirname(index), "icons", `${name}.svg`), "utf8").catch(() => "");
  return / d="([^"]+)"/.exec(svg)?.[1];
}
