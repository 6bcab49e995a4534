import { storedKeys } from "./storage.ts";

const PREFIX = "candor-tab:";
const OURS = "candor-";

function forget(name: string): void {
  try {
    window.sessionStorage.removeItem(name);
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** Keeps this tab's own draft in the tab's storage, which outlasts a reload and ends with the tab: another tab may write its own under the same key. */
export function keepTabCopy(key: string, value: unknown): void {
  try {
    window.sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // No room: an older one would stand for what was typed last.
    forget(PREFIX + key);
  }
}

/** What this tab itself wrote last; null where it wrote nothing, or where everything was deleted since, from any tab. */
export function tabCopy<T>(key: string, parse: (value: unknown) => T | null): T | null {
  if (!storedKeys().some((one) => one.startsWith(OURS))) return null;
  try {
    return parse(JSON.parse(window.sessionStorage.getItem(PREFIX + key) ?? "null"));
  } catch {
    return null;
  }
}

/** For what takes the place of all drafts: a file that was restored, or nothing. */
export function dropTabCopies(): void {
  try {
    for (const name of Object.keys(window.sessionStorage)) if (name.startsWith(PREFIX)) forget(name);
  } catch {
    // Without storage there is nothing to drop.
  }
}
