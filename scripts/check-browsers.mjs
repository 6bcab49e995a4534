// Tries the built app in an installed Firefox and, where there is one, in WebKitGTK: `npm run check:browsers [-- --built] [firefox|webkit]`.
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

/** How many of the jobs went wrong. */
async function tryIn(start, site) {
  const driver = await start();
  console.log(driver.name);
  let wrong = 0;
  for (const [what, job] of JOBS) {
    const from = Date.now();
    const problem = await job(hand(driver), driver, site).then(
      () => ours(driver.heard()).join("\n"),
      (error) => [error.message, ...ours(driver.heard())].join("\n"),
    );
    const seconds = ((Date.now() - from) / 1000).toFixed(1);
    console.log(problem ? `  WRONG ${what} (${seconds} s)\n${problem.replace(/^/gm, "        ")}` : `  ok    ${what} (${seconds} s)`);
    if (problem) wrong++;
  }
  await driver.close();
  return wrong;
}

const args = process.argv.slice(2);
const names = args.filter((arg) => arg in BROWSERS);
if (!args.includes("--built") && spawnSync(process.execPath, ["scripts/build.mjs"], { stdio: "inherit" }).status !== 0) process.exit(1);
const { site, end } = await serve();
let [wrong, tried] = [0, 0];
try {
  for (const name of names.length > 0 ? names : Object.keys(BROWSERS)) {
    const start = BROWSERS[name]();
    if (typeof start === "string") console.log(`not tried: ${start}`);
    else {
      tried++;
      wrong += await tryIn(start, site);
    }
  }
} finally {
  end();
}
if (tried === 0) console.log("No browser was tried.");
process.exitCode = wrong > 0 || tried === 0 ? 1 : 0;
