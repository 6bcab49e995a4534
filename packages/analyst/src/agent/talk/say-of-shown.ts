import { DAY_OF_MONTH } from "../../text/dates.ts";
import { anyOf, anyWords } from "../../text/forms.ts";
import { SMALL_NUMBERS } from "../../text/number-words.ts";
import { numberOf } from "../../text/sums.ts";
import type { Sentence } from "../../text/words.ts";
import { figureMeant } from "../request/figure-meant.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { BEHIND_ROWS } from "./say-behind-shown.ts";
import { askOfAny, askOfReasoning } from "../reading/reasoning.ts";
import { quotations, type Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";
import { shownIn } from "../request/that-one.ts";

/** “Does that matter?”, “Is that enough?”, “So what?”: said of the sentence that the last answer quoted, by what it tells of. */

const VERY = "(?:(?:really|actually|even|so|too|very|all|such|considered|a bit|kind of) )*";
const THAT = "(?:that|this|it|they|those|these)";
/** “41”, “40 hives”, “six weeks” */
const NUMBERED = `(?:only |just )?(?:\\d[\\d.,]*|${SMALL_NUMBERS.slice(2).join("|")})(?: [a-z]+){0,2}?`;
const HAS_NUMBER = new RegExp(`\\d|\\b(?:${SMALL_NUMBERS.slice(2).join("|")})\\b`, "i");
const MATTERS = anyOf(
  new RegExp(
    `${LEAD}(?:does|do|would|should|did) ${THAT} ${VERY}(?:matter|count|change anything|make (?:a|any) difference|affect (?:it|anything|the \\w+)|bother me)(?: (?:much|to me))?${END}`,
    "i",
  ),
  new RegExp(
    `${LEAD}(?:is|isn't|are|was) ${THAT} ${VERY}(?:important|relevant|(?:a |the |an? big )?(?:problem|issue|deal)|bad|good|a (?:good|bad) (?:sign|thing)|suspicious|fishy|strange|worrying|unfair|fair|ok(?:ay)?|fine)${END}`,
    "i",
  ),
  /^(?:(?:and|but|ok(?:ay)?|well)[, ]+)*so what[?.! ]*$/i,
  new RegExp(`${LEAD}what (?:does|do|would) ${THAT} (?:even |really |actually )?(?:mean|say|tell|change|prove)(?: (?:to|for)? ?(?:me|us))?${END}`, "i"),
);
const ENOUGH = new RegExp(
  `${LEAD}(?:is|are|isn't|was|were) (?:${THAT}|${NUMBERED}) ${VERY}(?:(?:good |big |large |long |many )?enough|sufficient|(?:too )?(?:few|small|short|little|weak)|representative|a (?:big|large|small|good) (?:sample|number|group)|reliable|significant|meaningful|proof|evidence)(?: (?:to (?:say|know|tell|prove|decide|be sure)(?: \\w+)?|for (?:that|this|it)|proof|evidence))?${END}`,
  "i",
);

const PAID = anyWords(
  /paid (?:for|by)|pays? for|fund(?:s|ed|ing)|financ(?:es|ed|ing)|sponsor(?:s|ed|ing|ship)?|commissioned|donated|on behalf of|owned by|owns|sells?|selling|sold|earns?|commission|advertis\w+/i,
);
/** So many cases that were looked at, asked or counted. */
const CASES =
  /(?<![\d.,$€£])(\d{1,3}(?:,\d{3})+|\d{1,6})(?![\d.,]*\d| ?(?:%|percent|euros?|dollars?|pounds?|years?|days?|weeks?|months?|hours?|minutes?|km|miles?|[ap]m)\b)(?: (?:of|out of) (?:the )?(?:our |its )?(?:\d[\d,]*))? (?:[\p{Ll}-]+ ){0,2}?[\p{Ll}-]{3,}(?:s|ren|en|men|ople)\b/iu;
/** “(n = 38)” */
const N_SIGN = /\bn ?= ?(\d{1,6})\b/i;
const STUDIED =
  /\b(?:compar\w+|stud(?:y|ied|ies)|survey\w*|asked|interviewed|measured|counted|tested|trial|sample\w*|poll\w*|participants?|volunteers|patients|respondents|questioned|examined|observed|researchers?|found that)\b/i;
const A_PART = /(?<![\d.,])(\d{1,6}) (?:out of|of)(?: the| our| its| all)? (\d{1,6})(?![\d.,]*\d)/i;
/** “By Friday”, “ends on 3 May”; “within 24 hours” may be how soon something works, and “on 3 May” when it was. */
const A_LIMIT = /\b(?:until|till|by|before|no later than|latest|due|deadline|(?:will )?(?:begin|start|end|close|expire)s?)\b/i;
const A_DAY = anyOf(DAY_OF_MONTH, /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|end of|midnight|noon|tomorrow)\b/i);
const setsDay = (sentence: string): boolean => A_LIMIT.test(sentence) && A_DAY.test(sentence);

const OF_INTEREST =
  "It can matter. Whoever pays or profits can choose what gets asked, and how much of the answer gets told. That doesn’t make anything false. Ask: who decided what was measured and what was printed, and has somebody with nothing to gain found the same?";
const OF_TIME =
  "A date matters if something depends on it: what happens after it, and does it leave you time to ask and compare? If it’s tight, ask for a later one in writing.";

/** What chance alone can do to a share counted among so many, in percentage points: about one divided by the root of their number (the usual margin of error at 95 percent, for shares near one half). */
const byChance = (cases: number): number => Math.round(100 / Math.sqrt(cases));
/** With fewer nobody would count a share. */
const FEWEST = 5;

function ofCases(sentence: string): string | null {
  const [, part, whole] = A_PART.exec(sentence) ?? [];
  if (part !== undefined && Number(whole) > Number(part) && Number(whole) >= FEWEST)
    return `**The math:** ${part} of ${whole} is about ${Math.round((Number(part) / Number(whole)) * 100)} percent. If there’s a rule, it says whether that’s enough: ask which one, and whether those who stayed away would have answered the same way.`;
  const cases = numberOf(CASES.exec(sentence)?.[1] ?? N_SIGN.exec(sentence)?.[1] ?? "0");
  if (cases < FEWEST || !STUDIED.test(sentence)) return null;
  return `That depends on how big the difference is. **By a rule of thumb:** a share counted among ${cases.toLocaleString("en")} can be off by some ${byChance(cases)} points by chance alone; four times as many cuts that in half. The number isn’t everything: were the groups alike in everything else, and how long were they followed?`;
}

/** The sentence of the figure that is named; the one that the last answer quoted, or the first of several; of the answer before it where the last quoted none. */
function shownLast({ request, history, text }: AboutText): Sentence | undefined {
  if (HAS_NUMBER.test(request)) return figureMeant(request, text);
  const answers = history.filter(({ role }) => role === "assistant").slice(-2);
  return answers.reverse().flatMap((answer) => shownIn(answer.text, text))[0];
}

const sayOfShown =
  (readings: (sentence: string) => string | null) =>
  (asked: AboutText): Said | null => {
    if (isSwindle(asked.text)) return null;
    const place = shownLast(asked);
    const said = place && readings(place.text);
    return place && said ? { text: `About this:\n\n${quotations([place], asked.text, asked.handshake, 0.7)}\n\n${said}`, confidence: 0.7 } : null;
  };

const reasoned = (sentence: string): string =>
  `Going by how it reasons, I’d ask: ${askOfReasoning(sentence)[0] ?? askOfAny(sentence)} Then try leaving it out: what else in the text falls with it? If something does, this has to hold up first; if nothing does, it matters little.`;

export const SHOWN_ROWS: readonly Row[] = [
  ...BEHIND_ROWS,
  {
    form: MATTERS,
    intent: "weak-points",
    passesOn: true,
    say: sayOfShown((s) => (PAID.test(s) ? OF_INTEREST : (ofCases(s) ?? (setsDay(s) ? OF_TIME : reasoned(s))))),
  },
  {
    form: ENOUGH,
    intent: "weak-points",
    passesOn: true,
    say: sayOfShown((s) => ofCases(s) ?? (askOfReasoning(s).length > 0 ? `Enough for what? ${reasoned(s)}` : null)),
  },
];
