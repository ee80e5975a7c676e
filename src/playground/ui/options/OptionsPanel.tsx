import { memo, Suspense, useId, useState } from "react";
import { groupOptions, type OptionValues } from "../../model/options.ts";
import type { ExtraPlugin } from "../../model/playground-data.ts";
import type { SideName } from "../../model/state.ts";
import type { Session } from "../../session.ts";
import { PaneHead } from "../panes/pane-parts.tsx";
import { WORDS } from "../words.ts";
import { OptionField } from "./OptionField.tsx";
import { PlaceFields, type PlaceActions, type VariantView } from "./PlaceFields.tsx";
import { PluginFields } from "./PluginFields.tsx";

interface OptionsPanelProps {
  id: string;
  left: VariantView;
  /** The other side of a comparison. */
  right: VariantView | undefined;
  session: Session | undefined;
  places: PlaceActions;
  plugins: ExtraPlugin[];
  /** The names of the plugins that are on. */
  chosen: string[] | undefined;
  onConfig(): void;
}

/** Drawn again only when options change, and not with every key that is typed. */
export const OptionsPanel = memo(
  function OptionsPanel({ id, left, right, session, places, plugins, chosen: on, onConfig }: OptionsPanelProps) {
    const titleId = useId();
    const [chosen, setSide] = useState<SideName>("left");
    const side = right ? chosen : "left";
    const variant = (side === "right" && right) || left;
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
          {/* Within it, React takes the HTML over after the rest of the page, and in small steps. */}
          <Suspense>
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
            <PluginFields plugins={plugins} on={on} formatter={left.formatter} session={session} />
          </Suspense>
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

/** The values are compared, because the state of an empty link has other objects than that of the HTML. */
function isSameVariant(before: VariantView | undefined, after: VariantView | undefined): boolean {
  const [old, own] = [before?.options ?? {}, after?.options ?? {}];
  const names = Object.keys({ ...old, ...own });
  return before?.formatter === after?.formatter && names.every((name) => old[name] === own[name]);
}

interface SideSwitchProps {
  side: SideName;
  left: VariantView;
  right: VariantView;
  onChange(side: SideName): void;
}

/** Chooses which side of a comparison the options are for. */
function SideSwitch({ side, onChange, ...variants }: SideSwitchProps) {
  return (
    <fieldset className="side-switch">
      <legend className="hidden-text">{WORDS.side}</legend>
      {(["left", "right"] as const).map((each) => (
        <button key={each} type="button" aria-pressed={side === each} data-side={each} onClick={() => onChange(each)}>
          {WORDS.sides[each]}: {variants[each].formatter.version}
        </button>
      ))}
    </fieldset>
  );
}
