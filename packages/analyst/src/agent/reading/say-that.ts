import { checkableClaims } from "../../text/claims.ts";
import { anyOf } from "../../text/forms.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { itemAsked } from "../request/list-item.ts";
import { lastAnswer } from "../request/last-answer.ts";
import { sayStretch } from "./say-marks.ts";
import { sayOfPlace } from "./say-of-thing.ts";
import { isSwindle } from "../danger/scam-signs.ts";
import { withNeighbors } from "../../text/context.ts";
import { askOfAny, askOfReasoning } from "./reasoning.ts";
import { sayRewrite } from "./say-rewrite.ts";
import { quotations, quote, type Said } from "../say.ts";
import { shownIn, thatSentence } from "../request/that-one.ts";

/** “And what is wrong with that?”, “Why would that matter?”, “How could that sentence be fairer?”: said of the sentence that the last answer showed. */

const WHY_MATTERS = anyOf(
  new RegExp(
    `${LEAD}why (?:does|do|did|would|should|is|are) (?:that|this|it|they) (?:even |really )?(?:matter|count|make a difference|(?:so )?(?:important|relevant|interesting))${END}`,
    "i",
  ),
  new RegExp(`${LEAD}(?:who cares|what difference (?:does|would|do) (?:that|this|it) make)${END}`, "i"),
);
const WRONG_WITH = new RegExp(
  `${LEAD}what(?:'s| is| was) (?:so |really )?(?:wrong|bad|off|the (?:problem|matter|trouble|issue)) (?:with|about|in) (?:that|this)(?: (?:one|sentence|claim|statement|argument|bit|part))?${END}`,
  "i",
);
const THAT_PLACE = /\b(?:that|this) (?:sentence|line|statement|passage|wording|phrase)\b/i;
const FAIRER = /\b(?:fair\w*|neutral\w*|better|honest\w*|calm\w*|rewrite|reword|rephrase|put|say|said|write|written|change|improve)\b/i;

function sayWhyMatters({ text, handshake, history }: AboutText): Said | null {
  const place = thatSentence(history, text) ?? shownIn(lastAnswer(history), text)[0];
  if (!place) return null;
  return {
    text: `Because of what depends on it. Take this sentence:\n\n${quotations([place], text, handshake, 0.7)}\n\nLeave it out, and see what’s left of the text. If part of the case falls with it, it has to be true before the rest can be; if nothing falls, it doesn’t matter much, and you can skip it.`,
    confidence: 0.7,
  };
}

function sayWrongWith({ text, analysis, handshake, history }: AboutText): Said | null {
  const place = thatSentence(history, text);
  if (!place) return null;
  const asks = askOfReasoning(place.text);
  const said = sayStretch(place.start, place.end, "This sentence", text, analysis(), handshake);
  return asks.length === 0 || said.text.includes(asks[0]!)
    ? said
    : { ...said, text: `${said.text}\n\nGoing by how it reasons, I’d ask:\n\n${asks.map((ask) => `- ${ask}`).join("\n")}` };
}

/** “Is that a good argument?” */
const GOOD_REASON = new RegExp(
  `${LEAD}(?:is|was|isn't) (?:that|this|it) (?:really |even |actually )?(?!the real reason)(?:(?:an? |the )?(?:good|valid|fair|strong|convincing|solid|real|sound|bad|weak) (?:argument|point|reason|evidence|proof|comparison|excuse)|(?:any |a |an |enough |really )?(?:proof|evidence)(?: enough| (?:of|for|that) [^?.!]{2,60}?)?|convincing|conclusive)${END}`,
  "i",
);
const OF_PROOF = /\b(?:proof|evidence)\b/i;
const LETTER_PROVES_NOTHING: Said = {
  text: "No: anybody can write words, and put a name under them. Proof would be something they can’t make up: a meeting, or an answer at a number you found yourself.",
  confidence: 0.75,
};
function sayGoodReason({ request, text, handshake, history }: AboutText): Said | null {
  if (OF_PROOF.test(request) && isSwindle(text)) return LETTER_PROVES_NOTHING;
  const place =
    thatSentence(history, text) ?? (OF_PROOF.test(request) ? (shownIn(lastAnswer(history), text)[0] ?? checkableClaims(text, 1)[0]?.sentence) : null);
  if (!place) return null;
  const asks = askOfReasoning(place.text);
  return {
    text: `I think you mean this:\n\n${quotations([place], text, handshake, 0.7)}\n\nGoing by how it reasons, I’d ask:\n\n${(asks.length > 0 ? asks : [askOfAny(place.text)]).map((ask) => `- ${ask}`).join("\n")}\n\nWith an answer to that, you can tell if it’s good; I can’t judge the subject itself.`,
    confidence: 0.7,
  };
}

/** “Does that mean it’s wrong?” */
const MEANS_WRONG = new RegExp(
  `${LEAD}(?:does|do|would) (?:that|this|it) (?:then |really |now )?(?:mean|make|prove|show) (?:that )?(?:it|they|he|she|everything|all of it|the \\w+)(?:'s|'re| is| are)? (?:all |just |really )*(?:wrong|false|untrue|fake|invented|biased|an? lie|lying|bad|useless|worthless|true|right|correct|proven)${END}`,
  "i",
);
const NEITHER: Said = {
  text: "Not by itself. Who pays, who speaks and how it’s worded tell you how closely to look, not what’s true: people with an interest are often right, and calm ones wrong. What counts is whether somebody with nothing to gain finds the same.",
  confidence: 0.75,
};

function sayItem({ request, text, analysis, handshake }: AboutText): Said | null {
  const item = itemAsked(request, text);
  if (!item) return null;
  if (FAIRER.test(request)) return sayRewrite(text, analysis(), { ...item, name: `number ${item.n}` });
  const said = sayStretch(item.start, item.end, `Number ${item.n}`, text, analysis(), handshake);
  const known = checkableClaims(text.slice(item.start, item.end), 1)[0];
  const sweeps = /\b(?:always|never|all|every\w*|nobody|no one)\b/i.exec(text.slice(item.start, item.end))?.[0];
  return {
    ...said,
    text: [
      said.text,
      sweeps ? `It says ${quote(sweeps)}: one case to the contrary is enough to prove that wrong. Look for one.` : "",
      known ? `To check it: it states ${known.kind}. ${known.how}` : "",
    ]
      .filter(Boolean)
      .join("\n\n"),
  };
}

function sayThatPlace({ request, text, analysis, handshake, history }: AboutText): Said | null {
  const place = thatSentence(history, text);
  if (place)
    return FAIRER.test(request)
      ? sayRewrite(text, analysis(), { start: place.start, end: place.end, name: "that sentence" })
      : sayStretch(place.start, place.end, "This sentence", text, analysis(), handshake);
  if (shownIn(lastAnswer(history), text).length > 0) return null;
  return { text: "Which sentence do you mean? Quote a few of its words, or name it by its number, such as “sentence 3”.", confidence: 0.6 };
}

/** “Really?”, after a sentence that was shown. */
const REALLY = /^(?:(?:and|but|so|wait|hm+|oh)[, ]+)*(?:really|seriously|honestly|for real|are you sure|you sure|is that (?:really |actually )?so)[?!. ]*$/i;
/** “Why?”, “Why not?” */
const BARE_WHY = /^(?:(?:and|but|so|ok(?:ay)?|hm+)[, ]+)*why(?: not| so| is that| that)?[?!. ]*$/i;
/** Marks have reasons of their own, which another answer gives. */
const SHOWS_MARKS = /\*\* \(\d+%\)|\(\d+%\)/;

function sayReally({ text, analysis, handshake, history }: AboutText): Said | null {
  if (isSwindle(text)) return null;
  const place = thatSentence(history, text);
  return place && sayOfPlace(place, { text, analysis, handshake });
}

function sayBareWhy({ text, handshake, history }: AboutText): Said | null {
  const place = SHOWS_MARKS.test(lastAnswer(history)) ? null : thatSentence(history, text);
  if (!place) return null;
  const around = withNeighbors(text, place, new Set(), { before: true, behind: true });
  const asks = askOfReasoning(place.text);
  return {
    text: `The text has this around it; you can judge as well as I can whether it’s the reason:\n\n${quotations([around], text, handshake, 0.7)}\n\n${asks.length > 0 ? asks[0]! : "If that’s not a reason, ask whoever wrote it, or the people it’s about."}`,
    confidence: 0.65,
  };
}

/** Whether an item is named depends on the text. */
const ANY = /\d/;

const ROWS: readonly Row[] = [
  { form: WHY_MATTERS, intent: "weak-points", say: sayWhyMatters },
  { form: ANY, intent: "one-mark", say: sayItem },
  { form: GOOD_REASON, intent: "weak-points", say: sayGoodReason },
  { form: MEANS_WRONG, intent: "verdict", say: () => NEITHER },
  { form: REALLY, intent: "one-mark", say: sayReally },
  { form: BARE_WHY, intent: "one-mark", say: sayBareWhy },
  { form: WRONG_WITH, intent: "one-mark", say: sayWrongWith },
  { form: { test: (request) => THAT_PLACE.test(request) && !/["“]/.test(request) }, intent: "one-mark", say: sayThatPlace },
];

export const THAT_ROWS: readonly Row[] = ROWS.map((row) => ({ ...row, passesOn: true }));
