/** The editor writes its styles into a style element, which our content security policy forbids; a constructed sheet it allows. */
import type { Plugin } from "vite";

const OWN_SHEET_ONLY_IN_SHADOWS = "!root.head && root.adoptedStyleSheets";

export function adoptStyles(): Plugin {
  return {
    name: "adopt-styles",
    transform: {
      filter: { id: /\/style-mod\/(src|dist)\// },
      handler(code) {
        if (!code.includes(OWN_SHEET_ONLY_IN_SHADOWS))
          this.error("style-mod has changed: see how it mounts its styles now.");
        return { code: code.replace(OWN_SHEET_ONLY_IN_SHADOWS, "root.adoptedStyleSheets"), map: null };
      },
    },
  };
}
