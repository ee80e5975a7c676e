import { useState } from "react";
import { getFlag, isValidValue, type OptionValues } from "../model/options.ts";
import type { KnownOption } from "../model/playground-data.ts";
import { WORDS } from "./words.ts";

interface OptionFieldProps {
  option: KnownOption;
  /** Undefined where the default holds. */
  value: unknown;
  onChange(change: OptionValues): void;
}

/** One option under the name of its flag, with the control that fits its type. */
export function OptionField({ option, value, onChange }: OptionFieldProps) {
  const isChanged = value !== undefined;
  return (
    <label className="option" data-type={option.type} data-changed={isChanged} title={option.description}>
      <span className="option-name">
        <code>{getFlag(option)}</code>
        {isChanged && <span className="hidden-text"> ({WORDS.changed})</span>}
      </span>
      <OptionControl
        option={option}
        value={value ?? option.default}
        onChange={(next) => onChange({ [option.name]: next })}
      />
    </label>
  );
}

interface ControlProps {
  option: KnownOption;
  value: unknown;
  onChange(value: unknown): void;
}

function OptionControl({ option, value, onChange }: ControlProps) {
  if (option.type === "int") return <NumberControl option={option} value={value} onChange={onChange} />;
  if (option.type === "boolean") {
    // The flag says the opposite of the default, and the box says whether the flag is given.
    return (
      <input
        type="checkbox"
        checked={value !== option.default}
        onChange={(event) => onChange(event.target.checked !== option.default)}
      />
    );
  }
  return (
    <select value={String(value)} onChange={(event) => onChange(event.target.value)}>
      {option.choices?.map((choice) => (
        <option key={choice.value} value={choice.value} title={choice.description}>
          {choice.value}
        </option>
      ))}
    </select>
  );
}

/** An unfinished number is kept as it is typed and goes no further; what counts is always the option's value. */
function NumberControl({ option, value, onChange }: ControlProps) {
  const [draft, setDraft] = useState<string>();
  return (
    <input
      type="number"
      inputMode="numeric"
      min={option.range?.start ?? undefined}
      max={option.range?.end ?? undefined}
      value={draft ?? String(value)}
      aria-invalid={draft !== undefined}
      onChange={({ target }) => {
        const isUsable = target.value !== "" && isValidValue(option, Number(target.value));
        setDraft(isUsable ? undefined : target.value);
        if (isUsable) onChange(Number(target.value));
      }}
      onBlur={() => setDraft(undefined)}
    />
  );
}
