/** The five colors that code has everywhere on the site, by the tags of the editor's grammars. */
import { tags, type Tag } from "@lezer/highlight";

interface Color {
  /** In the HTML of the first frame, as in the site's code blocks. The editor makes its own classes. */
  class: string;
  tag: Tag | Tag[];
  style: Record<string, string>;
}

export const COLORS: Color[] = [
  {
    class: "keyword",
    tag: [
      tags.keyword,
      tags.operatorKeyword,
      tags.modifier,
      tags.definitionKeyword,
      tags.moduleKeyword,
      tags.controlKeyword,
      tags.tagName,
      tags.heading,
      tags.processingInstruction,
    ],
    style: { color: "var(--violet-text)" },
  },
  {
    class: "string",
    tag: [tags.string, tags.special(tags.string), tags.attributeValue, tags.link, tags.url],
    style: { color: "var(--teal-text)" },
  },
  {
    class: "name",
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.definition(tags.propertyName),
      tags.propertyName,
      tags.className,
      tags.typeName,
      tags.attributeName,
      tags.labelName,
    ],
    style: { color: "var(--amber-text)" },
  },
  {
    class: "value",
    tag: [
      tags.number,
      tags.bool,
      tags.null,
      tags.atom,
      tags.regexp,
      tags.unit,
      tags.color,
      tags.escape,
      tags.constant(tags.name),
    ],
    style: { color: "var(--coral-text)" },
  },
  {
    class: "quiet",
    tag: [tags.comment, tags.meta, tags.documentMeta, tags.quote],
    style: { color: "var(--text-soft)", fontStyle: "italic" },
  },
];
