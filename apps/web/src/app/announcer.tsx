import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { pageAt } from "./pages.ts";

/** Names the new page to screen readers after a navigation; silent on the first load, which they read anyway. */
export function Announcer() {
  const { pathname } = useLocation();
  const [said, setSaid] = useState("");
  const [first, setFirst] = useState(pathname);
  useEffect(() => {
    if (pathname === first) return;
    setFirst("");
    setSaid(pageAt(pathname)?.title ?? "Page not found");
  }, [pathname, first]);
  return (
    <p className="sr" role="status" aria-live="polite" data-announcer="">
      {said}
    </p>
  );
}
