import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["candor-source"] },
  ssr: { resolve: { conditions: ["candor-source", "node", "import", "default"] } },
  test: {
    include: ["packages/**/*.test.{ts,tsx}", "apps/**/*.test.{ts,tsx}", "bench/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**", "apps/web/e2e/**"],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // A busy machine may pass a limit of ten seconds that is part of the product; a second try tells that from a fault.
    retry: process.env["CI"] ? 1 : 0,
    maxWorkers: 2,
    // A test that asserts nothing cannot fail.
    expect: { requireAssertions: true },
  },
});
