import { useVersionCandidates } from "../../../runtime/docs.ts";
import { ItemLink } from "./ItemLink.tsx";
import type { ItemProps } from "./item-props.ts";

/** The version being read, or the one the reader would get. */
export function DocsVersionItem({ item }: ItemProps<"docsVersion">) {
  const version = useVersionCandidates(item.pluginId)[0];
  if (!version) throw new Error(`The docs plugin "${item.pluginId}" has no versions.`);
  return (
    <ItemLink href={version.path} className={item.className}>
      {item.label ?? version.label}
    </ItemLink>
  );
}
