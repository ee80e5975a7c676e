/** Each recipe for a pre-commit hook, followed in a repository: what is committed is formatted. */
import { chmod } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { VERSIONS } from "../docs/support/versions.ts";
import { readRecipe } from "./support/read-recipe.ts";
import { createRepository, TIDY, UNTIDY, type Repository } from "./support/repository.ts";

/** The recipes are the same in all versions, so one is enough. */
const { dir, formatter } = VERSIONS.find(({ name }) => name === "stable")!;
const { version } = (await import(formatter)) as typeof import("prettier");

describe("a pre-commit hook", () => {
  let repository: Repository;

  beforeEach(async () => {
    repository = await createRepository([`prettier@${version}`]);
  });
  afterEach(() => repository.remove());

  const follow = async (commands: string[]) => {
    for (const command of commands) {
      const { code, stdout, stderr } = await repository.run(command);
      expect(code, `${command}\n${stdout}\n${stderr}`).toBe(0);
    }
  };

  it("with husky and lint-staged, as on the install page", async () => {
    const { commands, files } = await readRecipe(`${dir}/install.md`, /^Git hooks/);
    await follow(commands);
    const settings = JSON.stringify(JSON.parse(files["package.json"]!)["lint-staged"]);
    await follow([`npm pkg set --json 'lint-staged=${settings}'`]);
    expect(await repository.commitUntidy("src/menu.js")).toBe(TIDY);
    await repository.write("notes.soup", "leek\n");
    await follow(["git add notes.soup", "git commit --quiet -m Notes"]);
  });

  it("with pretty-quick and simple-git-hooks", async () => {
    const { commands, files } = await readRecipe(`${dir}/precommit.md`, /^Option 2/);
    await follow(commands);
    const { stdout } = await repository.run("cat .simple-git-hooks.json");
    expect(stdout).toBe(files[".simple-git-hooks.json"]);
    expect(await repository.commitUntidy("src/menu.js")).toBe(TIDY);
  });

  it("with git-format-staged, which a dot as pattern would not make format anything", async () => {
    const { commands, files } = await readRecipe(`${dir}/precommit.md`, /^Option 4/);
    await follow(commands);
    const hook = files[".husky/pre-commit"]!;
    await repository.write(".husky/pre-commit", hook.replace("'*'", "."));
    expect(await repository.commitUntidy("src/first.js")).toBe(UNTIDY);
    await repository.write(".husky/pre-commit", hook);
    expect(await repository.commitUntidy("src/menu.js")).toBe(TIDY);
    // A part of a file: what is not staged stays as it is.
    await repository.write("src/menu.js", `${TIDY}eat( 1 )\n`);
    await follow(["git add src/menu.js"]);
    await repository.write("src/menu.js", `${TIDY}eat( 1 )\n\n\npay( 1 )\n`);
    await follow(["git commit --quiet -m Part"]);
    expect((await repository.run("git show HEAD:src/menu.js")).stdout).toBe(`${TIDY}eat(1);\n`);
    expect((await repository.run("cat src/menu.js")).stdout).toContain("pay( 1 )");
  });

  it("with Lefthook", async () => {
    const { commands, files } = await readRecipe(`${dir}/precommit.md`, /^Option 5/);
    await repository.write("lefthook.yml", files["lefthook.yml"]!);
    await follow(commands);
    expect(await repository.commitUntidy("src/menu.js")).toBe(TIDY);
  });

  it("with a shell script", async () => {
    const { files } = await readRecipe(`${dir}/precommit.md`, /^Option 6/);
    for (const [file, content] of Object.entries(files)) {
      await repository.write(file, content);
      await chmod(path.join(repository.dir, file), 0o755);
    }
    expect(await repository.commitUntidy("src/the menu.js")).toBe(TIDY);
    await repository.write("src/broken.js", "let = ;\n");
    await follow(["git add src/broken.js"]);
    expect((await repository.run("git commit --quiet -m Broken")).code).not.toBe(0);
  });
});
