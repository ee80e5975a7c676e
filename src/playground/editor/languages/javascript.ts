/** Without the completions that come with the package's own function. */
import { jsxLanguage, tsxLanguage } from "@codemirror/lang-javascript";

export const javascript = jsxLanguage;
export const typescript = tsxLanguage;
