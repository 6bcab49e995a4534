import { useEffect } from "react";
import { useLocation } from "react-router";
import { pageAt } from "./pages.ts";
import { documentTitle, NOT_FOUND_META } from "./page-meta.ts";

/** Keeps title and description in step with the page; the first ones come with the prerendered HTML. */
export function usePageMeta(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const meta = pageAt(pathname) ?? NOT_FOUND_META;
    document.title = documentTitle(meta.title);
    document.querySelector('meta[name="description"]')?.setAttribute("content", meta.description);
    document.querySelector('link[rel="canonical"]')?.setAttribute("href", pathname);
  }, [pathname]);
}
