/**
 * Reads what `compressToEncodedURIComponent` of LZ-string wrote: six bits a sign, in which numbers of growing width point at earlier
 * text. Only the reading half is here; the package is four times as large.
 */
import { LONGEST_TEXT } from "./compression.ts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-$";
const BITS = 6;
/** The first numbers announce a new sign of 8 or 16 bits, and the end. */
const NARROW = 0;
const WIDE = 1;
const END = 2;
const SIGN_BITS = [8, 16];

/** What could be read, or undefined where there is not even a beginning. */
export function decompressLz(input: string, longest = LONGEST_TEXT): string | undefined {
  const read = createBitReader(input.replaceAll(" ", "+"));
  const first = read(2);
  if (first !== NARROW && first !== WIDE) return undefined;
  let previous = String.fromCharCode(read(SIGN_BITS[first]!) ?? 0);
  const dictionary = ["", "", "", previous];
  const result = [previous];
  let length = 1;
  let width = 3;
  let room = 4;
  const grow = () => {
    if (--room === 0) room = 2 ** width++;
  };
  while (length < longest) {
    let number = read(width);
    if (number === undefined || number === END) break;
    if (number === NARROW || number === WIDE) {
      const code = read(SIGN_BITS[number]!);
      if (code === undefined) break;
      number = dictionary.push(String.fromCharCode(code)) - 1;
      grow();
    }
    const entry = dictionary[number] ?? (number === dictionary.length ? previous + previous[0]! : undefined);
    if (entry === undefined) break;
    result.push(entry);
    length += entry.length;
    dictionary.push(previous + entry[0]!);
    grow();
    previous = entry;
  }
  return result.join("");
}

/** Lowest bit first. Undefined behind the end and at a sign that LZ-string does not write. */
function createBitReader(input: string): (count: number) => number | undefined {
  let position = 0;
  let left = 0;
  let value = 0;
  return (count) => {
    let bits = 0;
    for (let index = 0; index < count; index++) {
      if (left === 0) {
        value = ALPHABET.indexOf(input[position++] ?? " ");
        if (value < 0) return undefined;
        left = BITS;
      }
      bits |= ((value >> --left) & 1) << index;
    }
    return bits;
  };
}
