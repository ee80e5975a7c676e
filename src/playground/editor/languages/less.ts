export { lessLanguage as less } from "@codemirror/lang-less";
