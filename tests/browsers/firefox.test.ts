import { describeJourneys } from "./describe-journeys.ts";
import { startFirefox } from "./engines/puppeteer.ts";

describeJourneys({ name: "Firefox", start: () => startFirefox() });
