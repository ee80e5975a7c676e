import "../../../../styles/pages.css";
import "../../../../styles/pages-users.css";
import { useEffect, useRef } from "react";
import type { UsersPage } from "../../../../shared/page.ts";
import { Html } from "../../primitives/Html.tsx";
import { filterList } from "./filter-list.ts";

/** The list comes as HTML (see `UserList.tsx`); here it learns to be filtered. */
export default function Users({ page }: { page: UsersPage }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = container.current;
    // The reader may have typed something before the app was there.
    if (list?.querySelector("input")?.value) filterList(list);
  }, []);
  return (
    <div ref={container} onInput={({ currentTarget }) => filterList(currentTarget)}>
      <Html slot="page" html={page.html["page"]} />
    </div>
  );
}
