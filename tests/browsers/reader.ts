/** A reader in some browser: everything waits until the page is ready for it, however long that takes. */
import { expect } from "vitest";
import type { Point, Tab } from "./engines/tab.ts";
import { findSpot } from "./page-scripts.ts";
import type { WatchedSite } from "./watched-site.ts";

export class Reader {
  /** Complaints of the browser that belong to the journey. */
  private expected: RegExp[] = [];

  constructor(
    readonly tab: Tab,
    private readonly watched: WatchedSite,
  ) {}

  get site(): string {
    return this.watched.url;
  }

  /** From now on the app does not arrive. */
  withholdApp(): void {
    this.watched.withheld = /\/assets\/client-/;
  }

  async open(path: string): Promise<void> {
    await this.tab.open(this.site + path);
  }

  expectComplaint(words: RegExp): void {
    this.expected.push(words);
  }

  /** Everything else that the page or the browser complained of. */
  async listComplaints(): Promise<string[]> {
    const errors = await this.tab.evaluate(() => JSON.parse(sessionStorage.getItem("errors") ?? "[]") as string[]);
    return [...errors, ...this.tab.takeComplaints()].filter((words) => !this.expected.some((each) => each.test(words)));
  }

  async enter(path: string): Promise<void> {
    await this.open(path);
    await this.wake();
  }

  /** Moves the pointer, which starts the app. */
  async wake(): Promise<void> {
    await this.tab.movePointer({ x: 300, y: 400 });
    await this.tab.movePointer({ x: 301, y: 401 });
    await this.see(() => document.documentElement.dataset["app"] === "on");
  }

  /** Waits until the page says so. */
  async see<P extends unknown[]>(check: (...parameters: P) => boolean, ...parameters: P): Promise<void> {
    await expect.poll(() => this.tab.evaluate(check, ...parameters)).toBe(true);
  }

  /** Waits for visible text. */
  async seeText(css: string, text: string | RegExp): Promise<void> {
    const read = () => this.read(css);
    await (typeof text === "string" ? expect.poll(read).toBe(text) : expect.poll(read).toMatch(text));
  }

  async seeNothing(css: string): Promise<void> {
    await expect.poll(() => this.count(css)).toBe(0);
  }

  /** Waits for path, query and hash. */
  async seeAddress(address: string | RegExp): Promise<void> {
    const read = () => this.tab.evaluate(() => location.pathname + location.search + location.hash);
    await (typeof address === "string" ? expect.poll(read).toBe(address) : expect.poll(read).toMatch(address));
  }

  /** The text of the first visible element. */
  read(css: string): Promise<string> {
    return this.tab.evaluate((selector) => window.findVisible(selector)[0]?.innerText.trim() ?? "", css);
  }

  count(css: string): Promise<number> {
    return this.tab.evaluate((selector) => window.findVisible(selector).length, css);
  }

  /** Waits until the element stands still and nothing covers it. */
  async point(css: string, name: string | null = null): Promise<Point> {
    let last: Point | null = null;
    const isStill = async () => {
      const spot = await this.tab.evaluate(findSpot, css, name);
      const isSame = spot !== null && spot.x === last?.x && spot.y === last.y;
      last = spot;
      return isSame;
    };
    await expect.poll(isStill, { message: `${css} ${name ?? ""}` }).toBe(true);
    // `as Point`: it is the spot that was found twice.
    const spot = last as unknown as Point;
    await this.tab.movePointer(spot);
    return spot;
  }

  async click(css: string, name: string | null = null): Promise<void> {
    await this.point(css, name);
    await this.tab.pressPointer();
    await this.tab.releasePointer();
  }

  /** Replaces what is in a field. */
  async fill(css: string, text: string): Promise<void> {
    await this.click(css);
    await this.tab.press("Control+a");
    await this.tab.type(text);
  }

  /** Chooses in a `<select>`, whose list is drawn by the system and not by the page. */
  async choose(css: string, value: string): Promise<void> {
    await this.point(css);
    await this.tab.evaluate(
      (selector, choice) => {
        const select = document.querySelector<HTMLSelectElement>(selector);
        if (!select) return;
        select.value = choice;
        for (const type of ["input", "change"]) select.dispatchEvent(new Event(type, { bubbles: true }));
      },
      css,
      value,
    );
  }

  async goBack(): Promise<void> {
    await this.tab.evaluate(() => void setTimeout(() => history.back()));
  }
}
