/** The plugins that a link asks for. Fetched when one does. */
import type { Notice, ReadContext } from "./address.ts";
import type { ExtraPlugin, FormatterData } from "./playground-data.ts";

export interface PickedPlugins {
  plugins: string[];
  /** The first formatter with them. */
  standard: FormatterData;
}

const MOST_NAMES = 10;

export async function pickPlugins(
  raw: unknown,
  { data, loadFormatter, notices }: ReadContext & { notices: Notice[] },
): Promise<PickedPlugins> {
  const [first] = data.formatters;
  const { known, unknown } = sortPlugins(raw, data.plugins);
  if (unknown.length > 0) notices.push({ type: "unknown-plugins", names: unknown });
  try {
    return { plugins: known, standard: await loadFormatter(first!.name, known) };
  } catch {
    notices.push({ type: "missing-plugins" });
    return { plugins: [], standard: first! };
  }
}

/** Those that are here, in their order here, and the others as they were written. */
export function sortPlugins(raw: unknown, offered: ExtraPlugin[]): { known: string[]; unknown: string[] } {
  const wanted = [raw].flat().map((each) => (typeof each === "string" ? each : (JSON.stringify(each) ?? "")));
  const names = offered.map(({ name }) => name);
  return {
    known: names.filter((name) => wanted.includes(name)),
    unknown: wanted.filter((name) => !names.includes(name)).slice(0, MOST_NAMES),
  };
}
