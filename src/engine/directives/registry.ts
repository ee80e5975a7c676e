/** The directives of this site besides those of `markdown/`. To add one, write it in this folder and name it here. */
import type { Directives } from "../markdown/directives.ts";
import { DIRECTIVE } from "./comparison.ts";
import { COMPONENT } from "./component.ts";
import { EXAMPLE } from "./example.ts";
import { INTEGRATIONS } from "./integrations.ts";
import { OPTION } from "./option.ts";
import { PROJECTS } from "./projects.ts";
import { REFLOW } from "./reflow.ts";
import { COMPARISON } from "./render-comparison.ts";

export const DIRECTIVES: Directives = {
  component: COMPONENT,
  example: EXAMPLE,
  option: OPTION,
  reflow: REFLOW,
  [DIRECTIVE]: COMPARISON,
  integrations: INTEGRATIONS,
  projects: PROJECTS,
};
