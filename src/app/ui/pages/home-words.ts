/** The words of the home page. Figures carry their source and their date, because they age. */
export const HERO = {
  title: "Every line, where it belongs.",
  lead: "Prettier is an opinionated code formatter. It reads your code, forgets how it was laid out, and prints it again in one consistent style: on every save, in every editor, for the whole team.",
  start: "Get started",
  playground: "Try it in the playground",
  latest: "Latest release",
  before: "As it was typed",
  after: "As Prettier prints it",
  stats: ({ lines, longest }: { lines: number; longest: number }) =>
    `${lines} lines, the longest has ${longest} columns`,
};

export interface Point {
  text: string;
  link?: { label: string; href: string };
}

export const WHAT: { title: string; points: Point[] } = {
  title: "What it is",
  points: [
    { text: "A code formatter with opinions, so that you need none." },
    { text: "One tool for JavaScript, CSS, HTML, Markdown and more." },
    { text: "At home in the editor you already use." },
    {
      text: "Few options, on purpose.",
      link: { label: "Read the option philosophy", href: "/docs/option-philosophy" },
    },
  ],
};

export const WHY: { title: string; points: Point[] } = {
  title: "Why people keep it",
  points: [
    { text: "You press save and the code is formatted." },
    { text: "Nobody discusses style in a review again." },
    { text: "Time and attention go to what the code does." },
    { text: "There is more to it.", link: { label: "Why Prettier?", href: "/docs/why-prettier" } },
  ],
};

export const LANGUAGES = {
  title: "Speaks your languages",
  lead: "The core formats these by itself; plugins of the community add others.",
};

export const EDITORS = {
  title: "Works in your editor",
  lead: "Format on save, or with a key. The extension uses the version your project has installed.",
  invite: {
    label: "Is yours missing? Add it",
    href: "https://github.com/prettier/prettier/edit/main/website/data/editors.yml",
  },
};

export const START = {
  title: "Four steps, then forget about it",
  lead: "From nothing to a formatted project in about a minute.",
  more: { label: "The installation guide", href: "/docs/install" },
  steps: [
    {
      title: "Install it, pinned",
      text: "An exact version formats the same for everybody.",
      command: "npm install --save-dev --save-exact prettier",
    },
    {
      title: "Say that you use it",
      text: "An empty configuration file tells editors and tools.",
      command: `node --eval "fs.writeFileSync('.prettierrc','{}\\n')"`,
    },
    {
      title: "Format everything",
      text: "Once, in a commit of its own.",
      command: "npx prettier . --write",
    },
    {
      title: "Keep it that way",
      text: "Let continuous integration check each change.",
      command: "npx prettier . --check",
    },
  ],
};

export const USERS = {
  title: "Trusted with the code of others",
  more: (count: number) => `See all ${count} projects and companies`,
};

export const SURVEYS = [
  {
    percent: 83,
    users: 10_282,
    asked: 12_360,
    year: 2021,
    href: "https://2021.stateofjs.com/en-US/other-tools/#utilities",
  },
  {
    percent: 70,
    users: 14_880,
    asked: 20_974,
    year: 2020,
    href: "https://2020.stateofjs.com/en-US/other-tools/#utilities",
  },
];

export const FIGURES = {
  title: "How far it has come",
  lead: "What others have counted, and when.",
  survey: "of those asked use it regularly",
  surveySource: (year: number) => `State of JS ${year}`,
  counts: [
    {
      value: "9.8 million",
      text: "repositories on GitHub depend on it",
      source: "GitHub, counted for release 3.6",
      href: "https://github.com/prettier/prettier/network/dependents",
    },
    {
      value: "19,800",
      text: "packages on npm depend on it",
      source: "npm, counted for release 3.6",
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
      text: "On Open Collective, once or monthly. The money pays maintainers.",
      href: "https://opencollective.com/prettier",
    },
    {
      label: "For enterprise",
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
