import { anyOf, anyWords } from "../../text/forms.ts";
import { bodyOf } from "../../text/titles.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";

/** “What does attrition mean?”, of the summary of a study: its usual words, in one sentence each. */

/** What tells a text on a study from one that uses a word of it: “the rent will be adjusted”. */
export const OF_A_STUDY: RegExp = anyWords(/stud(?:y|ies)|trials?|survey\w*|research\w*|participants?|methods?|measured|sample|experiment/i);

const TERMS: readonly (readonly [form: RegExp, meaning: string])[] = [
  [
    /attrition|drop-?outs?/i,
    "The share of people who took part at first and were gone before the end. If those who left differ from those who stayed, the result can be skewed.",
  ],
  [/cross-sectional/i, "Everybody was looked at once, at the same time. So it shows what goes together, not what came first."],
  [/longitudinal|cohort(?: study)?/i, "The same people were followed over time. That shows what came first, but still not what caused what."],
  [
    /randomi[sz]ed(?: controlled)?(?: trials?)?|randomi[sz]ation/i,
    "Chance decides who gets what, so the groups differ in little else. That’s the best way to show a cause.",
  ],
  [/placebo/i, "Something that looks like the treatment but has none of it, so the effect of hope counts in both groups."],
  [/double[- ]blind(?:ed)?/i, "Neither those who took part nor those who measured knew who got what, so nobody’s wishes could color it."],
  [/(?:control|comparison) groups?/i, "Similar people who went without. If something gets better in them too, the treatment wasn’t the reason."],
  [
    /adjust(?:ed|ment|ing)?(?: for)?|controll(?:ed|ing) for/i,
    "Calculated as if everybody were alike in the things named. This can’t take out what nobody measured.",
  ],
  [/confounders?|confounding/i, "Something else that goes with both, and may be behind what looks like the effect of one on the other."],
  [
    /(?:statistically )?significant|significance/i,
    "A difference like this would rarely come from chance alone. That doesn’t mean it’s large, or that it matters.",
  ],
  [/confidence intervals?/i, "The range where the true value may well be, usually set at 95 percent. The wider it is, the less is known."],
  [/meta-?analys[ei]s|systematic reviews?/i, "Many studies of one question, combined. It’s only as good as the studies that went into it."],
  [/peer[- ]review(?:ed)?/i, "Others in the same field read it before it was published. That weeds out a lot, but proves nothing."],
  [/n ?= ?\d[\d,]*|n|sample size/i, "The number of people who took part or were counted. The fewer there are, the more of a result can be chance."],
  [/self-report(?:ed|s)?/i, "People said it about themselves, and nobody measured it. Memory and wishes shape it."],
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
