import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { compress, isCompressible, type Encoding } from "./compress.ts";

/** One file of the built app, with what its answer needs. */
export interface SiteFile {
  type: string;
  /** Without quotes; an encoding adds its name. */
  etag: string;
  cacheControl: string;
  /** Encodings that this file is worth. */
  compressible: boolean;
  bytes(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>>;
}

export interface SiteFiles {
  /** The file for a request path (still percent-encoded), or null. Looks into a fixed list, never at the disk, so no path can leave the folder. */
  find(pathname: string): SiteFile | null;
  /**
   * The route of a page that is asked for by the name of its file ("/analyze.html"), or with its slashes encoded ("/educate%2Fvagueness"); else null.
   * The app in the browser knows routes alone, and would say that there is no such page.
   */
  routeOf(pathname: string): string | null;
  notFound: SiteFile | null;
}

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".wasm": "application/wasm",
  ".gz": "application/gzip",
};

/** The page for unknown addresses, which has none of its own. */
const NOT_FOUND = "404.html";
const IMMUTABLE = "public, max-age=31536000, immutable";
const A_DAY = "public, max-age=86400";
/** Kept, but asked for again each time: the entity tag makes that cheap. */
const REVALIDATE = "no-cache";

const cacheControl = (name: string): string => {
  if (/^(?:assets|ocr)\//.test(name)) return IMMUTABLE;
  return /\.(?:png|jpg|webp|avif|ico|svg|woff2)$/.test(name) ? A_DAY : REVALIDATE;
};

function siteFile(root: string, name: string): SiteFile {
  const content = new Uint8Array(readFileSync(path.join(root, name)));
  const type = TYPES[path.extname(name).toLowerCase()] ?? "application/octet-stream";
  const compressible = isCompressible(type, content.length);
  const kept = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  return {
    type,
    etag: createHash("sha256").update(content).digest("base64url").slice(0, 22),
    cacheControl: cacheControl(name),
    compressible,
    bytes(encoding) {
      if (encoding === "identity" || !compressible) return Promise.resolve(content);
      const known = kept.get(encoding);
      if (known) return known;
      const made = compress(content, encoding, true);
      kept.set(encoding, made);
      // The next visitor tries again.
      made.catch(() => kept.delete(encoding));
      return made;
    },
  };
}

/** Files under a folder, "/"-separated; dot files and dot folders (build manifests) are not public. */
function filesUnder(root: string, at = ""): string[] {
  return readdirSync(path.join(root, at), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith(".")) return [];
    const name = at === "" ? entry.name : `${at}/${entry.name}`;
    return entry.isDirectory() ? filesUnder(root, name) : entry.isFile() ? [name] : [];
  });
}

const decoded = (pathname: string): string | null => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
};

const ENCODED_SLASH = /%2f/i;
const withoutEndSlashes = (text: string): string => text.replace(/(?<!\/)\/+$/, "").toLowerCase();

/** Reads the built app into a list. Null when nothing is built at `root`. */
export function loadSiteFiles(root: string): SiteFiles | null {
  if (!existsSync(path.join(root, "index.html"))) return null;
  const files = new Map<string, SiteFile>();
  const pages = new Map<string, SiteFile>();
  let notFound: SiteFile | null = null;
  for (const name of filesUnder(root)) {
    const file = siteFile(root, name);
    if (!name.endsWith(".html")) files.set(`/${name}`, file);
    else if (name === NOT_FOUND) notFound = file;
    else pages.set(`/${name.slice(0, -".html".length)}`.replace(/\/?index$/, "").toLowerCase(), file);
  }
  return {
    find(pathname) {
      const text = decoded(pathname);
      if (text === null || text.includes("\0")) return null;
      return files.get(text) ?? (ENCODED_SLASH.test(pathname) ? null : pages.get(withoutEndSlashes(text))) ?? null;
    },
    routeOf(pathname) {
      const text = decoded(pathname)?.toLowerCase();
      const byFile = text?.endsWith(".html");
      if (text === undefined || (!byFile && !ENCODED_SLASH.test(pathname))) return null;
      const page = byFile ? text.slice(0, -".html".length).replace(/\/index$/, "") : withoutEndSlashes(text);
      return pages.has(page) ? page || "/" : null;
    },
    notFound,
  };
}

/** Like `loadSiteFiles`, but looks whether a new build is there (development: the app is rebuilt under a running server). */
export function watchedSiteFiles(root: string, everyMs = 500): SiteFiles {
  let builtAt = -1;
  let lookedAt = 0;
  let current: SiteFiles | null = null;
  const fresh = (): SiteFiles | null => {
    const now = Date.now();
    if (now - lookedAt < everyMs) return current;
    lookedAt = now;
    try {
      const changed = statSync(path.join(root, NOT_FOUND)).mtimeMs;
      if (changed !== builtAt) {
        current = loadSiteFiles(root) ?? current;
        builtAt = changed;
      }
    } catch {
      // A build empties the folder first: what was read stays until the new one is there.
    }
    return current;
  };
  return {
    find: (pathname) => fresh()?.find(pathname) ?? null,
    routeOf: (pathname) => fresh()?.routeOf(pathname) ?? null,
    get notFound() {
      return fresh()?.notFound ?? null;
    },
  };
}
