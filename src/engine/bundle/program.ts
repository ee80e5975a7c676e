/** A process that bundles, and then gives back the memory that took. */
import { answerTask } from "../base/program.ts";
import { buildBundle } from "./build-bundle.ts";

answerTask(buildBundle);
