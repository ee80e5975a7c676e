import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "tests/unit/**/*.test.ts", "tests/docs/**/*.test.ts", "bench/**/*.test.ts"],
    environment: "node",
    // On all cores: by default one would be left to the runner, which has little to do.
    pool: "threads",
    maxWorkers: "100%",
    // No test is about time, and machines that test are busy.
    testTimeout: 30_000,
    coverage: {
      // The modules that need neither a browser nor a whole build; what is drawn and served is the browser tests' part.
      include: [
        "src/shared/**",
        "src/app/{runtime,search}/**/*.ts",
        "src/playground/{config,model}/**",
        "src/engine/{config,content,host}/**",
      ],
      exclude: ["**/*.test.*", "**/testing.ts", "**/README.md"],
      reporter: ["text-summary"],
    },
  },
});
