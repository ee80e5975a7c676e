/** Where the parts of a page stand: the horizontal place of the first visible one of each kind, which no font and few edits change. */
import type { Page } from "@playwright/test";

/** Left edge and width, in pixels, by name. */
export type Boxes = Record<string, [left: number, width: number]>;

const PARTS =
  "header, nav, main, aside, article, section, footer, form, fieldset, pre, figure, img, [data-html] > *, .excerpt .prose > *";
/** The measure of text and what is as wide as its words differ with the font: by 15 %, or some pixels. */
const TOLERATED_PX = 40;
const TOLERATED_SHARE = 0.2;

export function takeBoxes(page: Page): Promise<Boxes> {
  return page.evaluate((parts) => {
    const boxes: Boxes = {};
    for (const element of document.querySelectorAll<HTMLElement>(parts)) {
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const { left, width } = element.getBoundingClientRect();
      // What is as wide as its words differs with the font.
      const isFluid = ["block", "grid", "flex", "list-item"].includes(getComputedStyle(element).display);
      const kind = element.tagName.toLowerCase() + (element.classList[0] ? `.${element.classList[0]}` : "");
      if (isShown && isFluid && width >= 160) boxes[kind] ??= [Math.round(left), Math.round(width)];
    }
    return boxes;
  }, PARTS);
}

export function formatBoxes(boxes: Boxes): string {
  return Object.entries(boxes)
    .map(([name, [left, width]]) => `${name}: ${left} ${width}`)
    .join("\n");
}

export function parseBoxes(text: string): Boxes {
  return Object.fromEntries(
    text.split("\n").map((line) => {
      const [, name, left, width] = /^(.+): (-?\d+) (\d+)$/.exec(line)!;
      return [name!, [Number(left), Number(width)] as [number, number]];
    }),
  );
}

/** What is gone, new, or somewhere else. */
export function compareBoxes(kept: Boxes, taken: Boxes): string[] {
  const names = new Set([...Object.keys(kept), ...Object.keys(taken)]);
  return [...names].flatMap((name) => {
    const [a, b] = [kept[name], taken[name]];
    if (!a || !b) return [`${name} is ${a ? "gone" : "new"}`];
    const tolerated = Math.max(TOLERATED_PX, a[1] * TOLERATED_SHARE);
    const isNear = Math.abs(a[0] - b[0]) <= TOLERATED_PX && Math.abs(a[1] - b[1]) <= tolerated;
    return isNear ? [] : [`${name} was at ${a.join(" ")}, is at ${b.join(" ")}`];
  });
}
