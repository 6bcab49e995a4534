import { StrictMode, useLayoutEffect } from "react";
import { hydrateRoot, createRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from "react-router";
import { createRoutes } from "./app/routes.tsx";
import "./styles/tokens.css";
import "./styles/app.css";
import "./styles/shell.css";

/** Lazy parts of the page at hand are loaded first, so that hydration finds what the server drew. */
async function loadMatched(routes: RouteObject[]): Promise<void> {
  const matched = matchRoutes(routes, window.location) ?? [];
  await Promise.all(matched.map(async ({ route }) => {
    if (typeof route.lazy !== "function") return;
    Object.assign(route, await route.lazy());
    delete route.lazy;
  }));
}

/** Marks the page as alive and presses the button again that was pressed before that. */
function Alive() {
  useLayoutEffect(() => {
    document.documentElement.dataset["alive"] = "true";
    const early = (window as { candorEarlyClick?: HTMLButtonElement | null }).candorEarlyClick;
    (window as { candorEarlyClick?: HTMLButtonElement | null }).candorEarlyClick = null;
    if (early?.isConnected && !early.disabled) early.click();
  }, []);
  return null;
}

async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root element");
  const routes = createRoutes();
  // If the page's own code cannot be loaded, the router shows the error page.
  await loadMatched(routes).catch(() => undefined);
  const router = createBrowserRouter(routes);
  const app = <StrictMode><RouterProvider router={router} /><Alive /></StrictMode>;
  if (root.dataset["prerendered"] === window.location.pathname.toLowerCase().replace(/(.)\/+$/, "$1")) hydrateRoot(root, app);
  else { root.textContent = ""; createRoot(root).render(app); }
  const { boot } = await import("./app/boot.ts");
  boot();
}

void start();
