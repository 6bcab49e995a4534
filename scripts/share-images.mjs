// Draws the share image of every page (1200 x 630) from the built app's own titles. Run after `npm run build`, when pages were added or renamed: node scripts/share-images.mjs
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { findBrowser } from "./lib/find-browser.mjs";

const dist = "apps/web/dist";
const out = "apps/web/public/share";
mkdirSync(out, { recursive: true });

const font = (name) => `data:font/woff2;base64,${readFileSync(`apps/web/src/fonts/${name}.woff2`).toString("base64")}`;
const decode = (text) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
const encode = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

function* htmlFiles(dir) {
  for (const name of readdirSync(dir)) {
    const file = path.join(dir, name);
    if (statSync(file).isDirectory()) yield* htmlFiles(file);
    else if (name.endsWith(".html") && name !== "404.html") yield file;
  }
}

const card = (title, description) => `<!doctype html><style>
@font-face { font-family: N; src: url(${font("newsreader-normal")}); font-weight: 200 800; }
@font-face { font-family: F; src: url(${font("libre-franklin")}); font-weight: 100 900; }
body { margin: 0; width: 1200px; height: 630px; background: #f7f7f4; color: #15181c; font-family: N; display: flex; flex-direction: column; box-sizing: border-box; padding: 64px 80px 56px; }
.word { font: 560 44px/1 N; letter-spacing: -.03em; position: relative; align-self: flex-start; z-index: 0; }
.word::after { content: ""; position: absolute; left: -3px; right: -5px; bottom: -2px; height: 15px; background: #ffd02b; z-index: -1; transform: rotate(-.8deg); }
hr { width: 100%; border: 0; border-top: 6px solid; border-bottom: 2px solid; height: 4px; margin: 28px 0 0; }
h1 { font: 420 ${title.length > 42 ? 76 : 96}px/1.06 N; letter-spacing: -.03em; margin: 56px 0 0; text-wrap: balance; }
p { font: 400 31px/1.4 F; color: #474c53; margin: auto 0 0; max-width: 1000px; }
</style><div class="word">Candor</div><hr><h1>${encode(title)}</h1><p>${encode(description)}</p>`;

const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
let drawn = 0;
for (const file of htmlFiles(dist)) {
  const html = readFileSync(file, "utf8");
  const title = decode(/<title>(.*?) · Candor<\/title>/.exec(html)?.[1] ?? "Candor");
  const description = decode(/<meta name="description" content="(.*?)"/.exec(html)?.[1] ?? "");
  const name = path
    .relative(dist, file)
    .replace(/\\/g, "/")
    .replace(/\.html$/, "")
    .replaceAll("/", "-");
  await page.setContent(card(title, description));
  await page.evaluate(() => document.fonts.ready);
  writeFileSync(path.join(out, `${name === "index" ? "home" : name}.png`), await page.screenshot({ type: "png" }));
  drawn++;
}
await browser.close();
console.log(`${drawn} share images`);
