/**
 * Formats with packages as Node.js loads them: `{ formatter, cases }` on the standard input, the results on the standard output. Plugins get
 * the formatter that is asked for wherever they import it, because the folder that they are installed in has but one.
 */
import { Module, register } from "node:module";
import path from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

const { formatter, cases } = JSON.parse(await text(process.stdin));
const within = path.join(formatter, "package.json");

/** A package finds itself under its own name, so that is where everyone looks for it. */
const resolveFile = Module._resolveFilename;
Module._resolveFilename = function (id, parent, ...rest) {
  const isFormatter = id === "prettier" || id.startsWith("prettier/");
  return resolveFile.call(this, id, isFormatter ? { id: within, filename: within, paths: [] } : parent, ...rest);
};
const hooks = `
const within = ${JSON.stringify(pathToFileURL(within).href)};
export const resolve = (id, context, next) => {
  const [, folder, name] = /^from:(.+)::(.+)$/.exec(id) ?? [];
  if (name) return next(name, { ...context, parentURL: folder });
  return id === "prettier" || id.startsWith("prettier/") ? next(id, { ...context, parentURL: within }) : next(id, context);
};`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);

const prettier = await import("prettier");
const results = [];
for (const { plugin, from, content, options } of cases) {
  try {
    const entry = await import(`from:${pathToFileURL(path.join(from, "index.js")).href}::${plugin}`);
    results.push({ text: await prettier.format(content, { ...options, plugins: [entry.default ?? entry] }) });
  } catch (error) {
    results.push({ error: String(error?.message ?? error) });
  }
}
process.stdout.write(JSON.stringify(results), () => process.exit());
