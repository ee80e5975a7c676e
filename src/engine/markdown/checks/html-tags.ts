/** The tags of a piece of HTML, which need not be balanced, and the names that HTML knows. */
import { Tokenizer, TokenizerMode, type Token } from "parse5";

export interface Tag {
  /** In lower case. */
  name: string;
  kind: "start" | "end";
  /** As it is written: `<Tabs />`. */
  text: string;
  isSelfClosing: boolean;
  attributes: Map<string, string>;
  /** Within the piece, from 1. */
  line: number;
}

/** Elements whose content is no markup. */
const TEXT_MODES: Record<string, number> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  iframe: TokenizerMode.RAWTEXT,
  textarea: TokenizerMode.RCDATA,
  title: TokenizerMode.RCDATA,
};

export function listTags(html: string): Tag[] {
  const tags: Tag[] = [];
  const ignore = () => {};
  const add = (kind: Tag["kind"]) => (token: Token.TagToken) => {
    const { startOffset = 0, endOffset = 0, startLine = 1 } = token.location ?? {};
    tags.push({
      name: token.tagName,
      kind,
      text: html.slice(startOffset, endOffset),
      isSelfClosing: token.selfClosing,
      attributes: new Map(token.attrs.map(({ name, value }) => [name, value])),
      line: startLine,
    });
    const mode = TEXT_MODES[token.tagName];
    if (kind === "start" && mode !== undefined) tokenizer.state = mode;
  };
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: add("start"),
      onEndTag: add("end"),
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
      onCharacter: ignore,
      onNullCharacter: ignore,
      onWhitespaceCharacter: ignore,
    },
  );
  tokenizer.write(html, true);
  return tags;
}

/** Elements that end without a tag, when another begins or their parent ends. */
export const OPTIONAL_ENDS = new Set(
  "p li dt dd rt rp option optgroup colgroup thead tbody tfoot tr td th html head body".split(" "),
);

export const HTML_NAMES = new Set([
  ...OPTIONAL_ENDS,
  ..."a abbr address area article aside audio b base bdi bdo blockquote br button canvas caption center cite code col".split(
    " ",
  ),
  ..."data datalist del details dfn dialog div dl em embed fieldset figcaption figure font footer form".split(" "),
  ..."h1 h2 h3 h4 h5 h6 header hgroup hr i iframe img input ins kbd label legend link main map mark math menu".split(
    " ",
  ),
  ..."meta meter nav noscript object ol output param picture pre progress q ruby s samp script search section".split(
    " ",
  ),
  ..."select slot small source span strong style sub summary sup svg table template textarea time title".split(" "),
  ..."track tt u ul var video wbr".split(" "),
]);
