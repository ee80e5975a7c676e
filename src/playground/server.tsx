/** Renders the playground as HTML for the engine. Readers see it until the script has loaded and React takes it over. */
import { renderToString } from "react-dom/server";
import { DEFAULT_PARSER } from "./model/parsers.ts";
import type { PlaygroundData } from "./model/playground-data.ts";
import { choosePlugins } from "./model/plugins.ts";
import { Playground } from "./ui/Playground.tsx";
import { WORDS } from "./ui/words.ts";

export interface RenderedPlayground {
  title: string;
  description: string;
  html: string;
  noScript: { text: string; link: string };
  /** The files of the formatter that format the sample. */
  sampleFiles: string[];
}

export function renderPlayground(data: PlaygroundData): RenderedPlayground {
  const { url, core, plugins } = data.formatters[0];
  return {
    title: WORDS.title,
    description: WORDS.description,
    html: renderToString(<Playground data={data} />),
    noScript: { text: WORDS.noScript, link: WORDS.noScriptLink },
    sampleFiles: [core, ...choosePlugins(DEFAULT_PARSER, plugins)].map((file) => url + file),
  };
}
