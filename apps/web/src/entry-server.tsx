import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { createRoutes } from "./app/routes.tsx";

export { PAGES } from "./app/pages.ts";
export { documentTitle, NOT_FOUND_META, SITE_NAME } from "./app/page-meta.ts";
export { filesToKeep, precacheList } from "./service-worker/precache-list.ts";

/** HTML of one page, as it stands inside #root. Throws when a route redirects: ours never do. */
export async function renderPage(path: string): Promise<string> {
  const routes = createRoutes();
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://prerender.invalid${path}`));
  if (context instanceof Response) throw new Error(`${path} answered ${context.status}`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
  );
  return await new Response(prelude as ReadableStream).text();
}
