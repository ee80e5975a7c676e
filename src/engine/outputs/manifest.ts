import { withBase } from "../../shared/paths.ts";
import type { SiteConfig } from "../config/schema.ts";
import { MANIFEST_FILE } from "../content/describe-site.ts";
import type { OutputFile } from "../base/output-file.ts";

/** The web manifest, for sites whose configuration says how they look as an installed app. */
export function emitManifest({ app, title, description, baseUrl }: SiteConfig): OutputFile[] {
  if (!app) return [];
  const manifest = {
    id: baseUrl,
    name: title,
    short_name: title,
    description,
    start_url: baseUrl,
    scope: baseUrl,
    display: "minimal-ui",
    theme_color: app.themeColor.light,
    background_color: app.themeColor.dark,
    icons: app.icons.map((icon) => ({ ...icon, src: withBase(baseUrl, icon.src) })),
  };
  return [{ path: MANIFEST_FILE, contents: JSON.stringify(manifest, null, 2) + "\n" }];
}
