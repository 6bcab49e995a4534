import { anyOf, anyWords } from "../../text/forms.ts";
import { bodyOf } from "../../text/titles.ts";
import { SAYS_NO } from "../kinds/say-notice.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";

/** Questions for one kind of sentence that share no word with it: what one can do, what a text warns of, which reason it gives. */

const MOST_SHOWN = 3;
const IT = "(?:it|this|that|them|these|the \\w+(?: \\w+)?)";

/** “I don’t want this, what can I do?” */
const UNWILLING = "(?:(?:i|we) (?:do not|don['’]?t|really don['’]?t) (?:want|like|agree with|accept) (?:it|this|that|the \\w+)[,;. ]+(?:so )?)?";
/** “Can I do something against it?”, “How do I object?” */
const ASKS_WAYS = anyOf(
  SAYS_NO,
  new RegExp(
    `${LEAD}${UNWILLING}(?:can|could|may) (?:i|we|one) (?:\\w+ )?(?:do (?:something|anything)(?: (?:against|about) ${IT})?|object|appeal|complain|cancel|contest|challenge|opt out|get out|say no|fight ${IT})(?: (?:to|against|about|of) ${IT})?${END}`,
    "i",
  ),
  new RegExp(
    `${LEAD}${UNWILLING}(?:what can (?:i|we|one) do(?: (?:against|about) ${IT})?|how (?:can|could|do|would|should) (?:i|we|one) (?:object|appeal|complain|cancel|contest|challenge|opt out|get out|fight)(?: (?:to|against|about|of))?(?: ${IT})?|(?:is|are) there (?:anything|something) (?:i|we) can do(?: (?:against|about) ${IT})?)${END}`,
    "i",
  ),
);
const WAY =
  /\byou (?:can|may|could|have (?:the right|until|\w+ (?:days|weeks|months))|are (?:free|entitled|allowed|welcome))\b[^.!?]*\b(?:object|appeal|complain|cancel|withdraw|return|contest|challenge|look at|see|inspect|opt out|refuse|decline|unsubscribe|contact|reach|call us|dispute|close|leave|terminate)\b|\b(?:anyone|anybody|whoever|those|people|residents) who (?:wish(?:es)?|wants?|would like) to (?:object|appeal|complain|cancel|comment)\b|\b(?:objections?|appeals?|complaints?|cancellations?)\b[^.!?]*\b(?:must|may|can|should|within|until|by|to)\b/i;

function sayWays({ text, handshake }: AboutText): Said | null {
  if (isSwindle(text)) return null;
  const rows = bodyOf(text)
    .filter((s) => WAY.test(s.text))
    .slice(0, MOST_SHOWN);
  if (rows.length === 0) return null;
  return {
    text: `The text itself gives you a way:\n\n${quotations(rows, text, handshake, 0.7)}\n\nIf it applies to you, do it in writing, keep a copy, and watch the deadline. For other ways, and what they’re worth, ask a consumer protection office or somebody who knows the law.`,
    confidence: 0.75,
  };
}

/** “What is the most important warning?”, “What does it warn of?” A warning sign is a mark of ours. */
const ASKS_WARNINGS = new RegExp(
  `${LEAD}(?:(?:what|which)(?:'s| is| are)? (?:the )?(?:(?:most \\w+|main|biggest|worst) )?warnings?(?! signs?)\\b[^?.!]{0,30}|what (?:does|do) (?:it|they|he|she|the \\w+) warn (?:me |us |people )?(?:of|about|against)|(?:(?:is|are) there |does it (?:give|have|contain) )?any warnings?(?! signs?)\\b[^?.!]{0,20}|when (?:should|must|may) (?:i|we|one|people) not (?:take|use|do|eat|drink|try) (?:it|this|that|them))${END}`,
  "i",
);
const WARNS = anyWords(
  /(?:do not|don['’]t|never|must not|should not|shouldn['’]t|mustn['’]t|may not) \w+/i,
  /avoid|beware|careful|caution|warning|unless|not (?:suitable|recommended|safe|for)|at your own risk/i,
  /if you (?:have|are|take|feel|suffer)\b[^.!?]{0,80}\b(?:problems?|disease|illness|allerg\w+|pregnan\w+|doctor|pharmacist|stop|ask|first)/i,
);

function sayWarnings({ text, handshake }: AboutText): Said | null {
  const rows = bodyOf(text)
    .filter((s) => WARNS.test(s.text) && !s.text.endsWith("?"))
    .slice(0, MOST_SHOWN);
  if (rows.length === 0) return null;
  return {
    text: `Going by the wording, ${rows.length === 1 ? "this one warns" : "these warn"}:\n\n${quotations(rows, text, handshake, 0.7)}\n\nWhich one matters most depends on the case. For each one, ask: _what happens if you do it anyway, and who says so?_`,
    confidence: 0.75,
  };
}

/** “Why is it going up?”, “Is the rise justified?”, “What’s the reason for the delay?” */
const ASKS_REASON = anyOf(
  new RegExp(
    `${LEAD}why (?:is|are|was|were|did|does|do|has|have) (?:it|this|that|they|the \\w+(?: \\w+)?) (?:\\w+ )?(?:go(?:ing)?|gone|went) (?:up|down)${END}`,
    "i",
  ),
  new RegExp(
    `${LEAD}(?:is|are|was|were) the \\w+(?: \\w+)? (?:really |even )?(?:justified|reasonable|necessary|needed|sensible|fair enough)${END}|${LEAD}(?:what(?:'s| is| are| was) the reasons?|what reasons?(?: (?:is|are) there)?(?: (?:do|does) \\w+ give)?)(?: (?:for|behind|of) ${IT})?${END}`,
    "i",
  ),
);
/** What stands behind such a word says what something is done or costs for. */
export const GIVES_GROUND: RegExp = anyWords(
  /(?:blam(?:es|ed)|puts? (?:it|this|that) down to|attribut(?:es|ed) (?:it|this|that) to)(?= [a-z])/i,
  /because|due to|owing to|thanks to|as a result of|caused by|for this reason|this (?:follows|comes after)|the reasons?|in order to|so that|therefore/i,
  /(?:covers?|pays? for|to (?:pay for|cover|fund|finance))|since (?:the(?! (?:start|beginning|end|turn|middle|first|last|late|early|summer|winter|spring|autumn|fall|war|pandemic|day|week|month|year|19|20)\b)|our|we|prices|costs)|comes? from (?:the|higher|lower|rising|falling)/i,
);

/** What somebody hopes to reach by it. */
export const HAS_PURPOSE: RegExp = anyWords(
  /(?:is|are|was|were) (?:meant|intended|expected|supposed|designed) to (?:save|cut|reduce|help|protect|bring|make|improve|raise|lower|stop|prevent|free)/i,
  /(?:aims?|hopes?) to|the (?:aim|goal|purpose|idea) (?:is|of)|in response to|(?:we|they) (?:took|take|are taking) this step/i,
);

function sayReason({ request, text, handshake }: AboutText): Said | null {
  const rows = bodyOf(text)
    .filter((s) => GIVES_GROUND.test(s.text) && !s.text.endsWith("?"))
    .slice(0, MOST_SHOWN);
  if (rows.length === 0) return null;
  const judges = /\b(?:justified|reasonable|necessary|needed|sensible|fair)\b/i.test(request);
  return {
    text: `${judges ? "I can’t judge whether it is. " : ""}${rows.length === 1 ? "This is the reason the text gives" : "These are the reasons the text gives"}:\n\n${quotations(rows, text, handshake, 0.7)}\n\nTo see whether that’s enough, ask: _how much of it does each reason explain, and where can you see the figures?_`,
    confidence: 0.75,
  };
}

export const KIND_ASKED_ROWS: readonly Row[] = [
  { form: ASKS_WAYS, intent: "decide", passesOn: true, say: sayWays },
  { form: ASKS_WARNINGS, intent: "unclear", passesOn: true, say: sayWarnings },
  { form: ASKS_REASON, intent: "unclear", passesOn: true, say: sayReason },
];
