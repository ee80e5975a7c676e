/** Renders the playground as HTML for the engine. Readers see it until the script has loaded and React takes it over. */
import { renderToString } from "react-dom/server";
import { DEFAULT_PARSER, getSample } from "./model/parsers.ts";
import type { PlaygroundData } from "./model/playground-data.ts";
import { choosePlugins } from "./model/plugins.ts";
import { renderCode } from "./render-code.tsx";
import { CodeRenderer } from "./ui/code/CodeView.tsx";
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

/** `format` is the first of the formatters, with the default options. */
export async function renderPlayground(
  data: Omit<PlaygroundData, "sampleOutput">,
  format: (code: string, parser: string) => Promise<string>,
): Promise<RenderedPlayground> {
  const { url, core, plugins } = data.formatters[0];
  const sampleOutput = await format(getSample(DEFAULT_PARSER), DEFAULT_PARSER);
  return {
    title: WORDS.title,
    description: WORDS.description,
    html: renderToString(
      <CodeRenderer value={renderCode}>
        <Playground data={{ ...data, sampleOutput }} />
      </CodeRenderer>,
    ),
    noScript: { text: WORDS.noScript, link: WORDS.noScriptLink },
    sampleFiles: [core, ...choosePlugins(DEFAULT_PARSER, plugins)].map((file) => url + file),
  };
}
