import type { Analysis } from "@candor/engine";
import { anyOf, anyWordStart, between } from "../../text/forms.ts";
import { checkableClaims } from "../../text/claims.ts";
import { makesClaims } from "../../text/makes-claims.ts";
import { bodyOf } from "../../text/titles.ts";
import type { Reply } from "../asked.ts";
import { CAUSE_ROWS } from "./cause-rows.ts";
import { MONEY_ROWS } from "../figures/money-rows.ts";
import { findingsOf } from "./passages.ts";
import type { AboutText, Row } from "../request/question-row.ts";
import { WITHOUT_ME } from "../talk/say-again.ts";
import { AGREE_ROW } from "../talk/say-agree.ts";
import { ASK_AGAIN_ROW } from "../talk/say-ask-again.ts";
import { BAIT_ROWS } from "../kinds/say-bait.ts";
import { BEGINS_ROWS } from "./say-begins.ts";
import { FURTHER_ROWS } from "./say-beyond-words.ts";
import { BLAMES_ROWS } from "../people/say-blames.ts";
import { CATCH_ROWS } from "../kinds/say-catch.ts";
import { CHANGES_ROW } from "../kinds/say-changes.ts";
import { CRITICS_ROW } from "../people/say-critics.ts";
import { DETAIL_ROWS } from "./detail-rows.ts";
import { FIGURE_ROWS } from "../figures/say-figure.ts";
import { NAMED_ROWS } from "../people/say-named.ts";
import { NOTICE_ROWS } from "../kinds/say-notice.ts";
import { REASONING_ROWS } from "./say-reasoning.ts";
import { ANALYST_ROWS } from "../talk/say-to-analyst.ts";
import { SHOWN_IN_ORDER_ROW } from "../talk/say-shown-in-order.ts";
import { WHICH_ONES_ROW } from "../people/say-which-ones.ts";
import { WHO_ROW } from "../people/say-voices.ts";
import { VOICE_ROWS } from "../people/say-voice.ts";
import { OWN_CASE_ROW } from "../kinds/say-own-case.ts";
import { SPONSORED_ROW } from "../kinds/say-sponsored.ts";
import { TOLD_NOT_ROW } from "../kinds/say-told-not.ts";
import { TOLD_TO_ROWS } from "../kinds/say-told-to.ts";
import { HOROSCOPE_ROW } from "../kinds/say-of-horoscope.ts";
import { APART_ROWS } from "./say-each-apart.ts";
import { WARNED_ROWS } from "../danger/say-warned.ts";
import { ARGUMENT_ROWS } from "./say-argument.ts";
import { ANSWER_ROWS } from "../kinds/say-of-answer.ts";
import { PERSON_ROWS } from "../people/say-person.ts";
import { PROMISES_ROW } from "../kinds/say-promises.ts";
import { SIDE_ROWS } from "../people/say-who-against.ts";
import { WHO_IS_RIGHT_ROW } from "../people/say-who-is-right.ts";
import { READER_ROWS } from "../people/say-for-me.ts";
import { sayRewrite } from "./say-rewrite.ts";
import { KIND_ASKED_ROWS } from "./say-asked-kind.ts";
import { KIND_ROW } from "./say-kind.ts";
import { REVIEW_ROW } from "../kinds/say-review.ts";
import { REACH_ROWS } from "../kinds/say-reach.ts";
import { STUDY_WORTH_ROWS } from "../kinds/say-study-worth.ts";
import { SHARE_ROW } from "../figures/say-share.ts";
import { PLAIN_ROWS } from "./say-plain-asked.ts";
import { THING_ROWS } from "./say-of-thing.ts";
import { THAT_ROWS } from "./say-that.ts";
import { SHOWN_ROWS } from "../talk/say-of-shown.ts";
import { saySize } from "../figures/say-size.ts";
import { START_ROW } from "../kinds/say-start.ts";
import { STUDY_ROWS } from "../kinds/say-study.ts";
import { TERM_ROWS } from "../kinds/say-terms-of-notice.ts";
import { SURENESS_ROW } from "./say-sureness.ts";
import { USUAL_ROW } from "./say-usual.ts";
import { USE_ROWS } from "../kinds/say-use-answer.ts";
import { MAKE_ROWS } from "./say-of-its-make.ts";
import { listed, placeAsked } from "./say-marks.ts";
import { scamAdvice, shownBefore, signsInBrief } from "../danger/say-scam.ts";
import { looksLikeScam } from "../danger/scam-signs.ts";
import { sayWeakPoints } from "./say-stands-out.ts";
import { cited, quote, saySummary, type Said } from "../say.ts";

/** Short questions about the whole of a text that none of its words answers: what it does, what is meant, whether a figure is large, where to begin checking, how it could be better. */

const LEAD = "(?:(?:so|and|but|well|ok(?:ay)?|then|hm+|please|no|now|wait)[, ]+)*";
const END = "(?: (?:here|there|now|then|exactly|really|please|to me|with me|with (?:it|this|that)))*[?.! ]*$";
const WHO = "(?:he|she|it|they|this|that|these|(?:the|this|that|my) \\w+)";

/** “What is he doing here?”, “What is that trick called?”, “Which words show it?”, “How does it work on me?” */
const DOES = new RegExp(
  `^${LEAD}(?:what(?:'s| is| are| does| do) ${WHO} (?:really |actually |trying to )?(?:do(?:ing)?|play(?:ing)? at|up to)|(?:which|what) (?:exact )?(?:words?|parts?|bits?|lines?) (?:show|say|prove|do|did|tell|give)s? (?:it|that|this|so|him|her|them)(?: away)?|how does ${WHO} (?:work|do (?:it|that))(?: on (?:me|us|people|readers))?|what(?:'s| is) (?:going on|happening)|why (?:do|does|did|would) (?:${WHO}|people|[a-z]+s) (?:write|talk|speak|say|put|phrase|word)(?: \\w+)? (?:like (?:that|this)|(?:this|that) way|so))${END}|\\bwhat(?:'s| is| are) (?:this|that|these|such)(?: (?:kind|sort|type) of)?(?: (?!(?:a|the|in)\\b)\\w+)? called\\b|\\bwhat(?:'s| is| are) (?:this|that|the) (?:\\w+ )?(?:trick|mistake|technique|fallacy|error|tactic|method|move)s? (?:here )?called\\b|\\bwhat (?:do|would|can|could) (?:you|we|one|people) call (?:it|this|that|these|such)\\b|\\b(?:name|word|term) for (?:it|this|that|these|such|what)\\b`,
  "i",
);
/** “What do they really mean?” */
const MEANS = new RegExp(
  `^${LEAD}what (?:do|does|did) ${WHO} (?:really |actually |even |probably |truly )*(?:mean|(?<=\\b(?:really|actually|even) )say|(?<=\\b(?:he|she|my \\w+)(?: \\w+)? )(?:want|expect))(?: (?:from|of) (?:me|us))?(?: (?:by|with) (?:that|this|it|all (?:that|this)))?${END}`,
  "i",
);
/** “Is that a lot?” */
const A_LOT = new RegExp(
  `^${LEAD}(?:is|are|was|isn't) (?:it|this|that|these|they|(?:the )?[$€£]?\\d[\\d.,%]*(?: \\w+){0,2}|the \\w+|that \\w+) (?:really |actually |even |considered )?(?:a lot|much|many|few|little|large|big|small|high|low|huge|tiny|expensive|cheap|a (?:big|high|large|good|small) (?:number|figure|amount|share|price|deal|difference))${END}|^(?=.*(?:\\d|\\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|hundred|thousand|half|twice|double)\\b))[^.?!]{2,60}?,? (?:is|are|was|isn't) (?:that|it|this|these|those) (?:really |actually |even |considered )?(?:a lot|much|many|few|little|good|bad|ok(?:ay)?|large|big|small|high|low|huge|expensive|cheap)${END}|^${LEAD}[$€£]?\\d[\\d.,]*(?: ?%| percent)?(?: [a-z]+){0,2} (?:is|are|sounds?|seems?) (?:(?:quite|really|very|so|pretty|still) )*(?:a lot|huge|enormous|tiny|much|many|little|high|low|impressive|massive)[.! ]*$|^[^.?!]{2,40} (?:sounds?|seems?|looks?|feels?) (?:like )?(?:(?:quite|really|very|so|too|awfully) )*(?:a lot|much|many|little|large|big|small|high|low|huge|tiny|impressive|expensive|cheap)\\b[^.?!]{0,15}[.?!]*$`,
  "i",
);
/** “Which part should I check first?”, “Which claim is the biggest lie?” */
const CHECK_FIRST = anyOf(
  between(
    /\b(?:which|what)(?: (?:one|part|claim|statement|sentence|fact|figure|number|thing|of (?:them|these|the \w+)))?s?\b[^?.!]{0,40}\b/i,
    [
      /(?:check|verify|look up|look into|doubt|research|google)(?:ed)? (?:first|most|before)/i,
      /(?:the )?(?:weakest|shakiest|thinnest|least supported) (?:claim|statement|fact|figure)/i,
      /(?:worry|be (?:worried|careful|wary))(?: (?:about|of|with))?(?: the)? (?:most|first)/i,
      /(?:worst|most (?:dubious|doubtful|questionable|unlikely|implausible|dangerous)|least (?:likely|plausible|believable|credible))(?: (?:one|claim|statement|part|sentence))?(?=[?.! ]*$)/i,
      /(?:can|could|should|must|do) (?:i|we|one|you) (?:not|never|n['’]t) (?:trust|believe|rely on)/i,
      /(?:did|does|do|has|have) (?:it|this|they|he|she|the \w+) (?:get|got) wrong|(?:biggest|worst|greatest|obvious|most likely|probably) (?:an? )?(?:lie|false|untrue|wrong|invented|made up)/i,
      /(?:hardest|easiest|most important|best|first|difficult|worth) (?:thing )?(?:to )?(?:check|verify|look up|prove|test|find out|checking)/i,
    ],
    /\b/i,
  ),
  /\b(?:which|what)\b[^?.!]{0,40}\b(?:sounds?|looks?|seems?|feels?|is|are|(?:could|might|may|must) (?:well )?be)(?: (?:\w+ )?)?(?:made[- ]?up|invented|fabricated|fake|false|untrue|unlikely|implausible|too good)\b/i,
  /\bwhere (?:do|should|can|would) (?:i|we|one) (?:start|begin) (?:to check|checking|with (?:it|the check\w*))\b/i,
);
/** “Anything I should improve?” */
const IMPROVE = anyWordStart(
  /(?:what|anything|something|how) (?:\w+ )?(?:(?:should|could|can|would|must|do|to) (?:i |we |you )?|needs? (?:to )?(?:be )?)(?:still )?(?:improve|change|fix|correct|better|do better|add|cut)d?\b/i,
  /(?:how|what) (?:can|could|would) (?:i|we|one) (?:make|do to make) (?:it|this|that) (?:better|stronger|clearer|more convincing)/i,
  /what would (?:be )?(?:an? |the )?(?:better|stronger|good) (?:argument|reason|case|version)(?: be| look like)?/i,
  /is (?:it|my \w+) (?:good|ok|fine) (?:enough|like (?:this|that))/i,
  /how (?:can|could|would|might) (?:it|this|that|he|she|they|the \w+) be (?:better|improved|stronger|clearer|more convincing)/i,
  /room for improvement|any (?:tips|suggestions|improvements|feedback)/i,
);
/** “Can a number like this mislead?” */
const FIGURE_MISLEADS = anyOf(
  /\b(?:numbers?|figures?|percent(?:age)?s?|statistics?|stats?|\d+ ?(?:%|percent))(?:\b|(?<=%)).*\b(?:mislead\w*|trick\w*|deceiv\w*|deceptive|lie|lies|lying|hide|hides|problem|catch|wrong with)\b/i,
  /\b(?:mislead\w*|trick\w*|deceiv\w*|problem|catch|wrong) (?:\w+ ){0,3}(?:numbers?|figures?|percent(?:age)?s?|statistics?|stats?|\d+ ?%)/i,
);

/** “Should I just give up?” */
const GIVES_UP = anyOf(
  between(
    /\b(?:should|shall|can|do) (?:i|we) (?:just |even |still |better |really )*/i,
    [
      /give up|bother|let (?:it (?:go|rest)|(?:him|her|them) (?:go|be))|stop trying|say nothing|say anything|keep (?:quiet|trying|silent)/i,
      /stay (?:quiet|silent)|drop it|try again|insist|argue/i,
    ],
    /\b/i,
  ),
  /\bis (?:it|this|he|she) (?:even |really )?worth (?:the (?:fight|trouble|effort)|arguing|fighting over)\b/i,
);
const LET_IT_REST: Said = {
  text: "You can let it rest: you don’t have to win, today or ever. Keeping the door open does more than making your point. If they bring it up again, ask what made them think so, and listen.",
  confidence: 0.75,
};

/** The passages by name only: their reasons are given where they are first listed. */
const named = (analysis: Analysis) =>
  listed(analysis)
    .slice(0, 3)
    .map(({ words, frames }) => ({ words: words.fragment, label: frames[0]!.reflexLabel.toLowerCase() }));
const inShort = (analysis: Analysis): string =>
  named(analysis)
    .map(({ words, label }) => `- ${quote(words)}: ${label}`)
    .join("\n");
const labels = (analysis: Analysis): string[] => named(analysis).map(({ label }) => label);

function sayDoes({ request, text, analysis, handshake, history }: AboutText): Said | null {
  const rows = inShort(analysis());
  if (looksLikeScam(text))
    return {
      text: `Going by its words, ${signsInBrief(text)}.${rows ? ` Its wording also does this:\n\n${rows}` : ""}${shownBefore(history, text) ? "" : `\n\n${scamAdvice(text)}`}`,
      confidence: 0.75,
      notes: labels(analysis()),
    };
  if (rows)
    return {
      text: `What the wording does, by name:\n\n${rows}\n\nIt doesn’t show what was meant. Ask “why?”, and I’ll give you the reasons.`,
      confidence: 0.75,
      notes: labels(analysis()),
    };
  // “What’s going on?” of a text whose wording does nothing asks what it is about.
  if (/\b(?:going on|happening)\b/i.test(request)) return saySummary(text, handshake, 2);
  return { text: `My rules don’t have a name for what it does. ${WITHOUT_ME}`, confidence: 0.6 };
}

const sayMeant = ({ request, text, analysis }: AboutText): Said | null => {
  // In a report several people want something, and it says what.
  if (/\b(?:want|expect)\b/i.test(request) && bodyOf(text).length > 3) return null;
  const rows = inShort(analysis());
  return {
    text: `I can’t see what somebody means beyond the words, and I won’t guess. Ask them to say it in a way you could check: how much, how often, since when, and what happens otherwise.${rows ? `\n\nStart with these words:\n\n${rows}` : ""}`,
    confidence: 0.7,
    notes: labels(analysis()),
  };
};

/** What nobody can hold the writer to yet, or only the writer counted. */
const OPEN_ENDED = /\b(?:could|may|might|will|would|expect(?:s|ed)?|estimate[sd]?|forecast\w*|analysts?|experts?|internal|in-house|up to|potential\w*)\b/i;

function sayCheckFirst({ request, text, analysis, handshake }: AboutText): Said | null {
  const marks = findingsOf(analysis());
  const claims = checkableClaims(text, 5);
  const weakest = /\b(?:weakest|shakiest|thinnest|least)\b/i.test(request) ? claims.find(({ sentence }) => OPEN_ENDED.test(sentence.text)) : undefined;
  // A claim whose own wording pushes is where to begin.
  const first = weakest ?? claims.find(({ sentence }) => marks.some((f) => f.start < sentence.end && f.end > sentence.start)) ?? checkableClaims(text, 1)[0];
  if (!first) return null;
  const lie = /\b(?:lie|fals|fake|untrue|unlikely|wrong|invent|fabricat|made)/i.test(request)
    ? "I can’t tell which of them is false: I don’t look anything up. "
    : "";
  return {
    text: `${lie}I’d start here:\n\n> ${quote(first.sentence.text)}${cited(text, first.sentence.start, 0.75, handshake)}\n\nIt states ${first.kind}. ${first.how}\n\n${claims.length > 1 ? `If it doesn’t hold up, be slower to believe the other ${claims.length === 2 ? "one" : claims.length - 1}.` : ""}`.trim(),
    confidence: 0.7,
  };
}

const sayImprove = ({ text, analysis, handshake }: AboutText): Said => {
  // Nobody asks a note to the club for the other side.
  if (!makesClaims(text) && findingsOf(analysis()).length === 0)
    return {
      text: "None of its wording pushes, and it claims little that would need a source. Here’s a test of your own: read it aloud to somebody who knows nothing about it, and ask what they’d want to know next.",
      confidence: 0.65,
    };
  const said = sayWeakPoints(text, analysis(), handshake);
  return { ...said, text: `I don’t write texts, but here’s where I’d look first.\n\n${said.text}` };
};

/** “What would you change in the last sentence?” */
const CHANGE_PLACE =
  /\b(?:what|how) (?:would|could|should|can|do) (?:you|i|we|one) (?:change|improve|rewrite|reword|alter|replace|fix|correct|say)\b[^?.!]{0,20}\b(?:sentence|line|paragraph)\b/i;

const ROWS: readonly Row[] = [
  ...DETAIL_ROWS,
  ...THAT_ROWS,
  ...SHOWN_ROWS,
  ...MONEY_ROWS,
  START_ROW,
  ...BEGINS_ROWS,
  ...WARNED_ROWS,
  TOLD_NOT_ROW,
  ...TOLD_TO_ROWS,
  HOROSCOPE_ROW,
  ...APART_ROWS,
  ...REACH_ROWS,
  ...STUDY_WORTH_ROWS,
  ...BLAMES_ROWS,
  ...BAIT_ROWS,
  OWN_CASE_ROW,
  SPONSORED_ROW,
  REVIEW_ROW,
  ...SIDE_ROWS,
  CHANGES_ROW,
  ...CATCH_ROWS,
  ...TERM_ROWS,
  SHARE_ROW,
  KIND_ROW,
  {
    form: CHANGE_PLACE,
    intent: "rewrite",
    say: ({ request, text, analysis }) => {
      const place = placeAsked(request, text);
      return place && sayRewrite(text, analysis(), place);
    },
  },
  ...CAUSE_ROWS,
  ...KIND_ASKED_ROWS,
  ...PERSON_ROWS,
  ...ANSWER_ROWS,
  ...USE_ROWS,
  ...ANALYST_ROWS,
  ...REASONING_ROWS,
  ...FIGURE_ROWS,
  ...STUDY_ROWS,
  SURENESS_ROW,
  CRITICS_ROW,
  ASK_AGAIN_ROW,
  AGREE_ROW,
  WHO_IS_RIGHT_ROW,
  PROMISES_ROW,
  ...NOTICE_ROWS,
  ...PLAIN_ROWS,
  ...VOICE_ROWS,
  WHO_ROW,
  ...NAMED_ROWS,
  USUAL_ROW,
  { form: MEANS, intent: "interests", say: sayMeant, ofAny: true },
  { form: DOES, intent: "findings", say: sayDoes },
  { form: A_LOT, intent: "claims", say: saySize },
  { form: CHECK_FIRST, intent: "claims", say: sayCheckFirst },
  ...ARGUMENT_ROWS,
  { form: FIGURE_MISLEADS, intent: "claims", say: saySize, ofAny: true },
  ...THING_ROWS,
  { form: GIVES_UP, intent: "questions", say: () => LET_IT_REST },
  ...FURTHER_ROWS,
  WHICH_ONES_ROW,
  SHOWN_IN_ORDER_ROW,
  ...MAKE_ROWS,
  ...READER_ROWS,
  { form: IMPROVE, intent: "weak-points", say: sayImprove },
];
const MOST_CHARS = 120;

/** Null where the question is none of these. `request`: as typed, no longer than 120 characters; `brought`: the text came with it. */
export function sayQuestionOfText(asked: AboutText, brought: boolean): Reply | null {
  // What came with a text may tell first who sent it.
  const request = brought ? asked.request.split(/(?<=[.?!:]) +/).at(-1)! : asked.request.trim();
  if (request.length > MOST_CHARS) return null;
  const parts = brought ? [request] : [request, ...(request.match(/(?<![^.?!])[^.?!]+[.?!]+/g) ?? [])].map((part) => part.trim());
  for (const { form, ofAny, passesOn, intent, say } of ROWS) {
    if ((brought && !ofAny) || !parts.some((part) => form.test(part))) continue;
    const said = say(asked);
    if (said === null && passesOn) continue;
    return said && { said, failure: null, intent };
  }
  return null;
}
