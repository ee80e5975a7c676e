/** Adds plugins to the data of a formatter, as if their languages and options were built in. Fetched when a plugin is turned on. */
import { fetchJson } from "../fetch-json.ts";
import type {
  Extension,
  ExtraPlugin,
  FormatterData,
  KnownOption,
  Language,
  OptionSection,
  PluginAbout,
} from "../model/playground-data.ts";
import { getPackageUrl } from "../model/plugins.ts";

type Described = Extension["plugins"][number];

const abouts = new Map<string, Record<string, PluginAbout>>();

/** One file describes all plugins, so it is fetched only once. */
export async function loadExtended(
  formatter: FormatterData,
  plugins: ExtraPlugin[],
  url: string,
): Promise<FormatterData> {
  const about = abouts.get(url) ?? (await fetchJson<Record<string, PluginAbout>>(url));
  abouts.set(url, about);
  return extendFormatter(
    formatter,
    plugins.flatMap((plugin) => {
      const own = about[plugin.name];
      return own ? { ...plugin, ...own } : [];
    }),
  );
}

export function extendFormatter(formatter: FormatterData, plugins: Described[]): FormatterData {
  const languages = plugins.flatMap((plugin) => plugin.languages);
  const known = formatter.options.find((option) => option.name === "parser")?.choices ?? [];
  const isKnown = (parser: string) => known.some((choice) => choice.value === parser);
  const added = plugins.flatMap((plugin) => plugin.parsers).filter((parser) => !isKnown(parser));
  const parsers = [...new Set(added)];
  // Some have parsers that only they themselves use.
  const listed = parsers.filter((parser) => languages.some((language) => language.parsers.includes(parser)));
  return {
    ...formatter,
    // First, because a reader who turns a plugin on wants to see its options.
    sections: [...plugins.map(describeOptions), ...formatter.sections],
    options: [
      ...formatter.options.map((option) =>
        option.name === "parser" ? addParsers(option, parsers, languages) : option,
      ),
      ...plugins.flatMap((plugin) => plugin.options),
    ],
    languages: [...formatter.languages, ...languages],
    extension: {
      plugins,
      samples: Object.assign(
        Object.fromEntries(listed.map((parser) => [parser, ""])),
        ...plugins.map((plugin) => plugin.samples),
      ) as Record<string, string>,
    },
  };
}

function addParsers(option: KnownOption, parsers: string[], languages: Language[]): KnownOption {
  const choices = parsers.map((value) => ({ value, description: findLanguage(value, languages) ?? value }));
  return { ...option, choices: [...(option.choices ?? []), ...choices] };
}

/** A language that has the name of the parser comes first: many languages are XML, but only one of them is XML itself. */
function findLanguage(parser: string, languages: Language[]): string | undefined {
  const read = languages.filter((language) => language.parsers.includes(parser)).map(({ name }) => name);
  return read.find((name) => name.toLowerCase() === parser) ?? read[0];
}

function describeOptions({ name, options }: Described): OptionSection {
  return { title: name, options: options.map((option) => ({ name: option.name, href: getPackageUrl(name) })) };
}
