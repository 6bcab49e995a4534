import { useSyncExternalStore } from "react";

/** How a reply ended while no page showed the chat. */
export type AwayReply = "answered" | "failed";

let ended: AwayReply | null = null;
const listeners = new Set<() => void>();

/** Tells every page of the app; null once the chat was looked at, or nobody wants to hear of it. */
export function setAwayReply(next: AwayReply | null): void {
  if (next === ended) return;
  ended = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useAwayReply = (): AwayReply | null =>
  useSyncExternalStore(
    subscribe,
    () => ended,
    () => null,
  );
