import { useEffect, useRef } from "react";
import { wayOnFrom } from "../lib/unread-page.ts";

interface Props {
  /** Said while pages are fetched; empty at other times. */
  working: string;
  message: string;
  /** The message without what stands before it, such as the name of a field. */
  failure?: string;
}

/** The status line of a form that takes links: what went wrong and, in a line of its own, how to go on. It comes into sight unless the reader was taken to a field. */
export function LinkStatus({ working, message, failure = message }: Props) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (message !== "" && document.activeElement?.localName !== "textarea") line.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [message]);
  const wayOn = wayOnFrom(failure);
  // There from the start: a live region that comes with its words is not read out.
  return (
    <p ref={line} className={message === "" && working === "" ? undefined : "msg"} role="status">
      {working}
      {working === "" && message !== "" && (
        <>
          <span>{message}</span>
          {wayOn && (
            <>
              <br />
              <span>{wayOn}</span>
            </>
          )}
        </>
      )}
    </p>
  );
}
