// Browser tests: finds a browser, builds the app unless told not to (--built), runs Playwright. Other arguments go to Playwright.
import { spawnSync } from "node:child_process";
import { findBrowser } from "./lib/find-browser.mjs";

const args = process.argv.slice(2);
const shell = process.platform === "win32";
const env = { ...process.env, CHROME_PATH: await findBrowser() };
if (!args.includes("--built")) {
  const built = spawnSync(process.execPath, ["scripts/build.mjs"], { stdio: "inherit", env });
  if (built.status !== 0) process.exit(built.status ?? 1);
}
const run = spawnSync("npx", ["--no-install", "playwright", "test", "-c", "apps/web/playwright.config.ts", ...args.filter((a) => a !== "--built")], {
  stdio: "inherit",
  env,
  shell,
});
process.exit(run.status ?? 1);
