/** Finds the plugins that a link or a configuration asks for. Fetched when one does. */
import { describeValue } from "../model/hash.ts";
import type { Notice, ReadContext } from "../model/notices.ts";
import type { ExtraPlugin, FormatterData } from "../model/playground-data.ts";
import { takesPlugin } from "../model/plugins.ts";
import { getShortName } from "../../shared/playground-link.ts";

export interface PickedPlugins {
  plugins: string[];
  /** The first formatter that can use these plugins, with them. */
  standard: FormatterData;
}

const MOST_NAMES = 10;

export async function pickPlugins(
  raw: unknown,
  { data, loadFormatter, notices }: ReadContext & { notices: Notice[] },
): Promise<PickedPlugins> {
  const [first] = data.formatters;
  const { known, unknown } = sortPlugins(expandNames(raw, data.plugins), data.plugins);
  if (unknown.length > 0) notices.push({ type: "unknown-plugins", names: unknown });
  const wanted = data.plugins.filter(({ name }) => known.includes(name));
  const fitting = data.formatters.find((release) => wanted.every((plugin) => takesPlugin(release, plugin))) ?? first;
  try {
    return { plugins: known, standard: await loadFormatter(fitting.name, known) };
  } catch {
    notices.push({ type: "missing-plugins" });
    return { plugins: [], standard: first };
  }
}

/** Links may say `php` for the package whose name ends so. */
function expandNames(raw: unknown, offered: ExtraPlugin[]): unknown[] {
  return [raw].flat().map((each) => offered.find(({ name }) => getShortName(name) === each)?.name ?? each);
}

/** The known plugins in the order in which the playground lists them, and the others as they were written. */
export function sortPlugins(raw: unknown, offered: ExtraPlugin[]): { known: string[]; unknown: string[] } {
  const wanted = [raw].flat().map((each) => (typeof each === "string" ? each : describeValue(each)));
  const names = offered.map(({ name }) => name);
  return {
    known: names.filter((name) => wanted.includes(name)),
    unknown: wanted.filter((name) => !names.includes(name)).slice(0, MOST_NAMES),
  };
}
