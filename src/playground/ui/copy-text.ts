/** Whether it is in the clipboard now. Safari forgets the click while a text is being waited for, unless it gets the promise itself. */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === "string") await navigator.clipboard.writeText(text);
    else await navigator.clipboard.write([new ClipboardItem({ "text/plain": text.then(toBlob) })]);
    return true;
  } catch {
    return false;
  }
}

function toBlob(text: string): Blob {
  return new Blob([text], { type: "text/plain" });
}
