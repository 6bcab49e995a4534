import type { Hono } from "hono";
import type { Deps } from "../deps.ts";
import { API_CSS, apiPage } from "../openapi/api-page.ts";
import { openApiDocument } from "../openapi/document.ts";

const A_SHORT_TIME = "public, max-age=300";

/** GET /openapi.json and /api: the description of the calls, as data and as a page. */
export function apiDocsRoutes(app: Hono, { config }: Deps): void {
  const document = openApiDocument(config);
  const json = JSON.stringify(document, null, 2);
  const page = apiPage(document);
  const send = (body: string, type: string) => new Response(body, { headers: { "content-type": type, "cache-control": A_SHORT_TIME } });
  app.get("/openapi.json", () => send(json, "application/json; charset=utf-8"));
  for (const path of ["/api", "/api/"]) app.get(path, () => send(page, "text/html; charset=utf-8"));
  app.get("/api.css", () => send(API_CSS, "text/css; charset=utf-8"));
}
