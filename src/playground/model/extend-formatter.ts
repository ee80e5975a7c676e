/** A formatter with plugins: to everything that reads its data they look as if they were built in. Fetched when one is turned on. */
import { getPackageUrl } from "./package-url.ts";
import type { Extension, FormatterData, KnownOption, Language, OptionSection } from "./playground-data.ts";
import { PLUGIN_SAMPLES } from "./samples/plugins.ts";

type Described = Extension["plugins"][number];

export function extendFormatter(formatter: FormatterData, plugins: Described[]): FormatterData {
  const languages = plugins.flatMap((plugin) => plugin.languages);
  const known = formatter.options.find((option) => option.name === "parser")?.choices ?? [];
  const parsers = plugins
    .flatMap((plugin) => plugin.parsers)
    .filter((parser) => !known.some((choice) => choice.value === parser));
  return {
    ...formatter,
    // Before the others: who turns a plugin on wants to see what it brings.
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

/** Many languages are XML; one of them is XML itself. */
function findLanguage(parser: string, languages: Language[]): string | undefined {
  const read = languages.filter((language) => language.parsers.includes(parser)).map(({ name }) => name);
  return read.find((name) => name.toLowerCase() === parser) ?? read[0];
}

function describeOptions({ name, options }: Described): OptionSection {
  return { title: name, options: options.map((option) => ({ name: option.name, href: getPackageUrl(name) })) };
}
