import { Check, Copy } from "lucide-react";
import { useEffect, useRef } from "react";
import { COPIED, COPIED_MS } from "@candor/content/messages/tools";
import { copyText } from "../lib/take-along.ts";
import { useBriefly } from "../lib/use-briefly.ts";

/** What came of the last press, and for which text: another one that has come in its place was not copied. */
interface Outcome {
  of: string;
  copied: boolean;
}

/**
 * Copies a text and says so for 1.8 seconds (specification 2 §9). Where the browser refuses, the text is shown in a selected field instead, and that is said.
 */
export function CopyButton({
  text,
  label,
  copied = COPIED,
  look = "btn",
}: {
  text: string;
  label: string;
  copied?: string;
  /** Classes of the button. */ look?: "btn" | "btn btn-main" | "btn btn-s btn-bare";
}) {
  const [last, show] = useBriefly<Outcome>(COPIED_MS);
  const field = useRef<HTMLTextAreaElement>(null);
  const outcome = last?.of === text ? last : null;
  const refused = outcome?.copied === false;
  // Only some browsers give the focus to what is selected, and the keys copy where it is.
  const select = () => {
    field.current?.focus();
    field.current?.select();
  };
  useEffect(() => {
    if (refused) select();
  }, [refused]);
  const copy = async () => {
    const allowed = await copyText(text);
    show({ of: text, copied: allowed }, !allowed);
    if (!allowed) select();
  };
  return (
    <>
      <button className={look} type="button" onClick={() => void copy()}>
        {outcome?.copied ? <Check className="icon" aria-hidden="true" /> : <Copy className="icon" aria-hidden="true" />}{" "}
        <span aria-live="polite">{outcome?.copied ? copied : label}</span>
      </button>
      {refused && (
        <div className="fallback">
          <p className="msg" role="status">
            This browser doesn’t allow copying. The text is selected below: copy it with Ctrl+C (⌘C on a Mac).
          </p>
          <textarea ref={field} readOnly rows={8} value={text} aria-label={`Text of: ${label}`} />
        </div>
      )}
    </>
  );
}
