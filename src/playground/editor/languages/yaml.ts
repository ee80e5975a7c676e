export { yamlLanguage as yaml } from "@codemirror/lang-yaml";
