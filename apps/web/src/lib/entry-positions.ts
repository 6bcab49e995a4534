import { isRecord } from "@candor/protocol/is-record";

const NAME = "candor-positions";
const KEPT = 100;

function read(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(NAME) ?? "null");
    return isRecord(stored) ? Object.entries(stored).filter((one): one is [string, number] => typeof one[1] === "number") : [];
  } catch {
    // Storage that is forbidden, or holds what is not ours: entries begin at the top.
    return [];
  }
}

let positions: Map<string, number> | undefined;

/** Where the reader was in each entry of this tab's history, in pixels from the top; it outlasts a full load of a page. */
export const entryPositions = (): Map<string, number> => (positions ??= new Map(read()));

/** Before the page goes. */
export function keepEntryPositions(): void {
  try {
    window.sessionStorage.setItem(NAME, JSON.stringify(Object.fromEntries([...entryPositions()].slice(-KEPT))));
  } catch {
    // Without storage they end with the page.
  }
}

/** Whether this page was loaded because somebody went back or forward to it. */
export const cameBack = (): boolean => performance.getEntriesByType("navigation").some((one) => (one as PerformanceNavigationTiming).type === "back_forward");
