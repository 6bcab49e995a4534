import type { Analysis } from "@candor/engine";
import { checkableClaims, type CheckableClaim } from "../../text/claims.ts";
import { scanOmissions } from "../../text/omissions.ts";
import { bodyOf } from "../../text/titles.ts";
import { FUNCTION_WORDS, wordsOf } from "../../text/words.ts";
import { NOT_ASKED } from "../reading/about-text.ts";
import { asksForMore, asksForShort } from "../request/follow-ups.ts";
import { requestIntent, type Intent } from "../intent.ts";
import { withoutManner } from "../request/manner.ts";
import { materialOf } from "../request/material.ts";
import { withoutNotice } from "../notice.ts";
import { findingsOf } from "../reading/passages.ts";
import { plainWords } from "../request/plain-words.ts";
import { askedOfThings } from "../reading/reasoning.ts";
import { asksWhatWasMeant } from "../reading/say-plainer.ts";
import { quote, searchedWords, type Said } from "../say.ts";

/** Nobody is helped by the same answer twice: what stands above is pointed at, and a step that was not named yet takes its place. */

type Turns = readonly { role: string; text: string }[];

/** What is long enough to weary who reads it again. */
const MIN_REPEATED_CHARS = 160;
const MIN_FOUND_CONFIDENCE = 0.45;
const WANTS_IT_AGAIN = /\b(?:again|repeat|once more|one more time|re-?send)\b/i;
/** One passage, one row or one term that was asked for by its place is shown as often as it is asked for. */
const SHOWN_AGAIN = new Set<Intent>(["one-mark", "matter", "compare", "recap", "explain-term", "beyond", "fact", "author"]);

const saidBefore = (words: string, history: Turns): boolean => history.some(({ role, text }) => role === "assistant" && text.includes(words));

/** Whether the words were an answer of their own; what is missing is asked for by who saw it below the marks. */
const wasAnswered = (words: string, history: Turns): boolean => history.some(({ role, text }) => role === "assistant" && withoutNotice(text) === words);

/** A wish for another manner (“shorter”, “in plain English”) is granted or not, and never answered by pointing above. */
const OTHER_LANGUAGE =
  /\bin (?:german|french|spanish|italian|portuguese|dutch|polish|turkish|russian|arabic|chinese|japanese|hindi|(?:my|another|a different) language)\b/i;
const isManner = (plain: string, text: string): boolean =>
  asksForShort(plain) || asksForMore(plain) || asksWhatWasMeant(plain, text) || OTHER_LANGUAGE.test(plain) || withoutManner(`it is ${plain}`) === "it is";

/** Words of a question that say what is asked. */
const contentOf = (plain: string): string =>
  [...new Set(wordsOf(plain).filter((word) => !FUNCTION_WORDS.has(word) && !/^(?:please|ok|okay|really|actually|so|now)$/.test(word)))].sort().join(" ");
/** Which marks there are can be asked in many ways, and so can what is only met by searching the text: there the words have to agree. */
const ASKED_IN_MANY_WAYS = new Set<Intent>(["unclear", "findings", "analyse-text"]);

function isSameQuestion(plain: string, intent: Intent, earlier: string): boolean {
  const before = plainWords(earlier);
  if (contentOf(before) === contentOf(plain)) return true;
  return !ASKED_IN_MANY_WAYS.has(intent) && requestIntent(before) === intent && requestIntent(plain) === intent;
}

/** Whether an answer about a text stands in the conversation, word for word: after the same question, or after another one. */
export function repetitionOf({ text, confidence }: Said, request: string, intent: Intent, history: Turns, material: string): "same" | "other" | null {
  const plain = plainWords(request);
  // Where nothing was found, nothing stands above that one could be pointed to.
  if (confidence < MIN_FOUND_CONFIDENCE || text.length < MIN_REPEATED_CHARS || SHOWN_AGAIN.has(intent) || WANTS_IT_AGAIN.test(request)) return null;
  if (!(intent === "missing" ? wasAnswered(text, history) : saidBefore(text, history)) || isManner(plain, material)) return null;
  const asked = history.flatMap(({ role }, at) =>
    role === "user" && history.slice(at + 1, at + 2).some((next) => next.role === "assistant" && next.text.includes(text))
      ? [materialOf(history[at]!.text).request]
      : [],
  );
  return asked.some((earlier) => isSameQuestion(plain, intent, earlier)) ? "same" : "other";
}

const STILL_NOT_UNDERSTOOD: Said = {
  text: "I don’t understand that as a question about the text, either. It helps to quote a few of its words, or to ask for one thing: its claims, its sources, its marks, what is missing, or a fairer wording.",
  confidence: 0.6,
};
/** For another question that the same words answer. */
export const alsoAnswers = (said: Said): Said =>
  said.text.startsWith(NOT_ASKED) ? STILL_NOT_UNDERSTOOD : { ...said, text: `I’ve already said what I find for this. Here it is again.\n\n${said.text}` };

const howTo = (claim: CheckableClaim): Said => ({
  text: `Step by step, for ${quote(claim.sentence.text)}\n\n1. **Search for its main words,** such as _${searchedWords(claim.sentence.text)}_, in a new tab.\n2. **Open two pages that didn’t copy each other.** See who wrote them, and when.\n3. **Follow the link or the name to where it was counted, found or decided,** and read the sentence there.\n4. **If nothing turns up,** treat it as unproven, and don’t pass it on.`,
  confidence: 0.75,
});

const ASKS_FACTS = new Set<Intent>(["claims", "verdict", "sources", "use", "how-sure", "findings", "analyse-text"]);
const HEAD = "I’ve already said that above, and my rules see nothing more in it.";
/** With the words that kept conversations hold. */
const HEADS = [HEAD, "That stands above, and my rules see no more in it."];

/** For a text that no rule has a name for. */
export const WITHOUT_ME =
  "Three questions get you most of the way without me: What does it want me to do? By when, and why then? What would I lose if I took a day to think?";

/** The next step in place of an answer that was given already. `intent`: what was asked for again. */
export function sayNextStep(intent: Intent, text: string, analysis: Analysis, history: Turns): Said {
  if (intent === "scam")
    return {
      text: "It’s as I said: I see what the message does, and can’t see who sent it. If you’re still not sure, show it to somebody close to you, or read it to your bank or the police over the phone. They get questions like that every day.",
      confidence: 0.75,
    };
  if (intent === "rewrite")
    return {
      text: "The wordings above are all my rules have: I can’t rewrite a whole text. Try it in three sentences of your own: what’s known, who says so, and how sure that is. Send them, and I’ll read them with you.",
      confidence: 0.75,
    };
  const claim = ASKS_FACTS.has(intent) ? checkableClaims(text, 1)[0] : undefined;
  if (claim) {
    const steps = howTo(claim);
    if (!saidBefore(steps.text, history)) return { ...steps, text: `${HEAD} The next step is to look it up. ${steps.text}` };
  }
  // Before one signs, what an offer is made of counts more than who says so.
  const ofOffer = intent === "decide" ? askedOfThings(bodyOf(text)).map(({ ask }) => ask) : [];
  const asks = [...ofOffer, ...findingsOf(analysis).map((f) => f.question), ...scanOmissions(text).map((gap) => gap.ask)];
  const open = asks.find(
    (ask) => !history.some(({ role, text: said }) => role === "assistant" && HEADS.some((head) => said.startsWith(head)) && said.includes(ask)),
  );
  if (open !== undefined) return { text: `${HEAD} Ask the writer one question, or look for the answer elsewhere: _${open}_`, confidence: 0.65, notes: [open] };
  if (findingsOf(analysis).length === 0 && ASKS_FACTS.has(intent) && !saidBefore(WITHOUT_ME, history))
    return { text: `${HEAD} ${WITHOUT_ME}`, confidence: 0.6 };
  return { text: `${HEAD} Tell me in other words what you want to find out, or name a sentence or a word in it.`, confidence: 0.6 };
}

const SHORTENED = new Set<Intent>(["findings", "verdict", "decide", "emotions"]);

/** An answer without the reasons of marks that earlier ones explained: the marks are named, and all else stays as it is. */
export function withoutShownMarks(said: Said, request: string, intent: Intent, history: Turns): Said {
  const { marks, text } = said;
  if (!marks || !SHORTENED.has(intent) || WANTS_IT_AGAIN.test(request) || !text.includes(marks.whole)) return said;
  if (!marks.rows.every(({ shown }) => saidBefore(shown, history))) return said;
  const head = `${marks.rows.length === 1 ? "One passage stands" : `${marks.rows.length} passages stand`} out; the reasons are above:`;
  const brief = [head, marks.rows.map((row) => row.brief).join("\n")].join("\n\n");
  return { ...said, text: text.split(marks.whole).join(brief), notes: [...(said.notes ?? []), ...marks.rows.map((row) => row.label)] };
}
