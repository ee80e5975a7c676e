/**
 * A script that is inlined into pages that need further files only for some addresses, such as the language of the playground's
 * sample. It asks for them long before the app could, and draws what is written into fields of code. It may import nothing.
 * The `!` is safe, because the engine writes the attributes of the script together with it.
 */

const { documentElement: root, currentScript, head } = document;
/** `when` is a pattern of the addresses that need the files, from the question mark on. */
const { when, modules } = (currentScript as HTMLScriptElement).dataset;

function preload() {
  for (const href of modules?.split(" ") ?? [])
    head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", fetchPriority: "low", href }));
}

if (new RegExp(when!).test(location.search + location.hash)) {
  // Not before the code that uses them has a head start: on a slow line all of them would take as long as the slowest.
  const first = document.querySelector("link[rel=modulepreload]");
  if (first) first.addEventListener("load", preload);
  else preload();
} else root.dataset.waits = "";

/** The colors are those of the sample, so they go with the first change. */
function draw({ target }: Event) {
  const field = target as HTMLTextAreaElement;
  if (!field.matches(".code textarea")) return;
  const text = field.previousElementSibling!;
  const lines = field.value.split("\n");
  text.textContent = field.value + "\n";
  text.previousElementSibling!.textContent = lines.map((_, index) => index + 1).join("\n");
}

/** By any of these, a reader shows that they are here for more than a look. It may come before the app, so it stays on record. */
function noteSign() {
  root.dataset.acted = "";
  dispatchEvent(new Event("acted"));
}

for (const type of ["pointermove", "pointerdown", "keydown", "focusin", "wheel", "scroll"])
  addEventListener(type, noteSign, { capture: true, once: true, passive: true });
// The second is for changes by scripts.
for (const type of ["input", "draw"]) addEventListener(type, draw, true);

export {};
