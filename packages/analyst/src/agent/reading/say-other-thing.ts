import type { Analysis, Handshake } from "@candor/engine";
import { placesOf, soughtIn } from "../../text/search.ts";
import type { Turns } from "../request/last-answer.ts";
import { plainWords } from "../request/plain-words.ts";
import { placeOfThing, sayOfPlace } from "./say-of-thing.ts";
import type { Said } from "../say.ts";

/** A question of a kind that was answered for the whole text already, now about a thing in it that no question has named yet: what the text says there. Null where it names none. */
export function sayOtherThing(request: string, text: string, analysis: Analysis, handshake: Handshake, history: Turns): Said | null {
  const before = history.flatMap(({ role, text: words }) => (role === "user" && !words.includes(text) ? soughtIn(plainWords(words)) : []));
  const asked = new Set(before.map(({ stem }) => stem));
  const named = soughtIn(plainWords(request)).filter((word) => word.isContent && !asked.has(word.stem) && placesOf(text, [word]).length > 0);
  if (named.length === 0) return null;
  const place = placeOfThing(named.map(({ word }) => word).join(" "), text, request);
  return place && sayOfPlace(place, { text, analysis: () => analysis, handshake });
}
