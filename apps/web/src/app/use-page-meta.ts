import { useEffect } from "react";
import { useLocation } from "react-router";
import { pageAt } from "./pages.ts";
import { documentTitle, NOT_FOUND_META } from "./page-meta.ts";

/** Keeps title and description in step with the page; the first ones come with the prerendered HTML. */
export function usePageMeta(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const page = pageAt(pathname);
    const meta = page ?? NOT_FOUND_META;
    document.title = documentTitle(meta.title);
    document.querySelector('meta[name="description"]')?.setAttribute("content", meta.description);
    // One address a page, however it was written, on the site that the prerendered page names.
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical) canonical.href = new URL(page?.path ?? pathname, canonical.href).href;
  }, [pathname]);
}
