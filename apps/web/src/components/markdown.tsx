import { useEffect, useMemo, useRef, useState, type RefObject } from "react";
import { useInRouterContext, useNavigate } from "react-router";
import { markAdded } from "../lib/added.ts";
import { hostOf, isAddressAt } from "../lib/links.ts";
import { useIsomorphicLayoutEffect } from "../lib/use-isomorphic-layout-effect.ts";
import { keepIdsWhole } from "../lib/whole-ids.ts";

type Draw = (text: string) => string | null;
let loaded: Draw | null = null;

/** The path of a link to a page of this site, or null; what is drawn has no other paths (lib/markdown.ts). */
const ownPage = (link: HTMLAnchorElement): string | null => (link.getAttribute("href")?.startsWith("/") ? link.getAttribute("href") : null);

/** Links to other sites say where they lead, open beside the page and tell the other site nothing. */
function tameLinks(root: HTMLElement): void {
  for (const link of root.querySelectorAll("a")) {
    if (ownPage(link) !== null) continue;
    const host = link.href ? hostOf(link.href) : "";
    link.target = "_blank";
    link.rel = "noopener noreferrer nofollow";
    if (host && !isAddressAt(link.textContent ?? "", host)) {
      // Apart from the text around it: a mark in that which turns the direction of writing would turn the host, too, until it reads like another.
      const place = markAdded(document.createElement("bdi"));
      place.className = "small";
      place.textContent = ` (${host})`;
      link.after(place);
    }
  }
  // A reply has its place under the page's own headings.
  for (const heading of root.querySelectorAll("h1, h2")) {
    const lower = document.createElement("h3");
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
}

/** Tables and code wider than their column scroll sideways: only those are stops for the keyboard, and code then has a name to be told by. */
function stopAtWhatScrolls(root: HTMLElement): void {
  for (const box of root.querySelectorAll<HTMLElement>("table, pre")) {
    const stops: Record<string, string> = box.tagName === "PRE" ? { tabindex: "0", role: "group", "aria-label": "Code" } : { tabindex: "0" };
    const scrolls = box.scrollWidth > box.clientWidth + 1;
    for (const [name, value] of Object.entries(stops))
      if (scrolls) box.setAttribute(name, value);
      else box.removeAttribute(name);
  }
}

/** Follows links to pages of this site as its other links do, without loading the site anew. */
function FollowInside({ root }: { root: RefObject<HTMLDivElement | null> }) {
  const navigate = useNavigate();
  useEffect(() => {
    const box = root.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const path = link ? ownPage(link) : null;
      if (path === null || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void navigate(path);
    };
    box?.addEventListener("click", follow);
    return () => box?.removeEventListener("click", follow);
  }, [root, navigate]);
  return null;
}

/** Markdown from outside, cleaned. Until the code for it has arrived, where it cannot be loaded, and for a text that it cannot draw, the plain text stands. */
export function Markdown({
  text,
  className = "",
  decorate,
}: {
  text: string;
  className?: string;
  /** Adds to the drawn HTML; must keep its identity while its outcome is the same. */ decorate?: ((root: HTMLElement) => void) | undefined;
}) {
  const [draw, setDraw] = useState<Draw | null>(() => loaded);
  const root = useRef<HTMLDivElement>(null);
  const routed = useInRouterContext();
  useEffect(() => {
    if (draw) return;
    let here = true;
    import("../lib/markdown.ts").then(
      (module) => {
        loaded = module.markdownToHtml;
        if (here) setDraw(() => module.markdownToHtml);
      },
      (error: unknown) => console.error("Markdown stays plain text", error),
    );
    return () => {
      here = false;
    };
  }, [draw]);
  const html = useMemo(() => draw?.(text) ?? null, [draw, text]);
  // Before anything is painted: the plain text goes with the same commit, and a report that comes back would have no height while its reader’s place is found.
  useIsomorphicLayoutEffect(() => {
    if (html === null || !root.current) return;
    root.current.innerHTML = html;
    tameLinks(root.current);
    decorate?.(root.current);
    keepIdsWhole(root.current);
  }, [html, decorate]);
  useEffect(() => {
    const box = root.current;
    if (html === null || !box || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => stopAtWhatScrolls(box));
    observer.observe(box);
    return () => observer.disconnect();
  }, [html, decorate]);
  if (html !== null)
    return (
      <>
        <div key="html" ref={root} className={`md ${className}`} />
        {routed && <FollowInside root={root} />}
      </>
    );
  return (
    <div key="text" className={`md plain-text ${className}`}>
      {text.split(/\n{2,}/).map((paragraph, i) => (
        <p key={i}>{paragraph}</p>
      ))}
    </div>
  );
}
