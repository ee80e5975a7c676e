/** What a reader may have meant when nothing was found: names and titles that are spelt alike. */
import { getEditDistance } from "../../../shared/nearest.ts";
import { normalizeName } from "../words.ts";
import type { RecordIndex } from "./create-index.ts";

const MOST = 3;
/** More than every third letter wrong is another word. */
const FURTHEST = 0.4;
/** A title of a whole sentence is nothing to type. */
const LONGEST = 30;

export function proposeNear(text: string, indexes: RecordIndex[]): string[] {
  const wanted = normalizeName(text);
  const known = indexes.flatMap(({ records }) => records.flatMap(({ names, title }) => [...names, title]));
  const near = [...new Set(known)]
    .filter((name) => name.length <= LONGEST && !name.startsWith("-"))
    .map((name) => ({ name, distance: getEditDistance(wanted, normalizeName(name)) / wanted.length }))
    .filter(({ distance }) => distance <= FURTHEST);
  return near
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, MOST)
    .map(({ name }) => name);
}
