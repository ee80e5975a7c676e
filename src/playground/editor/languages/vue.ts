export { vueLanguage as vue } from "@codemirror/lang-vue";
