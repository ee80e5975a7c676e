import { useId } from "react";
import { groupOptions, type OptionValues } from "../model/options.ts";
import type { FormatterData } from "../model/playground-data.ts";
import type { Session } from "../session.ts";
import { OptionField } from "./OptionField.tsx";
import { PaneHead } from "./PaneHead.tsx";
import { WORDS } from "./words.ts";

interface OptionsPanelProps {
  id: string;
  formatter: FormatterData;
  values: OptionValues;
  session: Session | undefined;
}

export function OptionsPanel({ id, formatter, values, session }: OptionsPanelProps) {
  const titleId = useId();
  const isChanged = Object.keys(values).length > 0;
  return (
    <section id={id} className="pane options-pane" aria-labelledby={titleId}>
      <PaneHead id={titleId} kind="options" title={WORDS.options}>
        <button
          type="button"
          className="tool"
          aria-label={WORDS.resetOptions}
          title={WORDS.resetOptions}
          disabled={!isChanged}
          onClick={() => session?.resetOptions()}
        >
          {WORDS.reset}
        </button>
      </PaneHead>
      <form className="option-list" onSubmit={(event) => event.preventDefault()}>
        {groupOptions(formatter).map(({ category, options }) => (
          <fieldset key={category}>
            <legend>{category}</legend>
            {options.map((option) => (
              <OptionField
                key={option.name}
                option={option}
                value={values[option.name]}
                onChange={(change) => session?.changeOption(change)}
              />
            ))}
          </fieldset>
        ))}
      </form>
    </section>
  );
}
