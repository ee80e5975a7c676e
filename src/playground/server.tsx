/** Renders the playground as HTML for the engine. Readers see it until the script has loaded and React takes it over. */
import { renderToString } from "react-dom/server";
import type { PlaygroundData } from "./model/playground-data.ts";
import { Playground } from "./ui/Playground.tsx";
import { WORDS } from "./ui/words.ts";

export interface RenderedPlayground {
  title: string;
  description: string;
  html: string;
  noScript: { text: string; link: string };
}

export function renderPlayground(data: PlaygroundData): RenderedPlayground {
  return {
    title: WORDS.title,
    description: WORDS.description,
    html: renderToString(<Playground data={data} />),
    noScript: { text: WORDS.noScript, link: WORDS.noScriptLink },
  };
}
