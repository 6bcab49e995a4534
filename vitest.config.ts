import { defineConfig } from "vitest/config";

const NEVER = ["**/node_modules/**", "**/dist/**", "apps/web/e2e/**"];

export default defineConfig({
  resolve: { conditions: ["candor-source"] },
  ssr: { resolve: { conditions: ["candor-source", "node", "import", "default"] } },
  test: {
    projects: [
      // Computation without state of its own: the files of a worker share the modules, since reading them anew for each takes longer than most tests.
      { extends: true, test: { name: "packages", include: ["packages/**/*.test.{ts,tsx}"], exclude: NEVER, isolate: false } },
      { extends: true, test: { name: "apps", include: ["apps/**/*.test.{ts,tsx}", "bench/**/*.test.ts"], exclude: NEVER } },
    ],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // A busy machine may pass a limit of ten seconds that is part of the product; a second try tells that from a fault.
    retry: process.env["CI"] ? 1 : 0,
    maxWorkers: 2,
    // A test that asserts nothing cannot fail.
    expect: { requireAssertions: true },
  },
});
