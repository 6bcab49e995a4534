import type { Analysis } from "@candor/engine";
import { between } from "../../text/forms.ts";
import { bodyOf } from "../../text/titles.ts";
import { firstSentence } from "../../text/words.ts";
import { lastAnswer, type Turns } from "../request/last-answer.ts";
import { findingsOf } from "./passages.ts";
import { LIKE_A_CHILD, sayPieceByPiece } from "./say-piece-by-piece.ts";
import { inBrief } from "../danger/say-scam.ts";
import { looksLikeScam } from "../danger/scam-signs.ts";
import { mainClaim, quote, type Said } from "../say.ts";
import { shownIn } from "../request/that-one.ts";

const MEANING = between(
  /^(?:(?:but|and|so|sorry|wait|huh|hm+|ok(?:ay)?)[, ]+)*/i,
  [
    /huh|what|sorry|pardon|excuse me|eh|hm+|come again/i,
    /(?:i )?(?:do not|don't|didn't|can't) (?:understand|get|follow)(?: (?:it|that|this|you|a word|what you mean|your answer))*/i,
    /what do(?:es)? (?:you|that|this|it) mean(?: (?:by|with) (?:that|this|it))?/i,
    /what are you (?:saying|talking about)|i(?:'m| am) (?:lost|confused)/i,
    /(?:please )?(?:say|explain|put) (?:that|it|this)(?: again)?,? (?:more )?(?:simpler|simply|easier|differently|(?:in|with) (?:simple|plain|other|easier|different|normal|everyday|clear) (?:words|terms|english|language))/i,
    /(?:(?:can|could|would) you )?(?:please )?(?:write|say|speak|talk|explain|put|tell|make|answer)(?: (?:it|that|this|me|us|to me))*(?: (?:a )?(?:bit|little))?(?: more)? (?:easy|easier|easily|simpler|simple|clear(?:er|ly)?|less complicated)/i,
    /(?:explain |say |put |tell |write )?(?:(?:it|that|this) )?(?:to me )?(?:in|with|using) (?:very |more |really )?(?:plain|plainer|simple|simpler|easy|easier|normal|other|fewer|everyday) (?:words|terms|english|language)/i,
    // eslint-disable-next-line regexp/no-super-linear-move -- begins where the lead-in ends, and no search
    /(?:(?:ok(?:ay)?|last try|again|please|then|now|try)[, ]+)*(?:explain (?:it |that |this )?(?:to me )?)?like i(?:'m| am| were| was) (?:a )?(?:\w+)(?: (?:years? old|child|kid))?/i,
    /i (?:still |really |just |honestly )+(?:do not|don't|didn't|can't) (?:understand|get|follow)(?: (?:it|that|this|you|a word|anything|your answer|any of (?:it|this)))*/i,
    /explain(?: (?:it|that|this))?(?: to me)? (?:(?:it|that|this) )?(?:a bit |a little |much |even )?(?:more(?: simply)?|again|better|simpler|easier|simply|shorter)/i,
    /(?:(?:even|a bit|much|still) )?(?:simpler|easier)(?: please| version| still)?/i,
    /explain|(?:please )?simpler|meaning|\?/i,
  ],
  // eslint-disable-next-line regexp/no-super-linear-move -- stands behind forms, and begins no search
  /(?: (?:in|with|using) (?:very |more )?(?:plain|simple|simpler|easy|normal|other|everyday|clear) (?:words|terms|english|language))?(?: please)?[?.! ]*$/i,
);
/** A longer text has main sentences of its own to show. */
const MOST_SENTENCES = 6;
const WANTS_SUMMARY = /\b(?:words|terms|english|language)\b|\bexplain\b|\blike i\b/i;
/** Behind a sentence that was quoted it asks what hangs on it. */
const SO_WHAT = /^(?:and |but |ok(?:ay)? )?so what[?.! ]*$/i;
/** Whether the last answer, or a short text, is to be said more plainly. */
export const asksWhatWasMeant = (request: string, text: string, history: Turns = []): boolean =>
  MEANING.test(request.trim()) &&
  !(WANTS_SUMMARY.test(request) && bodyOf(text).length > MOST_SENTENCES) &&
  !(SO_WHAT.test(request.trim()) && shownIn(lastAnswer(history), text).length > 0);

/** What is said to a wish for plainer words; piece by piece to whoever wants it for a child, or asks a second time. */
export function sayMorePlainly(request: string, text: string, analysis: Analysis, history: Turns): Said {
  const said = sayPlainer(text, analysis);
  const again = LIKE_A_CHILD.test(request) || history.some((turn) => turn.role === "assistant" && turn.text.endsWith(said.text));
  return again && !looksLikeScam(text) && bodyOf(text).length > 1 ? sayPieceByPiece(text, analysis) : said;
}

/** After “What do you mean?” or “In plain words?”: what the signs or the marks come to, or the sentence that carries the text. */
function sayPlainer(text: string, analysis: Analysis): Said {
  if (looksLikeScam(text)) return { text: inBrief(text).replace(/^In short:/, "In plain words:"), confidence: 0.75 };
  const marks = findingsOf(analysis).slice(0, 2);
  if (marks.length > 0)
    return {
      text: `In plain words: these words made me look twice.\n\n${marks.map((f) => `- ${quote(f.fragment)}: ${firstSentence(f.rationale)}`).join("\n")}\n\nIt doesn’t mean the text is false. If you meant another word I used, tell me which one.`,
      confidence: 0.75,
      notes: marks.map((f) => firstSentence(f.rationale)),
    };
  const main = mainClaim(bodyOf(text));
  return {
    text: `In plain words: I compare the text with a list of wordings that push or hide something. Hardly anything here is on that list. That says nothing about whether it’s true.${main ? `\n\nI can’t put the text itself into other words. The sentence that says most of it is this one:\n\n> ${quote(main.text)}\n\nIf a word in it is unclear, ask whoever wrote it, or look the word up.` : ""}`,
    confidence: 0.75,
  };
}
