/** Enter right after the last letter means the first of the list, also when that is still on its way. */
import { useEffect, useState } from "react";
import { getOptionId } from "./list-box.ts";

interface EnterInput {
  text: string;
  /** The query that the list answers. */
  answered: string;
  isReady: boolean;
  listId: string;
}

export function useEnter({ text, answered, isReady, listId }: EnterInput): () => void {
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    if (wanted === undefined || wanted !== text || answered !== text) return;
    // oxlint-disable-next-line react/set-state-in-effect -- one press opens once
    setWanted(undefined);
    if (isReady) document.getElementById(getOptionId(listId, 0))?.click();
  }, [wanted, text, answered, isReady, listId]);
  return () => {
    if (text.trim() !== "") setWanted(text);
  };
}
