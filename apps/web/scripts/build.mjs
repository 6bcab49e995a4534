// Builds the app, then draws every static page as HTML (react-dom/static) into dist/. Node only.
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";
import { asDrawn, headOf, siteOrigin, sitemap, linksOf, withChat } from "./html.mjs";
import { copyPictureReader } from "./picture-reader.mjs";
import { buildServiceWorker } from "./service-worker.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const dist = path.join(root, "dist");
const serverDist = path.join(root, "dist-ssr");
const site = siteOrigin(process.env.SITE_URL);
process.chdir(root);

await build({ root, logLevel: "warn", build: { outDir: dist, emptyOutDir: true, manifest: true } });
await build({ root, logLevel: "warn", build: { outDir: serverDist, emptyOutDir: true, ssr: "src/entry-server.tsx", copyPublicDir: false } });

const { PAGES, NOT_FOUND_META, renderPage, filesToKeep, precacheList } = await import(pathToFileURL(path.join(serverDist, "entry-server.js")).href);
const template = await readFile(path.join(dist, "index.html"), "utf8");
const manifest = JSON.parse(await readFile(path.join(dist, ".vite/manifest.json"), "utf8"));

async function write(file, page, at) {
  const app = await renderPage(at);
  const html = withChat(template, manifest, page)
    .replace("<!--head-->", () => headOf(page, at, site))
    .replace("</head>", () => `${linksOf(manifest, page, template)}\n  </head>`)
    .replace('<div id="root"><!--app--></div>', () => `<div id="root" data-prerendered="${at}">${asDrawn(app)}</div>`);
  const to = path.join(dist, file);
  await mkdir(path.dirname(to), { recursive: true });
  await writeFile(to, html);
}

for (const page of PAGES) await write(page.path === "/" ? "index.html" : `${page.path.slice(1)}.html`, page, page.path);
await writeFile(
  path.join(dist, "sitemap.xml"),
  sitemap(
    PAGES.map((p) => p.path),
    site,
  ),
);
await writeFile(
  path.join(dist, "robots.txt"),
  `User-agent: *\nAllow: /\nDisallow: /agent/\nDisallow: /.netlify/\n${site ? `Sitemap: ${site}/sitemap.xml\n` : ""}`,
);
await copyPictureReader(dist);
const kept = await buildServiceWorker({ root, dist, filesToKeep, precacheList });
// Last: a running server takes this page for the sign that a new build is complete.
await write("404.html", { ...NOT_FOUND_META, noindex: true }, "/404");
await rm(serverDist, { recursive: true, force: true });
console.log(`web: ${PAGES.length} pages drawn, ${kept.files} files (${(kept.bytes / 1e6).toFixed(1)} MB) on the list for use without a network`);
