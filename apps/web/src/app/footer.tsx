import { Link } from "react-router";
import { PAGES } from "./pages.ts";

const LINKS = [
  { to: "/paper", label: "Scientific Paper Analysis" },
  { to: "/bot-detection", label: "Bot-Like Behavior Detection" },
  { to: "/omissions", label: "Omission Handler" },
  { to: "/educate/bullshit-patterns", label: "Manipulation Pattern Taxonomy" },
  { to: "/testing", label: "Language Testing Laboratory" },
  { to: "/accuracy", label: "How well does it work?" },
  { to: "/your-data", label: "Your data" },
  { to: "/about", label: "About and privacy" },
  { to: "/map", label: "All pages" },
];

export function Footer() {
  const links = LINKS.filter((link) => PAGES.some((page) => page.path === link.to));
  return (
    <footer className="foot">
      <div className="page ui">
        <hr />
        <nav aria-label="More pages">
          <ul>
            {links.map((link) => (
              <li key={link.to}>
                <Link to={link.to}>{link.label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className="small">Detection runs in this browser.</p>
      </div>
    </footer>
  );
}
