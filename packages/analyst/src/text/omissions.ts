import { FIGURE, makesClaims } from "./makes-claims.ts";
import { lacksBase } from "./relative-change.ts";
import { sentencesOf, wordsOf, type Sentence } from "./words.ts";

/** Something that a text of this kind usually gives and this one does not (the omission scan of the handshake). */
export interface Omission {
  what: string;
  why: string;
  ask: string;
}

interface Read {
  /** With straight apostrophes. */
  text: string;
  words: number;
  sentences: readonly Sentence[];
  hasFigures: boolean;
}

/** From here on something can be expected of a text. */
const MIN_WORDS = 25;
/** From here on one can expect a date, and admitted limits. */
const MIN_WORDS_FOR_DATE = 60;
const MIN_SENTENCES_FOR_LIMITS = 4;

const NAMED_SOURCE: readonly RegExp[] = [
  /\b(?:according to|said|says|told|reports?|wrote|writes|published (?:in|by)|survey by|study by|data from)\b[^.!?]{0,40}\b[A-Z][a-z]+/,
  /\b[A-Z][a-z]+ [A-Z][a-z]+,? (?:(?:of|from|at|who|which|a|an|the)\b[^.!?]{0,60})?\b(?:said|says|told|wrote|argues?|argued|found|estimates?|estimated)\b/,
  /\b(?:the|a) (?:\w+ ){0,3}(?:office|ministry|council|institute|university|agency|bureau|commission|department|court|police|central bank|hospital|committee) (?:said|says|told|wrote|reported|estimates?|published|counted|found)\b/i,
  /https?:\/\/|\bdoi\b|\[\d+\]|\((?:19|20)\d\d\)/,
];
const METHOD =
  /\b(?:survey|sample|measured|counted|census|method|margin|respondents|asked \d|cohort|randomi[sz]ed|participants|controlled|confidence interval|CI|polled?|voted|\d[\d,]{0,30} (?:adults|patients|volunteers|households|children)|based on|calculated|estimated by|according to)\b/i;
const COMPARISON =
  /\b(?:compared (?:with|to)|than (?:in|last|the|before|a)|from \d[\d.,]{0,30}\s?(?:%|percent)? to|up from|down from|average|previous|earlier|per (?:capita|person|head|100)|(?:hazard|odds|risk) ratio|versus|vs|baseline|compared?|control group|(?:cut|fell|rose|grew|dropped|up|down|increased?|decreased?|reduced?|shorten\w*)\b[^.!?]{0,40}\b(?:by|from)|(?:more|less|fewer|higher|lower|larger|smaller|greater|faster|slower|cheaper|better|worse|longer|shorter)\b[^.!?]{0,40}\bthan)\b/i;
const OTHER_SIDE =
  /\b(?:however|although|though|on the other hand|critics|opponents|others (?:say|argue|think)|in contrast|despite|while|but|yet|disagree\w*|oppos(?:e|es|ed|ition)|(?:voted|spoke|argued?) against|object(?:s|ed|ions?)|complain\w*|s[ck]eptic\w*|fear (?:that|they|it|he|she)|warn(?:s|ed)?|unless|except|cannot be (?:excluded|ruled out)|nevertheless|even so)\b/i;
const LIMITS =
  /\b(?:may|might|could|perhaps|probably|likely|unclear|unknown|suggests?|about|roughly|approximately|estimate|limit(?:s|ations?)|not (?:yet )?(?:known|clear|certain)|cannot be (?:excluded|ruled out)|(?:can|could)not (?:yet )?(?:tell|say)|fears?|expects?|expected)\b/i;
const DATE =
  /\b(?:19|20)\d\d\b|\b(?:january|february|march|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|today|last (?:week|month|year)|this (?:week|month|year))\b/i;
const CALL = /\b(?:should|must|need to|have to|demand|call (?:for|on)|let us|let's)\b/i;
const COSTS = /\b(?:cost|price|budget|pay|expens|trade-?off|risk|downside|side effects?|burden)\w*\b/i;
const CAUSE = /\b(?:caus(?:e|es|ed|ing)|because of|due to|leads? to|led to|result(?:s|ed) in|thanks to)\b/i;
const OTHER_CAUSES = /\b(?:other (?:causes?|factors?|reasons?)|also (?:contributed|played)|partly|among other|how much of|controlled for|random)\w*\b/i;

/** What readers may expect, most useful first, and when it is missing. */
const EXPECTED: readonly (Omission & { missing: (read: Read) => boolean })[] = [
  {
    what: "A named source",
    why: "No person, institution or document is named that could be asked or looked up.",
    ask: "Who says so, and where can I read it?",
    missing: ({ text }) => !NAMED_SOURCE.some((form) => form.test(text)),
  },
  {
    what: "How the figures were made",
    why: "Figures are given without saying who counted, what was counted, and how.",
    ask: "Who measured this, on how many, and with what method?",
    missing: ({ text, hasFigures }) => hasFigures && !METHOD.test(text),
  },
  {
    what: "A comparison",
    why: "A figure alone is neither large nor small.",
    ask: "Compared with what: last year, other places, the usual?",
    missing: ({ text, hasFigures }) => hasFigures && !COMPARISON.test(text),
  },
  {
    what: "How large it was to begin with",
    why: "A change is given as a part or a multiple, without a starting figure. Half of a small risk is smaller still.",
    ask: "From what to what: how many in a thousand before, and how many after?",
    missing: ({ sentences }) => lacksBase(sentences),
  },
  {
    what: "The other side",
    why: "No objection, exception or competing view is mentioned.",
    ask: "What would someone who disagrees, and knows the matter, say?",
    missing: ({ text }) => !OTHER_SIDE.test(text),
  },
  {
    what: "Limits",
    why: "Nothing is said about what is not known or how sure the writer is.",
    ask: "How sure is this, and what would change it?",
    missing: ({ text, sentences }) => sentences.length >= MIN_SENTENCES_FOR_LIMITS && !LIMITS.test(text),
  },
  {
    what: "When",
    why: "The text gives no date, so old news can pass for new.",
    ask: "When did this happen, and is it still so?",
    missing: ({ text, words }) => words > MIN_WORDS_FOR_DATE && !DATE.test(text),
  },
  {
    what: "Costs and risks",
    why: "An action is called for, and nothing is said of what it would cost or who would bear it.",
    ask: "What does this cost, what are the risks, and who bears them?",
    missing: ({ text }) => CALL.test(text) && !COSTS.test(text),
  },
  {
    what: "Other causes",
    why: "One cause is named, and no other is considered.",
    ask: "What else could explain it, and was that checked?",
    missing: ({ text }) => CAUSE.test(text) && !OTHER_CAUSES.test(text),
  },
];

/** What is missing, most useful first. Deterministic; empty for texts under about 25 words and for those that make no claims, where nothing can be expected. */
export function scanOmissions(text: string): Omission[] {
  const words = wordsOf(text).length;
  if (words < MIN_WORDS || !makesClaims(text)) return [];
  const straight = text.replace(/[’‘]/g, "'");
  const read: Read = { text: straight, words, sentences: sentencesOf(text), hasFigures: FIGURE.test(straight) };
  return EXPECTED.filter(({ missing }) => missing(read)).map(({ what, why, ask }) => ({ what, why, ask }));
}
