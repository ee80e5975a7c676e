/** Small valid values and throw-away folders for unit tests. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { defineSite } from "../config/define-site.ts";
import type { SiteConfig, SiteInput } from "../config/schema.ts";
import type { Compiled } from "../markdown/context.ts";
import { AuthoringError, showProblem } from "../base/problems.ts";

export const SITE_INPUT: SiteInput = {
  title: "Site",
  tagline: "A site",
  description: "A site for tests.",
  favicon: "/favicon.svg",
  url: "https://example.org",
  i18n: { defaultLocale: "en", locales: { en: { label: "English", htmlLang: "en", path: "en" } } },
  navbar: { title: "Site" },
};

export function createConfig(overrides: Partial<SiteInput> = {}): SiteConfig {
  return defineSite({ ...SITE_INPUT, ...overrides });
}

export function createCompiled(overrides: Partial<Compiled> = {}): Compiled {
  return { html: "", toc: [], ids: [], links: [], images: [], names: [], sections: [], problems: [], ...overrides };
}

/** A folder with these files, gone when the test is over. */
export async function createFolder(files: Record<string, string | Buffer> = {}): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), "site-"));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const [name, contents] of Object.entries(files)) {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, contents);
  }
  return root;
}

/** The problems that stopped the work, one a line. */
export async function collectProblems(work: Promise<unknown> | (() => unknown)): Promise<string[]> {
  try {
    await (typeof work === "function" ? work() : work);
  } catch (error) {
    if (error instanceof AuthoringError) return error.problems.map(showProblem);
    throw error;
  }
  return [];
}
