// Finds a Chromium or Chrome that is installed, or installs one. Used by the browser tests and the screenshots.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

// The headless shell first: the same engine without a window's surroundings, and the browser tests take little more than half the time in it.
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  `${process.env.PROGRAMFILES ?? "C:\\Program Files"}\\Google\\Chrome\\Application\\chrome.exe`,
  `${process.env["PROGRAMFILES(X86)"] ?? "C:\\Program Files (x86)"}\\Google\\Chrome\\Application\\chrome.exe`,
];

export const which = (name) => {
  const found = spawnSync(process.platform === "win32" ? "where" : "which", [name], { encoding: "utf8" });
  return found.status === 0 ? found.stdout.split(/\r?\n/)[0].trim() : "";
};

const isRoot = () => typeof process.getuid === "function" && process.getuid() === 0;

/** Debian and its kin, as root: the one case where a script may install system packages. True when it worked. */
export function aptInstall(name) {
  if (!isRoot() || !which("apt-get")) return false;
  console.log(`Installing ${name} with apt-get …`);
  const run = (...args) =>
    spawnSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } }).status === 0;
  return run("install", "-y", "--no-install-recommends", name) || (run("update") && run("install", "-y", "--no-install-recommends", name));
}

function installed() {
  const asked = process.env.CHROME_PATH;
  if (asked && existsSync(asked)) return asked;
  for (const name of NAMES) {
    const found = which(name);
    if (found) return found;
  }
  return PLACES.find((place) => existsSync(place)) ?? "";
}

async function playwrightsOwn() {
  const { chromium } = await import("@playwright/test");
  const place = chromium.executablePath();
  return existsSync(place) ? place : "";
}

/** Path of a browser. Throws an Error that says what to install when none can be had. */
export async function findBrowser() {
  const found = installed() || (await playwrightsOwn());
  if (found) return found;
  if (aptInstall("chromium-headless-shell") || aptInstall("chromium")) {
    const now = installed();
    if (now) return now;
  }
  console.log("Installing Playwright’s Chromium …");
  try {
    execFileSync("npx", ["--no-install", "playwright", "install", "chromium"], { stdio: "inherit", shell: process.platform === "win32", timeout: 300_000 });
    const own = await playwrightsOwn();
    if (own) return own;
  } catch {
    /* said below */
  }
  throw new Error(
    "No Chromium or Chrome was found and none could be installed. Install one (Debian: apt-get install chromium; else https://www.google.com/chrome/), or set CHROME_PATH to its program.",
  );
}
