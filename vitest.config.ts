import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["candor-source"] },
  ssr: { resolve: { conditions: ["candor-source", "node", "import", "default"] } },
  test: {
    include: ["packages/**/*.test.{ts,tsx}", "apps/**/*.test.{ts,tsx}", "bench/**/*.test.ts", "test/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**", "apps/web/e2e/**"],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
  },
});
