import { describeJourneys } from "./describe-journeys.ts";
import { startChromium } from "./engines/puppeteer.ts";

describeJourneys({ name: "Chromium", start: startChromium });
