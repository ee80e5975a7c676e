import { memo, useId, useState } from "react";
import { groupOptions, type OptionValues } from "../model/options.ts";
import type { ExtraPlugin, FormatterData } from "../model/playground-data.ts";
import type { Variant } from "../model/state.ts";
import type { Session, SideName } from "../session.ts";
import { OptionField } from "./OptionField.tsx";
import { PaneHead } from "./PaneHead.tsx";
import { PlaceFields } from "./PlaceFields.tsx";
import { SideSwitch } from "./SideSwitch.tsx";
import { PluginFields } from "./PluginFields.tsx";
import type { PlaceActions } from "./use-places.ts";
import { WORDS } from "./words.ts";

interface OptionsPanelProps {
  id: string;
  left: VariantView;
  /** Where two are compared. */
  right: VariantView | undefined;
  session: Session | undefined;
  places: PlaceActions;
  plugins: ExtraPlugin[];
  /** Names of those that are on. */
  chosen: string[] | undefined;
  onConfig(): void;
}

export interface VariantView {
  formatter: FormatterData;
  options: Variant["options"];
}

/** Drawn anew only when options change, not with every key. */
export const OptionsPanel = memo(
  function OptionsPanel({ id, left, right, session, places, plugins, chosen: on, onConfig }: OptionsPanelProps) {
    const titleId = useId();
    const [chosen, setSide] = useState<SideName>("left");
    const side = right ? chosen : "left";
    const variant = side === "right" ? right! : left;
    const { formatter, options: values } = variant;
    const change = (changed: OptionValues) => session?.changeOption(changed, side);
    return (
      <section id={id} className="pane options-pane" aria-labelledby={titleId}>
        <PaneHead id={titleId} kind="options" title={WORDS.options}>
          <span className="pane-tools">
            <button type="button" className="quiet-tool" onClick={onConfig}>
              {WORDS.config}
            </button>
            <button
              type="button"
              className="quiet-tool"
              aria-label={WORDS.resetOptions}
              title={WORDS.resetOptions}
              disabled={Object.keys(values).length === 0}
              onClick={() => session?.setOptions({}, side)}
            >
              {WORDS.reset}
            </button>
          </span>
        </PaneHead>
        {right && <SideSwitch side={side} left={left} right={right} onChange={setSide} />}
        <form className="option-list" onSubmit={(event) => event.preventDefault()}>
          <PluginFields plugins={plugins} on={on} formatter={left.formatter} session={session} />
          {groupOptions(formatter).map(({ title, options }) => (
            <fieldset key={title}>
              <legend>{title}</legend>
              {options.map((option) => (
                <OptionField
                  key={`${side} ${option.name}`}
                  option={option}
                  value={values[option.name]}
                  onChange={change}
                />
              ))}
            </fieldset>
          ))}
          <PlaceFields variant={variant} side={side} actions={places} onChange={change} />
        </form>
      </section>
    );
  },
  (before, after) =>
    before.session === after.session &&
    before.places === after.places &&
    before.chosen === after.chosen &&
    isSameVariant(before.left, after.left) &&
    isSameVariant(before.right, after.right),
);

function isSameVariant(before: VariantView | undefined, after: VariantView | undefined): boolean {
  return before?.formatter === after?.formatter && before?.options === after?.options;
}
