import { markdownLanguage } from "@codemirror/lang-markdown";

export const markdown = markdownLanguage;
