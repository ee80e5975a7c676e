/** The texts of the home page. Figures name their source and date, because they age. */
export const HERO = {
  title: "Every line, where it belongs.",
  lead: "Prettier is an opinionated code formatter. It reads your code, forgets how it was laid out, and prints it again in one consistent style.",
  playground: "Try it online",
  install: "Install",
  latest: "New",
  languages: "Language of the example",
  before: "As it was typed",
  after: "As Prettier prints it",
  hint: "Drag the rule. Every output was printed by the real Prettier when this page was built.",
  width: "Print width",
  columns: (count: number) => `${count} columns`,
  status: (columns: number, lines: number) => `${columns} columns, ${lines} lines`,
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
      text: "It has a style, so that you need none. You write the code, it decides where the lines break.",
    },
    {
      title: "For most of your files",
      text: "JavaScript, TypeScript, CSS, HTML, Markdown, YAML and more, and one inside of the other.",
    },
    {
      title: "At home in your editor",
      text: "There is an integration for the one you use, and a command line for everything else.",
    },
    {
      title: "Few options, on purpose",
      text: "Every option is one more thing to discuss.",
      link: { label: "The option philosophy", href: "/docs/option-philosophy" },
    },
  ],
};

export const WHY = {
  title: "Why people keep it",
  more: { label: "All the reasons", href: "/docs/why-prettier" },
  save: { title: "Save, and it is formatted", text: "Type as it comes. The layout is done when you press save." },
  review: { title: "Reviews about the code", text: "Style is settled, so nobody has to bring it up again." },
  attention: { title: "Attention where it counts", text: "No time or energy goes into lining things up by hand." },
};

export const LANGUAGES = {
  title: "Speaks your languages",
  lead: "The core formats these by itself. Plugins of the community add others.",
};

export const EDITORS = {
  title: "Works in your editor",
  lead: "Format on save, or at the press of a key.",
  invite: {
    label: "Is yours missing? Add it",
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
  lead: "What others have counted, and when.",
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
  lead: "Prettier is free software. These keep its maintainers at work.",
  links: [
    {
      label: "Donate",
      text: "On Open Collective, once or every month. The money pays maintainers.",
      href: "https://opencollective.com/prettier",
    },
    {
      label: "Prettier for enterprise",
      text: "Support and maintenance as part of the Tidelift Subscription.",
      href: "https://tidelift.com/subscription/pkg/npm-prettier?utm_source=npm-prettier&utm_medium=referral&utm_campaign=website",
    },
    {
      label: "Wear it",
      text: "The Syntax × Prettier shirt: ten US dollars of each go to the project.",
      href: "https://sentry.shop/products/syntax-prettier-tee",
    },
  ],
};

/** The four steps. `tests/docs/home.test.ts` compares their commands with the installation guide. */
export const START = {
  title: "Four steps, then forget about it",
  lead: "From nothing to a formatted project in about a minute.",
  managers: "Package manager",
  more: { label: "The installation guide", href: "/docs/install" },
  steps: [
    { title: "Install", text: "An exact version, so that it formats the same for everybody." },
    { title: "Configure", text: "An empty file is enough: it tells editors that you use it." },
    { title: "Format", text: "Everything at once, in a commit of its own." },
    { title: "Automate", text: "Let your continuous integration check every change." },
  ],
};

const CONFIGURE = `--eval "fs.writeFileSync('.prettierrc','{}\\n')"`;

/** The commands of the steps, in their order. */
export const COMMANDS: Record<string, string[]> = {
  npm: [
    "npm install --save-dev --save-exact prettier",
    `node ${CONFIGURE}`,
    "npx prettier . --write",
    "npx prettier . --check",
  ],
  yarn: ["yarn add --dev --exact prettier", `node ${CONFIGURE}`, "yarn prettier . --write", "yarn prettier . --check"],
  pnpm: [
    "pnpm add --save-dev --save-exact prettier",
    `node ${CONFIGURE}`,
    "pnpm exec prettier . --write",
    "pnpm exec prettier . --check",
  ],
  bun: ["bun add --dev --exact prettier", `bun ${CONFIGURE}`, "bunx prettier . --write", "bunx prettier . --check"],
  deno: [
    "deno install --dev --save-exact prettier",
    `deno eval "Deno.writeTextFileSync('.prettierrc','{}\\n')"`,
    "deno x prettier . --write",
    "deno x prettier . --check",
  ],
};
