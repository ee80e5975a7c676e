/** Part of every page in development. It reloads the page after an edit, unless the app has started, which shows edits itself. */
import { DEV_EVENTS } from "../shared/constants.ts";

const warnings = document.getElementById("dev-warnings");
if (warnings?.textContent) showWarnings(JSON.parse(warnings.textContent) as string[]);

for (const event of Object.values(DEV_EVENTS)) {
  import.meta.hot?.on(event, () => {
    if (document.documentElement.dataset.app !== "on") location.reload();
  });
}

/** What the terminal says about this page, too. A press takes it away. */
function showWarnings(messages: string[]): void {
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
