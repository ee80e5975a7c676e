/** The styles of the editor. They are not in the style sheet, because that does not reach into a shadow root. */
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { COLORS } from "./colors.ts";

const tint = (color: string, percent: number) => `color-mix(in oklab, var(--${color}) ${percent}%, transparent)`;

export const theme = EditorView.theme({
  "&": { blockSize: "100%", fontSize: "inherit", color: "var(--text)" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": {
    fontFamily: "var(--mono)",
    lineHeight: "1.65",
    fontVariantLigatures: "none",
    direction: "ltr",
    scrollbarWidth: "thin",
  },
  ".cm-content": {
    paddingBlock: "0.5rem 3rem",
    caretColor: "var(--accent-text)",
    // Where lines are meant to end. It scrolls with the text.
    backgroundImage: "linear-gradient(var(--line), var(--line))",
    backgroundPosition: "calc(0.4rem + var(--ruler, -10) * 1ch) 0",
    backgroundSize: "1px 100%",
    backgroundRepeat: "no-repeat",
  },
  ".cm-line": { paddingInline: "0.4rem 0" },
  ".cm-gutters": { backgroundColor: "var(--editor-background)", border: "0", color: "var(--text-soft)" },
  ".cm-lineNumbers .cm-gutterElement": { minInlineSize: "2ch", paddingInline: "0.35rem 0.25rem" },
  ".cm-activeLine": { backgroundColor: "transparent" },
  "&.cm-focused .cm-activeLine": { backgroundColor: tint("text", 4) },
  ".cm-activeLineGutter": { backgroundColor: "transparent" },
  "&.cm-focused .cm-activeLineGutter": { color: "var(--text)" },
  ".cm-cursor": { borderInlineStart: "2px solid var(--accent-text)" },
  ".cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground": {
    backgroundColor: tint("accent", 30),
  },
  "&.cm-focused .cm-matchingBracket": { backgroundColor: tint("teal", 26), outline: "none" },
  "&.cm-focused .cm-nonmatchingBracket": { backgroundColor: tint("coral", 26) },
  ".cm-foldPlaceholder": {
    border: "0",
    backgroundColor: tint("text", 10),
    color: "var(--text-soft)",
    padding: "0 0.5ch",
  },
  ".cm-foldGutter .cm-gutterElement": { cursor: "pointer", paddingInline: "0.15rem" },
  ".cm-error-line": { backgroundColor: tint("coral", 10) },
  ".cm-error": { textDecoration: "underline wavy var(--coral-text) 1.5px", textUnderlineOffset: "3px" },
  ".cm-error-gutter": { color: "var(--coral-text)", fontWeight: "700" },
  ".cm-changed": { backgroundColor: tint("mark", 13), boxShadow: "inset 3px 0 var(--mark)" },
  ".cm-changed-word": { backgroundColor: tint("mark", 38), borderRadius: "2px" },
  ".cm-added": { backgroundColor: tint("teal", 13), boxShadow: "inset 3px 0 var(--teal)" },
  ".cm-removed": { backgroundColor: tint("coral", 13), boxShadow: "inset 3px 0 var(--coral)" },
  ".cm-patch-head": { color: "var(--text-soft)" },
  ".cm-node": { backgroundColor: tint("amber", 18), boxShadow: "inset 3px 0 var(--amber)" },
  ".cm-spacer": {
    backgroundImage: `repeating-linear-gradient(-45deg, ${tint("text", 6)} 0 1px, transparent 1px 7px)`,
  },
  ".cm-range": { backgroundColor: tint("amber", 22), boxShadow: `0 2px ${tint("amber", 60)}` },
  ".cm-caret-mark": { borderInlineStart: "2px solid var(--coral-text)", marginInlineEnd: "-2px" },
  ".cm-panels": { backgroundColor: "var(--well)", color: "var(--text)", borderColor: "var(--line)" },
  ".cm-panel.cm-search": { padding: "0.5rem 2.5rem 0.5rem 0.75rem", fontFamily: "var(--sans)" },
  ".cm-panel input, .cm-panel button": { fontSize: "0.8125rem" },
  ".cm-textfield": { backgroundColor: "var(--paper)", border: "1px solid var(--line-strong)", borderRadius: "4px" },
  ".cm-button": {
    backgroundImage: "none",
    backgroundColor: "transparent",
    border: "1px solid var(--line)",
    borderRadius: "99px",
  },
  ".cm-searchMatch": { backgroundColor: tint("amber", 35) },
  ".cm-searchMatch-selected": { backgroundColor: tint("amber", 70) },
});

export const colors = syntaxHighlighting(
  HighlightStyle.define([
    ...COLORS.map(({ tag, style }) => ({ tag, ...style })),
    { tag: tags.emphasis, fontStyle: "italic" },
    { tag: [tags.strong, tags.heading], fontWeight: "700" },
  ]),
);
