import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";

const port = Number(process.env["E2E_PORT"] ?? 28787);
const root = fileURLToPath(new URL("../..", import.meta.url));

/** Browser tests against the built app, served by the real server. `npm run browser` builds first and finds a browser (CHROME_PATH). */
export default defineConfig({
  testDir: "./e2e",
  outputDir: "../../test-results",
  timeout: 45_000,
  expect: { timeout: 8_000 },
  fullyParallel: true,
  workers: Number(process.env["E2E_WORKERS"] ?? 2),
  retries: process.env["CI"] ? 1 : 0,
  reporter: process.env["E2E_JSON"] ? [["line"], ["json", { outputFile: process.env["E2E_JSON"] }]] : [["line"]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      executablePath: process.env["CHROME_PATH"] ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--process-per-site",
      ],
    },
    trace: "off",
    // See support/test.ts; with it goes --process-per-site.
    reuseContext: true,
  },
  webServer: {
    command: "node scripts/serve.mjs",
    cwd: root,
    url: `http://127.0.0.1:${port}/healthz`,
    timeout: 60_000,
    reuseExistingServer: false,
    env: { PORT: String(port), HOST: "127.0.0.1", ALLOW_PRIVATE_ADDRESSES: "1", NODE_ENV: "test", LOG_LEVEL: "warn", RATE_LIMIT_OFF: "1" },
  },
});
