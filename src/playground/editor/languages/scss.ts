export { sassLanguage as scss } from "@codemirror/lang-sass";
