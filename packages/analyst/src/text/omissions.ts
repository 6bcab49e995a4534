import { countsSomething, makesClaims } from "./makes-claims.ts";
import { lacksBase } from "./relative-change.ts";
import { signatureOf } from "./signature.ts";
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
export const MIN_JUDGED_WORDS = 25;
/** From here on one can expect a date, and admitted limits. */
const MIN_WORDS_FOR_DATE = 60;
const MIN_SENTENCES_FOR_LIMITS = 4;

/** “The council’s own survey”: an office that can be asked for it. */
export const OFFICE_RECORD =
  /\b(?:council|city|town|county|state|ministry|government|university|school|hospital|police|company|agency|board|institute|department|bureau|court|library|office|union|airline|club)['’]s (?:own )?(?:\w+ )?(?:survey|report|figures|records|data|study|count|statistics|budget|audit|register|accounts)\b/i;
export const NAMED_SOURCE: readonly RegExp[] = [
  /\b(?:according to|said|says|told|reports?|wrote|writes|published (?:in|by)|survey by|study by|data from)\b[^.!?]{0,40}\b[A-Z][a-z]+/,
  /\b[A-Z][a-z]+ [A-Z][a-z]+,? (?:(?:of|from|at|who|which|a|an|the)\b[^.!?]{0,60})?\b(?:said|says|told|wrote|argues?|argued|found|estimates?|estimated)\b/,
  /\b[A-Z][a-z]+ [A-Z][a-z]+ (?:has )?(?:today |yesterday |on [A-Z][a-z]+day )?(?:announced|reported|stated|confirmed|disclosed)\b/,
  /\b(?:the|a) (?:\w+ ){0,3}(?:office|ministry|council|institute|university|agency|bureau|commission|department|court|police|central bank|hospital|committee) (?:said|says|told|wrote|reported|estimates?|published|counted|found)\b/i,
  OFFICE_RECORD,
  /https?:\/\/|\bdoi\b|\[\d+\]|\((?:19|20)\d\d\)/,
];
/** Whoever counted it themselves is the source. */
const OWN_STUDY =
  /\bwe (?:randomi[sz]ed|measured|surveyed|interviewed|analy[sz]ed|counted|enrolled|recruited|examined|compared|followed|tested|collected|asked \d|included|assigned|studied)\b|\bour (?:study|survey|trial|sample|data|measurements)\b/i;
export const METHOD =
  /\b(?:survey|sample|measured|counted|census|method|margin|respondents|asked \d|cohort|randomi[sz]ed|participants|controlled|confidence interval|CI|polled?|voted|\d[\d,]{0,30} (?:adults|patients|volunteers|households|children)|based on|calculated|estimated by|according to|meta-analys[ei]s|systematic review|\d[\d,]{0,30} (?:trials|studies)|stud(?:y|ies) of \d)\b/i;
export const COMPARISON =
  /\b(?:compared (?:with|to)|than (?:in|last|the|before|a)|from \d[\d.,]{0,30}\s?(?:%|percent)? to|up from|down from|average|previous|earlier|per (?:capita|person|head|100)|(?:hazard|odds|risk) ratio|versus|vs|baseline|compared?|control group|(?:cut|fell|rose|grew|dropped|up|down|increased?|decreased?|reduced?|shorten\w*)\b[^.!?]{0,40}\b(?:by|from)|(?:more|less|fewer|higher|lower|larger|smaller|greater|faster|slower|cheaper|better|worse|longer|shorter)\b[^.!?]{0,40}\bthan)\b/i;
const OTHER_SIDE =
  /\b(?:however|although|though|on the other hand|critics|opponents|others (?:say|argue|think)|in contrast|despite|while|but|yet|disagree\w*|oppos(?:e|es|ed|ition)|(?:voted|spoke|argued?) against|object(?:s|ed|ions?)|complain\w*|s[ck]eptic\w*|fear (?:that|they|it|he|she)|warn(?:s|ed)?|unless|except|(?:its|their|his|her|whose|the (?:idea's|plan's|law's)) (?:supporters|defenders|advocates|proponents|backers|opponents|critics)|(?:supporters|defenders|advocates|proponents|backers) of|cannot be (?:excluded|ruled out)|nevertheless|even so)\b/i;
const LIMITS =
  /\b(?:may|might|could|perhaps|probably|likely|unclear|unknown|suggests?|about|roughly|approximately|estimate|limit(?:s|ations?)|not (?:yet )?(?:known|clear|certain)|cannot be (?:excluded|ruled out)|(?:can|could)not (?:yet )?(?:tell|say)|caution(?:s|ed)?|caveats?|too (?:small|few|early|short)|small (?:sample|study)|fears?|expects?|expected)\b/i;
const DATE =
  /\b(?:19|20)\d\d\b|\b(?:january|february|march|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|today|last (?:week|month|year)|this (?:week|month|year))\b/i;
/** “Let us be honest” calls for nothing, and “must be” may be a guess. */
const CALL =
  /\b(?:should|must|need to|have to|demand|call (?:for|on)|let(?: us|'s) (?!(?:be|not|face|look|see|say|take|assume|imagine|suppose|remember|recall|begin|start)\b))\b|(?:^|[.!?]["”']?\s+)(?:save|stop|sign|vote|donate|join|help us|boycott|ban|repeal|abolish|share this|spread the word)\b/i;
/** What is taken or done for one's health, with what it is said to do. */
const REMEDY =
  /\b(?:cleanses?|detox|remed(?:y|ies)|supplements?|pills?|tablets?|capsules?|drops|cure|treatments?|therap(?:y|ies)|fasting|diet|herbal|vaccines?|drugs?|medicines?|ointment|serum)\b/i;
const HELPS =
  /\b(?:cur(?:e[sd]?|ing)|heal(?:s|ed|ing)?|vanish\w*|(?:was|were|is|are) gone|went away|lost \d+ (?:pounds|kilos|kg)|los(?:e|es|ing) (?:weight|\d+)|reliev\w+|boosts?|improv\w+|prevents?|fights?|reduces?|lowers?|halves|eliminat\w+|works? (?:wonders|for everyone)|pain-?free)\b/i;
/** What a remedy is praised for: the risk that it lowers is none of its own. */
const LOWERED_RISK =
  /\b(?:halv|cut|lower|reduc|slash|decreas|shrink|prevent)\w*(?: (?:the|your|our|their|in|of|overall|relative|long-term)){0,3} risks?\b|\brisks? of [^.!?,;]{1,40}?\b(?:fell|falls|dropped|drops|halved|down|lower)\b/gi;
const RISKS =
  /\b(?:risks?|side effects?|adverse|harms?|unsafe|safety|(?:not|n't|only|less) safe|safe (?:for|in|during|unless|only)|not (?:suitable|recommended)|pregnan\w+|(?:ask|see|consult|talk to) (?:your |a )?(?:doctor|physician|pharmacist)|contraindic\w+|long-term)\b/i;
const COSTS = /\b(?:cost|price|budget|pay|expens|trade-?off|risk|downside|side effects?|burden)\w*\b/i;
const CAUSE =
  /\bafter (?:only |just )?(?:\d+|a|one|two|three|a few) (?:days?|weeks?|months?) (?:of|on|with)\b[^.!?]{0,80}\b(?:gone|vanish\w*|lost|better|disappear\w*|cured|healed)\b|\b(?:caus(?:e|es|ed|ing)|because of|due to|leads? to|led to|resulted in|(?<!(?:measured|the|our|their|any|no|test|good|better|poor|first|new) )results in|thanks to)\b/i;
const OTHER_CAUSES = /\b(?:other (?:causes?|factors?|reasons?)|also (?:contributed|played)|partly|among other|how much of|controlled for|random)\w*\b/i;

/** What readers may expect, most useful first, and when it is missing. */
const EXPECTED: readonly (Omission & { missing: (read: Read) => boolean })[] = [
  {
    what: "A named source",
    why: "No person, institution or document is named that could be asked or looked up.",
    ask: "Who says so, and where can I read it?",
    missing: ({ text }) => !NAMED_SOURCE.some((form) => form.test(text)) && !OWN_STUDY.test(text) && signatureOf(text) === null,
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
    what: "Risks",
    why: "Something is said to help one’s health, and nothing is said of harm or of who had better not take it.",
    ask: "What are the side effects, and what does a doctor or a pharmacist say?",
    missing: ({ text }) => REMEDY.test(text) && HELPS.test(text) && !RISKS.test(text.replace(LOWERED_RISK, " ")) && !(CALL.test(text) && !COSTS.test(text)),
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

/** Of so short a text one can say neither what it leaves out, nor that it leaves out nothing, nor that it claims nothing. */
export const isTooShortToJudge = (text: string): boolean => wordsOf(text).length < MIN_JUDGED_WORDS;

/** What is missing, most useful first. Deterministic; empty for texts that are too short to judge and for those that make no claims, where nothing can be expected. */
export function scanOmissions(text: string): Omission[] {
  if (isTooShortToJudge(text) || !makesClaims(text)) return [];
  const words = wordsOf(text).length;
  const straight = text.replace(/[’‘]/g, "'");
  const read: Read = { text: straight, words, sentences: sentencesOf(text), hasFigures: countsSomething(straight) };
  return EXPECTED.filter(({ missing }) => missing(read)).map(({ what, why, ask }) => ({ what, why, ask }));
}
