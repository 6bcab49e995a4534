import { useEffect, useRef } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { PAGES } from "./pages.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

const LINKS = [
  { to: "/analyze", label: "Analyze" },
  { to: "/educate", label: "Education Hub" },
  { to: "/train", label: "Codex and handshakes" },
  { to: "/wisdom", label: "Quotes of Wisdom" },
];

export function Masthead() {
  const menu = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (menu.current) menu.current.open = false;
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
    document.addEventListener("keydown", close);
    document.addEventListener("pointerdown", close);
    return () => {
      document.removeEventListener("keydown", close);
      document.removeEventListener("pointerdown", close);
    };
  }, []);
  const links = LINKS.filter((link) => PAGES.some((page) => page.path === link.to));
  return (
    <header className="mast">
      <div className="page">
        <Link className="word" to="/">
          Candor
        </Link>
        <nav aria-label="Main">
          {links.map((link) => (
            <NavLink key={link.to} to={link.to}>
              {link.label}
            </NavLink>
          ))}
        </nav>
        <details className="menu" ref={menu}>
          <summary>Menu</summary>
          <div>
            {links.map((link) => (
              <NavLink key={link.to} to={link.to}>
                {link.label}
              </NavLink>
            ))}
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
