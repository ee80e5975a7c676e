/** The languages alone, without the completions that the function of the package adds. */
import { jsxLanguage, tsxLanguage } from "@codemirror/lang-javascript";

export const javascript = jsxLanguage;
export const typescript = tsxLanguage;
