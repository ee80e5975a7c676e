import { describeJourneys } from "./describe-journeys.ts";
import { startFirefox } from "./engines/puppeteer.ts";

const OFF = {
  "dom.navigation.webidl.enabled": false,
  "dom.security.trusted_types.enabled": false,
  "dom.viewTransitions.enabled": false,
  "dom.element.popover.enabled": false,
};

describeJourneys({ name: "Firefox without new features", start: () => startFirefox(OFF) });
