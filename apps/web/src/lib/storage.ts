/**
 * What this browser keeps, as JSON under plain keys. Corrupt or foreign data is set aside and reported, never overwritten in silence;
 * when storage is full or forbidden the app works on from memory and `storageTrouble` says so (security.md, promise 3).
 */
export type StorageTrouble = "forbidden" | "full" | null;

const SET_ASIDE_PREFIX = "candor-set-aside:";
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

function raw(key: string): string | null {
  if (typeof window === "undefined") return null;
  if (memory.has(key)) return memory.get(key) ?? null;
  try {
    return window.localStorage.getItem(key);
  } catch {
    say("forbidden");
    return null;
  }
}

function setRaw(key: string, value: string): boolean {
  try {
    window.localStorage.setItem(key, value);
    memory.delete(key);
    return true;
  } catch (error) {
    memory.set(key, value);
    say(error instanceof DOMException && /quota/i.test(error.name) ? "full" : "forbidden");
    return false;
  }
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
  console[log](`Stored data under "${key}" could not be read. It was set aside as "${SET_ASIDE_PREFIX}${key}".`);
  setRaw(SET_ASIDE_PREFIX + key, text);
  removeStored(key);
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
  try {
    window.localStorage.removeItem(key);
  } catch {
    say("forbidden");
  }
  tell(key);
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

export const isRecord = (v: unknown): v is Record<string, unknown> => typeof v === "object" && v !== null && !Array.isArray(v);

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
