import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["tests/recipes/**/*.test.ts"], environment: "node", testTimeout: 300_000, hookTimeout: 600_000 },
});
