/** Configuration as people have it: which options for which files. All formats become this. */
import type { OptionValues } from "../model/options.ts";

export interface ConfigSection {
  /** Files that it is for. Without, for all. */
  patterns?: string[];
  excluded?: string[];
  options: OptionValues;
}

/** Named by its file, so that readers know what is spoken of. */
export interface Config {
  name: string;
  sections: ConfigSection[];
}

const CONFIG_NAME =
  /^(?:\.prettierrc(?:\.(?:json|json5|ya?ml|toml|[cm]?[jt]s))?|prettier\.config\.[cm]?[jt]s|package\.(?:json|yaml)|\.editorconfig)$/;
const PROGRAM_NAME = /\.[cm]?[jt]s$/;

export function isConfigName(name: string): boolean {
  return CONFIG_NAME.test(name);
}

/** Those are code, and nothing that a reader drops here is ever run. */
export function isProgram(name: string): boolean {
  return isConfigName(name) && PROGRAM_NAME.test(name);
}
