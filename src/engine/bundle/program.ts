/** A process that bundles and ends, which frees the memory that the bundler took. */
import { answerTask } from "../base/program.ts";
import { buildBundle } from "./build-bundle.ts";

answerTask(buildBundle);
