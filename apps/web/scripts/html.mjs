// The parts of a page's head. Pure functions over the page row and Vite's manifest.
const escape = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

/**
 * SITE_URL as the server takes it (apps/server/src/config.ts): an origin, of which a slash at the end is taken off; "" when it is unset or blank.
 * Throws an Error that says what is wrong with anything else.
 */
export function siteOrigin(given = "") {
  const site = given.trim().replace(/\/$/, "");
  if (site !== "" && !(URL.canParse(site) && /^https?:/.test(site) && new URL(site).origin === site))
    throw new Error("SITE_URL must be an origin such as https://example.org, without a path");
  return site;
}

/** As scripts/share-images.mjs draws them. Who is told shows them large at the first share already, without having loaded one before. */
const SHARE_IMAGE_PX = { width: 1200, height: 630 };

/** Title, description, share image and canonical address. `site` (SITE_URL) makes them absolute, which share previews need; a canonical address is only one when it is absolute. */
export function headOf(page, at, site) {
  const title = escape(`${page.title} · Candor`);
  const description = escape(page.description);
  const image = `${site}/share/${at === "/" ? "home" : at.slice(1).replaceAll("/", "-")}.png`;
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    page.noindex ? '<meta name="robots" content="noindex" />' : site && `<link rel="canonical" href="${site}${at}" />`,
    '<meta property="og:type" content="website" />',
    '<meta property="og:site_name" content="Candor" />',
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    page.noindex ? "" : `<meta property="og:url" content="${site}${at}" />`,
    page.noindex ? "" : `<meta property="og:image" content="${image}" />`,
    page.noindex ? "" : `<meta property="og:image:width" content="${SHARE_IMAGE_PX.width}" />`,
    page.noindex ? "" : `<meta property="og:image:height" content="${SHARE_IMAGE_PX.height}" />`,
    page.noindex ? "" : `<meta property="og:image:alt" content="${title}" />`,
    '<meta name="twitter:card" content="summary_large_image" />',
  ]
    .filter(Boolean)
    .join("\n    ");
}

const CONTENT = "../../packages/content/src/";

/** Style sheets and modules of a chunk and of all that it needs from its start, as names of files. */
function filesOf(manifest, keys) {
  const css = new Set();
  const modules = new Set();
  const walk = (chunk) => {
    if (!chunk || modules.has(chunk.file)) return;
    modules.add(chunk.file);
    for (const sheet of chunk.css ?? []) css.add(sheet);
    for (const key of chunk.imports ?? []) walk(manifest[key]);
  };
  for (const key of keys) walk(manifest[key]);
  return { css: [...css], modules: [...modules] };
}

const ownFiles = (manifest, { file, content = [] }) =>
  filesOf(manifest, [...(file ? [`src/features/${file}.tsx`] : []), ...content.map((name) => `${CONTENT}${name}.ts`)]);

/**
 * Style sheets of the page, so that nothing is drawn unstyled, and all modules that it is hydrated from: each that is only found by reading another costs
 * a turn on a slow line. `content` names modules of the content package that the page loads with itself.
 */
export function linksOf(manifest, page, template) {
  const { css, modules } = ownFiles(manifest, page);
  const missing = (name) => !template.includes(name);
  return [
    ...css.filter(missing).map((sheet) => `\n    <link rel="stylesheet" href="/${sheet}" />`),
    ...modules.filter(missing).map((name) => `\n    <link rel="modulepreload" href="/${name}" />`),
  ].join("");
}

const THEME_SCRIPT = '<script src="/theme.js"';

/** Gives public/theme.js the files of the page's chat, which it asks for where the address wants the chat; nothing for a page without one. */
export function withChat(html, manifest, page) {
  if (!page.chat) return html;
  const own = ownFiles(manifest, page);
  const chat = filesOf(manifest, [`src/features/${page.chat}.tsx`]);
  const shell = filesOf(manifest, ["index.html"]);
  const others = [...chat.css, ...chat.modules].filter((name) => ![own, shell].some(({ css, modules }) => css.includes(name) || modules.includes(name)));
  return html.replace(THEME_SCRIPT, () => `${THEME_SCRIPT} data-chat="${others.map((name) => `/${name}`).join(" ")}"`);
}

/**
 * Firefox fills the controls of a page that is loaded again with what they held, the switched-off state of buttons included, before the code of the page
 * comes; which then believes what was drawn. What a page keeps it keeps by itself, so the browser is asked not to.
 */
export const asDrawn = (app) =>
  app.replace(/<(?:button|textarea|select)\b[^>]*/gi, (tag) => (/\sautocomplete=/i.test(tag) ? tag : tag.replace(/^<\w+/, '$& autocomplete="off"')));

export function sitemap(paths, site) {
  const urls = paths.map((p) => `  <url><loc>${escape(`${site}${p}`)}</loc></url>`).join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}
