import { ageIn, isForAge } from "../../text/ages.ts";
import { contentIn, placesOf } from "../../text/search.ts";
import { bodyOf } from "../../text/titles.ts";
import type { AboutText, Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";

/** “How much is it for my 8 year old?”, “I am 16”: what a text sets for an age. */

const MOST_SHOWN = 2;
const MOST_WORDS = 20;

function sayOfAge({ request, text, handshake }: AboutText): Said | null {
  const age = ageIn(request);
  if (age === null || isSwindle(text) || request.split(/\s+/).length > MOST_WORDS) return null;
  const rows = bodyOf(text).filter((s) => isForAge(s.text, age));
  // Of several rules for an age the one of the thing that is asked about.
  const content = contentIn(request).filter(({ word }) => !/^\d|^(?:year|old|child|kid|son|daughter)/.test(word));
  const held = placesOf(text, content).filter(({ sentence }) => rows.some(({ start }) => start === sentence.start));
  const shown = held.length > 0 ? held.map(({ sentence }) => sentence) : rows;
  if (shown.length === 0) return null;
  return {
    text: `For the age of ${age}, it says:\n\n${quotations(shown.slice(0, MOST_SHOWN), text, handshake, 0.75)}\n\nIf your case is different, ask whoever wrote it.`,
    confidence: 0.75,
  };
}

export const OF_AGE_ROW: Row = { form: { test: (request) => ageIn(request) !== null }, intent: "decide", passesOn: true, say: sayOfAge };
