import { getPluginName } from "../model/plugins.ts";
import type { Run } from "../model/run.ts";
import { WORDS } from "./words.ts";

/** How many of the formatter's files have come. Always there: a bar that appears would move what is below it. */
export function Progress({ run: { phase, files, loaded } }: { run: Run }) {
  const isLoading = phase === "loading" && files.length > 0;
  const total = loaded + files.length;
  return (
    <progress
      className="progress"
      data-shown={isLoading}
      aria-hidden={!isLoading}
      aria-label={isLoading ? WORDS.loading(files.map(getPluginName)) : undefined}
      max={Math.max(total, 1)}
      value={loaded + 0.5}
    />
  );
}
