import { SearchButton } from "../../search/SearchButton.tsx";
import type { ItemProps } from "./item-props.ts";

/** Always in the bar, on phones too: the mobile menu leaves it out. */
export function SearchItem({ isMobile }: ItemProps<"search">) {
  return isMobile ? null : <SearchButton />;
}
