/**
 * What this browser keeps, as JSON under plain keys. Corrupt or foreign data is set aside and reported, never overwritten in silence;
 * when storage is full or forbidden the app works on from memory and `storageTrouble` says so (design: security, promise 3).
 */
export type StorageTrouble = "forbidden" | "full" | null;

/** Before the key of what could not be read, where it is set aside. */
export const SET_ASIDE_PREFIX = "candor-set-aside:";
const memory = new Map<string, string>();
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

function raw(key: string): string | null {
  return memory.get(key) ?? (isHeld(key) ? null : onDisk(key));
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

function setRaw(key: string, value: string): boolean {
  const free = !isHeld(key) || setAside(key, held.get(key)!) !== null;
  const kept = free && toDisk(key, value);
  if (kept) memory.delete(key);
  else memory.set(key, value);
  // There is room again, and nothing is left that would go with the page.
  if (kept && memory.size === 0 && held.size === 0) say(null);
  return kept;
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
  wipeStored(key);
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
  memory.set(place, text);
  memory.delete(key);
  return place;
}

/** How the console hears that stored data could not be read. */
export type StoredTrouble = "error" | "warn";

/** `parse` gets whatever was stored and returns null for data that is not ours. */
export function readStored<T>(key: string, parse: (value: unknown) => T | null, fallback: T, log: StoredTrouble = "error"): T {
  const text = raw(key);
  if (text === null) return fallback;
  let value: T | null = null;
  try {
    value = parse(JSON.parse(text));
  } catch {
    value = null;
  }
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
  writeStored(key, next);
  return next;
}

export function removeStored(key: string): void {
  memory.delete(key);
  if (!isHeld(key)) removeFromDisk(key);
  // What found no room was taken back.
  if (trouble === "full" && memory.size === 0 && held.size === 0) say(null);
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
