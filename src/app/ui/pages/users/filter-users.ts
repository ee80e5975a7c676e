import type { ShowcaseUser } from "../../../../shared/page.ts";

/** Those whose name or address has these letters in it, whatever their case and accents. */
export function filterUsers(users: ShowcaseUser[], query: string): ShowcaseUser[] {
  const wanted = simplify(query.trim());
  return users.filter(({ caption, infoLink }) => simplify(`${caption} ${new URL(infoLink).host}`).includes(wanted));
}

function simplify(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
