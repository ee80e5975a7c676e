/** A process that bundles the app and plugins. Its end frees the memory that this took. */
import { answerTasks } from "../base/program.ts";
import { buildBundle } from "../bundle/build-bundle.ts";
import type { BundleTask } from "../bundle/load-bundle.ts";
import { bundlePlugin, type PluginPackage } from "./plugins/bundle-plugin.ts";

answerTasks(async (task: BundleTask | PluginPackage): Promise<unknown> =>
  "site" in task ? buildBundle(task) : bundlePlugin(task),
);
