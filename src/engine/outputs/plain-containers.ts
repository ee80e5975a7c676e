/** Containers of our own Markdown (admonitions, tabs, comparisons) as headings in bold: programs know no directives. */
import { LABELS } from "../../shared/labels.ts";

const OPENING = /^:{3,}([a-z-]+)(?:\[(.*?)\])?(?:\{(.*)\})?\s*$/;
const CLOSING = /^:{3,}\s*$/;
const FENCE = /^(`{3,}|~{3,})(\S*)[ \t]*(.*)$/;

type Attributes = Record<string, string>;

export function flattenContainers(markdown: string): string {
  const open: { name: string; attributes: Attributes }[] = [];
  const lines: string[] = [];
  let fence: string | undefined;
  const pushCaption = (caption: string) => lines.push(`**${caption}**`, "");

  for (const line of markdown.split("\n")) {
    const opening = OPENING.exec(line);
    const [, marks, language, meta = ""] = FENCE.exec(line) ?? [];
    if (fence !== undefined) {
      lines.push(line);
      if (marks?.startsWith(fence) && !language) fence = undefined;
    } else if (opening) {
      const [, name = "", label, attributes = ""] = opening;
      open.push({ name, attributes: readAttributes(attributes) });
      const caption = getCaption(name, label);
      if (caption) lines.push(`**${caption}**`);
    } else if (CLOSING.test(line) && open.length > 0) {
      open.pop();
    } else if (marks) {
      fence = marks;
      const { name, attributes } = open.at(-1) ?? {};
      const caption = name === "before-after" ? getOutputCaption(meta, attributes!) : readAttributes(meta)["tab"];
      if (caption) pushCaption(caption);
      lines.push(caption ? marks + language : line);
    } else if (line !== "" || lines.at(-1) !== "") lines.push(line);
  }
  return lines.join("\n");
}

function getCaption(name: string, label: string | undefined): string | undefined {
  if (name === "tab") return label;
  const kind = LABELS.admonitions[name as keyof typeof LABELS.admonitions];
  return kind && (label ? `${kind}: ${label}` : kind);
}

/** A comparison has its input, then the outputs of the two releases it names. */
function getOutputCaption(meta: string, { title, before, after }: Attributes): string {
  const role = /\b(before|after)\b/.exec(meta)?.[1];
  if (role === "before") return LABELS.formattedBy(before!);
  if (role === "after") return LABELS.formattedBy(after!);
  return title ? `${title}: ${LABELS.exampleInput}` : LABELS.exampleInput;
}

function readAttributes(text: string): Attributes {
  const pairs = text.matchAll(/([\w:-]+)=(?:"([^"]*)"|(\S+))/g);
  return Object.fromEntries([...pairs].map(([, name, quoted, bare]) => [name, quoted ?? bare]));
}
