import { useId, useState } from "react";
import { ColorModeProvider } from "../../app/runtime/color-mode.tsx";
import { createSignal, useSignal } from "../../app/runtime/signal.ts";
import type { OptionValues } from "../model/options.ts";
import { findFormatter, type FormatterData, type PlaygroundData } from "../model/playground-data.ts";
import { createServerSnapshot, type Session } from "../session.ts";
import { Header } from "./Header.tsx";
import { InputPane } from "./InputPane.tsx";
import { Notices } from "./Notices.tsx";
import { OptionsPanel } from "./OptionsPanel.tsx";
import { OutputPane } from "./OutputPane.tsx";
import { Toolbar } from "./Toolbar.tsx";
import { ViewSwitch, type View } from "./ViewSwitch.tsx";
import { WORDS } from "./words.ts";

/** Without a session it is the page that the engine writes. */
export function Playground({ data, session }: { data: PlaygroundData; session?: Session }) {
  const [serverSnapshot] = useState(() => createServerSnapshot(data));
  const [signal] = useState(() => session?.signal ?? createSignal(serverSnapshot));
  const { isReady, state, run, notices } = useSignal(signal, serverSnapshot);
  const [view, setView] = useState<View>("input");
  const [hasOptions, setHasOptions] = useState(true);
  const formatter = findFormatter(data, state.formatter)!;
  const optionsId = useId();
  // Not in the engine's HTML: a style attribute there would need a looser content security policy.
  const ruler = isReady ? getPrintWidth(state.options, formatter) : undefined;

  return (
    <ColorModeProvider config={data.colorMode}>
      <Header data={data} getLink={() => session?.getLink() ?? ""} />
      <main className="playground" data-view={view} data-options={hasOptions ? "shown" : "hidden"}>
        <Toolbar data={data} state={state} session={session}>
          <button
            type="button"
            className="tool options-toggle"
            aria-expanded={hasOptions}
            aria-controls={optionsId}
            onClick={() => setHasOptions(!hasOptions)}
          >
            {WORDS.options}
          </button>
        </Toolbar>
        <Notices notices={notices} onDismiss={() => session?.dismissNotices()} />
        <ViewSwitch view={view} onChange={setView} hasFailure={run.failure !== undefined} />
        <OptionsPanel id={optionsId} formatter={formatter} values={state.options} session={session} />
        <InputPane
          isReady={isReady}
          content={state.content}
          ruler={ruler}
          onChange={(content) => session?.write(content)}
        />
        <OutputPane content={state.content} run={run} ruler={ruler} onRetry={() => session?.retry()} />
      </main>
    </ColorModeProvider>
  );
}

function getPrintWidth({ printWidth }: OptionValues, { options }: FormatterData): number {
  return (printWidth ?? options.find((option) => option.name === "printWidth")?.default) as number;
}
