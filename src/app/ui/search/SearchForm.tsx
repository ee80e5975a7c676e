import "../../../styles/search/form.css";
import type { ChangeEvent, FormEvent, Ref } from "react";
import { LABELS } from "../../../shared/labels/labels.ts";
import { useSite } from "../../runtime/context.tsx";
import { Icon } from "../primitives/Icon.tsx";

interface SearchFormProps {
  field?: Ref<HTMLInputElement>;
  label?: string;
  placeholder?: string;
  value?: string;
  onChange?(event: ChangeEvent<HTMLInputElement>): void;
  onSubmit?(event: FormEvent): void;
}

/** A plain GET form to the search page, which works before the app has loaded and without JavaScript. */
export function SearchForm(props: SearchFormProps) {
  const { field, label = LABELS.searchDocs, placeholder = LABELS.searchDocs, value, onChange, onSubmit } = props;
  const { search } = useSite();
  return (
    <search>
      <form className="search-form" action={search.path} method="get" onSubmit={onSubmit}>
        <label className="field">
          <span className="hidden-text">{label}</span>
          <Icon name="search" />
          <input
            ref={field}
            type="search"
            name="q"
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            value={value}
            onChange={onChange}
          />
        </label>
        <button type="submit" className="button">
          {LABELS.search}
        </button>
      </form>
    </search>
  );
}
