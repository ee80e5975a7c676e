import { expect, test } from "vitest";
import { copyPlugins, describePlugin, readPluginVersion } from "./plugins.ts";

const plugin = {
  name: "@sea/plugin-tide",
  version: "1.2.3",
  code: 'import "../../standalone.mjs";',
  about: { options: [], languages: [], parsers: ["tide"] },
  packages: [],
};

test("a plugin stands where it finds the formatter, at an address that changes with its contents", () => {
  const { path, ...rest } = describePlugin(plugin);
  expect(rest).toEqual({ name: "@sea/plugin-tide", version: "1.2.3" });
  const files = copyPlugins("3.6.2", [plugin]);
  expect(files.map((file) => file.path)).toEqual(
    [`.mjs`, `.json`].map((end) => `assets/formatter/3.6.2/${path}${end}`),
  );
  expect(new URL("../../standalone.mjs", `https://x/${files[0]!.path}`).pathname).toBe(
    "/assets/formatter/3.6.2/standalone.mjs",
  );
  expect(describePlugin({ ...plugin, code: "" }).path).not.toBe(path);
});

test("versions before 3 have none", () => expect(copyPlugins("2.8.8", [plugin])).toEqual([]));

test("a package that is not installed is named, with what to do", async () => {
  await expect(readPluginVersion("prettier-plugin-unheard-of")).rejects.toThrow(
    'playground.plugins: there is no package "prettier-plugin-unheard-of". Install it: npm i -D prettier-plugin-unheard-of',
  );
});
