import { anyWords } from "../../text/forms.ts";
import { bodyOf } from "../../text/titles.ts";
import type { Sentence } from "../../text/words.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, quote, type Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";
import { shownIn } from "../request/that-one.ts";

/** “Is that certain?”, “And what do they answer?”: said of the sentence that the last answers showed, by its own wording and by what stands behind it. */

const THAT = "(?:that|this|it|they|those|these|the \\w+)";
const CERTAIN = new RegExp(
  `${LEAD}(?:(?:is|are|was|isn't) ${THAT} (?:(?:really|actually|already|even|all|100 ?%|totally|absolutely) )*(?:certain|sure|fixed|definite|definitive|final|guaranteed|settled|confirmed|proven|proved|known|established|a fact|a promise|set in stone|firm|binding)|(?:how (?:sure|certain|confident|firm|definite|final) (?:is|are) ${THAT})|(?:can|do|could) (?:i|we) (?:count|rely|bank) on (?:that|this|it))${END}`,
  "i",
);
const LEAVES_OPEN =
  /\b(?:may(?! \d)|might|could|perhaps|probably|maybe|planned|plans?|expected|expects?|hopes?|hoped|aims?|intends?|should|likely|estimated?|(?:about|around|roughly|almost|nearly|up to)(?= (?:[$€£]?\d|an? (?:hundred|dozen|third|quarter|half)|half|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty))|suggests?|seems?|appears?|reported|alleged\w*|claims?|according to|doubts?|unclear|if|as with any|subject to|provisional\w*|for now|so far|not see|nobody saw|not known)\b/gi;
const MOST_WORDS = 3;
const MOST_UNSURE = 2;

/** “Is it proven?”, of a text that says so in one place */
const BY_WORD = /\b(proven|proved|guaranteed|settled|confirmed|binding|final)\b/i;

/** The sentence of the last answer that showed one. */
function shownLast({ history, text }: AboutText): readonly Sentence[] {
  const answers = history.filter(({ role }) => role === "assistant").slice(-2);
  return (
    answers
      .reverse()
      .map((answer) => shownIn(answer.text, text))
      .find((rows) => rows.length > 0) ?? []
  );
}

/** “Are they sure?” asks of people: of what a text says that they doubt. */
const OF_PEOPLE = new RegExp(
  `${LEAD}(?:is|are) (?:they|he|she|we) (?:(?:really|actually|even|all|100 ?%|totally|absolutely) )*(?:sure|certain)${END}|${LEAD}how (?:sure|certain|confident) (?:are|is) (?:they|he|she)${END}`,
  "i",
);
const UNSURE = anyWords(
  /(?:not|nothing|no [\p{L}-]+) (?:is |are |was |yet |fully )*(?:certain|sure|clear|known|proven|settled)|(?:un|dis)(?:certain|clear|known|puted)|nobody knows|open question/iu,
  /(?:was|were|long) thought to|(?:experts|scholars|historians|scientists|researchers|they) (?:disagree|differ|doubt|are divided)|may have|might have|could have|probably|perhaps|possibly/iu,
  /(?:differ|disagree) (?:on|about|in) (?:when|how|whether|where|what|the)|may (?:still )?change|too early to|margin of error|(?:cannot|can ?not|can['’]t) (?:yet )?say|(?:do|does) not (?:yet )?know|say(?:s)? little about/iu,
);

function sayCertain(asked: AboutText): Said | null {
  const unsure = OF_PEOPLE.test(asked.request.trim()) ? bodyOf(asked.text).filter((s) => UNSURE.test(s.text) && !s.text.endsWith("?")) : [];
  if (unsure.length > 0 && !isSwindle(asked.text))
    return {
      text: `Not about everything, going by the text’s own words:\n\n${quotations(unsure.slice(0, MOST_UNSURE), asked.text, asked.handshake, 0.7)}`,
      confidence: 0.7,
    };
  if (OF_PEOPLE.test(asked.request.trim()) && !isSwindle(asked.text))
    return { text: "I see no sentence in it with the usual words for how sure they are. Ask what it’s based on, and what would change it.", confidence: 0.6 };
  const shown = shownLast(asked);
  const word = BY_WORD.exec(asked.request)?.[1];
  const named = word === undefined ? undefined : bodyOf(asked.text).find((s) => new RegExp(`\\b${word}\\b`, "i").test(s.text));
  const place = named ?? shown.find((s) => s.text.match(LEAVES_OPEN)) ?? shown[0];
  if (!place || isSwindle(asked.text)) return null;
  const open = [...new Set((place.text.match(LEAVES_OPEN) ?? []).map((word) => word.toLowerCase()))].slice(0, MOST_WORDS);
  return {
    text: `${
      open.length > 0
        ? `Not by its own words: ${open.map((word) => quote(word)).join(" and ")} ${open.length === 1 ? "keeps" : "keep"} it open.`
        : "It’s stated with no reservations. That’s just how it’s worded; it isn’t proof."
    }\n\n${quotations([place], asked.text, asked.handshake, 0.7)}\n\nAsk whoever said it: what’s already settled, what could still change it, and what happens then?`,
    confidence: 0.7,
  };
}

const WHO = "(?!(?:i|we|you|one|people)\\b)(?:they|he|she|it|the [\\p{L}’'-]+|[\\p{L}.’'-]+(?: [\\p{L}’'-]+)?)";
const ANSWERED = new RegExp(
  `${LEAD}(?:(?:what|how) (?:do|does|did|would) ${WHO} (?:then )?(?:(?:answer|reply|respond|react|counter)(?: (?:to|with) (?:that|this|it|him|her|them|[\\p{L}’'-]+))?|say to (?:that|this|it|him|her|them))|what(?:['’]s| is| was) (?:their|his|her|the|its) (?:answer|reply|response|reaction)(?: to (?:that|this|it|him|her|them))?|(?:do|does|did) ${WHO} (?:answer|reply|respond|react)(?: to (?:that|this|it|him|her|them))?)${END}`,
  "iu",
);
/** Whether a question asks what is said to the words that were just shown. */
export const asksForAnswer = (request: string): boolean => ANSWERED.test(request.trim()) && !WOULD_SAY.test(request);
/** “What would a competitor say to this?” asks for somebody who does not speak in the text. */
const WOULD_SAY = /\bwould (?:an?|the|my|your|some(?:one|body))\b/i;
const GOES_AGAINST = anyWords(/but|however|yet|still|though|simply|only|just|nonsense|wrong|false|not|\w{1,8}n['’]t|never|no|well|that['’]s|this|she|he|they/i);
const BEGINS_CHARS = 60;

/** What stands right behind the first sentence that was shown, where it takes it up. */
function answerBehind(shown: readonly Sentence[], body: readonly Sentence[]): Sentence | undefined {
  const [first] = shown;
  const next = first && body[body.findIndex(({ start }) => start === first.start) + 1];
  return next && GOES_AGAINST.test(next.text.slice(0, BEGINS_CHARS)) ? next : undefined;
}

function sayAnswered(asked: AboutText): Said | null {
  const shown = shownLast(asked);
  if (shown.length === 0) return null;
  const next = answerBehind(shown, bodyOf(asked.text));
  return next
    ? {
        text: `This comes right after it:\n\n${quotations([next], asked.text, asked.handshake, 0.7)}\n\nDoes that answer what was said, or does it just brush it aside, or the person who said it?`,
        confidence: 0.7,
      }
    : {
        text: "I see nothing right after it that answers it. Only the others can tell you what they’d say: ask them, or look for their own words.",
        confidence: 0.6,
      };
}

export const BEHIND_ROWS: readonly Row[] = [
  { form: CERTAIN, intent: "how-sure", passesOn: true, say: sayCertain },
  { form: { test: asksForAnswer }, intent: "other-side", passesOn: true, say: sayAnswered },
];
