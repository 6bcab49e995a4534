// Takes the picture at the head of the README from the built app: the analyzer with a note open. Run after `npm run build`: node scripts/readme-picture.mjs
import { spawn } from "node:child_process";
import { chromium } from "@playwright/test";
import { findBrowser } from "./lib/find-browser.mjs";
import { freePort } from "./lib/free-port.mjs";

const OUT = "docs/images/analyze.png";
const TEXT = `The tram extension comes before the council on Thursday. Everyone knows that the east side cannot wait another decade, and studies show that each month of delay drains money from the shops along Mill Road.

Either we build the line now, or we accept decline for good. The council put the cost at 212 million dollars in March. Ana Ruiz, who runs the hardware store, said the works would close her street for 14 months.`;
const OPEN = /^Leaves only two ways/;

const port = await freePort();
const server = spawn(process.execPath, ["scripts/serve.mjs"], {
  env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", LOG_LEVEL: "warn" },
  stdio: "inherit",
});
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1330 }, reducedMotion: "reduce", colorScheme: "light" });
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await fetch(`${address}/healthz`).catch(() => null))?.ok; tries++) {
    if (tries > 100) throw new Error("The server does not answer.");
    await new Promise((later) => setTimeout(later, 100));
  }
  await page.goto(`${address}/analyze`);
  await page.getByRole("textbox").first().fill(TEXT);
  await page.getByRole("button", { name: "Run Analysis" }).click();
  await page.getByRole("button", { name: OPEN }).click();
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    document.activeElement?.blur();
    window.scrollTo(0, 0);
  });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: OUT });
  console.log(OUT);
} finally {
  await browser.close();
  server.kill();
}
