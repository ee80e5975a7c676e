/** The four steps. A test holds the commands against the installation guide. */
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
