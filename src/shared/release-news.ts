/** Which headings of a release's post are about the language of some code. The engine and the playground must agree on it. */

export interface NewsHeading {
  text: string;
  id: string;
}

const JAVASCRIPT = ["JavaScript", "JSX"];
const TYPESCRIPT = ["TypeScript", ...JAVASCRIPT];
const FLOW = ["Flow", ...JAVASCRIPT];

/** What posts call the languages that a parser reads, the closest first: TypeScript code is mostly JavaScript. */
const LANGUAGES: Record<string, string[]> = {
  babel: JAVASCRIPT,
  acorn: JAVASCRIPT,
  espree: JAVASCRIPT,
  meriyah: JAVASCRIPT,
  oxc: JAVASCRIPT,
  typescript: TYPESCRIPT,
  "babel-ts": TYPESCRIPT,
  "oxc-ts": TYPESCRIPT,
  flow: FLOW,
  "babel-flow": FLOW,
  hermes: FLOW,
  css: ["CSS"],
  scss: ["SCSS", "CSS"],
  less: ["Less", "CSS"],
  html: ["HTML"],
  vue: ["Vue"],
  angular: ["Angular"],
  lwc: ["LWC"],
  mjml: ["MJML"],
  glimmer: ["Handlebars", "Ember"],
  markdown: ["Markdown"],
  mdx: ["MDX", "Markdown"],
  json: ["JSON"],
  jsonc: ["JSON"],
  json5: ["JSON5", "JSON"],
  "json-stringify": ["JSON"],
  yaml: ["YAML"],
  graphql: ["GraphQL"],
};

const NAMES = [...new Set(Object.values(LANGUAGES).flat())];

/** A heading names languages where it begins with them: "CSS, SCSS and Less", "Markdown: one space after a bullet". */
function listNamed(heading: string): string[] {
  const named: string[] = [];
  for (let rest = heading; ;) {
    const name = NAMES.find((each) => rest.startsWith(each) && !/^\w/.test(rest.slice(each.length)));
    if (!name) return named;
    named.push(name);
    const link = /^(?:, | and | \/ )/.exec(rest.slice(name.length));
    if (!link) return named;
    rest = rest.slice(name.length + link[0].length);
  }
}

export function isNews({ text }: NewsHeading): boolean {
  return listNamed(text).length > 0;
}

/** Of each language that the parser reads, in the order of the post. Empty if the post says nothing about them. */
export function pickNews<T extends NewsHeading>(headings: T[], parser: string): T[] {
  const languages = (Object.hasOwn(LANGUAGES, parser) && LANGUAGES[parser]) || [];
  const picked = languages.flatMap((language) => headings.filter(({ text }) => listNamed(text).includes(language)));
  return [...new Set(picked)];
}
