import { lacksBase } from "./relative-change.ts";
import { sentencesOf, wordsOf } from "./words.ts";

/** Something that a text of this kind usually gives and this one does not (the omission scan of the handshake). */
export interface Omission {
  what: string;
  why: string;
  ask: string;
}

const has = (text: string, form: RegExp) => form.test(text);

/** From here on something can be expected of a text. */
const MIN_WORDS = 25;
const FIGURE = /\d[\d,.]{0,30}\s?(?:%|percent|per cent|million|billion|times|people|cases|jobs|dollars|euros|pounds)|[$€£]\s?\d/gi;
/** Words of a text that informs or argues; a story, a recipe or a note to a friend does without most of them. */
const CLAIM =
  /\b(?:will|won't|proven|proves?|proved|always|never|everyone|everybody|nobody|no one|stud(?:y|ies)|research\w*|experts?|scientists?|shows?|showed|found|findings?|caus(?:e|es|ed|ing)|reports?|reported|said|says|according|voted|announced|plans?|best|worst|greatest|should|ought|(?:we|they|it|government|council|city|country|state|parliament) (?:must|need to|have to)|percent|because of|leads? to|thanks to|wants? to|truth|facts?)\b/i;
/** Two of these make a contract or a rule, which sets what it says. */
const RULE = /\bshall\b/gi;

/** Whether the text says things of the world that one would want a source, a comparison or another side for. */
export function makesClaims(text: string): boolean {
  const t = text.replace(/[’‘]/g, "'");
  // What somebody in a story says is no claim of the text.
  const told = t.replace(/["“][^"”]{0,400}["”]/g, " ").replace(/\b(?:said|says) (?:the|a|his|her|my) [a-z]+/g, " ");
  return (t.match(RULE)?.length ?? 0) < 2 && (CLAIM.test(told) || (t.match(FIGURE)?.length ?? 0) > 0);
}

/** What is missing, most useful first. Deterministic; empty for texts under about 25 words and for those that make no claims, where nothing can be expected. */
export function scanOmissions(text: string): Omission[] {
  const words = wordsOf(text).length;
  if (words < MIN_WORDS || !makesClaims(text)) return [];
  const t = text.replace(/[’‘]/g, "'");
  const sentences = sentencesOf(text);
  const figures = (t.match(FIGURE) ?? []).length;
  const out: Omission[] = [];
  const namedSource =
    has(t, /\b(?:according to|said|says|told|reports?|wrote|writes|published (?:in|by)|survey by|study by|data from)\b[^.!?]{0,40}\b[A-Z][a-z]+/) ||
    has(
      t,
      /\b[A-Z][a-z]+ [A-Z][a-z]+,? (?:(?:of|from|at|who|which|a|an|the)\b[^.!?]{0,60})?\b(?:said|says|told|wrote|argues?|argued|found|estimates?|estimated)\b/,
    ) ||
    has(
      t,
      /\b(?:the|a) (?:\w+ ){0,3}(?:office|ministry|council|institute|university|agency|bureau|commission|department|court|police|central bank|hospital|committee) (?:said|says|told|wrote|reported|estimates?|published|counted|found)\b/i,
    ) ||
    has(t, /https?:\/\/|\bdoi\b|\[\d+\]|\((?:19|20)\d\d\)/);
  if (!namedSource)
    out.push({
      what: "A named source",
      why: "No person, institution or document is named that could be asked or looked up.",
      ask: "Who says so, and where can I read it?",
    });
  if (
    figures > 0 &&
    !has(
      t,
      /\b(?:survey|sample|measured|counted|census|method|margin|respondents|asked \d|cohort|randomi[sz]ed|participants|controlled|census|confidence interval|CI|polled?|voted|\d[\d,]{0,30} (?:adults|patients|volunteers|households|children)|based on|calculated|estimated by|according to)\b/i,
    )
  )
    out.push({
      what: "How the figures were made",
      why: "Figures are given without saying who counted, what was counted, and how.",
      ask: "Who measured this, on how many, and with what method?",
    });
  if (
    figures > 0 &&
    !has(
      t,
      /\b(?:compared (?:with|to)|than (?:in|last|the|before|a)|from \d[\d.,]{0,30}\s?(?:%|percent)? to|up from|down from|average|previous|earlier|per (?:capita|person|head|100)|(?:hazard|odds|risk) ratio|versus|vs|baseline|compared?|control group|(?:cut|fell|rose|grew|dropped|up|down|increased?|decreased?|reduced?|shorten\w*)\b[^.!?]{0,40}\b(?:by|from)|(?:more|less|fewer|higher|lower|larger|smaller|greater|faster|slower|cheaper|better|worse|longer|shorter)\b[^.!?]{0,40}\bthan)\b/i,
    )
  )
    out.push({ what: "A comparison", why: "A figure alone is neither large nor small.", ask: "Compared with what: last year, other places, the usual?" });
  if (lacksBase(sentences))
    out.push({
      what: "How large it was to begin with",
      why: "A change is given as a part or a multiple, without a starting figure. Half of a small risk is smaller still.",
      ask: "From what to what: how many in a thousand before, and how many after?",
    });
  if (
    !has(
      t,
      /\b(?:however|although|though|on the other hand|critics|opponents|others (?:say|argue|think)|in contrast|despite|while|but|yet|disagree\w*|oppos(?:e|es|ed|ition)|(?:voted|spoke|argued?) against|object(?:s|ed|ions?)|complain\w*|s[ck]eptic\w*|fear (?:that|they|it|he|she)|warn(?:s|ed)?|unless|except|cannot be (?:excluded|ruled out)|nevertheless|even so)\b/i,
    )
  )
    out.push({
      what: "The other side",
      why: "No objection, exception or competing view is mentioned.",
      ask: "What would someone who disagrees, and knows the matter, say?",
    });
  if (
    sentences.length > 3 &&
    !has(
      t,
      /\b(?:may|might|could|perhaps|probably|likely|unclear|unknown|suggests?|about|roughly|approximately|estimate|limit(?:s|ations?)|not (?:yet )?(?:known|clear|certain)|cannot be (?:excluded|ruled out)|(?:can|could)not (?:yet )?(?:tell|say)|fears?|expects?|expected)\b/i,
    )
  )
    out.push({ what: "Limits", why: "Nothing is said about what is not known or how sure the writer is.", ask: "How sure is this, and what would change it?" });
  if (
    !has(
      t,
      /\b(?:19|20)\d\d\b|\b(?:january|february|march|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|today|last (?:week|month|year)|this (?:week|month|year))\b/i,
    ) &&
    words > 60
  )
    out.push({ what: "When", why: "The text gives no date, so old news can pass for new.", ask: "When did this happen, and is it still so?" });
  if (
    has(t, /\b(?:should|must|need to|have to|demand|call (?:for|on)|let us|let's)\b/i) &&
    !has(t, /\b(?:cost|price|budget|pay|expens|trade-?off|risk|downside|side effects?|burden)\w*\b/i)
  )
    out.push({
      what: "Costs and risks",
      why: "An action is called for, and nothing is said of what it would cost or who would bear it.",
      ask: "What does this cost, what are the risks, and who bears them?",
    });
  if (
    has(t, /\b(?:caus(?:e|es|ed|ing)|because of|due to|leads? to|led to|result(?:s|ed) in|thanks to)\b/i) &&
    !has(t, /\b(?:other (?:causes?|factors?|reasons?)|also (?:contributed|played)|partly|among other|how much of|controlled for|random)\w*\b/i)
  )
    out.push({ what: "Other causes", why: "One cause is named, and no other is considered.", ask: "What else could explain it, and was that checked?" });
  return out;
}
