/** The contents of the sections of the home page that explain the product and list what it supports. */
import type { HomePage } from "../../../../shared/page.ts";
import type { HomeWords } from "../../../../shared/labels/page-words.ts";
import { Markup } from "../../primitives/Html.tsx";
import { Link } from "../../primitives/Link.tsx";
import { Mark } from "../Logos.tsx";

const ACCENTS = ["coral", "amber", "violet", "teal"];

/** Each point has an accent color, in the order of the logo. */
export function What({ points }: NonNullable<HomeWords["what"]>) {
  return (
    <ul className="what">
      {points.map(({ title, text, link }, index) => (
        <li key={title} className={`in-${ACCENTS[index]}`}>
          <h3>{title}</h3>
          <p>
            {text} {link && <a href={link.href}>{link.label}</a>}
          </p>
        </li>
      ))}
    </ul>
  );
}

const REASONS: DrawingName[] = ["save", "review", "attention"];

export function Why({ words }: { words: NonNullable<HomeWords["why"]> }) {
  return (
    <ul className="why">
      {REASONS.map((name) => (
        <li key={name}>
          <Drawing name={name} />
          <h3>{words[name].title}</h3>
          <p>{words[name].text}</p>
        </li>
      ))}
    </ul>
  );
}

export function LanguageList({ languages }: { languages: HomePage["languages"] }) {
  return (
    <ul className="tiles">
      {languages.map(({ name, nameLink, image, variants }) => (
        <li key={name}>
          <Mark image={image} name={name} />
          <h3>{nameLink ? <Link href={nameLink}>{name}</Link> : name}</h3>
          {variants.length > 0 && (
            <ul className="variants">
              {variants.map((variant) => (
                <Markup key={variant} html={variant} as="li" />
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

export function EditorList({ editors }: { editors: HomePage["editors"] }) {
  return (
    <ul className="tiles">
      {editors.map(({ name, image, content }) => (
        <li key={name}>
          <Mark image={image} name={name} />
          <h3>{name}</h3>
          <Markup html={content} className="variants" />
        </li>
      ))}
    </ul>
  );
}

/** A bar of the motif, on a canvas of 240 by 116. */
type Bar = [color: number, x: number, y: number, width: number];

const BAR = 10;

const SCENES: Record<DrawingName, { bars: Bar[]; lines?: string; accentLines?: string }> = {
  /** Ragged lines, the key "S", and even lines. */
  save: {
    bars: [
      [0, 14, 20, 56],
      [0, 2, 42, 34],
      [0, 26, 64, 52],
      [0, 8, 86, 24],
      [4, 162, 20, 52],
      [1, 176, 42, 58],
      [2, 176, 64, 58],
      [3, 162, 86, 52],
    ],
    lines: "M104 36h32a8 8 0 0 1 8 8v26a8 8 0 0 1-8 8h-32a8 8 0 0 1-8-8V44a8 8 0 0 1 8-8Z",
    accentLines: "M128 50c-4-4-15-4-15 2 0 7 15 3 15 10 0 6-11 6-15 2",
  },
  /** A changed line, and a reviewer who approves. */
  review: {
    bars: [
      [0, 2, 20, 72],
      [0, 18, 42, 40],
      [3, 18, 64, 84],
      [0, 2, 86, 48],
    ],
    lines:
      "M138 22h84a12 12 0 0 1 12 12v34a12 12 0 0 1-12 12h-62l-20 18v-18h-2a12 12 0 0 1-12-12V34a12 12 0 0 1 12-12Z",
    accentLines: "m166 51 10 10 20-22",
  },
  /** The one expression that matters, among many others. */
  attention: {
    bars: [
      [0, 2, 20, 60],
      [0, 70, 20, 40],
      [0, 118, 20, 72],
      [0, 18, 42, 44],
      [1, 78, 53, 88],
      [0, 184, 42, 40],
      [0, 18, 64, 36],
      [0, 184, 64, 28],
      [0, 2, 86, 84],
      [0, 94, 86, 52],
    ],
    accentLines: "M66 50V42h10m92 0h10v8m0 16v8h-10m-92 0H66v-8",
  },
};

type DrawingName = "save" | "review" | "attention";

function Drawing({ name }: { name: DrawingName }) {
  const { bars, lines, accentLines } = SCENES[name];
  return (
    <svg className="drawing" viewBox="0 0 240 116" width="240" height="116" aria-hidden="true">
      {bars.map(([color, x, y, width]) => (
        <rect key={`${x} ${y}`} className={`b${color}`} x={x} y={y} width={width} height={BAR} rx={BAR / 2} />
      ))}
      {lines && <path d={lines} />}
      {accentLines && <path className="accent-line" d={accentLines} />}
    </svg>
  );
}
