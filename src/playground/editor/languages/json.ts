export { jsonLanguage as json } from "@codemirror/lang-json";
