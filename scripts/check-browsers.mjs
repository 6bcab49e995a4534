// Tries the built app in an installed Firefox and, where there is one, in WebKitGTK: `npm run check:browsers [-- --built] [--short] [firefox|webkit]`.
import { spawn, spawnSync } from "node:child_process";
import { startFirefox } from "./browsers/firefox.mjs";
import { hand } from "./browsers/hand.mjs";
import { JOBS } from "./browsers/jobs.mjs";
import { findMiniBrowser, startWebkit } from "./browsers/webkit.mjs";
import { which } from "./lib/find-browser.mjs";
import { freePort } from "./lib/free-port.mjs";

const MAC_FIREFOX = "/Applications/Firefox.app/Contents/MacOS/firefox";

function firefox() {
  const program = process.env.FIREFOX_PATH || which("firefox-esr") || which("firefox") || which(MAC_FIREFOX);
  return program ? () => startFirefox(program) : "No Firefox is installed (Debian: apt-get install firefox-esr), and FIREFOX_PATH names none.";
}
function webkit() {
  const [driver, program] = [which("WebKitWebDriver"), findMiniBrowser()];
  if (!driver || !program) return "No WebKitWebDriver with its MiniBrowser is installed (Debian: apt-get install webkit2gtk-driver).";
  if (!process.env.DISPLAY && !which("Xvfb")) return "WebKitGTK needs a screen, and Xvfb is not installed (Debian: apt-get install xvfb).";
  return () => startWebkit(driver, program);
}
const BROWSERS = { firefox, webkit };

async function serve() {
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: "127.0.0.1",
    ALLOW_PRIVATE_ADDRESSES: "1",
    RATE_LIMIT_OFF: "1",
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
  };
  const child = spawn(process.execPath, ["scripts/serve.mjs"], { env, stdio: ["ignore", "ignore", "inherit"] });
  const site = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 300; tries++) {
    if (
      await fetch(`${site}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return { site, end: () => child.kill() };
    if (child.exitCode !== null) break;
    await new Promise((done) => setTimeout(done, 100));
  }
  child.kill();
  throw new Error("The server did not start");
}

/** Said on purpose (specification 1 §7), or of a page that was left while its code came: Firefox tells it that the files did not. */
const NO_FAULT = /The agent base setting|Unable to preload CSS|error loading dynamically imported module/;
const ours = (lines) => lines.filter((line) => !NO_FAULT.test(line));

/** How many of the jobs went well, and how many wrong. Said at the end, for two browsers may be tried at once. */
async function tryIn(driver, site, short) {
  const lines = [driver.name];
  let wrong = 0;
  for (const [what, job] of JOBS) {
    const from = Date.now();
    const problem = await job(hand(driver), driver, site, short).then(
      () => ours(driver.heard()).join("\n"),
      (error) => [error.message, ...ours(driver.heard())].join("\n"),
    );
    const seconds = ((Date.now() - from) / 1000).toFixed(1);
    lines.push(problem ? `  WRONG ${what} (${seconds} s)\n${problem.replace(/^/gm, "        ")}` : `  ok    ${what} (${seconds} s)`);
    if (problem) wrong++;
  }
  await driver.close();
  console.log(lines.join("\n"));
  return { passed: JOBS.length - wrong, failed: wrong };
}

/**
 * Tries what is installed of the browsers named, and says which is not: `tried` is how many were. `short` leaves out most lessons, which are pages of one
 * kind, and tries all browsers at once.
 */
export async function tryBrowsers({ names = Object.keys(BROWSERS), short = false } = {}) {
  const sums = { tried: 0, passed: 0, failed: 0 };
  const found = names.map((name) => BROWSERS[name]());
  for (const missing of found.filter((start) => typeof start === "string")) console.log(`not tried: ${missing}`);
  const starts = found.filter((start) => typeof start !== "string");
  if (starts.length === 0) return sums;
  const { site, end } = await serve();
  const run = async (start) => {
    // What is installed need not run here: no screen, packed apart from the machine.
    const driver = await start().catch((error) => void console.log(`not tried: ${error.message}`));
    if (!driver) return;
    const { passed, failed } = await tryIn(driver, site, short);
    sums.tried++;
    sums.passed += passed;
    sums.failed += failed;
  };
  try {
    if (short) await Promise.all(starts.map(run));
    else for (const start of starts) await run(start);
  } finally {
    end();
  }
  return sums;
}

if (process.argv[1]?.endsWith("check-browsers.mjs")) {
  const args = process.argv.slice(2);
  const names = args.filter((arg) => arg in BROWSERS);
  if (!args.includes("--built") && spawnSync(process.execPath, ["scripts/build.mjs"], { stdio: "inherit" }).status !== 0) process.exit(1);
  const { tried, failed } = await tryBrowsers({ ...(names.length > 0 ? { names } : {}), short: args.includes("--short") });
  if (tried === 0) console.log("No browser was tried.");
  process.exitCode = failed > 0 || tried === 0 ? 1 : 0;
}
