/**
 * The styles of a page's kind came with the page. Whoever loads the kind's code would fetch them once more, unless there is a
 * link to them: so there is one, which loads nothing.
 */
export function markInlinedStyles(document: Document): void {
  const files = document.querySelector<HTMLScriptElement>("script[data-styles]")?.dataset["styles"] ?? "";
  for (const href of files.split(" ").filter(Boolean)) {
    const link = document.createElement("link");
    link.setAttribute("disabled", "");
    link.rel = "stylesheet";
    link.href = href;
    document.head.append(link);
  }
}
