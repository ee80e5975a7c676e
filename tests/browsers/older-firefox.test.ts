import { describeJourneys } from "./describe-journeys.ts";
import { startFirefox } from "./engines/puppeteer.ts";

const OFF = {
  "dom.navigation.webidl.enabled": false,
  "dom.security.trusted_types.enabled": false,
  "dom.viewTransitions.enabled": false,
};

describeJourneys({ name: "Firefox without new features", start: startWithout });

/** The names of preferences change with the versions of Firefox, so the page itself has to say that the features are gone. */
async function startWithout() {
  const tab = await startFirefox(OFF);
  const left = await tab.evaluate(() =>
    ["navigation", "trustedTypes", "startViewTransition"].filter((name) => name in window || name in document),
  );
  if (left.length === 0) return tab;
  await tab.close();
  throw new Error(`Firefox still has ${left.join(", ")}.`);
}
