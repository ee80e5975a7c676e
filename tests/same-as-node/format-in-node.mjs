/** Formats with a package as Node.js loads it: `{ formatter, cases }` on the standard input, the results on the standard output. */
import { createRequire } from "node:module";
import { text } from "node:stream/consumers";

const { formatter, cases } = JSON.parse(await text(process.stdin));
const prettier = createRequire(import.meta.url)(formatter);

/** Old versions print warnings about options where the results belong. */
console.warn = console.log = () => {};

const results = [];
for (const { content, options } of cases) {
  try {
    results.push({ text: await prettier.format(content, options) });
  } catch (error) {
    const { name = "", message = String(error), loc, codeFrame } = error ?? {};
    results.push({ error: { name, message, loc, codeFrame } });
  }
}
process.stdout.write(JSON.stringify(results), () => process.exit());
