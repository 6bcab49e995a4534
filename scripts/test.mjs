// `npm test`: checks, unit and server tests (vitest), build, size budgets, browser tests. Ends with one line "N passed, N failed" over all of them.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runChecks } from "./check.mjs";
import { runBudgets } from "./check-budgets.mjs";
import { findBrowser } from "./lib/find-browser.mjs";
import { findRedis } from "./lib/find-redis.mjs";
import { freePort } from "./lib/free-port.mjs";

const shell = process.platform === "win32";
const OUT = "node_modules/.cache/candor-tests";
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
let passed = 0;
let failed = 0;
const part = (name) => console.log(`\n== ${name}`);
const count = (good, bad) => {
  passed += good;
  failed += bad;
};
const finish = () => {
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
};

part("What the tests need");
let browser = "";
for (const [name, find] of [
  ["browser", findBrowser],
  ["redis-server", findRedis],
]) {
  try {
    const place = await find();
    if (name === "browser") browser = place;
    console.log(`ok    ${name}`);
  } catch (error) {
    console.error(`FAIL  ${name}: ${error.message}`);
    count(0, 1);
  }
}

part("Checks");
const checks = await runChecks();
count(checks.total - checks.failed.length, checks.failed.length);

part("Unit and server tests");
const unit = spawnSync("npx", ["--no-install", "vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${OUT}/unit.json`], {
  stdio: "inherit",
  shell,
});
if (existsSync(`${OUT}/unit.json`)) {
  const report = JSON.parse(readFileSync(`${OUT}/unit.json`, "utf8"));
  const brokenSuites = report.testResults.filter((suite) => suite.status === "failed" && suite.assertionResults.every((t) => t.status !== "failed")).length;
  count(report.numPassedTests, report.numFailedTests + brokenSuites);
  if (unit.status !== 0 && report.numFailedTests + brokenSuites === 0) count(0, 1);
} else count(0, 1);

part("Build");
const build = spawnSync(process.execPath, ["scripts/build.mjs"], { stdio: "inherit" });
count(build.status === 0 ? 1 : 0, build.status === 0 ? 0 : 1);
if (build.status !== 0) finish();

part("Size budgets");
const budgets = runBudgets();
count(budgets.total - budgets.failed, budgets.failed);

part("Browser tests");
if (!browser) finish();
spawnSync("npx", ["--no-install", "playwright", "test", "-c", "apps/web/playwright.config.ts"], {
  stdio: "inherit",
  shell,
  env: {
    ...process.env,
    CHROME_PATH: browser,
    E2E_PORT: String(await freePort()),
    E2E_JSON: fileURLToPath(new URL(`../${OUT}/browser.json`, import.meta.url)),
  },
});
if (existsSync(`${OUT}/browser.json`)) {
  const { stats, errors } = JSON.parse(readFileSync(`${OUT}/browser.json`, "utf8"));
  count(stats.expected + stats.flaky, stats.unexpected + errors.length);
  if (stats.flaky > 0) console.log(`${stats.flaky} browser tests passed only at the second try`);
  if (stats.expected === 0) count(0, 1);
} else count(0, 1);

finish();
