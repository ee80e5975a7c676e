/** The recipes of `docs/CONTRIBUTING.md` for developers, followed to the letter: which files they touch, and what the site has afterwards. */

export interface Recipe {
  /** The row of the table, or the heading of the section, that describes it. */
  name: string;
  /** New files. */
  files?: Record<string, string>;
  /** In a file that is there, the second text takes the place of the first. */
  edits?: [file: string, from: string, to: string][];
  /** What is in a file of the build then, or of the copy. */
  results: [file: string, pattern: RegExp][];
}

export const CODE_RECIPES: Recipe[] = [
  {
    name: "a Markdown directive",
    files: {
      "src/engine/directives/shout.ts": `/** \`:::shout{words="…"}\`: the words, loudly. */
import { element, text } from "../markdown/hast.ts";
import type { Directive } from "../markdown/directives.ts";

export const SHOUT: Directive = {
  render: ({ attributes }) => {
    const words = (attributes?.["words"] ?? "").toUpperCase();
    const children = [text(words)];
    return { html: () => [element("p", { className: ["shout"] }, children)], markdown: [] };
  },
};
`,
    },
    edits: [
      ["src/engine/directives/registry.ts", "export const", 'import { SHOUT } from "./shout.ts";\n\nexport const'],
      ["src/engine/directives/registry.ts", "Directives = {", "Directives = {\n  shout: SHOUT,"],
    ],
    results: [["dist/docs/recipes.html", /<p class="shout">HELLO<\/p>/]],
  },
  {
    name: "a style",
    files: { "src/styles/optional/shout.css": "@layer prose {\n  .shout {\n    font-weight: 850;\n  }\n}\n" },
    results: [["dist/docs/recipes.html", /\.shout\{font-weight:850\}/]],
  },
  {
    name: "A component",
    files: {
      "src/engine/directives/components/stars.ts": `/** \`stars\`: as many as the writer says. */
import { z } from "zod";
import { createText } from "../directive.ts";
import { placeComponent } from "./app-component.ts";
import { defineComponent, wholeNumber } from "./component-type.ts";

export const STARS = defineComponent<{ count: number }>({
  props: z.strictObject({ count: wholeNumber }),
  render: (props, node, context) =>
    placeComponent({ name: "stars", props, plain: [{ type: "paragraph", children: [createText("Stars")] }] }, node, context),
});
`,
      "src/app/ui/components/Stars.tsx": `import "../../../styles/components/stars.css";
import type { ComponentProps } from "../../../shared/components.ts";

export default function Stars({ count }: ComponentProps["stars"]) {
  return <p className="stars">{"☆".repeat(count)}</p>;
}
`,
      "src/styles/components/stars.css": "@layer pages {\n  .stars {\n    letter-spacing: 0.3em;\n  }\n}\n",
    },
    edits: [
      [
        "src/engine/directives/components/registry.ts",
        "export const",
        'import { STARS } from "./stars.ts";\n\nexport const',
      ],
      ["src/engine/directives/components/registry.ts", "  timeline:", "  stars: STARS,\n  timeline:"],
      ["src/shared/components.ts", "  timeline:", "  stars: { count: number };\n  timeline:"],
      [
        "src/app/components.ts",
        "  timeline: {",
        '  stars: { load: () => import("./ui/components/Stars.tsx"), isInteractive: false },\n  timeline: {',
      ],
    ],
    results: [
      [
        "dist/docs/recipes.html",
        /<div class="component component-stars" data-component="stars"><p class="stars">☆☆☆<\/p>/,
      ],
      ["dist/docs/recipes.html", /\.stars\{letter-spacing:\.3em\}/],
      ["dist/docs/recipes.md", /^Stars$/m],
    ],
  },
  {
    name: "an option of the configuration",
    edits: [
      [
        "src/engine/config/schema.ts",
        "  tagline: z.string(),",
        '  tagline: z.string(),\n  /** What the site says to its visitors. */\n  greeting: z.string().default("Good day"),',
      ],
    ],
    results: [["docs/CONFIGURATION.md", /`greeting`.*What the site says to its visitors/]],
  },
  {
    name: "an output file",
    files: {
      "src/engine/outputs/greeting.ts": `/** \`greeting.txt\` */
import type { OutputFile } from "../base/output-file.ts";
import type { Site } from "../content/load-site.ts";

export function emitGreeting({ config }: Site): OutputFile[] {
  return [{ path: "greeting.txt", contents: config.greeting }];
}
`,
    },
    edits: [
      [
        "src/engine/outputs/outputs.ts",
        "import { emitImages",
        'import { emitGreeting } from "./greeting.ts";\nimport { emitImages',
      ],
      [
        "src/engine/outputs/outputs.ts",
        "  async ({ site }) => emitManifest",
        "  async ({ site }) => emitGreeting(site),\n  async ({ site }) => emitManifest",
      ],
    ],
    results: [["dist/greeting.txt", /^Good day$/]],
  },
  {
    name: "a text of the frame",
    edits: [
      [
        "src/shared/labels/labels.ts",
        '  optionChanged: "Changed",',
        '  optionChanged: "Changed",\n  guestbook: "Guests",',
      ],
    ],
    results: [["dist/guestbook.html", /<h1>Guests<\/h1>/]],
  },
  {
    name: "a kind of page",
    files: {
      "src/engine/pages/guestbook.ts": `/** Plans the guestbook. */
import { withBase } from "../../shared/paths.ts";
import type { Site } from "../content/load-site.ts";
import type { PagePlan } from "./page-plan.ts";

export function planGuestbook({ config }: Site): PagePlan {
  return {
    path: "/guestbook",
    file: "site.config.ts",
    sources: [],
    describe: () => ({
      kind: "guestbook",
      path: withBase(config.baseUrl, "/guestbook"),
      title: "Guestbook",
      description: "Who was here.",
      html: {},
      guests: ["Ada"],
    }),
  };
}
`,
      "src/app/ui/pages/Guestbook.tsx": `import "../../../styles/pages.css";
import { LABELS } from "../../../shared/labels/labels.ts";
import type { GuestbookPage } from "../../../shared/page.ts";

export default function Guestbook({ page }: { page: GuestbookPage }) {
  return (
    <div className="wrap single">
      <h1>{LABELS.guestbook}</h1>
      <p>{page.guests.join(", ")}</p>
    </div>
  );
}
`,
    },
    edits: [
      [
        "src/shared/page.ts",
        "export type Page =",
        'export interface GuestbookPage extends PageBase {\n  kind: "guestbook";\n  guests: string[];\n}\n\nexport type Page =\n  | GuestbookPage',
      ],
      [
        "src/engine/pages/plan-pages.ts",
        "import { planHome",
        'import { planGuestbook } from "./guestbook.ts";\nimport { planHome',
      ],
      ["src/engine/pages/plan-pages.ts", "    planSearch(site),", "    planGuestbook(site),\n    planSearch(site),"],
      [
        "src/app/page-kinds.ts",
        "  home: () =>",
        '  guestbook: () => import("./ui/pages/Guestbook.tsx"),\n  home: () =>',
      ],
      ["src/app/page-kinds.ts", '  home: ["home"', '  guestbook: ["marketing"],\n  home: ["home"'],
    ],
    results: [["dist/guestbook.html", /<p>Ada</]],
  },
  {
    name: "a type of navbar item",
    files: {
      "src/app/ui/frame/navbar-items/ClockItem.tsx": `import type { ItemProps } from "./ItemParts.tsx";

export function ClockItem({ item }: ItemProps<"clock">) {
  return <time className={item.className}>{item.time}</time>;
}
`,
    },
    edits: [
      [
        "src/shared/navbar-items.ts",
        '      type: z.literal("search"),\n      ...item,\n    }),',
        '      type: z.literal("search"),\n      ...item,\n    }),\n    z.strictObject({\n      /** A time. */\n      type: z.literal("clock"),\n      ...item,\n      /** The time. */\n      time: z.string(),\n    }),',
      ],
      [
        "src/app/ui/frame/NavbarItem.tsx",
        "const COMPONENTS",
        'import { ClockItem } from "./navbar-items/ClockItem.tsx";\n\nconst COMPONENTS',
      ],
      ["src/app/ui/frame/NavbarItem.tsx", "  search: SearchItem,", "  search: SearchItem,\n  clock: ClockItem,"],
      ["src/engine/content/describe-site.ts", '    case "search":', '    case "search":\n    case "clock":'],
      // Using it is no part of the recipe.
      ["site.config.ts", "    items: [", '    items: [\n      { type: "clock", time: "12:00" },'],
    ],
    results: [["dist/docs/recipes.html", /<time>12:00<\/time>/]],
  },
  {
    name: "a command",
    edits: [
      [
        "src/engine/cli.ts",
        "  plugins: runPlugins,",
        '  plugins: runPlugins,\n  greet: () => console.log("Good day, developer"),',
      ],
      ["package.json", '"plugins": ', '"greet": "node src/engine/launch/start.mjs greet",\n    "plugins": '],
    ],
    results: [],
  },
];

/** Rows of the table that nobody can follow without knowing what for. */
export const NOT_FOLLOWED = ["a component of Markdown", "a rule for hosts", "a package"];
