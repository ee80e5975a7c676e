/** Recipes with other tools than hooks: linters, watchers, package managers, editors and shared configurations. */
import { spawn, spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readPage } from "../docs/support/read-page.ts";
import { VERSIONS } from "../docs/support/versions.ts";
import { readRecipe } from "./support/read-recipe.ts";
import { createRepository, TIDY, UNTIDY, type Repository } from "./support/repository.ts";

const { dir, formatter } = VERSIONS.find(({ name }) => name === "stable")!;
const { version } = (await import(formatter)) as typeof import("prettier");
const hasVim = spawnSync("vim", ["--version"]).status === 0;

describe("a recipe", () => {
  let repository: Repository;

  beforeEach(async () => {
    repository = await createRepository([`prettier@${version}`]);
  });
  afterEach(() => repository.remove());

  const need = async (command: string) => {
    const result = await repository.run(command);
    expect(result.code, `${command}\n${result.stdout}\n${result.stderr}`).toBe(0);
    return result.stdout;
  };

  it("of eslint-config-prettier names the rules that clash, and turns them off", async () => {
    await need("npm install --no-audit --no-fund --save-dev eslint eslint-config-prettier @stylistic/eslint-plugin");
    const { blocks } = await readPage(`${dir}/integrating-with-linters.md`);
    const helper = blocks.find(({ text }) => text.startsWith("npx eslint-config-prettier"))!.text;
    await repository.write("src/main.js", "pour(1);\n");
    const rules = '{ plugins: { "@stylistic": stylistic }, rules: { "@stylistic/semi": ["error", "never"] } }';
    const imports =
      'import stylistic from "@stylistic/eslint-plugin";\nimport prettier from "eslint-config-prettier";\n';
    await repository.write("eslint.config.mjs", `${imports}export default [${rules}];\n`);
    expect((await repository.run(helper)).stderr).toContain("@stylistic/semi");
    expect((await repository.run("npx eslint src")).code).toBe(1);
    await repository.write("eslint.config.mjs", `${imports}export default [${rules}, prettier];\n`);
    expect((await repository.run(helper)).code).toBe(0);
    expect((await repository.run("npx eslint src")).code).toBe(0);
  });

  it("of onchange formats a file when it changes", async () => {
    const { commands, files } = await readRecipe(`${dir}/watching-files.md`, /^Keep it as a script/);
    for (const command of commands) await need(command);
    const script = (JSON.parse(files["package.json"]!) as { scripts: Record<string, string> }).scripts[
      "prettier-watch"
    ]!;
    const env = { ...process.env, PATH: `${path.join(repository.dir, "node_modules/.bin")}:${process.env["PATH"]}` };
    const watcher = spawn("bash", ["-c", `exec ${script}`], { cwd: repository.dir, env, stdio: "ignore" });
    try {
      await vi.waitFor(
        async () => {
          await repository.write("src/menu.js", `${UNTIDY}// ${Date.now()}\n`);
          await new Promise((resolve) => setTimeout(resolve, 4000));
          expect(await readFile(path.join(repository.dir, "src/menu.js"), "utf8")).toContain(TIDY);
        },
        { timeout: 60_000, interval: 100 },
      );
    } finally {
      watcher.kill();
    }
  });

  it("of yarn: version 1 keeps the flags of exec for itself, `yarn prettier` does not", async () => {
    await need("npm install --no-audit --no-fund --save-dev yarn@1");
    await repository.write("menu.js", UNTIDY);
    expect((await repository.run("yarn exec prettier menu.js --check")).code).toBe(0);
    expect((await repository.run("yarn exec -- prettier menu.js --check")).code).toBe(1);
    expect((await repository.run("yarn prettier menu.js --check")).code).toBe(1);
  });

  it("of pnpm and npx runs the local copy", async () => {
    await need("npm install --no-audit --no-fund --save-dev pnpm@9");
    expect((await need("npx prettier --version")).trim()).toBe(version);
    expect((await need("pnpm exec prettier --version")).trim()).toBe(version);
  });

  it("of the install page gives a formatted project", async () => {
    const steps = [/^1\./, /^2\./, /^3\./, /^4\./, /^5\./];
    const recipes = await Promise.all(steps.map((heading) => readRecipe(`${dir}/install.md`, heading)));
    const commands = recipes.flatMap((recipe) => recipe.commands);
    expect(commands).toHaveLength(5);
    await repository.write("menu.js", UNTIDY);
    await repository.write("dist/app.js", UNTIDY);
    for (const command of commands) await need(command);
    expect(await need("cat menu.js dist/app.js")).toBe(`${TIDY}${UNTIDY}`);
    expect(JSON.parse(await need("cat package.json")).devDependencies.prettier).toBe(version);
    expect((await need("npx prettier --find-config-path menu.js")).trim()).toBe(".prettierrc");
  });

  it("of a shared configuration is used, with its plugin", async () => {
    const { files } = await readRecipe(`${dir}/sharing-configurations.md`, /^Include plugins/);
    const manifest = JSON.parse(files["package.json"]!) as { name: string };
    await repository.write(
      "shared/package.json",
      JSON.stringify({ ...manifest, version: "1.0.0", type: "module", exports: "./index.js" }),
    );
    await repository.write("shared/index.js", files["index.js"]!);
    await need("npm install --no-audit --no-fund --save-dev --install-links ./shared");
    await repository.write(".prettierrc", `"${manifest.name}"\n`);
    await repository.write("feed.xml", "<menu><soup/></menu>");
    expect(await need("npx prettier feed.xml")).toContain("<soup />");
  });

  it.skipIf(!hasVim)("of Vim formats the buffer with a key", async () => {
    const { files } = await readRecipe(`${dir}/vim.md`, /^Running Prettier manually/);
    await repository.write("map.vim", files[".vimrc"]!);
    await repository.write("menu.js", UNTIDY);
    await need("vim -N -es -u map.vim -c 'normal gp' -c wq menu.js < /dev/null || true");
    expect(await need("cat menu.js")).toBe(TIDY);
  });
});
