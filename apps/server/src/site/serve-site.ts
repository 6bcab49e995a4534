import type { Context } from "hono";
import { AppError } from "@candor/protocol";
import { chooseEncoding } from "./compress.ts";
import type { SiteFile, SiteFiles } from "./site-files.ts";

const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header.trim() === "*" || header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag));

async function answer(c: Context, file: SiteFile, status: 200 | 404): Promise<Response> {
  const encoding = file.compressible ? chooseEncoding(c.req.header("accept-encoding")) : "identity";
  const etag = `"${file.etag}${encoding === "identity" ? "" : `-${encoding}`}"`;
  const headers: Record<string, string> = { "content-type": file.type, etag, "cache-control": status === 404 ? "no-cache" : file.cacheControl };
  if (file.compressible) headers["vary"] = "Accept-Encoding";
  if (status === 200 && matches(c.req.header("if-none-match"), etag)) return c.body(null, 304, headers);
  const bytes = await file.bytes(encoding);
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  headers["content-length"] = String(bytes.length);
  return c.req.method === "HEAD" ? c.body(null, status, headers) : c.body(bytes, status, headers);
}

/** What other apps share goes to a worker in the browser (share_target in the app's manifest). Where there is none yet, the reader gets the page; the text is not read. */
const SHARED_TO = "/analyze";

/** Answers what is no route: a file of the built app, its page for unknown addresses with status 404, or an error. */
export function serveSite(site: SiteFiles | null) {
  return async (c: Context): Promise<Response> => {
    if (c.req.method === "POST" && c.req.path === SHARED_TO) return c.redirect(SHARED_TO, 303);
    if (c.req.method !== "GET" && c.req.method !== "HEAD") {
      c.header("allow", "GET, HEAD");
      throw new AppError("method-not-allowed");
    }
    const file = site?.find(c.req.path) ?? null;
    if (file) return answer(c, file, 200);
    const route = site?.routeOf(c.req.path) ?? null;
    if (route !== null) return c.redirect(`${route}${new URL(c.req.url).search}`, 301);
    // A script or picture that is missing gets no page: a browser would read HTML as code.
    if (site?.notFound && !/\.(?!html$)[a-z0-9]+$/i.test(c.req.path)) return answer(c, site.notFound, 404);
    throw new AppError("not-found");
  };
}
