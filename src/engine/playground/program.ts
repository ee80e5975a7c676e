/** A process that bundles a plugin and ends, which frees the memory that the bundler took. */
import { answerTask } from "../base/program.ts";
import { bundlePlugin } from "./plugins/bundle-plugin.ts";

answerTask(bundlePlugin);
