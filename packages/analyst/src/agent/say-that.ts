import { anyOf } from "../text/forms.ts";
import { END, LEAD, type AboutText, type Row } from "./question-row.ts";
import { lastAnswer } from "./last-answer.ts";
import { sayStretch } from "./say-marks.ts";
import { askOfReasoning } from "./reasoning.ts";
import { sayRewrite } from "./say-rewrite.ts";
import { quotations, type Said } from "./say.ts";
import { shownIn, thatSentence } from "./that-one.ts";

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
    text: `Because of what rests on it. Of this sentence:\n\n${quotations([place], text, handshake, 0.7)}\n\nLeave it out, and see what is left of the text. If a part of the case falls with it, it has to hold before the rest can; if nothing falls, it matters little, and you may pass over it.`,
    confidence: 0.7,
  };
}

function sayWrongWith({ text, analysis, handshake, history }: AboutText): Said | null {
  const place = thatSentence(history, text);
  if (!place) return null;
  const asks = askOfReasoning(place.text);
  const said = sayStretch(place.start, place.end, "This sentence", text, analysis(), handshake);
  return asks.length === 0 ? said : { ...said, text: `${said.text}\n\nBy how it reasons I would ask:\n\n${asks.map((ask) => `- ${ask}`).join("\n")}` };
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

export const THAT_ROWS: readonly Row[] = [
  { form: WHY_MATTERS, intent: "weak-points", say: sayWhyMatters },
  { form: WRONG_WITH, intent: "one-mark", say: sayWrongWith },
  { form: { test: (request) => THAT_PLACE.test(request) && !/["“]/.test(request) }, intent: "one-mark", say: sayThatPlace },
];
