import { useEffect, useState } from "react";

/** Long enough for a screen reader to take note of the region. */
const SETTLED_MS = 100;

/** What came of a check, in one line that is read out. The region stands empty for a moment first: a live region that comes with its words, or holds the same as before, is not read out. */
export function Outcome({ of, look, children }: { /** The text that was checked. */ of: string; look: "msg" | "small"; children: string }) {
  const [settled, settle] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => settle(of), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [of]);
  const words = settled === of && children;
  return (
    <p className={words ? `outcome ${look}` : undefined} role="status">
      {words}
    </p>
  );
}
