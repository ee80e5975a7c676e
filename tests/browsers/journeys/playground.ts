/** The playground: type, format, compare, share. */
import { expect } from "vitest";
import type { Reader } from "../reader.ts";

const getEditor = (name: string) => `.cm-content[aria-label="${name}"]`;
const INPUT = getEditor("Input");
const OUTPUT = getEditor("Output");

export const PLAYGROUND_JOURNEYS = {
  async "playground: code is formatted as it is typed, with options, and shared by its address"(reader: Reader) {
    await reader.open("/playground/");
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
    const state = { content: "a = (b) => (c) => { d }\n", options: { parser: "babel", arrowParens: "avoid" } };
    await reader.open(`/playground/#${encodeURIComponent(JSON.stringify(state))}`);
    await reader.seeText(OUTPUT, /a = b => c => \{/);
    await reader.choose('select[aria-label="Compare with"]', "2.8.8");
    await reader.seeText(".compare-pane .pane-note", /print the same|difference/);
    await reader.seeText('.cm-content[aria-label^="Output, right"]', /a = b => c => \{/);
    await reader.click(".quiet-tool", "Stop comparing");
    await reader.seeText(OUTPUT, /a = b => c => \{/);
  },

  async "playground: on a narrow screen the hint takes two lines at most"(reader: Reader) {
    await reader.tab.resize(320, 640);
    await reader.open("/playground/");
    await reader.seeText(INPUT, /./);
    const height = await reader.tab.evaluate(() => window.findVisible(".input-pane .pane-note")[0]?.offsetHeight ?? 0);
    expect(height).toBeLessThan(50);
  },

  async "playground: an error is shown at its place"(reader: Reader) {
    await reader.open(`/playground/#${encodeURIComponent(JSON.stringify({ content: "b = {]", options: {} }))}`);
    await reader.seeText(".failure-frame", /> 1 \| b = \{\]/);
    await reader.seeText(".cm-error-line", "b = {]");
  },
};
