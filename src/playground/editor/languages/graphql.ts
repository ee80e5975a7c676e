/** GraphQL has no package, but a few patterns are enough for its colors. */
import { StreamLanguage } from "@codemirror/language";

const KEYWORDS =
  /^(?:query|mutation|subscription|fragment|on|schema|scalar|type|interface|union|enum|input|directive|extend|implements|repeatable)\b/;

const TOKENS: [pattern: RegExp, kind: string][] = [
  [/^#.*/, "comment"],
  [/^"(?:[^"\\]|\\.)*"?/, "string"],
  [/^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/, "number"],
  [/^(?:true|false|null)\b/, "atom"],
  [/^[$@][_A-Za-z]\w*/, "meta"],
  [KEYWORDS, "keyword"],
  [/^[A-Z]\w*/, "typeName"],
  [/^[_a-z]\w*/, "propertyName"],
];

export const graphql = StreamLanguage.define<{ isBlock: boolean }>({
  name: "graphql",
  startState: () => ({ isBlock: false }),
  token(stream, state) {
    if (state.isBlock || stream.match('"""')) {
      state.isBlock = !stream.match(/^.*?"""/);
      if (state.isBlock) stream.skipToEnd();
      return "string";
    }
    const found = TOKENS.find(([pattern]) => stream.match(pattern));
    if (!found) stream.next();
    return found ? found[1] : null;
  },
  languageData: { commentTokens: { line: "#" } },
});
