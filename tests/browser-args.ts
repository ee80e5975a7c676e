/** How the browser of the tests, the bench and the screenshots is started, with windows or without. */

/** Each window would draw two more pages for its address bar, and keep another process ready. */
const OF_WINDOWS = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"];

/** Only the last list counts, so that this one repeats Playwright's. */
const OF_PLAYWRIGHT = [
  "AutoDeElevate",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "BoundaryEventDispatchTracksNodeRemoval",
  "DestroyProfileOnBrowserClose",
  "DialMediaRouteProvider",
  "GlobalMediaControls",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "OptimizationHints",
  "PaintHolding",
  "RenderDocument",
  "ThirdPartyStoragePartitioning",
  "Translate",
];

export const BROWSER_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  `--disable-features=${[...OF_PLAYWRIGHT, ...OF_WINDOWS].join(",")}`,
];
