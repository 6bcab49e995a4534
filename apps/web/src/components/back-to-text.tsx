import { ArrowLeft } from "lucide-react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "../lib/use-hydrated.ts";

/** State of the history entry that a link in a note opens. */
export const FROM_TEXT = { fromText: true } as const;

/**
 * Where a note led to this lesson: one step back, to the note in its text. A link to the analyzer would be a fresh visit, without the results. The steps of a
 * lesson make no entries of their own, so the text is the entry before this one.
 */
export function BackToText() {
  const { state } = useLocation() as { state: Partial<typeof FROM_TEXT> | null };
  const navigate = useNavigate();
  // The page was drawn at build time, for those whom no note led here.
  if (!useHydrated() || state?.fromText !== true) return null;
  return (
    <button type="button" className="btn btn-s btn-bare back" onClick={() => void navigate(-1)}>
      <ArrowLeft className="icon" aria-hidden="true" /> Back to the text
    </button>
  );
}
