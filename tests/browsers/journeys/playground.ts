/** The playground: type, format, compare, share. */
import { expect } from "vitest";
import type { Reader } from "../reader.ts";

const getEditor = (name: string) => `.cm-content[aria-label="${name}"]`;
const INPUT = getEditor("Input");
const OUTPUT = getEditor("Output");

export const PLAYGROUND_JOURNEYS = {
  async "playground: code is formatted as it is typed, with options, and shared by its address"(reader: Reader) {
    await reader.open("/playground/");
    // The sample is shown without an editor until the reader does something.
    await reader.point(".input-pane");
    await reader.fill(INPUT, "a  =  'b'");
    await reader.seeText(OUTPUT, 'a = "b";');
    await reader.click(".option code", "--no-semi");
    await reader.seeText(OUTPUT, 'a = "b"');
    await reader.seeAddress(/#p2\./);
    await reader.click(".menu button.tool");
    await reader.click(".menu-item", "Copy link");
    await reader.seeText(".menu-item[data-state]", /Copied/);
    await reader.fill(".file-name", "");
    await reader.tab.press("Control+v");
    const link = await reader.tab.evaluate(() => document.querySelector<HTMLInputElement>(".file-name")?.value ?? "");
    expect(link).toContain("/playground/#p2.");
    await reader.open("/docs/");
    await reader.open(link.slice(reader.site.length));
    await reader.seeText(INPUT, "a  =  'b'");
    await reader.seeText(OUTPUT, 'a = "b"');
  },

  async "playground: two versions side by side"(reader: Reader) {
    // Version 3 adds a comma after the last argument.
    const state = { content: `tide(${"harbour, ".repeat(12)}depth)\n`, options: { parser: "babel" } };
    await reader.open(`/playground/#${encodeURIComponent(JSON.stringify(state))}`);
    await reader.seeText(OUTPUT, /depth,\s*\);/);
    await reader.choose('select[aria-label="Compare with"]', "2.8.8");
    await reader.seeText(".compare-pane .pane-note", /1 difference/);
    await reader.seeText('.cm-content[aria-label^="Output, right"]', /depth\s*\);/);
    // One copy is enough where both print the same.
    await reader.fill(INPUT, "a  =  1");
    await reader.seeText(".compare-pane .pane-note", /Both print the same/);
    await reader.seeText(OUTPUT, "a = 1;");
    await reader.click(".quiet-tool", "Stop comparing");
    await reader.seeText(OUTPUT, "a = 1;");
  },

  async "playground: on a narrow screen nothing sticks out"(reader: Reader) {
    await reader.tab.resize(320, 640);
    await reader.open("/playground/");
    await reader.point(".input-pane");
    await reader.seeText(INPUT, /./);
    // Not every browser makes its window as narrow as that.
    expect(await reader.tab.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  },

  async "playground: an error is shown at its place"(reader: Reader) {
    await reader.open(`/playground/#${encodeURIComponent(JSON.stringify({ content: "b = {]", options: {} }))}`);
    await reader.seeText(".failure-frame", /> 1 \| b = \{\]/);
    await reader.seeText(".cm-error-line", "b = {]");
  },
};
