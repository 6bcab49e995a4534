import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** By entry of the history and name; gone with the page, as the places scrolled to are. */
const kept = new Map<string, unknown>();
const at = <T>(place: string, otherwise: T) => ({ place, value: kept.has(place) ? (kept.get(place) as T) : otherwise });

/**
 * State that belongs to an entry of the history: there again for who comes back to it by Back or Forward, and never stored. An entry that is
 * replaced in place hands it on.
 */
export function useEntryState<T>(name: string, initial: T): [T, (value: T) => void] {
  const { key, pathname } = useLocation();
  // A fragment that the browser follows itself makes an entry that has no key of its own.
  const place = `${key} ${pathname} ${name}`;
  const [held, hold] = useState(() => at(place, initial));
  const here = held.place === place ? held : at(place, held.value);
  if (here !== held) hold(here);
  useEffect(() => {
    kept.set(here.place, here.value);
  }, [here.place, here.value]);
  return [here.value, (value) => hold((old) => ({ ...old, value }))];
}
