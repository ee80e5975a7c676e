/** How the text of records is drawn: marked words, the small Markdown of sections, and the facts of an option. */
import { SEARCH_WORDS } from "../../../shared/search/words.ts";
import type { SearchFacts } from "../../../shared/search/records.ts";
import { markText, parseBlocks, type SmallBlock } from "../../search/record-text.ts";
import type { MarkedText } from "../../search/search-types.ts";

interface SmallMarkdownProps {
  text: string;
  terms: ReadonlySet<string>;
}

/** Draws paragraphs, lists, tables and code, with the search terms marked. */
export function SmallMarkdown({ text, terms }: SmallMarkdownProps) {
  return parseBlocks(text).map((block, index) => <Block key={index} block={block} terms={terms} />);
}

function Block({ block, terms }: { block: SmallBlock; terms: ReadonlySet<string> }) {
  switch (block.type) {
    case "code":
      return <pre>{block.text}</pre>;
    case "list":
      return (
        <ul>
          {block.items.map((item, index) => (
            <li key={index}>
              <InlineMarkdown text={item} terms={terms} />
            </li>
          ))}
        </ul>
      );
    case "table":
      return (
        <dl>
          {block.rows.map(([first = "", ...others], index) => (
            <div key={index}>
              <dt>
                <InlineMarkdown text={first} terms={terms} />
              </dt>
              <dd>
                <InlineMarkdown text={others.join(" · ")} terms={terms} />
              </dd>
            </div>
          ))}
        </dl>
      );
    default:
      return (
        <p>
          <InlineMarkdown text={block.text} terms={terms} />
        </p>
      );
  }
}

/** Every second part of a line is code, because it is written in backticks. */
export function InlineMarkdown({ text, terms }: SmallMarkdownProps) {
  return text.split("`").map((part, index) => {
    const marked = <Marked text={markText(part, terms)} />;
    return index % 2 === 1 ? <code key={index}>{marked}</code> : <span key={index}>{marked}</span>;
  });
}

/** Every second part is marked. Parts are always text, never HTML. */
export function Marked({ text }: { text: MarkedText }) {
  return text.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}

/** The default of an option, the version it came with and its flag, which answer many searches at a glance. */
export function Facts({ facts }: { facts: SearchFacts | undefined }) {
  if (!facts?.default && !facts?.since) return null;
  return (
    <span className="search-facts">
      {facts.default && (
        <span>
          {SEARCH_WORDS.default} <code>{facts.default}</code>
        </span>
      )}
      {facts.since && (
        <span>
          {SEARCH_WORDS.since} {facts.since}
        </span>
      )}
      {facts.flag && <code>{facts.flag.split(" ")[0]}</code>}
    </span>
  );
}
