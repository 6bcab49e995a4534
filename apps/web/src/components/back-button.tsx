import { ArrowLeft } from "lucide-react";
import { useNavigate } from "react-router";
import { BACK_SCROLL_DELAY_MS, leadToTop, scrollToTop } from "../lib/scroll.ts";
import { leaveSheetEntry, sheetEntry } from "../lib/sheet-entry.ts";

interface NavigationHistory {
  readonly canGoBack: boolean;
}

/** Whether a page of this site lies behind: also one that was left by a full load, where the browser can tell. */
function hasHistory(): boolean {
  const { navigation } = window as { navigation?: NavigationHistory };
  return navigation?.canGoBack ?? ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;
}

/**
 * One step back in history if there is history, else to the fallback (specification 1 §2, Back control); then to the top after 100 ms.
 * `to` goes to a fixed place instead, as the education pages ask.
 */
export function BackButton({ fallback = "/", to, children = "Back" }: { fallback?: string; to?: string; children?: React.ReactNode }) {
  const navigate = useNavigate();
  const go = (): void => {
    if (sheetEntry() !== null) return void leaveSheetEntry().then(go);
    if (to !== undefined) void navigate(to);
    else if (hasHistory()) {
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
