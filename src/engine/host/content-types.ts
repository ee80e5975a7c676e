/** The type of every file, for our server, the dev server, nginx and the rules of other hosts: they must not differ. */
import { lookup } from "mrmime";

/** Files whose endings say too little, or nothing to the library. */
const NAMED_TYPES: Record<string, string> = {
  // Pages name it by this type in their heads.
  "feed.json": "application/feed+json",
};
const ENDING_TYPES: Record<string, string> = { ico: "image/x-icon" };
export const UNKNOWN_TYPE = "application/octet-stream";

/** The type of a file, with the character set where browsers would otherwise guess one. */
export function getContentType(file: string): string {
  const name = file.slice(file.lastIndexOf("/") + 1);
  const type = NAMED_TYPES[name] ?? getEndingType(getEnding(name));
  return type.startsWith("text/") ? `${type}; charset=utf-8` : type;
}

/** The types of the endings that these files have, and of those that have a type by their whole name. */
export function listContentTypes(files: string[]): { endings: [string, string][]; names: [string, string][] } {
  const endings = [...new Set(files.map((file) => getEnding(file.slice(file.lastIndexOf("/") + 1))))].sort();
  const known = endings.filter((ending) => ending !== "" && getEndingType(ending) !== UNKNOWN_TYPE);
  return {
    endings: known.map((ending) => [ending, getContentType(`a.${ending}`)]),
    names: Object.keys(NAMED_TYPES).map((name) => [name, getContentType(name)]),
  };
}

function getEndingType(ending: string): string {
  return ENDING_TYPES[ending] ?? (ending === "" ? undefined : lookup(ending)) ?? UNKNOWN_TYPE;
}

function getEnding(name: string): string {
  return name.includes(".") ? name.slice(name.lastIndexOf(".") + 1).toLowerCase() : "";
}
