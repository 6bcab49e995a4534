import { anyOf, anyWords } from "../../text/forms.ts";
import { bodyOf } from "../../text/titles.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";

/** What is asked of a horoscope, or of a reading of cards or hands: how it comes to fit, and why nothing in it can turn out false. */

const OF_STARS =
  /\b(?:horoscopes?|zodiac|star signs?|aries|taurus|gemini|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|retrograde|(?:mars|venus|mercury|saturn|jupiter|the (?:new |full )?moon) (?:moves?|moving|enters?|entering|is|in|will|brings?|stands?)|the (?:stars|cards|planets)|tarot|lucky number|your (?:sign|aura|chart)|palm reading|clairvoyant|psychic)\b/gi;
const LEAST_OF_STARS = 2;
const isHoroscope = (text: string): boolean =>
  /\byou(?:r)?\b/i.test(text) && new Set((text.match(OF_STARS) ?? []).map((word) => word.toLowerCase())).size >= LEAST_OF_STARS;

/** What holds for nearly everybody, and what leaves open whether, who and when. */
const FITS_ALL = anyWords(
  /you (?:have|feel|want|long|often|sometimes|tend|can be|are (?:often|sometimes|at times))|deep down|at times|part of you|others do not (?:always )?see|(?:some(?:one|body|thing)|a (?:person|friend|stranger)) (?:from|close|new|old|may|could|will)/i,
  /(?:may|might|could) (?:come|be|bring|meet|reach|happen|feel|turn|surprise)|unexpected|sooner or later|in the (?:coming|next) (?:days|weeks)|what you lose/i,
);
const MOST_SHOWN = 3;

const THIS = "(?:it|this|that|they|these|the (?:horoscope|cards|stars|text|reading))";
const ASKS = anyOf(
  new RegExp(
    `${LEAD}(?:is|are|can|could|will|does|do) ${THIS} (?:(?:really|actually|ever|always|be|come) )*(?:true|right|real|accurate|correct|work|know|serious|nonsense|bullshit|reliable)(?: that)?${END}`,
    "i",
  ),
  new RegExp(`${LEAD}(?:can|should|could) i (?:trust|believe|rely on) ${THIS}${END}`, "i"),
  new RegExp(
    `${LEAD}(?:(?:how|why) (?:does|do|can|could|is|are|did) ${THIS} (?:(?:so|really|always|often|it) )*(?:fit|know|describe|match|work|true|right|accurate|do (?:it|that))\\b.{0,30}|what(?:['’]?s| is) the trick(?: (?:here|behind (?:it|this)))?|where(?:['’]?s| is) the trick)${END}`,
    "i",
  ),
  /^(?:(?:but|and|well|no|yes|hm+|ok(?:ay)?|you(?:['’]?re| are) wrong|honestly)[, ]+)*(?:it|this|that|everything|all of it|the \w+) (?:(?:really|just|all|totally|exactly|does|always|is|was|sounds?|seems?) )*(?:describes?|fits?|fit|matche[sd]|matches|knows?|came true|comes true|is me|like me|me|right about|true for|worked for|so me)\b.{0,60}$/i,
  /^(?:(?:but|and|well)[, ]+)*(?:that|this|it)(?:['’]?s| is) (?:so |totally |exactly |just )*me[.! ]*$/i,
);

const FITS_EVERYBODY = "Sentences like these fit nearly everybody";
/** The second is how it began in conversations that were kept. */
const FITS_EVERYBODY_SAID = anyOf(new RegExp(FITS_EVERYBODY), /Such sentences hold for nearly everybody/);
const TOLD_OF_A_HIT = /\b(?:came|comes?|was|were|turned out) (?:out )?(?:true|right)\b|\bworked\b/i;

function sayFits({ request, text, handshake, history }: AboutText): Said | null {
  if (!isHoroscope(text)) return null;
  const rows = bodyOf(text).filter((s) => FITS_ALL.test(s.text) && !s.text.endsWith("?"));
  if (rows.length === 0) return null;
  if (history.some(({ role, text: said }) => role === "assistant" && FITS_EVERYBODY_SAID.test(said)))
    return {
      text: TOLD_OF_A_HIT.test(request)
        ? "Then it was right once. Only a count could show how often it’s right: write down beforehand what has to happen and by what day, then check, and include the people it didn’t come true for."
        : "That’s what the sentences above do: they fit many people and leave open who and when, and you fill in the rest from your own life.",
      confidence: 0.75,
    };
  return {
    text: `${FITS_EVERYBODY}, or leave open who and when, so they can hardly turn out false. That’s why they fit:\n\n${quotations(rows.slice(0, MOST_SHOWN), text, handshake, 0.7)}\n\nA test: show a friend the text of another sign without its name, and ask whether it fits. And count what didn’t come true, too: we remember the hits and forget the misses.`,
    confidence: 0.8,
  };
}

export const HOROSCOPE_ROW: Row = { form: ASKS, intent: "verdict", passesOn: true, say: sayFits };
