import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/browsers/*.test.ts"],
    environment: "node",
    // A browser that starts on a busy machine may take a minute; nothing is asserted about how long anything takes.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000, interval: 40 } },
    maxWorkers: 2,
    // Like other browser tests. What passes only then is named at the end of the run.
    retry: 1,
  },
});
