import type { Analysis } from "../types.ts";
import type { Document } from "./document.ts";

/** English prose has at least this share of function words; headlines and lists less, so short texts are given the benefit of the doubt. */
const ENGLISH_SHARE = 0.15;
const ENOUGH_WORDS = 12;

/** What language the text seems to be in: by script and by the share of English function words. */
export function languageOf(doc: Document): Analysis["language"] {
  const script = doc.latinWords + doc.foreignWords === 0 ? "none" : doc.foreignWords > doc.latinWords ? "other" : "latin";
  const share = doc.words > 0 ? Math.round((doc.functionWords / doc.words) * 1000) / 1000 : 0;
  return { english: script === "latin" && (doc.words < ENOUGH_WORDS || share >= ENGLISH_SHARE), share, script };
}
