import { Suspense, useId, useMemo, type Ref } from "react";
import type { Editor } from "../../editor/create-editor.ts";
import { getPrintWidth } from "../../model/options.ts";
import { toPosition } from "../../model/places.ts";
import { getPluginName } from "../../model/plugins.ts";
import type { PlaygroundState } from "../../model/state.ts";
import { COMPARISON, OTHER, OUTPUT, type Run, type TaskResult } from "../../model/tasks.ts";
import type { Session } from "../../session.ts";
import { CodeView } from "../code/CodeView.tsx";
import type { LinkedScrolling } from "../code/use-editor.ts";
import { CopyButton } from "../CopyButton.tsx";
import { ComparePane } from "../lazy-parts.tsx";
import type { VariantView } from "../options/PlaceFields.tsx";
import { WORDS } from "../words.ts";
import { Elapsed } from "./Elapsed.tsx";
import { FailureBox, PaneHead, Skeleton } from "./pane-parts.tsx";

interface ResultsProps {
  state: PlaygroundState;
  /** Decides about the colors. */
  parser: string | undefined;
  run: Run;
  /** Of the sample, until the formatter has answered. */
  firstOutput: string | undefined;
  left: VariantView;
  right: VariantView | undefined;
  session: Session | undefined;
  isReady: boolean;
  output: Ref<Editor>;
  scrolling: LinkedScrolling;
  onGoToError(): void;
}

/** Shows the output, or two outputs that are compared. */
export function Results({ state, parser, run, firstOutput, left, right, session, isReady, ...rest }: ResultsProps) {
  const { results } = run;
  const isBusy = run.phase === "loading" || run.phase === "running";
  // Not in the HTML of the engine, where a style attribute would need a looser content security policy.
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
          session={session}
        />
      </Suspense>
    );
  }
  return (
    <OutputPane
      result={results[OUTPUT] ?? (firstOutput === undefined ? {} : { text: firstOutput })}
      isReady={isReady}
      parser={parser}
      ruler={ruler}
      status={describeRun(run, state.content)}
      limit={run.limit}
      isBusy={isBusy}
      session={session}
      {...rest}
    />
  );
}

function describeRun({ phase, files, results }: Run, content: string): string {
  const { text, milliseconds, failure, caret, isForeign } = results[OUTPUT] ?? {};
  if (phase === "loading") return WORDS.loading(files.map(getPluginName));
  if (isForeign) return WORDS.formatting;
  if (failure && failure.kind !== "embed") return text === undefined ? "" : WORDS.outdated;
  if (milliseconds === undefined) return WORDS.starting;
  return [
    ...(text === content && phase === "done" ? [WORDS.unchanged] : []),
    WORDS.formattedIn(milliseconds),
    ...(caret === undefined ? [] : [WORDS.caretAt(caret)]),
  ].join(", ");
}

interface OutputPaneProps {
  result: TaskResult;
  isReady: boolean;
  parser: string | undefined;
  ruler: number | undefined;
  /** What the formatter is doing, or how long it took. */
  status: string;
  limit: Run["limit"];
  isBusy: boolean;
  session: Session | undefined;
  output: Ref<Editor>;
  scrolling: LinkedScrolling;
  onGoToError(): void;
}

function OutputPane({ result, isReady, parser, ruler, status, limit, isBusy, session, ...rest }: OutputPaneProps) {
  const { output, scrolling, onGoToError } = rest;
  const id = useId();
  const { text, failure, caret, isForeign = false } = result;
  const isOld = isForeign || (failure !== undefined && failure.kind !== "embed");
  const places = useMemo(
    () => (caret === undefined || text === undefined ? undefined : { caret: toPosition(text, caret) }),
    [text, caret],
  );
  return (
    <section className="pane output-pane" aria-labelledby={id} aria-busy={isBusy} data-ready={isReady}>
      <PaneHead id={id} kind="output" title={WORDS.views.output}>
        <p className="pane-note">{status}</p>
        {limit && session && <Elapsed key={limit.since} limit={limit} session={session} />}
        <span className="pane-tools">
          <button
            type="button"
            className="quiet-tool scroll-toggle"
            aria-pressed={scrolling.isOn}
            onClick={scrolling.toggle}
          >
            {WORDS.scrollTogether}
          </button>
          <CopyButton className="quiet-tool" label={WORDS.copyOutput} getText={() => (isForeign ? "" : (text ?? ""))} />
        </span>
      </PaneHead>
      <div className="pane-body" data-outdated={isOld}>
        <CodeView
          ref={output}
          label={WORDS.views.output}
          text={text ?? ""}
          parser={parser}
          places={places}
          ruler={ruler}
        />
        {(!isReady || (text === undefined && !failure)) && <Skeleton kind="output" />}
      </div>
      <FailureBox failure={failure} session={session} onGoToError={onGoToError} />
    </section>
  );
}
