/** A process that bundles plugins and ends, which frees the memory that the bundler took. */
import { answerTask } from "../base/program.ts";
import { bundlePlugin } from "./bundle-plugin.ts";

answerTask((names: string[]) => Promise.all(names.map(bundlePlugin)));
