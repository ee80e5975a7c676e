import { Suspense, type Ref } from "react";
import type { Editor } from "../editor/create-editor.ts";
import { getPluginName } from "../model/plugins.ts";
import type { Run } from "../model/run.ts";
import type { PlaygroundState } from "../model/state.ts";
import { COMPARISON, OTHER, OUTPUT } from "../model/tasks.ts";
import type { Session } from "../session.ts";
import { ComparePane } from "./lazy-parts.tsx";
import { getPrintWidth } from "./get-print-width.ts";
import type { VariantView } from "./OptionsPanel.tsx";
import { OutputPane } from "./OutputPane.tsx";
import type { LinkedScrolling } from "./use-linked-scrolling.ts";
import { WORDS } from "./words.ts";

interface ResultsProps {
  state: PlaygroundState;
  /** Of the colors. */
  parser: string | undefined;
  run: Run;
  left: VariantView;
  right: VariantView | undefined;
  session: Session | undefined;
  isReady: boolean;
  output: Ref<Editor>;
  scrolling: LinkedScrolling;
  onGoToError(): void;
}

/** The output, or two of them. */
export function Results({ state, parser, run, left, right, session, isReady, ...rest }: ResultsProps) {
  const { results } = run;
  const isBusy = run.phase === "loading" || run.phase === "running";
  const retry = () => session?.retry();
  // Not in the engine's HTML: a style attribute there would need a looser content security policy.
  const ruler = isReady ? getPrintWidth(left) : undefined;
  if (right) {
    return (
      <Suspense fallback={<section className="pane output-pane" aria-busy />}>
        <ComparePane
          comparison={results[COMPARISON]}
          left={{ version: left.formatter.version, result: results[OUTPUT], ruler }}
          right={{ version: right.formatter.version, result: results[OTHER], ruler: getPrintWidth(right) }}
          parser={state.parser}
          isBusy={isBusy}
          onStop={() => session?.stopComparing()}
          onRetry={retry}
        />
      </Suspense>
    );
  }
  return (
    <OutputPane
      result={results[OUTPUT]}
      parser={parser}
      ruler={ruler}
      status={describeRun(run, state.content)}
      isBusy={isBusy}
      onRetry={retry}
      {...rest}
    />
  );
}

function describeRun({ phase, files, results }: Run, content: string): string {
  const { text, milliseconds, failure, caret } = results[OUTPUT] ?? {};
  if (phase === "loading") return WORDS.loading(files.map(getPluginName));
  if (failure && failure.kind !== "embed") return text === undefined ? "" : WORDS.outdated;
  if (milliseconds === undefined) return WORDS.starting;
  return [
    ...(text === content && phase === "done" ? [WORDS.unchanged] : []),
    WORDS.formattedIn(milliseconds),
    ...(caret === undefined ? [] : [WORDS.caretAt(caret)]),
  ].join(", ");
}
