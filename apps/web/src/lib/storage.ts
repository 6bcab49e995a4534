/**
 * What this browser keeps, as JSON under plain keys. Corrupt or foreign data is set aside and reported, never overwritten in silence;
 * when storage is full or forbidden the app works on from memory and `storageTrouble` says so (design: security, promise 3).
 */
export type StorageTrouble = "forbidden" | "full" | null;

/** Before the key of what could not be read, where it is set aside. */
export const SET_ASIDE_PREFIX = "candor-set-aside:";

/** A stored text with one change made to it; null where it cannot be read. */
type Change = (text: string) => string | null;
/** What found no room on the disk. */
interface Unsaved {
  text: string;
  /** What stood on the disk then; another tab may have written something else since. */
  over: string | null;
  /** What was changed there, to be done again to what another tab writes. Without any, that stands. */
  changes: readonly Change[];
}
/** Each letter that is typed is one. */
const MOST_CHANGES = 500;
const memory = new Map<string, Unsaved>();
const listeners = new Map<string, Set<() => void>>();
const troubleListeners = new Set<() => void>();
let trouble: StorageTrouble = null;

function say(next: StorageTrouble): void {
  if (trouble === next) return;
  trouble = next;
  for (const listener of troubleListeners) listener();
}

export const storageTrouble = (): StorageTrouble => trouble;
export function onStorageTrouble(listener: () => void): () => void {
  troubleListeners.add(listener);
  return () => troubleListeners.delete(listener);
}

/** Texts that could not be read and found no room beside: they stay where they are, and what is written under their keys is kept in memory until there is room. */
const held = new Map<string, string>();

function onDisk(key: string): string | null {
  if (typeof window === "undefined") return null;
  try {
    return window.localStorage.getItem(key);
  } catch {
    say("forbidden");
    return null;
  }
}

/** Whether the text on the disk is one that must stay; another tab may have replaced it since. */
function isHeld(key: string): boolean {
  if (held.has(key) && held.get(key) !== onDisk(key)) held.delete(key);
  return held.has(key);
}

/** Takes in what another tab has written over what this one could not save. */
function catchUp(key: string): void {
  const mine = memory.get(key);
  const there = onDisk(key);
  if (!mine || mine.over === there) return;
  if (there === null || mine.changes.length === 0) {
    memory.delete(key);
    return;
  }
  const text = mine.changes.reduce<string | null>((old, change) => (old === null ? null : change(old)), there);
  if (text === null) held.set(key, there);
  memory.set(key, { ...mine, text: text ?? mine.text, over: there });
}

function raw(key: string): string | null {
  catchUp(key);
  return memory.get(key)?.text ?? (isHeld(key) ? null : onDisk(key));
}

/** Writes to the disk; throws nothing, says what is wrong. */
function toDisk(key: string, value: string): boolean {
  try {
    window.localStorage.setItem(key, value);
    return true;
  } catch (error) {
    say(error instanceof DOMException && /quota/i.test(error.name) ? "full" : "forbidden");
    return false;
  }
}

/** Nothing is left that would go with the page. */
const isAllSaved = (): boolean => memory.size === 0 && held.size === 0;

function save(key: string, text: string): boolean {
  const free = !isHeld(key) || setAside(key, held.get(key)!) !== null;
  return free && toDisk(key, text);
}

function setRaw(key: string, text: string, change?: Change): boolean {
  const wasLonger = memory.size > 0 && (onDisk(key)?.length ?? 0) > text.length;
  const kept = save(key, text);
  const before = memory.get(key)?.changes ?? [];
  if (kept) memory.delete(key);
  else memory.set(key, { text, over: onDisk(key), changes: change ? [...before, change].slice(-MOST_CHANGES) : [] });
  if (kept && wasLonger) saveRest();
  if (kept && isAllSaved()) say(null);
  return kept;
}

/** Where something was taken away, there may be room for what found none. */
function saveRest(): void {
  for (const key of [...memory.keys()]) {
    catchUp(key);
    const mine = memory.get(key);
    if (!mine) continue;
    if (save(key, mine.text)) memory.delete(key);
    else memory.set(key, { ...mine, over: onDisk(key) });
  }
  if (trouble === "full" && isAllSaved()) say(null);
}

/** A key for the text that holds no other one. */
function placeBeside(key: string, text: string): string {
  for (let n = 1; ; n += 1) {
    const place = `${SET_ASIDE_PREFIX}${key}${n === 1 ? "" : `:${n}`}`;
    if ([null, text].includes(raw(place))) return place;
  }
}

/** Copies a text beside, and only then frees its key; null when there is no room for the copy. */
function setAside(key: string, text: string): string | null {
  const place = placeBeside(key, text);
  if (onDisk(place) !== text && !toDisk(place, text)) {
    held.set(key, text);
    return null;
  }
  held.delete(key);
  removeFromDisk(key);
  return place;
}

/** Sets a part of a stored value aside that cannot be read, while the rest is used and written over it. */
export function setPartAside(key: string, part: unknown): void {
  const text = JSON.stringify(part);
  const place = placeBeside(key, text);
  if (raw(place) !== text) setRaw(place, text);
  console.error(`A part of the stored data under "${key}" could not be read. It was set aside as "${place}".`);
}

function setAsideInMemory(key: string, text: string): string {
  const place = placeBeside(key, text);
  memory.set(place, { text, over: null, changes: [] });
  memory.delete(key);
  return place;
}

/** How the console hears that stored data could not be read. */
export type StoredTrouble = "error" | "warn";

function parsed<T>(text: string, parse: (value: unknown) => T | null): T | null {
  try {
    return parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** `parse` gets whatever was stored and returns null for data that is not ours. */
export function readStored<T>(key: string, parse: (value: unknown) => T | null, fallback: T, log: StoredTrouble = "error"): T {
  const text = raw(key);
  if (text === null) return fallback;
  const value = parsed(text, parse);
  if (value !== null) return value;
  const place = memory.has(key) ? setAsideInMemory(key, text) : setAside(key, text);
  const where = place ? `It was set aside as "${place}".` : "There is no room to set it aside, so it stays where it is.";
  console[log](`Stored data under "${key}" could not be read. ${where}`);
  return fallback;
}

function tell(key: string): void {
  for (const listener of listeners.get(key) ?? []) listener();
}

/** False when the value is only kept in memory. */
export function writeStored(key: string, value: unknown): boolean {
  const ok = setRaw(key, JSON.stringify(value));
  tell(key);
  return ok;
}

/** Reads, changes and writes in one go, so that what another tab added in the meantime is kept. */
export function updateStored<T>(key: string, parse: (value: unknown) => T | null, fallback: T, change: (old: T) => T): T {
  const next = change(readStored(key, parse, fallback));
  const again: Change = (text) => {
    const there = parsed(text, parse);
    return there === null ? null : JSON.stringify(change(there));
  };
  setRaw(key, JSON.stringify(next), again);
  tell(key);
  return next;
}

export function removeStored(key: string): void {
  memory.delete(key);
  if (!isHeld(key)) removeFromDisk(key);
  saveRest();
  tell(key);
}

/** Removes what could not be read, too. */
export function wipeStored(key: string): void {
  held.delete(key);
  removeStored(key);
}

function removeFromDisk(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    say("forbidden");
  }
}

if (typeof window !== "undefined") {
  // Before those who ask for a key, so that they find it as it is then.
  window.addEventListener("storage", ({ newValue, oldValue }) => {
    if (newValue === null || newValue.length < (oldValue?.length ?? 0)) saveRest();
  });
  // A page that the browser set aside whole and shows again, on Back to this site, has heard nothing of what was written meanwhile.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) for (const key of listeners.keys()) tell(key);
  });
}

/** Called on every change of the key, from this tab or another. */
export function onStored(key: string, listener: () => void): () => void {
  const set = listeners.get(key) ?? new Set();
  set.add(listener);
  listeners.set(key, set);
  const other = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener("storage", other);
  return () => {
    set.delete(listener);
    window.removeEventListener("storage", other);
  };
}

/** Every key that this browser holds for this origin, and what is only in memory. */
export function storedKeys(): string[] {
  if (typeof window === "undefined") return [];
  try {
    return [...new Set([...Object.keys(window.localStorage), ...memory.keys()])].sort();
  } catch {
    say("forbidden");
    return [...memory.keys()].sort();
  }
}

/** The stored text as it stands; for taking everything along. */
export const rawStored = (key: string): string | null => raw(key);

/** Puts a text back as it was taken; false when it is only kept in memory. */
export function writeRaw(key: string, text: string): boolean {
  const ok = setRaw(key, text);
  tell(key);
  return ok;
}
