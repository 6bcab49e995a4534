import { Link } from "react-router";
import { MORE_LINKS, TOOL_LINKS } from "./page-links.ts";

export function Footer() {
  return (
    <footer className="foot">
      <div className="page ui">
        <hr />
        <nav aria-label="More pages">
          <ul>
            {[...TOOL_LINKS, ...MORE_LINKS].map((link) => (
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
