import { expect, it } from "vitest";
import { locateFormatter } from "./load-formatter.ts";
import { askFormatter } from "../playground/formatters.ts";
import { askForFlags } from "./cli-help.ts";
import { readPinnedAnswers } from "./pinned-answers.ts";

it.each(["prettier-stable", "prettier-next", "prettier-2"])("what is pinned of %s is what it says", async (name) => {
  expect((await readPinnedAnswers(name))?.support).toEqual(await askFormatter(locateFormatter(name)));
});

it.each(["prettier-stable", "prettier-next"])("what is pinned of the flags of %s is what it says", async (name) => {
  expect((await readPinnedAnswers(name))?.flags).toEqual(await askForFlags(name));
});

it("what is pinned of one version tells nothing about others", async () => {
  expect(await readPinnedAnswers("prettier-stable", "1.0.0")).toBeUndefined();
  expect(await readPinnedAnswers("prettier-unknown", "1.0.0")).toBeUndefined();
});
