/** Highlighted text of a search service. Nothing in it is trusted: the two tags it was asked to use are read, all else is text. */
import type { MarkedText } from "../search-types.ts";

export const PRE_TAG = "<mark>";
export const POST_TAG = "</mark>";

/** Marks that do not match are taken as if they did: one that is not closed ends with the text. */
export function parseHighlight(text: string): MarkedText {
  const parts: MarkedText = [""];
  let isMarked = false;
  for (const piece of text.split(/(<\/?mark>)/)) {
    if (piece === PRE_TAG) isMarked = true;
    else if (piece === POST_TAG) isMarked = false;
    else if (piece !== "") addPiece(parts, piece, isMarked);
  }
  return parts;
}

/** Plain and marked text take turns. */
function addPiece(parts: MarkedText, piece: string, isMarked: boolean): void {
  const isLastMarked = parts.length % 2 === 0;
  if (isLastMarked === isMarked) parts.push(`${parts.pop()!}${piece}`);
  else parts.push(piece);
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", "#x27": "'" };

/** Crawlers store text as it stands in the source of a page. */
export function decodeEntities(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) => ENTITIES[name]!);
}
