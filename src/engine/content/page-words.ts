/** Loads and validates `pages.yml`, the words of the home page and of the page of users. */
import { z } from "zod";
import type { HomeWords, PageWords, UsersWords } from "../../shared/labels/page-words.ts";
import { resolveHref, type AddressRules } from "../../shared/paths.ts";
import { readSource } from "../base/read-files.ts";
import { parseYaml, type Validated } from "../base/yaml.ts";

const words = z.string().min(1);
const link = z.strictObject({ label: words, href: words });
const titled = z.strictObject({ title: words, text: words });

const home = z.strictObject({
  hero: z.strictObject({ title: words, lead: words, install: link.optional() }).optional(),
  what: z.strictObject({ title: words, points: z.array(titled.extend({ link: link.optional() })) }).optional(),
  why: z.strictObject({ title: words, more: link, save: titled, review: titled, attention: titled }).optional(),
  start: z
    .strictObject({
      title: words,
      lead: words,
      managers: words,
      more: link,
      steps: z.array(titled).min(1),
      commands: z.record(z.string(), z.array(words)),
    })
    .optional(),
  languages: z.strictObject({ title: words, lead: words }).optional(),
  editors: z.strictObject({ title: words, lead: words, invite: link }).optional(),
  figures: z
    .strictObject({
      title: words,
      lead: words,
      counts: z.array(z.strictObject({ value: words, text: words, source: words, href: z.url() })),
    })
    .optional(),
  support: z.strictObject({ title: words, lead: words, links: z.array(link.extend({ text: words })) }).optional(),
});

const users = z.strictObject({
  lead: words.optional(),
  closing: z.strictObject({ text: words, link }).optional(),
  add: z.strictObject({ lead: words, edit: link }).optional(),
});

const survey = z.strictObject({ percent: z.number(), text: words, detail: words, source: words, href: z.url() });

const schema: z.ZodType<PageWords> = z.strictObject({
  home: home.default({}),
  users: users.default({}),
  surveys: z.array(survey).default([]),
});

/** A missing file is one without words. */
export async function loadPageWords(root: string, file: string): Promise<Validated<PageWords>> {
  return parseYaml(await readSource(root, file).catch(() => ({ file, text: "{}" })), schema);
}

/** All links in words, with their places in the file. */
export function listWordLinks(words: unknown, place: PropertyKey[] = []): { href: string; place: PropertyKey[] }[] {
  if (typeof words !== "object" || words === null) return [];
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    key === "href" && typeof value === "string"
      ? [{ href: value, place: [...place, key] }]
      : listWordLinks(value, [...place, key]),
  );
}

export function resolveWordLinks<T extends HomeWords | UsersWords>(words: T, rules: AddressRules): T {
  const resolve = (key: string, value: unknown) =>
    key === "href" && typeof value === "string" ? resolveHref(value, rules) : value;
  return JSON.parse(JSON.stringify(words), resolve) as T;
}
