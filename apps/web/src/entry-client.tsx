import { StrictMode } from "react";
import { hydrateRoot, createRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, type RouteObject } from "react-router";
import { RouterProvider } from "react-router/dom";
import { createRoutes } from "./app/routes.tsx";
import { noteEarlyInput } from "./lib/early-input.ts";
import { watchEntryBehind } from "./lib/entry-behind.ts";
import { allowTranslation } from "./lib/translated-page.ts";
import "./styles/stand-in-fonts.css";
import "./styles/tokens.css";
import "./styles/app.css";
import "./styles/shell.css";

/** Lazy parts of the page at hand are loaded first, so that hydration finds what the server drew. */
async function loadMatched(routes: RouteObject[]): Promise<void> {
  const matched = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy !== "function") return;
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }),
  );
}

async function start(): Promise<void> {
  watchEntryBehind();
  allowTranslation();
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root element");
  const routes = createRoutes();
  // If the page's own code cannot be loaded, the router shows the error page in place of what the server drew.
  const isLoaded = await loadMatched(routes).then(
    () => true,
    () => false,
  );
  const router = createBrowserRouter(routes);
  // The same shape as in entry-server.tsx: what stood beside the router would change every id that useId makes.
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (isLoaded && root.dataset["prerendered"] === window.location.pathname.toLowerCase().replace(/([^/])\/+$/, "$1")) {
    noteEarlyInput(root);
    hydrateRoot(root, app);
  } else {
    root.textContent = "";
    createRoot(root).render(app);
  }
  const { boot } = await import("./app/boot.ts");
  await boot();
}

start().catch((error: unknown) => console.error("Candor did not start completely", error));
