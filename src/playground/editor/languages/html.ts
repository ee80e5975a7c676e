export { htmlLanguage as html } from "@codemirror/lang-html";
