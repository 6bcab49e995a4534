import { ArrowLeft } from "lucide-react";
import { useNavigate } from "react-router";
import { isPageBehind } from "../lib/entry-behind.ts";
import { BACK_SCROLL_DELAY_MS, leadToTop, scrollToTop } from "../lib/scroll.ts";
import { leaveSheetEntry, sheetEntry } from "../lib/sheet-entry.ts";

/**
 * One step back in history if there is history, else to the fallback (specification 1 §2, Back control); then to the top after 100 ms.
 * `to` goes to a fixed place instead, as the education pages ask.
 */
export function BackButton({ fallback = "/", to, children = "Back" }: { fallback?: string; to?: string; children?: React.ReactNode }) {
  const navigate = useNavigate();
  const go = (): void => {
    if (sheetEntry() !== null) return void leaveSheetEntry().then(go);
    if (to !== undefined) void navigate(to);
    else if (isPageBehind()) {
      leadToTop();
      void navigate(-1);
    } else void navigate(fallback);
    window.setTimeout(scrollToTop, BACK_SCROLL_DELAY_MS);
  };
  return (
    <button type="button" className="btn btn-s btn-bare back" onClick={go}>
      <ArrowLeft className="icon" aria-hidden="true" /> {children}
    </button>
  );
}
