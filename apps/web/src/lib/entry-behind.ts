import { isRecord } from "@candor/protocol/is-record";

/*
 * Whether the entry before this load's first one is a page of ours. Only newer browsers tell (`navigation.canGoBack`; not Safari before 26.2, nor Firefox
 * before 147), and the router counts from each full load anew. So the page that goes notes how long the tab's history was: the load that made it one longer
 * came directly after it.
 */
const NAME = "candor-behind";

interface Left {
  length: number;
  behind: boolean;
}

function left(): Left | null {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(NAME) ?? "null");
    return isRecord(stored) && typeof stored["length"] === "number" ? { length: stored["length"], behind: stored["behind"] === true } : null;
  } catch {
    // Storage that is forbidden, or holds what is not ours: nothing is known.
    return null;
  }
}

const kindOfLoad = (): string => (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined)?.type ?? "navigate";

function asked(): boolean {
  const before = left();
  if (before === null) return false;
  const kind = kindOfLoad();
  if (kind === "reload") return before.behind;
  return kind === "navigate" && window.history.length === before.length + 1;
}

let behind: boolean | undefined;

/** Asks, and notes for the next load. To be called once, before anything adds to the history. */
export function watchEntryBehind(): void {
  const now = (behind = asked());
  window.addEventListener("pagehide", () => {
    try {
      window.sessionStorage.setItem(NAME, JSON.stringify({ length: window.history.length, behind: now } satisfies Left));
    } catch {
      // Without storage the Back control goes home.
    }
  });
}

/** Whether a page of ours lies behind this entry, one that was left by a full load included. */
export function isPageBehind(): boolean {
  const { navigation } = window as { navigation?: { readonly canGoBack: boolean } };
  return navigation?.canGoBack ?? (((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0 || behind === true);
}
