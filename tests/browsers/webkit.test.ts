import { describeJourneys } from "./describe-journeys.ts";
import { startWebKit } from "./engines/webkit.ts";

describeJourneys({ name: "WebKit", start: startWebKit });
