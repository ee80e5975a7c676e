import { parseBlocks, type SmallBlock } from "../../search/embedded/small-markdown.ts";
import { markText } from "../../search/mark-text.ts";
import { Marked } from "./Marked.tsx";

interface SmallMarkdownProps {
  text: string;
  terms: ReadonlySet<string>;
}

/** The text of a record with its paragraphs, lists, tables and code, and the words that were looked for. */
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

/** Every second part of a line stands in backticks. */
export function InlineMarkdown({ text, terms }: SmallMarkdownProps) {
  return text.split("`").map((part, index) => {
    const marked = <Marked text={markText(part, terms)} />;
    return index % 2 === 1 ? <code key={index}>{marked}</code> : <span key={index}>{marked}</span>;
  });
}
