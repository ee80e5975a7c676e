/** The parts of a recipe, as its page has them. */
import type { Code } from "mdast";
import { visit } from "unist-util-visit";
import { getSection, readPage } from "../../docs/support/read-page.ts";

export interface Recipe {
  /** The commands for npm, or those for everybody. */
  commands: string[];
  /** Titles and contents of the files. */
  files: Record<string, string>;
}

export async function readRecipe(page: string, heading: RegExp): Promise<Recipe> {
  const recipe: Recipe = { commands: [], files: {} };
  visit(getSection(await readPage(page), heading), "code", ({ lang, meta, value }: Code) => {
    const title = /title="([^"]*)"/.exec(meta ?? "")?.[1];
    const tab = /tab="([^"]*)"/.exec(meta ?? "")?.[1];
    if (title) recipe.files[title] = `${value}\n`;
    else if (lang === "bash" && (!tab || tab === "npm"))
      recipe.commands.push(...value.split("\n").map((line) => line.replace(/^\$ /, "")));
  });
  return recipe;
}
