import { anyWords } from "../../text/forms.ts";
import { bodyOf } from "../../text/titles.ts";
import type { Sentence } from "../../text/words.ts";
import { findingsOf } from "../reading/passages.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";

/** “Is that serious?”, “what is wrong with it”, “so all kettles”: of a warning, a recall or a notice of a fault, by the words that it has for that. */

const IT = "(?:it|this|that|they|these|things|the (?:warning|situation|matter|fault|defect|risk|storm|danger|illness|outbreak))";
const GRAVE = new RegExp(
  `${LEAD}(?:(?:is|are|was) ${IT} (?:(?:really|very|actually|that|so|even|all) )*(?:serious|dangerous|severe|urgent|grave|harmful|risky|an emergency|safe)|how (?:serious|bad|dangerous|severe|urgent|risky|safe) (?:is|are|was) ${IT})${END}`,
  "i",
);
const SAYS_HOW_GRAVE = anyWords(
  /levels?|severe|warning|danger\w*|risks?|injur\w*|killed|died|deaths?|scalded|burnt|burned|hospital|emergency|stay away|stop using|evacuat\w*|life-threatening|harmless/i,
  /(?:no|without) (?:danger|risk|harm)|not affected|does no harm|safe/i,
);
const MOST_SHOWN = 3;

const warns = (text: string): boolean => WARNING.test(text) && !isSwindle(text);
/** A text that warns of a thing. */
const WARNING =
  /\b(?:recall(?:s|ed)?|weather warning|storm warning|warns? (?:of|against)|stop using|out of order|defects?|faulty|outbreak|contaminated|boil (?:your |the )?water)\b/i;

function sayGrave({ text, handshake }: AboutText): Said | null {
  const rows = bodyOf(text).filter((s) => SAYS_HOW_GRAVE.test(s.text) && !s.text.endsWith("?"));
  if (!warns(text) || rows.length === 0) return null;
  return {
    text: `In its own words:\n\n${quotations(rows.slice(0, MOST_SHOWN), text, handshake, 0.7)}\n\nHow much of that applies to you depends on where you are and what you have; whoever issued it can tell you.`,
    confidence: 0.7,
  };
}

const WRONG = new RegExp(
  `${LEAD}what(?:['’]?s| is| was) (?:actually |exactly |really )?(?:wrong|the (?:problem|matter|trouble|issue|fault|defect)) with (?:it|them|these|those|the [\\p{L}-]+)${END}`,
  "iu",
);
const FAULT = anyWords(
  /(?:can|could|may|might|does|do|did) (?:not )?(?:come loose|break|leak|overheat|burn|catch fire|fall|tear|crack|fail|explode|slip|open|choke|work)/i,
  /leaks?|cracks?|defects?|faults?|faulty|broken|contaminated|overheats?|sharp edges?|too (?:much|high|hot|loose)|loose/i,
);
function sayFault({ text, handshake, analysis }: AboutText): Said | null {
  const rows = bodyOf(text).filter((s) => FAULT.test(s.text) && !s.text.endsWith("?"));
  if (!warns(text) || rows.length === 0 || findingsOf(analysis()).some((f) => f.confidence >= handshake.min_confidence)) return null;
  return { text: `According to the text:\n\n${quotations(rows.slice(0, MOST_SHOWN), text, handshake, 0.7)}`, confidence: 0.7 };
}

const ALL = new RegExp(
  `${LEAD}(?:(?:is|are|does|do|did) (?:it|this|that|they|the \\p{L}+) )?(?:(?:mean|for|about|hit|affect(?:ed)?|now) )*(?:all|every|each)(?: (?:of )?(?:the |these |those |them|my |our )?(?<what>[\\p{L}-]+(?: [\\p{L}-]+)?))?(?: (?:affected|meant|included|of them))?${END}|${LEAD}(?:is|are) (?:it |that |this )?(?:everyone|everybody|everything)(?: (?:affected|meant|included))?${END}`,
  "iu",
);
const PARTS = anyWords(
  /other|others|only|some of (?:these|those|the|them|our)|except(?:ed)?|apart from|not (?:all|every|affected|included|meant)|excluded|the rest/i,
);
/** Who asks whether all are meant is shown where the text parts them. */
function sayAll({ text, handshake }: AboutText): Said | null {
  const rows: Sentence[] = bodyOf(text).filter((s) => PARTS.test(s.text) && !s.text.endsWith("?"));
  if (!warns(text) || rows.length === 0 || rows.length > MOST_SHOWN) return null;
  return { text: `Here it says which ones it applies to and which it doesn’t:\n\n${quotations(rows, text, handshake, 0.7)}`, confidence: 0.7 };
}

const MINE = new RegExp(
  `${LEAD}(?:mine|ours|my [\\p{L}-]+(?: [\\p{L}-]+)?|i)(?:['’]s)? (?:(?:is|has|says|got|have|reads|shows|was) )?(?:(?:the )?(?:(?:batch|serial|lot|model|house|flat|ticket|room) )?(?:number|no|nr)?\\.? ?)?(?<mine>\\d{2,9})(?:[,.]? (?:so )?(?:is (?:it|that|mine)|am i) (?:\\w+ )?(?:affected|ok(?:ay)?|safe|included|in))?${END}`,
  "iu",
);
/** “2210 to 2280”: both of as many digits. */
const RANGE =
  /(?<![\d.,/-])(\d{2,9})(?: (?:to|through|until|up to)|–|-) ?(\d{2,9})(?![\d.,/-]*\d| ?(?:%|percent|euros?|dollars?|pounds?|degrees|millimet\w+|mm|cm|km|minutes?|hours?|days?|weeks?|months?|years?|people|kilos?|kg)\b)/gi;
function sayMine({ request, text, handshake }: AboutText): Said | null {
  const mine = Number(MINE.exec(request.trim())?.groups?.mine);
  const [one, ...more] = bodyOf(text).flatMap((sentence) => [...sentence.text.matchAll(RANGE)].map(([, from, to]) => ({ sentence, from: from!, to: to! })));
  if (isSwindle(text) || !one || more.length > 0 || one.from.length !== one.to.length || String(mine).length !== one.from.length) return null;
  const within = mine >= Number(one.from) && mine <= Number(one.to);
  return {
    text: `By the numbers alone, ${mine} is ${within ? "inside" : "outside"} the range from ${one.from} to ${one.to}:\n\n${quotations([one.sentence], text, handshake, 0.75)}\n\nCheck the number again where you found it. If in doubt, ask whoever issued this.`,
    confidence: 0.75,
  };
}

export const WARNING_ROWS: readonly Row[] = [
  { form: GRAVE, intent: "claims", passesOn: true, say: sayGrave },
  { form: WRONG, intent: "claims", passesOn: true, say: sayFault },
  { form: ALL, intent: "claims", passesOn: true, say: sayAll },
  { form: MINE, intent: "claims", passesOn: true, say: sayMine },
];
