import { type ReactNode, useEffect, useRef, useState } from "react";
import "../styles/side-scroll.css";

interface Props {
  className?: string;
  /** Read out where it scrolls. */
  label: string;
  /** What is slid: "figure", "table". */
  what: string;
  children: ReactNode;
}

/** Something with a width of its own. Where the column is too narrow for it, it scrolls sideways, can be reached by keyboard, and says so. */
export function SideScroll({ className, label, what, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      {scrolls && <p className="side-hint">Slide the {what} sideways to see all of it.</p>}
      <div ref={frame} className={`side-scroll ${className ?? ""}`.trim()} {...(scrolls ? { tabIndex: 0, role: "group", "aria-label": label } : {})}>
        {children}
      </div>
    </>
  );
}
