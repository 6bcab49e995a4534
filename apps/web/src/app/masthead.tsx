import { ChevronDown } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { MAIN_LINKS, MORE_LINKS, TOOL_LINKS, type PageLink } from "./page-links.ts";
import { pageAt } from "./pages.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

const Links = ({ links, exact = false }: { links: readonly PageLink[]; /** Not for the pages below a link's own. */ exact?: boolean }) =>
  links.map((link) => (
    <NavLink key={link.to} to={link.to} end={exact}>
      {link.label}
    </NavLink>
  ));

const Group = ({ title, links }: { title: string; links: readonly PageLink[] }) => (
  <div role="group" aria-label={title}>
    <p>{title}</p>
    <Links links={links} />
  </div>
);

export function Masthead() {
  const menu = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();
  const page = pageAt(pathname)?.path;
  // A tool below another page's path, as the taxonomy is below the hub's, counts as a tool: one entry is marked, not two.
  const here = TOOL_LINKS.some(({ to }) => to === page);
  const shown = useRef(pathname);
  useEffect(() => {
    // Not at the start: the list can be opened before the code of the page has arrived.
    if (shown.current !== pathname && menu.current) menu.current.open = false;
    shown.current = pathname;
  }, [pathname]);
  useEffect(() => {
    const close = (event: KeyboardEvent | PointerEvent) => {
      const details = menu.current;
      if (!details?.open) return;
      if (event instanceof KeyboardEvent ? event.key === "Escape" : !details.contains(event.target as Node)) {
        details.open = false;
        if (event instanceof KeyboardEvent) details.querySelector("summary")?.focus();
      }
    };
    // A link to the page that is shown changes no path, and is followed all the same. One that opens a tab is left to the browser.
    const followed = ({ target, defaultPrevented }: MouseEvent) => {
      if (defaultPrevented && target instanceof Element && menu.current?.contains(target.closest("a"))) menu.current.open = false;
    };
    // Whoever walks on by key must not walk behind the list.
    const left = ({ target, relatedTarget }: FocusEvent) => {
      const details = menu.current;
      if (relatedTarget instanceof Node && details?.contains(target as Node) && !details.contains(relatedTarget)) details.open = false;
    };
    document.addEventListener("keydown", close);
    document.addEventListener("pointerdown", close);
    document.addEventListener("click", followed);
    document.addEventListener("focusout", left);
    return () => {
      document.removeEventListener("keydown", close);
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("click", followed);
      document.removeEventListener("focusout", left);
    };
  }, []);
  return (
    <header className="mast">
      <div className="page">
        <Link className="word" to="/">
          Candor
        </Link>
        <nav aria-label="Main">
          <Links links={MAIN_LINKS} exact={here} />
        </nav>
        <details className={here ? "menu here" : "menu"} ref={menu}>
          <summary>
            <span className="menu-all">Menu</span>
            <span className="menu-rest">Tools</span>
            <ChevronDown className="icon" aria-hidden="true" />
          </summary>
          <div className="menu-list">
            <Links links={MAIN_LINKS} exact={here} />
            <Group title="Tools" links={TOOL_LINKS} />
            <Group title="More" links={MORE_LINKS} />
          </div>
        </details>
        <ThemeSwitch />
      </div>
      <div className="mast-rule">
        <hr className="oxford" />
      </div>
    </header>
  );
}
