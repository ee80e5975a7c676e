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
import { PLUGIN_SAMPLES } from "../model/samples/plugins.ts";

type Described = Extension["plugins"][number];

const abouts = new Map<string, PluginAbout>();

/** The descriptions come from one folder for all versions, so that each is fetched only once. */
export async function loadExtended(
  formatter: FormatterData,
  plugins: ExtraPlugin[],
  folder: string,
): Promise<FormatterData> {
  const described = plugins.map(async (plugin) => {
    const about = abouts.get(plugin.path) ?? (await fetchJson<PluginAbout>(`${folder}${plugin.path}.json`));
    abouts.set(plugin.path, about);
    return { ...plugin, ...about };
  });
  return extendFormatter(formatter, await Promise.all(described));
}

export function extendFormatter(formatter: FormatterData, plugins: Described[]): FormatterData {
  const languages = plugins.flatMap((plugin) => plugin.languages);
  const known = formatter.options.find((option) => option.name === "parser")?.choices ?? [];
  const parsers = plugins
    .flatMap((plugin) => plugin.parsers)
    .filter((parser) => !known.some((choice) => choice.value === parser));
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
      samples: Object.fromEntries(parsers.map((parser) => [parser, PLUGIN_SAMPLES[parser] ?? ""])),
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
