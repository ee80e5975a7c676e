/** The texts of the home page. Figures name their source and date, because they age. */
export const HERO = {
  title: "Every line, where it belongs.",
  lead: "Prettier is an opinionated code formatter. It reads your code, forgets how it was laid out, and prints it again in one consistent style.",
  playground: "Try it online",
  install: "Install",
  latest: "New",
};

interface Point {
  title: string;
  text: string;
  link?: { label: string; href: string };
}

export const WHAT: { title: string; points: Point[] } = {
  title: "What it is",
  points: [
    {
      title: "A formatter with opinions",
      text: "It has its own style, so you need no style guide. You write the code, and it decides where the lines break.",
    },
    {
      title: "For most of your files",
      text: "JavaScript, TypeScript, CSS, HTML, Markdown, YAML and more, even if a file mixes several of them.",
    },
    {
      title: "At home in your editor",
      text: "Most editors can run Prettier. For everything else there is a command line.",
    },
    {
      title: "Few options, on purpose",
      text: "Every option is one more thing to discuss.",
      link: { label: "Read why there are so few", href: "/docs/option-philosophy" },
    },
  ],
};

export const WHY = {
  title: "Why people keep it",
  more: { label: "Read all the reasons", href: "/docs/why-prettier" },
  save: {
    title: "Save, and it is formatted",
    text: "Type code in any layout. When you save the file, Prettier formats it.",
  },
  review: { title: "Reviews about the code", text: "The style is settled, so nobody has to discuss it in a review." },
  attention: { title: "Attention where it counts", text: "You spend no time and energy on lining things up by hand." },
};

export const LANGUAGES = {
  title: "Speaks your languages",
  lead: "Prettier formats these languages without a plugin. Community plugins add more.",
};

export const EDITORS = {
  title: "Works in your editor",
  lead: "Format your code when you save it, or when you press a key.",
  invite: {
    label: "Is your editor missing? Add it",
    href: "https://github.com/prettier/prettier/edit/main/website/data/editors.yml",
  },
};

export const USERS = {
  title: "In use at",
  more: (count: number) => `and ${count} more`,
};

export const RELEASE = {
  title: "The latest release",
  more: "Read what changed",
  all: { label: "All releases", href: "/blog/archive" },
};

export const FIGURES = {
  title: "How far it has come",
  lead: "Figures from others, each with its source and date.",
  counts: [
    {
      value: "9.8 million",
      text: "repositories on GitHub depend on it",
      source: "GitHub, June 2025, for release 3.6",
      href: "https://github.com/prettier/prettier/network/dependents",
    },
    {
      value: "19,800",
      text: "packages on npm depend on it",
      source: "npm, June 2025, for release 3.6",
      href: "https://www.npmjs.com/browse/depended/prettier",
    },
  ],
};

export const SUPPORT = {
  title: "Kept alive by its users",
  lead: "Prettier is free software. There are three ways to support the people who maintain it.",
  links: [
    {
      label: "Donate",
      text: "Give money on Open Collective, once or every month. It pays the maintainers.",
      href: "https://opencollective.com/prettier",
    },
    {
      label: "Prettier for enterprise",
      text: "Get support and maintenance for your company with the Tidelift Subscription.",
      href: "https://tidelift.com/subscription/pkg/npm-prettier?utm_source=npm-prettier&utm_medium=referral&utm_campaign=website",
    },
    {
      label: "Wear it",
      text: "Buy the Syntax × Prettier shirt. Ten US dollars of each go to the project.",
      href: "https://sentry.shop/products/syntax-prettier-tee",
    },
  ],
};

/** The four steps. `tests/docs/home.test.ts` compares their commands with the installation guide. */
export const START = {
  title: "Four steps, then forget about it",
  lead: "From nothing to a formatted project in about a minute.",
  managers: "Package manager",
  more: { label: "Read the installation guide", href: "/docs/install" },
  steps: [
    { title: "Install", text: "Install an exact version, so that everybody gets the same format." },
    { title: "Configure", text: "An empty file is enough. It tells editors that you use Prettier." },
    { title: "Format", text: "Format everything at once, in a separate commit." },
    { title: "Automate", text: "Let your continuous integration (CI) check every change." },
  ],
};

/** The version that the docs describe, as in the installation guide. Without it, you would get the latest release. */
const PACKAGE = "prettier@3.6.2";
const CONFIGURE = `--eval "fs.writeFileSync('.prettierrc','{}\\n')"`;

/** The commands of the steps, in their order. */
export const COMMANDS: Record<string, string[]> = {
  npm: [
    `npm install --save-dev --save-exact ${PACKAGE}`,
    `node ${CONFIGURE}`,
    "npx prettier . --write",
    "npx prettier . --check",
  ],
  yarn: [
    `yarn add --dev --exact ${PACKAGE}`,
    `node ${CONFIGURE}`,
    "yarn prettier . --write",
    "yarn prettier . --check",
  ],
  pnpm: [
    `pnpm add --save-dev --save-exact ${PACKAGE}`,
    `node ${CONFIGURE}`,
    "pnpm exec prettier . --write",
    "pnpm exec prettier . --check",
  ],
  bun: [`bun add --dev --exact ${PACKAGE}`, `bun ${CONFIGURE}`, "bunx prettier . --write", "bunx prettier . --check"],
  deno: [
    `deno install --dev --save-exact ${PACKAGE}`,
    `deno eval "Deno.writeTextFileSync('.prettierrc','{}\\n')"`,
    "deno x prettier . --write",
    "deno x prettier . --check",
  ],
};
