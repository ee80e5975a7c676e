/**
 * A script that is inlined into pages that need further files only for some addresses: the language of the playground's sample, or
 * the records of a search. It asks for them long before the app could. It may import nothing.
 * The `!` is safe, because the engine writes the attributes of the script together with it.
 */

const { documentElement: root, currentScript, head } = document;
/** `when` is a pattern of the addresses that need the files, from the question mark on. */
const { when, modules, data } = (currentScript as HTMLScriptElement).dataset;

function preload(hrefs: string | undefined, link: Partial<HTMLLinkElement>) {
  for (const href of hrefs?.split(" ") ?? [])
    head.append(Object.assign(document.createElement("link"), { fetchPriority: "low", ...link, href }));
}

function preloadAll() {
  preload(modules, { rel: "modulepreload" });
  // As `fetch` asks for it, so that it takes this answer.
  preload(data, { rel: "preload", as: "fetch", crossOrigin: "" });
}

if (new RegExp(when!).test(location.search + location.hash)) {
  // Not before the code that uses them has a head start: on a slow line all of them would take as long as the slowest.
  const first = document.querySelector("link[rel=modulepreload]");
  if (first) first.addEventListener("load", preloadAll);
  else preloadAll();
} else root.dataset.waits = "";

export {};
