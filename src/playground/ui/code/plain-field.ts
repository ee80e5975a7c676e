/** The plain field: code in its place, with line numbers and a field to write into, before the editor is there or where it does not load. */
import { normalizeBreaks } from "../../model/line-breaks.ts";

interface FieldOptions {
  label: string;
  hint?: string | undefined;
  isReadOnly: boolean;
}

export interface PlainField {
  element: HTMLTextAreaElement;
  /** Whether the engine wrote it into the page. The reader may have written something since then. */
  isFromPage: boolean;
  setText(text: string): void;
}

/** Takes the elements that the engine wrote (`render-code.tsx`), or makes the same ones, but without colors. */
export function takeField(parent: HTMLElement, options: FieldOptions): PlainField {
  const found = parent.querySelector("textarea");
  const element = found ?? drawField(parent, options);
  return {
    element,
    isFromPage: found !== null,
    setText(text) {
      const shown = normalizeBreaks(text);
      if (element.value === shown) return;
      element.value = shown;
      // For `app/preload.ts`, which draws what is behind the field.
      element.dispatchEvent(new Event("draw"));
    },
  };
}

function drawField(parent: HTMLElement, { label, hint, isReadOnly }: FieldOptions): HTMLTextAreaElement {
  const field = document.createElement("textarea");
  const attributes = { ...FIELD_ATTRIBUTES, "aria-label": label, ...(hint && { "aria-description": hint }) };
  for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
  field.readOnly = isReadOnly;
  const [numbers, text] = [document.createElement("pre"), document.createElement("pre")];
  for (const each of [numbers, text]) each.ariaHidden = "true";
  parent.replaceChildren(numbers, text, field);
  return field;
}

export const FIELD_ATTRIBUTES = {
  spellcheck: "false",
  autocapitalize: "off",
  autocomplete: "off",
  autocorrect: "off",
};
