/**
 * Reads what `compressToEncodedURIComponent` of LZ-string wrote: six bits a character, in which numbers of growing width point at
 * earlier text. Only the reading half is written here, because the package cannot be split: it would be 5.5 KB where this is 0.8 KB
 * (minified; 1.6 and 0.5 KB compressed), and old links should open fast.
 */

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-$";
const BITS = 6;
/** The first three numbers announce a new character of 8 or of 16 bits, and the end. */
const NARROW = 0;
const WIDE = 1;
const END = 2;

/** The text as far as it could be read, or undefined where not even its beginning could. */
export function decompressLz(input: string, longest: number): string | undefined {
  const read = createBitReader(input.replaceAll(" ", "+"));
  const first = read(2);
  if (first !== NARROW && first !== WIDE) return undefined;
  let previous = String.fromCharCode(read(getCharacterBits(first)) ?? 0);
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
      const code = read(getCharacterBits(number));
      if (code === undefined) break;
      number = dictionary.push(String.fromCharCode(code)) - 1;
      grow();
    }
    const entry = dictionary[number] ?? (number === dictionary.length ? previous + previous.charAt(0) : undefined);
    if (entry === undefined) break;
    result.push(entry);
    length += entry.length;
    dictionary.push(previous + entry.charAt(0));
    grow();
    previous = entry;
  }
  return result.join("");
}

function getCharacterBits(announcement: number): number {
  return announcement === NARROW ? 8 : 16;
}

/** The lowest bit comes first. Undefined after the end and at a character that LZ-string does not write. */
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
