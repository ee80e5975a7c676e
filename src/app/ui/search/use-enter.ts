/** Enter right after the last letter means the first of the list, also when that is still on its way. */
import { useEffect, useState } from "react";
import { getOptionId } from "./list-box.ts";

interface EnterInput {
  /** What stands in the search box. */
  readText(): string;
  /** The query that the list answers. */
  answered: string;
  isReady: boolean;
  listId: string;
}

export function useEnter({ readText, answered, isReady, listId }: EnterInput): () => void {
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    if (wanted === undefined || wanted !== answered || wanted !== readText()) return;
    // oxlint-disable-next-line react/set-state-in-effect -- one press opens once
    setWanted(undefined);
    if (isReady) document.getElementById(getOptionId(listId, 0))?.click();
  }, [wanted, readText, answered, isReady, listId]);
  return () => {
    const text = readText();
    if (text.trim() !== "") setWanted(text);
  };
}
