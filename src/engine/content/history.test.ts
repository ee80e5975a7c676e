import { execFileSync } from "node:child_process";
import path from "node:path";
import { expect, it } from "vitest";
import { createFolder } from "../testing/values.ts";
import { loadHistory, parseHistory } from "./history.ts";

it("takes each file's newest date", () => {
  const log =
    "\0" + "2025-06-02T10:00:00+02:00\n\na.md\ndocs/b c.md\n\0" + "2025-06-01T10:00:00+02:00\n\na.md\nold.md\n";
  expect(parseHistory(log)).toEqual({ "a.md": "2025-06-02", "docs/b c.md": "2025-06-02", "old.md": "2025-06-01" });
});

it("takes commits without files, and no commits at all", () => {
  expect(parseHistory("\0" + "2025-06-02T10:00:00Z\n\0" + "2025-06-01T10:00:00Z\n\na.md\n")).toEqual({
    "a.md": "2025-06-01",
  });
  expect(parseHistory("")).toEqual({});
});

it("is empty outside of a repository", async () => {
  expect(await loadHistory(await createFolder({ "a.md": "" }))).toEqual({});
  expect(await loadHistory("/does/not/exist")).toEqual({});
});

it("reads paths as seen from the site, not from the repository", async () => {
  const root = await createFolder({ "site/grüße.md": "a", "other.md": "b" });
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, env: { ...process.env, ...identity } });
  const date = "2024-05-06T12:00:00Z";
  const identity = Object.fromEntries(
    ["AUTHOR", "COMMITTER"].flatMap((who) => [
      [`GIT_${who}_NAME`, "Test"],
      [`GIT_${who}_EMAIL`, "test@example.org"],
      [`GIT_${who}_DATE`, date],
    ]),
  );
  git("init", "--quiet");
  git("add", ".");
  git("-c", "commit.gpgsign=false", "commit", "--quiet", "--no-verify", "-m", "first");
  expect(await loadHistory(path.join(root, "site"))).toEqual({ "grüße.md": "2024-05-06" });
});
