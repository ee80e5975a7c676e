import type { Page } from "../../../shared/page.ts";
import { Html } from "../primitives/Html.tsx";

/** A page on which nothing reacts to readers: all of it comes as HTML, see `page-slots.tsx`. */
export default function StaticPage({ page }: { page: Page }) {
  return <Html slot="page" html={page.html["page"]} />;
}
