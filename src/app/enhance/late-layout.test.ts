// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { layOutRest } from "./late-layout.ts";

let waiting: (() => void)[];

beforeEach(() => {
  waiting = [];
  vi.stubGlobal("requestIdleCallback", (resolve: () => void) => waiting.push(resolve));
  document.documentElement.dataset.nav = "0";
  document.body.innerHTML = `<div data-html="body">${"<p>x</p>".repeat(15)}</div>`;
});
afterEach(() => vi.unstubAllGlobals());

const countLaidOut = () =>
  [...document.querySelectorAll("p")].filter((block) => block.style.contentVisibility === "visible").length;

async function idle(): Promise<void> {
  waiting.shift()?.();
  await new Promise((resolve) => setTimeout(resolve));
}

test("blocks that were left out are laid out one by one, and then nothing is laid out late", async () => {
  const done = layOutRest();
  for (const count of [0, 1, 2, 3]) {
    expect(countLaidOut()).toBe(count);
    await idle();
  }
  await done;
  expect(document.documentElement.dataset.nav).toBe("");
});
