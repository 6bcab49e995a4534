import { between } from "../text/forms.ts";
import { isAddressed, isPrivate, makesClaims } from "../text/makes-claims.ts";
import { isLetter } from "../text/signature.ts";
import type { Named, OfText, Reply } from "./asked.ts";
import { ASKS_FINDINGS } from "./intents/findings.ts";
import { carriedOn } from "./request/carried-on.ts";
import { askedCount } from "./request/counted.ts";
import { explainReflex } from "./teaching/explain-term.ts";
import { feelings } from "./people/feelings-rule.ts";
import { withNamesOf } from "./request/initials.ts";
import { asksForMore, asksForShort, lastIntent, sayFollowUp, withNumber } from "./request/follow-ups.ts";
import type { Intent } from "./intent.ts";
import { lastAnswer } from "./request/last-answer.ts";
import { doubtedIn } from "./request/matter.ts";
import { withPersonNamed } from "./request/person-meant.ts";
import { findingsOf } from "./reading/passages.ts";
import { sayQuestionOfText } from "./reading/questions-of-text.ts";
import { readsWhole, sayByIntent } from "./reply-by-intent.ts";
import { bringsNone, firstReply, says, saysBySureness, type Rule } from "./rule.ts";
import { BEGINS_WITH_IF, SAY_IF_GAIN, SAY_IF_SO, SAY_NO_LOSS, sayIfReal, sayOneClaim, tellsOfNoLoss, WHAT_IF_REAL } from "./talk/say-advice.ts";
import { DECLARED, sayDoubt } from "./reading/say-closer.ts";
import { ASK_FOR_BOTH, ASKS_REASON, isComparison, sayCompare, WHY_COMPARED } from "./reading/say-compare.ts";
import { sayRow, shortened } from "./talk/say-last.ts";
import { sayNextStrongest, sayShorter } from "./reading/say-marks.ts";
import { sayLength } from "./figures/say-length.ts";
import { sayMatter } from "./reading/say-matter.ts";
import { sayObjection } from "./talk/say-objection.ts";
import { asksAboutPassingOn, sayNotPassedOn, sayPassingOn, worldClaim } from "./talk/say-outside.ts";
import { evaluatesWhole, sayPart } from "./reading/say-parts.ts";
import {
  asksAboutOneself,
  asksHowToAnswer,
  asksHowToDecline,
  asksHowToTell,
  isFromOwnPeople,
  namesSomebody,
  sayAboutOneself,
  sayHowToAnswer,
  sayHowToTell,
} from "./people/say-people.ts";
import { asksWhatWasMeant, sayMorePlainly } from "./reading/say-plainer.ts";
import { INVESTS, sayNoReply } from "./danger/say-scam.ts";
import { asksIfAd, saySelling } from "./kinds/say-selling.ts";
import { sayTechnique, soughtTechnique, soughtTerm } from "./teaching/say-technique.ts";
import { listsGaps } from "./reading/say-stands-out.ts";
import { ofOneVoice, quarrel } from "./people/say-voices.ts";
import { sayWhoSays } from "./people/say-who-says.ts";
import { saySummary } from "./say.ts";
import { isAlarming, looksLikeScam } from "./danger/scam-signs.ts";
import { sayMeanwhile, sayScamStep } from "./danger/scam-step.ts";
import { isAllInOne, sharesWords } from "./request/shared-words.ts";
import { asksForExamples, termOfOne } from "./teaching/teaching.ts";
import { twoQuestions } from "./request/two-questions.ts";
import { ASKS_OPINION } from "./request/verdicts.ts";
import { full } from "./reading/whole.ts";

/** “Why that one?”, after a comparison. */
const whyCompared: Rule<OfText> = ({ request, history }) =>
  ASKS_REASON.test(request) && isComparison(lastAnswer(history)) ? says(WHY_COMPARED, "compare") : null;

/** “Which of the two would you rather believe?”, of texts that came one after the other. */
const OF_TWO = /\b(?:two|both|texts|them|these|articles|messages|statements|posts|reviews|versions)\b/i;
const BETTER =
  /\b(?:which|what|who|is (?:a|b|one|the first|the second))\b[^.?!]{0,40}\b(?:better|stronger|weaker|worse|fairer|best|worst|strongest|weakest|more \w+|less \w+|right|believe|trust)\b/i;
/** “Is that better?”, of a text that came after another one. */
const BETTER_NOW =
  /^(?:(?:so|and|but|ok(?:ay)?|then)[, ]+)*(?:is|are|isn't|was) (?:it|this|that|these|this one|that one|the (?:second|last|new|other)(?: (?:one|text|version))?) (?:any |really |actually |much |even )*(?:better|worse|fairer|clearer|stronger|weaker|calmer|(?:more|less) \w+)(?: (?:then|now|than (?:the first|before|the other)(?: (?:one|text|version))?))*[?.! ]*$/i;
/** “Which is more useful, and why?”, “Where do they disagree?”, after a second text. */
const WHICH_ONE =
  /^(?:(?:so|and|but|ok(?:ay)?|then)[, ]+)*(?:which (?:one )?(?:is|sounds|seems|looks|do you find|would you call) (?:(?:much|the|a bit) )*(?:more|less|most|least|better|best|worse|worst|\w+er)\b|which (?:(?:one|answer|text|version|of (?:them|these|the two)) ){1,2}(?:should|can|could|do|would|shall) (?:i|we|you) (?:rather |better |more )?(?:trust|believe|rely on|use|go with|follow|take|choose|pick|prefer)\b|(?:what|where|on what) do (?:they|both|the two)(?: \w+)? (?:both )?(?:agree|disagree|differ|have in common))/i;

/** Two statements that stand side by side. */
const comparison: Rule<OfText> = ({ request, text, second, own, brought, analysis, run }) =>
  second !== null && (own === "compare" || (brought && own === "unclear") || BETTER.test(request))
    ? saysBySureness(sayCompare(text, second, analysis(), run(second), !brought), "compare")
    : null;

/** Two texts that came one after the other. */
const comparisonWithEarlier: Rule<OfText> = ({ request, own, texts, second, brought, run }) => {
  const [before, last] = texts.slice(-2);
  const compares = own === "compare" || BETTER.test(request) || BETTER_NOW.test(request.trim()) || WHICH_ONE.test(request.trim());
  // “Compare it with this: …” brings the second one along.
  const bringsSecond = brought && own === "compare" && second === null;
  return compares &&
    before !== undefined &&
    last !== undefined &&
    (bringsSecond || BETTER_NOW.test(request.trim()) || WHICH_ONE.test(request.trim()) || OF_TWO.test(request))
    ? saysBySureness(sayCompare(before, last, run(before), run(last)), "compare")
    : null;
};

const comparisonOfOne: Rule<OfText> = ({ own }) => (own === "compare" ? ASK_FOR_BOTH : null);

const textAlone: Rule<OfText> = ({ request, text, analysis, handshake }) =>
  request === "" ? saysBySureness(full(text, analysis(), handshake), "analyse-text") : null;

const plainer: Rule<OfText> = ({ request, text, history, analysis }) =>
  history.length > 0 && asksWhatWasMeant(request, text, history) ? says(sayMorePlainly(request, text, analysis(), history), "unclear") : null;

/** “But what if it is really my son?” */
const ifReal: Rule<OfText> = ({ request, text }) => {
  if (!WHAT_IF_REAL.test(request)) return null;
  if (looksLikeScam(text)) return says(INVESTS.test(text) ? SAY_IF_GAIN : sayIfReal, "scam");
  return BEGINS_WITH_IF.test(request) ? says(SAY_IF_SO, "verdict") : null;
};

const noLoss: Rule<OfText> = ({ request, text }) => (tellsOfNoLoss(request, text) ? says(SAY_NO_LOSS, "scam") : null);
const scamStep: Rule<OfText> = ({ request, text, history }) => says(sayScamStep(request, text, history), "scam");
const meanwhile: Rule<OfText> = ({ request, text }) => says(sayMeanwhile(request, text), "scam");

const part: Rule<OfText> = ({ request, text, analysis, handshake }) => says(sayPart(request, text, analysis(), handshake), "one-mark");
const questionOfText: Rule<OfText> = (asked) => sayQuestionOfText(asked, asked.brought);
const whoSays: Rule<OfText> = ({ request, text, handshake, history }) => says(sayWhoSays(request, text, handshake, history), "sources");
const objection: Rule<OfText> = ({ request, text }) => says(sayObjection(request, text), "unclear");

const GOOD_ABOUT = /\b(?:good|positive|right|fair|well done|great) (?:about|in|with|of) (?:the |this |that |these |those )?([\p{L}\p{N}’' -]{2,50}?)[?.! ]*$/iu;
const OF_THE_WRITING = between(
  /^/i,
  [
    /it|this|that|these|here|them|him|her|there/i,
    /^(?:\w+ )?(?:text|article|message|post|letter|e-?mail|argument|arguments|piece|author|writer|report|statement|wording|language|story|speech|study|review|headline|ad)s?/i,
  ],
  /$/i,
);
/** “What is good about the park?” asks for what the text says of it, and not how well it is written. */
const goodOfMatter: Rule<OfText> = ({ request, text, own, analysis, handshake }) => {
  const good = own === "good-points" ? GOOD_ABOUT.exec(request)?.[1] : undefined;
  return good !== undefined && !OF_THE_WRITING.test(good) && sharesWords(text, good)
    ? saysBySureness(sayMatter(good, text, analysis(), handshake), "matter")
    : null;
};

const notPassedOn: Rule<OfText> = ({ request, text }) => says(sayNotPassedOn(request, text), "scam");

/** How to tell somebody, what to answer, and “is it me?”. */
const ofPeople: Rule<OfText> = ({ request, text, own, analysis, handshake }) => {
  const passing = sayPassingOn(text);
  // Whoever passed it on did not write it: that is a talk with them, and no answer to the text.
  // “How do I reach my child?”, of a letter with a number for that
  if (asksHowToTell(request) && isAllInOne(text, request)) return null;
  if (asksHowToTell(request) || (asksHowToAnswer(request) && passing)) return says(sayHowToTell(analysis(), handshake), "questions");
  if (asksHowToAnswer(request) && isFromOwnPeople(request) && makesClaims(text) && !isPrivate(text) && !isAlarming(text))
    return says(sayHowToTell(analysis(), handshake), "questions");
  if (passing && asksAboutPassingOn(request)) return saysBySureness(passing, "scam");
  if (!isAddressed(text) && !isLetter(text) && !asksHowToDecline(request) && !(asksHowToAnswer(request) && namesSomebody(request))) return null;
  if (asksAboutOneself(request)) return says(sayAboutOneself(analysis(), handshake), "unclear");
  if (own === "rewrite" || !asksHowToAnswer(request)) return null;
  return says(isAlarming(text) ? sayNoReply(text) : sayHowToAnswer(analysis(), handshake), "questions");
};

const MAY_NAME_TECHNIQUE = new Set<Intent>(["unclear", "findings", "verdict"]);
/** “Is it a straw man?” “Is it false?” wants a verdict, “Is it a false choice?” a technique. */
const technique: Rule<OfText> = ({ request, text, own, brought, history, analysis, handshake }) => {
  const term = brought ? termOfOne(request, history) : null;
  const sought = term ? soughtTerm(term) : MAY_NAME_TECHNIQUE.has(own) ? soughtTechnique(request) : null;
  return sought && (term || own !== "verdict" || / /.test(sought.name)) ? says(sayTechnique(sought, text, analysis(), handshake), "findings") : null;
};

const wholeEvaluated: Rule<OfText> = ({ request, text, analysis, handshake, history }) =>
  evaluatesWhole(request) ? says(full(text, analysis(), handshake, undefined, history), "findings") : null;

const ifAd: Rule<OfText> = ({ request, text }) => (asksIfAd(request) ? saysBySureness(saySelling(text), "interests") : null);

const length: Rule<OfText> = ({ request, text }) => says(sayLength(request, text), "findings");

/** “Is it true that it cures everything?” */
const TRUE_THAT = /\b(?:true|correct|right|a fact|proven|certain) that (.{8,200}?)[?.! ]*$/i;
/** “Is it true you only need four hours of sleep?” */
const TRUE_SAID = /\bis it (?:really |actually )?(?:true|correct|right|a fact) ((?:you|we|they|people|i|he|she|there|the \w+|all|every\w*) .{6,200}?)[?.! ]*$/i;
/** “Is it true about Canada?”, “Is ‘improves motivation’ proven?” */
const TRUE_ABOUT =
  /\b(?:true|right|correct|so) (?:about|of|with|what (?:it|he|she|they) (?:says?|wrote|writes?) (?:about|of)) (?!(?:it|this|that|them|anything|something|everything)\b)(.{3,80}?)[?.! ]*$/i;
const TRUE_QUOTED =
  /^(?:(?:and|so|but)[, ]+)*(?:is|are|was) ["“](.{4,120}?)["”] (?:really |actually |even )?(?:true|proven|right|correct|so|real|a fact|certain|shown)[?.! ]*$/i;
/** “Only 3 left is that true” */
const IS_THAT_TRUE =
  /^(?!(?:is|are|was|does|do)\b)(.{6,200}?)[,.;:–-]? (?:is|are|was|isn't) (?:that|this|it) (?:really |actually |even )?(?:true|real|right|correct|so)[?.! ]*$/i;
/** The statement whose truth is asked for, in the words of the question. */
const statedIn = (request: string): string | null =>
  worldClaim(request) ?? (TRUE_THAT.exec(request) ?? TRUE_SAID.exec(request) ?? TRUE_ABOUT.exec(request) ?? IS_THAT_TRUE.exec(request))?.[1] ?? null;
/** “Is the doubling real or just a trick?” */
const TRUE_OR =
  /^(?:(?:and|so|but)[, ]+)*(?:is|are|was|were) (?:the |this |that |these |her |his |their )?(?!(?:it|this|that|these|they|he|she|(?:text|article|message|post|letter|story|ad|review))\b)([^?.!]{3,60}?) (?:really )?(?:real|true|genuine|legit|honest|serious|a fact),? or (?:is it |are they )?(?:just |only |rather )?(?:an? )?(?:tricks?|fake|lies?|scam|made[- ]up|marketing|invented|hype|exaggerat\w+|false|not|joke|hoax)[?.! ]*$/i;
const oneClaim: Rule<OfText> = ({ request, text, own, analysis, handshake }) => {
  const doubted =
    (TRUE_QUOTED.exec(request.trim()) ?? TRUE_OR.exec(request.trim()))?.[1] ?? (own === "verdict" ? statedIn(request) : null) ?? doubtedIn(request, text);
  return doubted === null ? null : says(sayOneClaim(doubted, text, analysis(), handshake), "verdict");
};

const row: Rule<OfText> = ({ request, text, analysis, handshake, history }) =>
  says(sayRow(request, text, analysis, handshake, history) ?? sayNextStrongest(request, lastAnswer(history), text, analysis(), handshake), "one-mark");

/** “I don’t believe that it helps.” */
const declaredDoubt: Rule<OfText> = ({ request, text, own, analysis, handshake }) => {
  const declared = own === "unclear" ? DECLARED.exec(request)?.[1] : undefined;
  return declared === undefined ? null : says(sayOneClaim(declared, text, analysis(), handshake) ?? sayDoubt(text, handshake), "verdict");
};

const examples: Rule<OfText> = ({ request, analysis }) => {
  const mark = asksForExamples(request) ? findingsOf(analysis())[0] : undefined;
  return mark ? says(explainReflex(mark.reflexId), "explain-term") : null;
};

const followUp: Rule<OfText> = ({ request, text, own, history, analysis, handshake }) =>
  sayFollowUp(withNumber(request, history), text, analysis, handshake, own, history);

const shorter: Rule<OfText> = ({ request, text, history, analysis, handshake }) => {
  if (!asksForShort(request)) return null;
  const most = askedCount(request);
  // “Two lines, please”, after a first reading, is said of the text, and not of the gaps that the reading lists.
  const last = most !== null && listsGaps(lastAnswer(history)) ? null : shortened(request, text, history);
  if (last) return says(last, "findings");
  return most !== null || lastIntent(history) === "summary"
    ? saysBySureness(saySummary(text, handshake, most ?? 1), "summary")
    : saysBySureness(sayShorter(analysis(), handshake), "findings");
};

/** “Who wrote this and what do they want?” */
const bothQuestions: Rule<OfText> = (asked) => {
  const both = twoQuestions(asked.request);
  if (both === null) return null;
  const said = both.map(({ request, intent }) => sayByIntent(intent, { ...asked, request, own: intent }));
  return says(
    {
      text: said.map(({ text }) => text).join("\n\n"),
      confidence: Math.min(...said.map(({ confidence }) => confidence)),
      notes: said.flatMap(({ notes }) => notes ?? []),
    },
    both[0].intent,
  );
};

/** The first that applies, in this order: what was said before, what points at a place in the text, what asks for a thing by name. */
const RULES: readonly Rule<OfText>[] = [
  bringsNone(whyCompared),
  comparison,
  textAlone,
  bringsNone(plainer),
  bringsNone(quarrel),
  bringsNone(ofOneVoice((asked) => replyTo(asked, asked.own))),
  bringsNone(ifReal),
  bringsNone(notPassedOn),
  bringsNone(noLoss),
  bringsNone(scamStep),
  bringsNone(meanwhile),
  feelings,
  part,
  bringsNone(whoSays),
  questionOfText,
  bringsNone(objection),
  bringsNone(goodOfMatter),
  ofPeople,
  technique,
  bringsNone(wholeEvaluated),
  ifAd,
  bringsNone(length),
  bringsNone(oneClaim),
  bringsNone(row),
  bringsNone(declaredDoubt),
  bringsNone(examples),
  bothQuestions,
  followUp,
  comparisonWithEarlier,
  comparisonOfOne,
  shorter,
];

/** What the first rule says that applies, else what a request of this kind gets. */
const replyTo = (asked: OfText, intent: Intent, handshake = asked.handshake): Reply =>
  firstReply(RULES, asked) ?? {
    said: sayByIntent(intent, { ...asked, handshake }),
    intent: intent === "unclear" && readsWhole(asked) ? "analyse-text" : intent,
  };

const MARKS = /\b(?:marks?|marked)\b/gi;
/** “Do marks rise because of it?”, of a text on a school: its own marks, and none of mine. */
const asksOfItsMarks = (request: string, text: string): boolean =>
  /\bmarks\b/i.test(text) && !/\b(?:you|your|mark \d)\b/i.test(request) && !ASKS_FINDINGS.test(request.replace(MARKS, " "));

/** What is said about the text at hand. */
export function replyOfText(message: Named & { text: string }): Reply {
  const { text, named, brought, history, handshake, run } = message;
  const carried = brought ? message.request : carriedOn(message.request, history, text);
  const request = brought ? message.request : withPersonNamed(withNamesOf(text, carried), text, history);
  // With a text beside it, “what do you think?” wants a reading of the whole; what is beyond rules comes this far where the text holds its words.
  const own =
    // “No, I meant for the ulcer” asks no more than “what about the ulcer”.
    (carried !== message.request && /^what about /.test(carried)) ||
    named === "capabilities" ||
    named === "beyond" ||
    (named === "findings" && !brought && asksOfItsMarks(request, text)) ||
    (brought && ASKS_OPINION.test(request))
      ? "unclear"
      : named;
  const asked: OfText = { ...message, request, own, analysis: () => run(text) };
  const more = asksForMore(request);
  const intent = more || (asked.moved && own === "unclear") ? lastIntent(history) : own;
  return replyTo(asked, intent, more ? { ...handshake, mode: "careful" } : handshake);
}
