/** What is known about each version. Older ones are asked for when they are chosen. */
import { findFormatter, listReleases, type FormatterData, type PlaygroundData } from "./model/playground-data.ts";

export interface FormatterStore {
  /** Undefined until it has been loaded. */
  find(name: string): FormatterData | undefined;
  load(name: string): Promise<FormatterData>;
}

export function createFormatterStore(data: PlaygroundData): FormatterStore {
  const loaded = new Map(data.formatters.map((formatter) => [formatter.name, formatter]));
  return {
    find: (name) => loaded.get(name),
    async load(name) {
      const known = loaded.get(name) ?? findFormatter(data, name);
      if (known) return known;
      const release = listReleases(data).find((each) => each.name === name);
      if (!release) throw new Error(`There is no version ${name}.`);
      const response = await fetch(`${release.url}about.json`);
      if (!response.ok) throw new Error(`${response.status} ${response.url}`);
      const formatter = (await response.json()) as FormatterData;
      loaded.set(name, formatter);
      return formatter;
    },
  };
}
