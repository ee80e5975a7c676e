import { expect, test } from "vitest";
import { createCache } from "../base/cache.ts";
import { createFolder } from "../testing/values.ts";
import { createFlagLoader, parseHelp } from "./cli-help.ts";

test("flags with their short form and default", () => {
  const help =
    "Usage: x\n\nOutput options:\n\n  -c, --check              Check things, see\n                           --write.\n  --print-width <int>      The line length.\n                           Defaults to 80.\n\nConfig options:\n\n  --no-config              Do not look. Defaults to nothing at all.\n";
  expect(parseHelp(help)).toEqual([
    { names: ["-c", "--check"] },
    { names: ["--print-width"], default: "80" },
    { names: ["--no-config"], default: "nothing at all" },
  ]);
});

test("the real command line tells its own", async () => {
  const flags = await createFlagLoader(createCache(await createFolder()), "test")("prettier-stable");
  expect(flags.length).toBeGreaterThan(40);
  expect(flags).toContainEqual({ names: ["-w", "--write"] });
  expect(flags).toContainEqual({ names: ["--ignore-path"], default: "[.gitignore, .prettierignore]" });
});
