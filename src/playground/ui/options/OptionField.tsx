import { useId, useState } from "react";
import { Icon } from "../../../app/ui/primitives/Icon.tsx";
import { describeFlag, getFlag, isValidValue, type OfferedOption, type OptionValues } from "../../model/options.ts";
import { WORDS } from "../words.ts";

interface OptionFieldProps {
  option: OfferedOption;
  /** Undefined where the option has its default. */
  value: unknown;
  onChange(change: OptionValues): void;
}

/** One option under the name of its flag, with the control that fits its type. */
export function OptionField({ option, value, onChange }: OptionFieldProps) {
  const id = useId();
  const helpId = useId();
  const { name, type, href } = option;
  const isChanged = value !== undefined;
  return (
    <div className="option" data-type={type} data-changed={isChanged}>
      <label htmlFor={id} className="option-name">
        <code>{getFlag(option)}</code>
        {isChanged && <span className="hidden-text"> ({WORDS.changed})</span>}
      </label>
      {isChanged && (
        <button
          type="button"
          className="option-reset"
          aria-label={WORDS.resetOption(name)}
          title={WORDS.resetOption(name)}
          onClick={() => onChange({ [name]: option.default })}
        >
          <Icon name="close" />
        </button>
      )}
      <OptionControl
        id={id}
        helpId={helpId}
        option={option}
        value={value ?? option.default}
        onChange={(next) => onChange({ [name]: next })}
      />
      <p className="option-help">
        <span id={helpId}>{describeFlag(option)}</span>{" "}
        {href && (
          <a href={href} aria-label={WORDS.optionDocs(name)}>
            {WORDS.docs}
          </a>
        )}
      </p>
    </div>
  );
}

interface ControlProps {
  id: string;
  helpId: string;
  option: OfferedOption;
  value: unknown;
  onChange(value: unknown): void;
}

function OptionControl({ id, helpId, option, value, onChange }: ControlProps) {
  if (option.type === "int") return <NumberControl {...{ id, helpId, option, value, onChange }} />;
  if (option.type === "boolean") {
    // The flag is the opposite of the default, and the box shows whether the flag is given.
    return (
      <input
        id={id}
        aria-describedby={helpId}
        type="checkbox"
        checked={value !== option.default}
        onChange={(event) => onChange(event.target.checked !== option.default)}
      />
    );
  }
  if (option.type === "string") return <TextControl {...{ id, helpId, option, value, onChange }} />;
  return (
    <select id={id} aria-describedby={helpId} value={String(value)} onChange={(event) => onChange(event.target.value)}>
      {option.choices?.map((choice) => (
        <option key={choice.value} value={choice.value} title={choice.description}>
          {choice.value}
        </option>
      ))}
    </select>
  );
}

/** An invalid number stays in the field and changes nothing. An empty field is valid where the default is null, which means no limit. */
function NumberControl({ id, helpId, option, value, onChange }: ControlProps) {
  const [draft, setDraft] = useState<string>();
  return (
    <input
      id={id}
      aria-describedby={helpId}
      type="number"
      inputMode="numeric"
      min={option.range?.start ?? undefined}
      max={option.range?.end ?? undefined}
      value={draft ?? String(value ?? "")}
      aria-invalid={draft !== undefined}
      onChange={({ target }) => {
        const isOpen = target.value === "" && option.default === null;
        const isUsable = target.value !== "" && isValidValue(option, Number(target.value));
        setDraft(isUsable || isOpen ? undefined : target.value);
        if (isUsable) onChange(Number(target.value));
        else if (isOpen) onChange(option.default);
      }}
      onBlur={() => setDraft(undefined)}
    />
  );
}

/** The text counts when it is finished, because half a text is often not valid. */
function TextControl({ id, helpId, option, value, onChange }: ControlProps) {
  const [draft, setDraft] = useState<string>();
  const finish = () => {
    if (draft !== undefined) onChange(draft || option.default);
    setDraft(undefined);
  };
  return (
    <input
      id={id}
      aria-describedby={helpId}
      type="text"
      spellCheck={false}
      value={draft ?? String(value ?? "")}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={finish}
      onKeyDown={({ key }) => key === "Enter" && finish()}
    />
  );
}
