export { cssLanguage as css } from "@codemirror/lang-css";
