/** Copy buttons of code blocks. */
import { LABELS } from "../../shared/labels/labels.ts";

const FEEDBACK_TIME = 2000;

/** For each button that shows feedback, the function that restores its label. */
const restorers = new WeakMap<HTMLElement, () => void>();

export function startCopy(): void {
  document.addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLElement>("button[data-copy]");
    const code = button?.closest(".code-block")?.querySelector<HTMLElement>("pre code");
    if (button && code) void copyCode(button, code);
  });
}

/** The code without prompts and removed lines. Of a diff only the new lines are copied, unless it is a patch with line numbers. */
export function getCopyText(code: HTMLElement): string {
  const copy = code.cloneNode(true) as HTMLElement;
  for (const left of copy.querySelectorAll(".prompt, del")) left.remove();
  const text = copy.textContent.replace(/\n$/, "");
  const isDiff = copy.classList.contains("language-diff") && !/^@@/m.test(text);
  return isDiff ? applyDiff(text) : text;
}

function applyDiff(diff: string): string {
  const lines = diff.split("\n").filter((line) => !line.startsWith("-"));
  return lines.map((line) => line.replace(/^[+ ]/, "")).join("\n");
}

async function copyCode(button: HTMLElement, code: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(getCopyText(code));
    showFeedback(button, { label: LABELS.copied, state: "copied" });
  } catch {
    // Without access to the clipboard, the code is selected so that the reader's own copy command works.
    getSelection()?.selectAllChildren(code);
    showFeedback(button, { label: LABELS.copyFailed, state: "failed" });
  }
}

function showFeedback(button: HTMLElement, { label, state }: { label: string; state: string }): void {
  restorers.get(button)?.();
  const text = button.textContent;
  const name = button.getAttribute("aria-label");
  button.textContent = label;
  button.dataset.state = state;
  if (name !== null) button.setAttribute("aria-label", label);

  const restore = () => {
    clearTimeout(timer);
    button.textContent = text;
    delete button.dataset.state;
    if (name !== null) button.setAttribute("aria-label", name);
    restorers.delete(button);
  };
  const timer = setTimeout(restore, FEEDBACK_TIME);
  restorers.set(button, restore);
}
