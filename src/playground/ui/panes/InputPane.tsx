import { useId, useMemo, type Ref } from "react";
import type { Editor } from "../../editor/create-editor.ts";
import type { OptionValues } from "../../model/options.ts";
import { findPlaces } from "../../model/places.ts";
import type { Session } from "../../session.ts";
import type { Failure } from "../../worker/messages.ts";
import { CodeView } from "../code/CodeView.tsx";
import { FilePicker } from "../files.tsx";
import { WORDS } from "../words.ts";
import { PaneHead, Skeleton } from "./pane-parts.tsx";

interface InputPaneProps {
  isReady: boolean;
  content: string;
  options: OptionValues;
  parser: string | undefined;
  ruler: number | undefined;
  failure: Failure | undefined;
  session: Session | undefined;
  editor: Ref<Editor>;
  onInsertName(): void;
  onCaret(position: number): void;
}

export function InputPane(props: InputPaneProps) {
  const { isReady, content, options, parser, ruler, failure, session, editor, onInsertName, onCaret } = props;
  const id = useId();
  const error = useMemo(
    () => (failure?.place ? { place: failure.place, message: failure.message } : undefined),
    [failure],
  );
  const places = useMemo(() => findPlaces(options, content), [options, content]);
  return (
    <section className="pane input-pane" aria-labelledby={id} data-ready={isReady}>
      <PaneHead id={id} kind="input" title={WORDS.views.input}>
        <p className="pane-note">{WORDS.inputHint}</p>
        <span className="pane-tools">
          <FilePicker onPick={(file) => void session?.openFile(file)} />
          <button type="button" className="quiet-tool" title={WORDS.insertNameHint} onClick={onInsertName}>
            {WORDS.insertName}
          </button>
          <button type="button" className="quiet-tool" onClick={() => session?.write("")}>
            {WORDS.clear}
          </button>
        </span>
      </PaneHead>
      <div className="pane-body">
        <CodeView
          ref={editor}
          label={WORDS.views.input}
          hint={WORDS.inputHint}
          text={content}
          parser={parser}
          places={places}
          onCaret={onCaret}
          ruler={ruler}
          error={error}
          onChange={session?.write ?? keepTyped}
        />
        {!isReady && <Skeleton kind="input" />}
      </div>
    </section>
  );
}

/** In the HTML, where there is no session yet. */
function keepTyped(): void {}

const NAME_PARTS = ["amber", "bay", "cliff", "dune", "ebb", "foam", "gull", "hull", "isle", "jetty", "kelp", "lagoon"];
const PARTS_IN_NAME = 3;

/** A made-up name in camel case, for code whose own names should stay private. */
export function createDummyName(): string {
  const parts = Array.from({ length: PARTS_IN_NAME }, () => {
    // A number below 1 times the length is always an index of the list.
    return NAME_PARTS[Math.floor(Math.random() * NAME_PARTS.length)]!;
  });
  return parts.map((part, index) => (index === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1))).join("");
}
