import { isRecord } from "@candor/protocol/is-record";

/** An open note sheet has a history entry of its own, so that Back closes it (docs/decisions/0060). It is marked in the state that the router keeps there. */
const MARK = "candorSheet";

/** Key of the finding whose sheet the entry at hand stands for; null for any other entry. */
export function sheetEntry(): string | null {
  const state: unknown = window.history.state;
  const key = isRecord(state) ? state[MARK] : null;
  return typeof key === "string" ? key : null;
}

/** The entry for the sheet: a new one, or the one there is, for another finding. Router state and address stay: to the router nothing has happened. */
export function markSheetEntry(key: string): void {
  const here = sheetEntry();
  if (here === key) return;
  const state = { ...(window.history.state as object | null), [MARK]: key };
  if (here === null) window.history.pushState(state, "");
  else window.history.replaceState(state, "");
}

/** Off the entry of a sheet, for who leaves the page by another way; at once where one is on none. */
export function leaveSheetEntry(): Promise<void> {
  if (sheetEntry() === null) return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener("popstate", () => resolve(), { once: true });
    window.history.back();
  });
}

/** Where a note stands beside the text it has no entry of its own: the one that the reader leaves from it keeps its key. */
const LEFT = "candorLeftNote";

export function leaveFromNote(key: string): void {
  if (sheetEntry() === null) window.history.replaceState({ ...(window.history.state as object | null), [LEFT]: key }, "");
}

/** Key of the finding whose note the reader left this entry from, told once: a reload after it was closed must not open it again. */
export function takeLeftNote(): string | null {
  const state: unknown = window.history.state;
  if (!isRecord(state) || typeof state[LEFT] !== "string") return null;
  const { [LEFT]: key, ...rest } = state;
  window.history.replaceState(rest, "");
  return key as string;
}
