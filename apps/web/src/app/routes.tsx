import type { RouteObject } from "react-router";
import { ErrorPage } from "./error-page.tsx";
import { Layout } from "./layout.tsx";
import { NotFound } from "./not-found.tsx";
import { loadPage, PAGES } from "./pages.ts";

/** The route table, derived from the page rows. Paths match case-insensitively (the router's default). */
export function createRoutes(): RouteObject[] {
  return [
    {
      element: <Layout />,
      children: [
        {
          // The boundary stands inside the layout, so that the way out stays on screen.
          ErrorBoundary: ErrorPage,
          children: [
            ...PAGES.map((page): RouteObject => ({
              path: page.path,
              lazy: async () => {
                const { Page, props } = await loadPage(page);
                return { element: <Page {...props} /> };
              },
            })),
            { path: "*", element: <NotFound /> },
          ],
        },
      ],
    },
  ];
}
