/**
 * A script that is inlined into pages that need further files only for some addresses, such as the language of the playground's
 * sample. It asks for them long before the app could. It may import nothing.
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

export {};
