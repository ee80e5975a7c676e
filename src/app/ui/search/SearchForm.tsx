import "../../../styles/search.css";
import type { ComponentProps } from "react";
import { LABELS } from "../../../shared/labels.ts";
import { useSite } from "../../runtime/context.tsx";
import { Icon } from "../primitives/Icon.tsx";

/** A plain GET form to the search page: works before the app runs, and without it. Props go to the input. */
export function SearchForm(props: ComponentProps<"input">) {
  const { search } = useSite();
  return (
    <search>
      <form className="search-form" action={search.path} method="get">
        <label>
          <span className="hidden-text">{LABELS.searchDocs}</span>
          <Icon name="search" />
          <input
            type="search"
            name="q"
            placeholder={LABELS.searchDocs}
            autoComplete="off"
            spellCheck={false}
            {...props}
          />
        </label>
        <button type="submit" className="button">
          {LABELS.search}
        </button>
      </form>
    </search>
  );
}
