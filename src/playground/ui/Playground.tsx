import { Suspense, useCallback, useId, useMemo, useRef, useState } from "react";
import { ColorModeProvider } from "../../app/runtime/color-mode.tsx";
import { createSignal, useSignal } from "../../app/runtime/signal.ts";
import type { Editor } from "../editor/create-editor.ts";
import { getPrintWidth } from "../model/options.ts";
import type { PlaygroundData } from "../model/playground-data.ts";
import { isFirst, listPanes, type Variant } from "../model/state.ts";
import { OUTPUT } from "../model/tasks.ts";
import { changeLayout, useLayout } from "../layout.ts";
import type { Session } from "../session.ts";
import { createServerSnapshot } from "../snapshot.ts";
import { useLinkedScrolling } from "./code/use-editor.ts";
import { useFileDrop } from "./files.tsx";
import { ConfigDialog, Panes, ShortcutsDialog } from "./lazy-parts.tsx";
import { OptionsPanel } from "./options/OptionsPanel.tsx";
import type { VariantView } from "./options/PlaceFields.tsx";
import { usePlaces } from "./options/PlaceFields.tsx";
import { createDummyName, InputPane } from "./panes/InputPane.tsx";
import { Results } from "./panes/Results.tsx";
import { useShortcuts } from "./shortcuts.ts";
import { EmbedBar, Header } from "./toolbar/Header.tsx";
import { Notices, Progress } from "./toolbar/messages.tsx";
import { PaneBar, ViewSwitch, type View } from "./toolbar/switches.tsx";
import { Toolbar } from "./toolbar/Toolbar.tsx";
import { useMedia } from "./use-media.ts";
import { WORDS } from "./words.ts";

/** As in `frame.css`. Without it, options cover the code, and are only shown when they are asked for. */
const ROOM_FOR_OPTIONS = "(width > 1000px)";

/** Without a choice of the reader, the style sheet decides. */
function describeShown(isShown: boolean | undefined): string {
  return isShown === undefined ? "auto" : isShown ? "shown" : "hidden";
}

/** The whole page. Without a session it is what the engine renders. */
export function Playground({ data, session }: { data: PlaygroundData; session?: Session }) {
  const [serverSnapshot] = useState(() => createServerSnapshot(data));
  const [signal] = useState(() => session?.signal ?? createSignal(serverSnapshot));
  const { isReady, state, run, notices, hasLast, isEmbedded } = useSignal(signal, serverSnapshot);
  const [view, setView] = useState<View>("input");
  const layout = useLayout();
  const hasRoom = useMedia(ROOM_FOR_OPTIONS, true);
  const hasOptions = layout.hasOptions ?? hasRoom;
  const toggleOptions = useCallback(() => changeLayout({ hasOptions: !hasOptions }), [hasOptions]);
  const [caret] = useState(() => createSignal(0));
  const input = useRef<Editor>(null);
  const output = useRef<Editor>(null);
  const optionsId = useId();
  const [dialog, setDialog] = useState<"config" | "help">();
  const places = usePlaces(session, input);
  const scrolling = useLinkedScrolling(input, output, !state.other && run.results[OUTPUT] !== undefined);
  const insertName = useCallback(() => input.current?.insert(createDummyName()), []);
  useFileDrop(session?.openFile);
  useShortcuts(
    useMemo(
      () => ({
        takeOutput: () => session?.takeOutput(),
        run: () => session?.retry(),
        insertName,
        options: toggleOptions,
        config: () => setDialog("config"),
        help: () => setDialog("help"),
      }),
      [session, insertName, toggleOptions],
    ),
  );

  const describe = ({ formatter, options }: Variant): VariantView => ({
    formatter: session?.getFormatter(formatter) ?? data.formatters[0],
    options,
  });
  const left = describe(state);
  const right = state.other && describe(state.other);
  const failure = run.results[OUTPUT]?.failure;
  const firstOutput = isFirst(state, data.formatters[0]) ? data.sampleOutput : undefined;
  // Colors wait for the first output, so that they do not delay it.
  const colors = run.results[OUTPUT] && state.parser;
  const place = failure?.place;
  const goToError = () => {
    setView("input");
    // After small screens have switched to the input.
    if (place) requestAnimationFrame(() => input.current?.goTo(place));
  };
  const { onCaret } = places;
  const followCaret = useCallback(
    (position: number) => {
      caret.set(position);
      onCaret?.(position);
    },
    [caret, onCaret],
  );
  const closeDialog = () => setDialog(undefined);
  const optionsToggle = useMemo(
    () => (
      <button
        type="button"
        className="tool options-toggle"
        aria-expanded={hasOptions}
        aria-controls={optionsId}
        onClick={toggleOptions}
      >
        {WORDS.options}
      </button>
    ),
    [hasOptions, optionsId, toggleOptions],
  );

  return (
    <ColorModeProvider config={data.colorMode}>
      {!isEmbedded && <Header data={data} session={session} />}
      <main
        className="playground"
        data-view={view}
        data-options={isEmbedded ? "hidden" : describeShown(layout.hasOptions)}
        data-hidden={isEmbedded ? undefined : layout.hidden}
        data-comparing={right !== undefined}
        data-panes={state.panes.length > 0}
        data-embedded={isEmbedded}
      >
        <Toolbar
          data={data}
          formatter={left.formatter}
          parser={state.parser}
          file={state.file}
          other={state.other?.formatter}
          session={session}
        >
          {optionsToggle}
        </Toolbar>
        <Progress run={run} />
        <Notices notices={notices} hasLast={hasLast} session={session} />
        <ViewSwitch view={view} onChange={setView} hasFailure={failure !== undefined} />
        <OptionsPanel
          id={optionsId}
          left={left}
          right={right}
          session={session}
          places={places.actions}
          plugins={data.plugins}
          chosen={state.plugins}
          onConfig={() => setDialog("config")}
        />
        <InputPane
          isReady={isReady}
          content={state.content}
          options={state.options}
          parser={colors}
          ruler={isReady ? getPrintWidth(left) : undefined}
          failure={failure}
          session={session}
          editor={input}
          onInsertName={insertName}
          onCaret={followCaret}
        />
        <Results
          state={state}
          parser={colors}
          run={run}
          firstOutput={firstOutput}
          left={left}
          right={right}
          session={session}
          isReady={isReady}
          output={output}
          scrolling={scrolling}
          onGoToError={goToError}
        />
        <div className="more-pane">
          <PaneBar
            hidden={layout.hidden}
            offered={listPanes(state.parser)}
            shown={state.panes}
            hasEmbedErrors={state.hasEmbedErrors ?? false}
            onToggle={(pane) => session?.togglePane(pane)}
            onEmbedErrors={() => session?.toggleEmbedErrors()}
            onHelp={() => setDialog("help")}
          />
          {state.panes.length === 0 && <p className="pane-hint">{WORDS.paneHint}</p>}
          {session && state.panes.length > 0 && (
            <Suspense>
              <Panes data={data} state={state} run={run} session={session} caret={caret} />
            </Suspense>
          )}
        </div>
        {isEmbedded && <EmbedBar state={state} />}
      </main>
      <Suspense>
        {dialog === "config" && session && <ConfigDialog state={state} session={session} onClose={closeDialog} />}
        {dialog === "help" && <ShortcutsDialog onClose={closeDialog} />}
      </Suspense>
    </ColorModeProvider>
  );
}
