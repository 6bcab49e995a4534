// Draws the icons that systems want as pixels from public/icon.svg. Run it when that changed: node scripts/app-icons.mjs
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { findBrowser } from "./lib/find-browser.mjs";

const folder = "apps/web/public";
const svg = readFileSync(path.join(folder, "icon.svg"), "utf8");
const PAPER = "#f7f7f4";

/**
 * `filled`: paper to the edges, for systems that cut out a shape of their own. `share`: how much of the side the drawing takes;
 * 0.75 brings its corners into the circle of 80% that no system cuts off.
 */
const ICONS = [
  { name: "icon-192.png", side: 192, filled: false, share: 1 },
  { name: "icon-512.png", side: 512, filled: false, share: 1 },
  { name: "icon-maskable-512.png", side: 512, filled: true, share: 0.75 },
  { name: "apple-touch-icon.png", side: 180, filled: true, share: 0.9 },
];

const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
for (const { name, side, filled, share } of ICONS) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  await page.setContent(
    `<!doctype html><style>body { margin: 0; height: 100vh; display: grid; place-items: center; ${filled ? `background: ${PAPER};` : ""} } svg { width: ${100 * share}vw; }</style>${svg}`,
  );
  writeFileSync(path.join(folder, name), await page.screenshot({ type: "png", omitBackground: !filled }));
  await page.close();
}
await browser.close();
console.log(`${ICONS.length} icons`);
