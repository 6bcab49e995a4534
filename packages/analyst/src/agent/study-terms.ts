import { anyOf, anyWords } from "../text/forms.ts";
import { bodyOf } from "../text/titles.ts";
import { END, LEAD, type AboutText, type Row } from "./question-row.ts";
import { quotations, type Said } from "./say.ts";

/** “What does attrition mean?”, of the summary of a study: its usual words, in one sentence each. */

/** What tells a text on a study from one that uses a word of it: “the rent will be adjusted”. */
export const OF_A_STUDY: RegExp = anyWords(/stud(?:y|ies)|trials?|survey\w*|research\w*|participants?|methods?|measured|sample|experiment/i);

const TERMS: readonly (readonly [form: RegExp, meaning: string])[] = [
  [
    /attrition|drop-?outs?/i,
    "The share of those who took part at first and were gone before the end. If those who left differ from those who stayed, the result can tilt.",
  ],
  [/cross-sectional/i, "Everybody was looked at once, at the same time. So it shows what goes together, and not what came first."],
  [/longitudinal|cohort(?: study)?/i, "The same people were followed over time. That shows what came first, and still not what caused what."],
  [
    /randomi[sz]ed(?: controlled)?(?: trials?)?|randomi[sz]ation/i,
    "Who gets what is decided by lot, so that the groups differ in little else. That is the best ground for a cause.",
  ],
  [/placebo/i, "Something that looks like the remedy and holds none of it, so that hope alone is counted in both groups."],
  [/double[- ]blind(?:ed)?/i, "Neither those who took part nor those who measured knew who got what, so that nobody’s wish could color it."],
  [/(?:control|comparison) groups?/i, "People who were alike and went without. What gets better in them as well was not the remedy."],
  [
    /adjust(?:ed|ment|ing)?(?: for)?|controll(?:ed|ing) for/i,
    "Reckoned as if all were alike in the things that are named. What nobody measured cannot be taken out so.",
  ],
  [/confounders?|confounding/i, "Something else that goes with both, and may be behind what looks like the effect of the one on the other."],
  [
    /(?:statistically )?significant|significance/i,
    "Such a difference would seldom come by chance alone. It does not say that it is large, or that it matters.",
  ],
  [/confidence intervals?/i, "The range in which the true value may well lie, by the usual reckoning 95 percent. The wider it is, the less is known."],
  [/meta-?analys[ei]s|systematic reviews?/i, "Many studies of one question, reckoned together. It is as good as the studies that went into it."],
  [/peer[- ]review(?:ed)?/i, "Others of the same field read it before it was printed. That weeds out much, and proves nothing."],
  [/n ?= ?\d[\d,]*|n|sample size/i, "The number of those who took part or were counted. The fewer, the more of a result can be chance."],
  [/self-report(?:ed|s)?/i, "People said it of themselves, and nobody measured it. Memory and wishes go into it."],
];
const ASKS = anyOf(
  new RegExp(`${LEAD}what (?:does|is) (n ?= ?\\d[\\d,]*|n)(?: (?:means?|stand for))?${END}`, "iu"),
  new RegExp(`${LEAD}why (?:does|do|would|is|are) (?:the |an? )?([\\p{L} -]{4,40}?) (?:matter|important|needed|count|so important)${END}`, "iu"),
  new RegExp(
    `${LEAD}what (?:does|do|is|are|did)(?: (?:they|it|he|she) mean (?:by|with))?(?: (?:an?|the|the word|this word)(?= ))? ?["“]?([\\p{L} -]{4,40}?)["”]?(?: (?:means?|mean|supposed to mean|stand for))?${END}`,
    "iu",
  ),
  new RegExp(`${LEAD}(?:explain|define|whats|meaning of)(?: (?:the word|to me|me))? ["“]?([\\p{L} -]{4,40}?)["”]?${END}`, "iu"),
);

function sayTerm({ request, text, handshake }: AboutText): Said | null {
  if (!OF_A_STUDY.test(text)) return null;
  const asked = ASKS.exec(request.trim())
    ?.slice(1)
    .find((word) => word !== undefined);
  const known = asked === undefined ? undefined : TERMS.find(([form]) => new RegExp(`^(?:${form.source})$`, "i").test(asked.trim()));
  const place = known && bodyOf(text).find((s) => new RegExp(`\\b(?:${known[0].source})\\b`, "i").test(s.text));
  return known && place ? { text: `The text has it here:\n\n${quotations([place], text, handshake)}\n\n${known[1]}`, confidence: 0.85 } : null;
}

export const STUDY_TERM_ROW: Row = { form: ASKS, intent: "explain-term", passesOn: true, say: sayTerm };
