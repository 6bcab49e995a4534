import { countWords, type Analysis, type Handshake } from "@candor/engine";
import { isAddressed } from "../text/makes-claims.ts";
import { sentencesOf } from "../text/words.ts";
import { sayAboutText, speaksOf } from "./about-text.ts";
import { asks } from "./addressed.ts";
import { askedCount } from "./counted.ts";
import { asksForMore, asksForShort, lastIntent, sayFollowUp, withNumber } from "./follow-ups.ts";
import { explainReflex } from "./explain-term.ts";
import { requestIntent, type Intent } from "./intent.ts";
import { namesBareAddress } from "./link-in-text.ts";
import { doubtedIn, matterOf } from "./matter.ts";
import { BEGINS_WITH_IF, SAY_IF_SO, SAY_NO_LOSS, sayIfReal, sayOneClaim, tellsOfNoLoss, WHAT_IF_REAL } from "./say-advice.ts";
import { lastAnswer } from "./last-answer.ts";
import { sayRow, shortened } from "./say-last.ts";
import { findingsOf } from "./passages.ts";
import { sayNextStrongest, sayShorter } from "./say-marks.ts";
import { sayDecide, sayEmotions, sayInterests, sayQuestions } from "./say-more.ts";
import { asksAboutPassingOn, sayPassingOn, worldClaim } from "./say-outside.ts";
import { sayNoReply, sayScam } from "./say-scam.ts";
import { sayQuestionOfText } from "./questions-of-text.ts";
import { asksWhatWasMeant, sayPlainer } from "./say-plainer.ts";
import { FROM_MODEL } from "./from-model.ts";
import { sayMeanwhile, sayScamStep, sayToldOfOneself } from "./scam-step.ts";
import { isAlarming, looksLikeScam } from "./scam-signs.ts";
import { sayObjection, sayStatement } from "./say-objection.ts";
import { asksIfAd, saySelling } from "./say-selling.ts";
import { asksAboutOneself, asksHowToAnswer, asksHowToTell, namesSomebody, sayAboutOneself, sayHowToAnswer, sayHowToTell } from "./say-people.ts";
import { ASKS_REASON, isComparison, sayCompare, WHY_COMPARED } from "./say-compare.ts";
import { asksForFeelings, isFromPerson, isPrivateMessage, sayFeelings } from "./say-feelings.ts";
import { evaluatesWhole, sayPart } from "./say-parts.ts";
import { sayMatter } from "./say-matter.ts";
import { sayAuthor, sayGood, sayOtherSide } from "./say-sides.ts";
import { ASKS_THESIS, DECLARED, sayDoubt, sayThesis, sayUse, sayWhy } from "./say-closer.ts";
import { sayTechnique, soughtTechnique, soughtTerm } from "./say-technique.ts";
import { sayWeakPoints } from "./say-stands-out.ts";
import { sayClaims, sayMissing, saySteelman, saySummary, type Said } from "./say.ts";
import { sayRewrite } from "./say-rewrite.ts";
import { saySources } from "./say-sources.ts";
import { sayVerdict } from "./say-verdict.ts";
import { ASKS_OPINION } from "./verdicts.ts";
import { full, sayHowToCheck } from "./whole.ts";
import type { Asked, Reply } from "./asked.ts";
import { sayOwnAffair, tellsOfOwnAffair } from "./to-us.ts";
import { sharesWords } from "./shared-words.ts";
import { asksForExamples, termOfOne } from "./teaching.ts";
import { ask, noText, withoutText } from "./reply-without-text.ts";

/** What a message gets: first what needs no text, then what points at a place in it, then the whole. */
export function reply(asked: Asked): Reply {
  if (asked.text === null && namesBareAddress(asked.request))
    return ask("That looks like an address. Send it with https:// in front, and I will read its page.");
  return withoutText(asked) ?? (asked.text === null ? noText(asked) : { ...ofText(asked, asked.text), ofText: true });
}

function ofText(asked: Asked, text: string): Reply {
  const { request, second, brought, history, handshake, run } = asked;
  const analysis = () => run(text);
  if (!brought && second !== null && ASKS_REASON.test(request) && isComparison(lastAnswer(history)))
    return { said: WHY_COMPARED, failure: null, intent: "compare" };
  const named = requestIntent(request);
  // With a text beside it, “what do you think?” wants a reading of the whole; what is beyond rules comes this far where the text holds its words.
  const own = named === "capabilities" || named === "beyond" || (brought && ASKS_OPINION.test(request)) ? "unclear" : named;
  if (second !== null && (own === "compare" || (brought && own === "unclear") || BETTER.test(request)))
    return { said: sayCompare(text, second, analysis(), run(second), !brought), intent: "compare" };
  if (request === "") return { said: full(text, analysis(), handshake), intent: "analyse-text" };
  if (!brought && history.length > 0 && asksWhatWasMeant(request, text)) return { said: sayPlainer(text, analysis()), failure: null, intent: "unclear" };
  const scam = looksLikeScam(text);
  if (!brought && WHAT_IF_REAL.test(request) && (scam || BEGINS_WITH_IF.test(request)))
    return { said: scam ? sayIfReal : SAY_IF_SO, failure: null, intent: scam ? "scam" : "verdict" };
  if (!brought && tellsOfNoLoss(request, text)) return { said: SAY_NO_LOSS, failure: null, intent: "scam" };
  const step = brought ? null : sayScamStep(request, text, history);
  if (step) return { said: step, failure: null, intent: "scam" };
  const meanwhile = brought ? null : sayMeanwhile(request, text);
  if (meanwhile) return { said: meanwhile, failure: null, intent: "scam" };
  if (asksForFeelings(request, text) && isFromPerson(text) && !scam) return { said: sayFeelings(text, analysis()), failure: null, intent: "interests" };
  const part = sayPart(request, text, analysis(), handshake);
  if (part) return { said: part, failure: null, intent: "one-mark" };
  const close = sayQuestionOfText({ request, text, analysis, handshake, history }, brought);
  if (close) return close;
  const weighed = brought ? null : sayObjection(request, text);
  if (weighed) return { said: weighed, failure: null, intent: "unclear" };
  const good = own === "good-points" && !brought ? GOOD_ABOUT.exec(request)?.[1] : undefined;
  // “What is good about the park?” asks for what the text says of it, and not how well it is written.
  if (good !== undefined && !OF_THE_WRITING.test(good) && sharesWords(text, good))
    return { said: sayMatter(good, text, analysis(), handshake), intent: "matter" };
  const ofPeople = sayOfPeople(asked, text);
  if (ofPeople) return ofPeople;
  const ofTerm = brought ? termOfOne(request, history) : null;
  const sought = ofTerm ? soughtTerm(ofTerm) : own === "unclear" || own === "findings" || own === "verdict" ? soughtTechnique(request) : null;
  // “Is it false?” wants a verdict, “Is it a false choice?” a technique.
  if (sought && (ofTerm || own !== "verdict" || / /.test(sought.name)))
    return { said: sayTechnique(sought, text, analysis(), handshake), failure: null, intent: "findings" };
  if (!brought && evaluatesWhole(request)) return { said: full(text, analysis(), handshake, undefined, history), intent: "findings" };
  if (asksIfAd(request)) return { said: saySelling(text), intent: "interests" };
  if (!brought && ASKS_LENGTH.test(request)) return { said: sayLength(text), failure: null, intent: "findings" };
  const stated = brought || own !== "verdict" ? null : (worldClaim(request) ?? (TRUE_THAT.exec(request) ?? IS_THAT_TRUE.exec(request))?.[1] ?? null);
  const doubted = stated ?? (brought ? null : doubtedIn(request));
  const one = doubted === null ? null : sayOneClaim(doubted, text, analysis(), handshake);
  if (one) return { said: one, failure: null, intent: "verdict" };
  const row = brought
    ? null
    : (sayRow(request, text, analysis, handshake, history) ?? sayNextStrongest(request, lastAnswer(history), text, analysis(), handshake));
  if (row) return { said: row, failure: null, intent: "one-mark" };
  const declared = brought || own !== "unclear" ? null : DECLARED.exec(request)?.[1];
  if (declared !== undefined && declared !== null)
    return { said: sayOneClaim(declared, text, analysis(), handshake) ?? sayDoubt, failure: null, intent: "verdict" };
  const mark = !brought && asksForExamples(request) ? findingsOf(analysis())[0] : undefined;
  const examples = mark ? explainReflex(mark.reflexId) : null;
  if (examples) return { said: examples, failure: null, intent: "explain-term" };
  const followed = sayFollowUp(withNumber(request, history), text, analysis, handshake, own, history);
  if (followed) return followed;
  const [before, last] = asked.texts.slice(-2);
  if ((own === "compare" || BETTER.test(request)) && last !== undefined && OF_TWO.test(request))
    return { said: sayCompare(before!, last, run(before!), run(last)), intent: "compare" };
  if (own === "compare")
    return { ...ask("To compare, I need both statements. Send them as two lines, “A: …” and “B: …”, or each in quotation marks."), intent: "compare" };
  const shorter = asksForShort(request) ? shortened(request, text, history) : null;
  if (shorter) return { said: shorter, failure: null, intent: "findings" };
  if (asksForShort(request)) return brief(text, history, analysis(), handshake, askedCount(request));
  const again = asksForMore(request) || (asked.moved && own === "unclear");
  const intent = again ? lastIntent(history) : own;
  return { said: sayOf(intent, asked, text, asksForMore(request) ? { ...handshake, mode: "careful" } : handshake), intent: intentShown(intent, asked, text) };
}

const GOOD_ABOUT = /\b(?:good|positive|right|fair|well done|great) (?:about|in|with|of) (?:the |this |that |these |those )?([\p{L}\p{N}’' -]{2,50}?)[?.! ]*$/iu;
const OF_THE_WRITING =
  /^(?:it|this|that|these|here|them|him|her|there|(?:\w+ )?(?:text|article|message|post|letter|e-?mail|argument|arguments|piece|author|writer|report|statement|wording|language|story|speech|study|review|headline|ad)s?)$/i;

/** How to tell somebody, what to answer, and “is it me?”. */
function sayOfPeople({ request, run, handshake }: Asked, text: string): Reply | null {
  const passing = sayPassingOn(text);
  // Whoever passed it on did not write it: that is a talk with them, and no answer to the text.
  if (asksHowToTell(request) || (asksHowToAnswer(request) && passing)) return { said: sayHowToTell(run(text), handshake), failure: null, intent: "questions" };
  if (passing && asksAboutPassingOn(request)) return { said: passing, intent: "scam" };
  if (!isAddressed(text) && !(asksHowToAnswer(request) && namesSomebody(request))) return null;
  if (asksAboutOneself(request)) return { said: sayAboutOneself(run(text), handshake), failure: null, intent: "unclear" };
  if (requestIntent(request) === "rewrite") return null;
  if (asksHowToAnswer(request) && isAlarming(text)) return { said: sayNoReply(text), failure: null, intent: "questions" };
  return asksHowToAnswer(request) ? { said: sayHowToAnswer(run(text), handshake), failure: null, intent: "questions" } : null;
}

/** “Which of the two would you rather believe?”, of texts that came one after the other. */
const OF_TWO = /\b(?:two|both|texts|them|these|articles|messages|statements|posts|reviews|versions)\b/i;
const BETTER =
  /\b(?:which|what|who|is (?:a|b|one|the first|the second))\b[^.?!]{0,40}\b(?:better|stronger|weaker|worse|fairer|best|worst|strongest|weakest|more \w+|less \w+|right|believe|trust)\b/i;

function brief(text: string, history: Asked["history"], analysis: Analysis, handshake: Handshake, most: number | null): Reply {
  return most !== null || lastIntent(history) === "summary"
    ? { said: saySummary(text, handshake, most ?? 1), intent: "summary" }
    : { said: sayShorter(analysis, handshake), intent: "findings" };
}

const ASKS_LENGTH =
  /^(?:and )?(?:how long is (?:it|this|that|the (?:text|article|message|post|letter))|how many (?:words|sentences)(?: (?:are|does|has)\b[^?]{0,30})?)[?.! ]*$/i;
const sayLength = (text: string): Said => ({ text: `It has ${countWords(text)} words in ${sentencesOf(text).length} sentences.`, confidence: 0.95 });
/** “Is it true that it cures everything?” */
const TRUE_THAT = /\b(?:true|correct|right|a fact|proven|certain) that (.{8,200}?)[?.! ]*$/i;

/** “Only 3 left is that true” */
const IS_THAT_TRUE =
  /^(?!(?:is|are|was|does|do)\b)(.{6,200}?)[,.;:–-]? (?:is|are|was|isn't) (?:that|this|it) (?:really |actually |even )?(?:true|real|right|correct|so)[?.! ]*$/i;

/** A text that came with words of no known kind is read as a whole, unless they ask about something in it. */
const readsWhole = ({ request, brought }: Asked, text: string): boolean => brought && !(asks(request) && speaksOf(text, request));
const intentShown = (intent: Intent, asked: Asked, text: string): Intent => (intent === "unclear" && readsWhole(asked, text) ? "analyse-text" : intent);

function sayOf(intent: Intent, asked: Asked, text: string, handshake: Handshake): Said {
  const { request, run } = asked;
  const most = askedCount(request) ?? undefined;
  switch (intent) {
    case "summary":
      if (ASKS_THESIS.test(request)) return sayThesis(text, handshake);
      return saySummary(text, handshake, most);
    case "claims":
      return (HOW_TO_CHECK.test(request) && sayHowToCheck(request, text)) || sayClaims(text, handshake, FROM_MODEL.test(request), most);
    case "good-points":
      return sayGood(text, run(text), handshake, /\b(?:cons?|bad|negative|wrong)\b/i.test(request));
    case "other-side":
      return sayOtherSide(text, run(text), handshake);
    case "author":
      return sayAuthor(text);
    case "missing":
      return CATCH.test(request) && looksLikeScam(text) ? sayScam(text, run(text), handshake, asked.history) : sayMissing(text);
    case "steelman":
      return saySteelman(text, run(text), handshake);
    case "rewrite":
      return sayRewrite(text, run(text));
    case "sources":
      return saySources(text, handshake);
    case "questions":
      return sayQuestions(text, run(text), handshake, most);
    case "interests":
      if (ABOUT_INTENT.test(request) && isPrivateMessage(text) && !looksLikeScam(text)) return sayFeelings(text, run(text));
      return sayInterests(text, handshake);
    case "emotions":
      return sayEmotions(text, run(text), handshake);
    case "decide":
      if (looksLikeScam(text)) return sayScam(text, run(text), handshake, asked.history);
      return sayDecide(text, run(text), handshake);
    case "weak-points":
      return sayWeakPoints(text, run(text), handshake);
    case "matter":
      return sayMatter(matterOf(request) ?? request, text, run(text), handshake);
    case "verdict":
      return sayVerdict(request, text, run(text), handshake);
    case "how-sure":
      return looksLikeScam(text) ? sayScam(text, run(text), handshake, asked.history) : sayWhy(request, run(text), lastAnswer(asked.history));
    case "use":
      return sayUse(text, handshake);
    case "findings":
      return full(text, run(text), handshake, most, asked.history);
    default:
      return readsWhole(asked, text) ? full(text, run(text), handshake, undefined, asked.history) : aboutText(asked, text, run(text), handshake);
  }
}

/** A question that no rule knows. “And the mayor?” names what it is about all the same. */
function aboutText({ request, history }: Asked, text: string, analysis: Analysis, handshake: Handshake): Said {
  const statement = sayToldOfOneself(request, text) ?? sayStatement(request, text);
  if (statement) return statement;
  if (tellsOfOwnAffair(request) && !isAddressed(text) && !sharesWords(text, request)) return sayOwnAffair(request);
  const matter = matterOf(request, { loosely: true });
  const again = history.some((m) => m.role === "assistant" && SHOWN_BEFORE.test(m.text));
  return matter === null ? sayAboutText(request, text, analysis, handshake, again) : sayMatter(matter, text, analysis, handshake, again);
}

const SHOWN_BEFORE = /What does stand out in it:|What it goes without:|Nothing in its wording stands out to my rules/;

/** “Is he trying to get something?”, “What is she really after?” */
const ABOUT_INTENT = /\b(?:he|she|his|her|him)\b/i;
const CATCH = /\b(?:catch|snag|hook|fine print|small print)\b/i;
/** “How can I find out?” */
const HOW_TO_CHECK = /\bhow (?:can|could|do|does|would|should) (?:i|we|one|you|he|she|they)\b/i;
