/**
 * An entry in the browser's history for the open dialog, so that Back closes it. On phones, browsers that know close watchers do that
 * by themselves, and never load this. The entry goes with the dialog: it is left again, or becomes the page that the reader goes to.
 */
import { isPlainClick } from "../../../search/follow-result.ts";

const ENTRY = "searchDialog";
const isInEntry = () => Boolean((history.state as { [ENTRY]?: true } | null)?.[ENTRY]);
const addEntry = () => history.pushState({ ...history.state, [ENTRY]: true }, "");

/** The browser is on its way out of the entry of a dialog that was closed. */
let isLeaving = false;

/** Returns what to call when the dialog has been closed in another way. */
export function enterDialog(dialog: HTMLDialogElement, onBack: () => void): () => void {
  let followed: string | undefined;
  if (!isLeaving && !isInEntry()) addEntry();

  const onPopState = () => {
    if (isLeaving) addEntry();
    else if (!isInEntry()) onBack();
  };
  /** Every link of the dialog that stays in this tab closes the dialog, and is followed then. */
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.origin !== location.origin || !isPlainClick(event)) return;
    event.preventDefault();
    followed = link.href;
  };
  addEventListener("popstate", onPopState);
  dialog.addEventListener("click", onClick);
  return () => {
    removeEventListener("popstate", onPopState);
    dialog.removeEventListener("click", onClick);
    if (followed) location.replace(followed);
    else if (isInEntry()) leaveEntry();
  };
}

function leaveEntry(): void {
  isLeaving = true;
  // A dialog that was opened meanwhile hears of the event, too, and still has to know what it means.
  addEventListener("popstate", () => setTimeout(() => (isLeaving = false)), { once: true });
  history.back();
}
