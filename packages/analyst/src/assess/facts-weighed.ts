import { anyOf, anyWords } from "../text/forms.ts";
import { shownAround, type Clause } from "./clauses.ts";
import type { Found } from "./moves.ts";
import type { EvaluatorInput } from "./types.ts";

/**
 * A fact of the exercise with a direction or a valuation is evidence: “doubling sales is good”, “fourteen runners are few”. Who weighs the facts needs no
 * word of method for it.
 */
const WEIGHS = anyWords(
  /good|bad|great/i,
  /(?<!\b(?:a|no|the|this|that|any|small|big|high|higher|large) )fine(?! (?:them|for)\b)/i,
  /ok|okay|clean|safe|dangerous|strong|weak|few|tiny|small|low|high|short|long|big|heavy|rather|only|too/i,
  /not (?:much|many|enough|a lot|long)|isn't (?:much|many|enough)|enough|hardly|without|nobody|no|nothing|worr\w+|bother\w*|risk\w*/i,
  /concern\w*|scar\w+|sign|speaks?|points?|promising|encouraging|plus|minus|luck|lucky|means?|meant|shows?|tells?|says?|suggests?/i,
  /helps?|hurts?|backfire\w*|worse|better|longer|shorter|higher|lower|faster|slower|larger|smaller|more|less|fewer|above|below|under/i,
  /over|near|twice|doubl\w+|gr[eo]w\w*|f[ae]ll\w*|rose|ris\w+|left|leav\w+|gone|runs? out|lasts|ends?|stops?|changed?|sells?|selling/i,
  /seller\w*|paid|biased|neutral|real|proven|trust\w*|interest/i,
);
/** Where the doubt itself is all that is said of the thing. */
const ONLY_DOUBTS = anyOf(
  /\b(?:what to think of|think about|opinions? (?:about|on|of)|mind about|(?:wrong|mistaken|unsure|not sure|uncertain) about)\b/i,
  /\b(?:might|may|could|can)\b.{0,60}\bor\b.{0,40}\b(?:not|might|may|could)\b/i,
);
const MOST_FACTS = 3;

/** The clauses that weigh another fact each. The words that an exercise is asked with (“company”) come first and are no fact by themselves. */
export function factsWeighed({ said, exercise }: EvaluatorInput): Found[] {
  const out: Found[] = [];
  const taken = new Set<string>();
  said.forEach((sentence, at) => {
    for (const clause of sentence.clauses) {
      const fresh = clause.about.filter((word) => !taken.has(word));
      if (out.length >= MOST_FACTS || fresh.length === 0 || !weighs(clause, exercise.asked)) continue;
      for (const word of clause.about) taken.add(word);
      out.push({ id: `fact-${out.length}`, words: clause.text.trim(), shown: shownAround(sentence, clause.start, clause.end), sentence: at });
    }
  });
  return out;
}

function weighs({ text, about }: Clause, asked: ReadonlySet<string>): boolean {
  return about.some((word) => !asked.has(word)) && WEIGHS.test(text) && !ONLY_DOUBTS.test(text);
}
