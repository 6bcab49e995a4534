import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import "../styles/handout.css";

/** True from the moment the browser prepares to print until it is done. Rendered at once, because the browser does not wait. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    window.addEventListener("beforeprint", before);
    window.addEventListener("afterprint", after);
    return () => {
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", after);
    };
  }, []);
  return printing;
}

/** A page as a handout. It is in the document only while printing, so that no answer stands hidden on the screen. */
export function Printed({ title, idea, path, children }: { title: string; idea: string; path: string; children: () => ReactNode }) {
  if (!usePrinting()) return null;
  return (
    <article className="handout">
      <header>
        <p>
          Candor · handout · {window.location.host}
          {path}
        </p>
        <h1>{title}</h1>
        <p className="h-idea">{idea}</p>
      </header>
      {children()}
    </article>
  );
}

/** Room to write; what was typed on the screen stands there already. */
export const WritingLines = ({ typed = "" }: { typed?: string }) =>
  typed.trim() === "" ? (
    <div className="h-lines">
      <i />
      <i />
      <i />
      <i />
    </div>
  ) : (
    <p className="h-typed" dir="auto">
      {typed}
    </p>
  );
