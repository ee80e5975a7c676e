/**
 * Part of every page in development. It reloads the page after an edit, unless the app has started, which shows edits itself, and
 * shows what the terminal says about the page.
 */
import { DEV_EVENTS } from "../shared/constants.ts";

const isAppOn = () => document.documentElement.dataset.app === "on";

for (const event of Object.values(DEV_EVENTS)) {
  import.meta.hot?.on(event, () => {
    if (isAppOn()) void readWarnings();
    else location.reload();
  });
}
(globalThis as { navigation?: EventTarget }).navigation?.addEventListener("navigatesuccess", () => void readWarnings());
showWarnings(document.getElementById("dev-warnings")?.textContent ?? "[]");

/** The app fetches the data of a page only, so its document is asked for what is wrong with it. */
async function readWarnings(): Promise<void> {
  const html = await (await fetch(location.href)).text();
  showWarnings(/id="dev-warnings"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? "[]");
}

/** A press takes them away. */
function showWarnings(json: string): void {
  const messages = JSON.parse(json) as string[];
  document.getElementById("dev-warnings-box")?.remove();
  if (messages.length === 0) return;
  for (const message of messages) console.warn(message);
  const box = document.createElement("output");
  box.id = "dev-warnings-box";
  box.textContent = messages.join("\n");
  Object.assign(box.style, {
    position: "fixed",
    inset: "auto 1rem 1rem",
    zIndex: "99",
    padding: "0.75rem 1rem",
    background: "#ffe9b8",
    color: "#1d2b33",
    font: "0.8125rem/1.5 monospace",
    whiteSpace: "pre-wrap",
    borderRadius: "0.5rem",
  });
  box.addEventListener("click", () => box.remove());
  document.body.append(box);
}
