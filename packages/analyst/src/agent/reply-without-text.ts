import { anyOf } from "../text/forms.ts";
import { speaksOf } from "./reading/about-text.ts";
import { sayAfterOwnCase } from "./danger/after-own-case.ts";
import { asks } from "./request/addressed.ts";
import type { Named, Reply } from "./asked.ts";
import { asksToWrite, sayNoWriting, wantsToPush } from "./request/asks-to-write.ts";
import { mayAskOfText } from "./request/beyond-forms.ts";
import { isOfHealth, sayCare } from "./danger/care.ts";
import { askedCount } from "./request/counted.ts";
import { sayLimit } from "./talk/limits.ts";
import { BUILT_IN_NOTICE, CAN } from "./notice.ts";
import { replyToOwnCase } from "./request/own-case.ts";
import { SAY_SENT_PICTURES } from "./danger/pictures-of-me.ts";
import { sayRecap } from "./talk/recap.ts";
import { worksOnDraft } from "./request/draft-brought.ts";
import { bringsNone, firstReply, says, type Rule } from "./rule.ts";
import { asksForChanges } from "./kinds/say-changes.ts";
import { asksWhatIsOpen } from "./kinds/say-corrections.ts";
import { asksForNames, SAY_LOSS, sayExpert, sayNames, tellsOfLoss } from "./talk/say-advice.ts";
import { sayEarlier } from "./talk/say-earlier.ts";
import { SAY_EXAMPLE, sayDuty } from "./reading/say-closer.ts";
import { exampleAsked, isPlace, sayExampleInstead } from "./teaching/say-example-of.ts";
import { isSaidSafe } from "./kinds/say-is-safe.ts";
import { sayFirstVisit } from "./teaching/say-first-visit.ts";
import { asksForLessons, sayLearning } from "./teaching/say-learning.ts";
import { HOW_SURE } from "./reading/say-more.ts";
import { sayPercent } from "./figures/say-percent.ts";
import { sayRuleOfThumb } from "./teaching/say-rule-of-thumb.ts";
import { sayCitations } from "./reading/say-sources.ts";
import { sayTalk } from "./talk/say-talk.ts";
import { sayTermMeant, sayTermNamed } from "./teaching/say-term-meant.ts";
import { sayOnTopic } from "./teaching/say-topic.ts";
import { sayWhyWritten } from "./teaching/say-why-written.ts";
import type { Said } from "./say.ts";
import { wantsPictures } from "./danger/scam-signs.ts";
import { sayAfterLoss, sayScamStep } from "./danger/scam-step.ts";
import { sharesWords } from "./request/shared-words.ts";
import { asksHowToAsk } from "./talk/say-ask-again.ts";
import { saySpotting } from "./teaching/spotting.ts";
import { side, world } from "./teaching/world-rules.ts";
import { ofModels } from "./teaching/model-rules.ts";
import { sayTeaching } from "./teaching/teaching.ts";
import { wordsAskedAbout } from "./request/to-us.ts";
import { isLetter } from "../text/signature.ts";
import { sentencesOf } from "../text/words.ts";

const textSpeaksOf = (text: string | null, words: string): boolean => text !== null && speaksOf(text, words);

const earlier: Rule<Named> = ({ request, history }) => says(sayEarlier(request, history), "greeting");

const afterLoss: Rule<Named> = ({ request, history }) => says(sayAfterLoss(request, history), "scam");

const FOR_SCHOOL = /\bfor (?:my |our |the )?(?:school|homework|essay|talk|exam|thesis|presentation)\b/i;
const talk: Rule<Named> = ({ request, text, named }) => {
  // “What’s new?”, beside a letter that announces something; “can I use this for school?”, beside an answer.
  if (text !== null && ((named === "use" && FOR_SCHOOL.test(request)) || asksForChanges(request, text))) return null;
  const reply = sayTalk(request);
  return reply && { ...reply, failure: null };
};

/** What was told beforehand may have been taken for a text. */
const termMeant: Rule<Named> = ({ request, text, brought }) => {
  if (text === null) return says(sayTermMeant(request), "explain-term");
  return brought ? says(sayTermMeant(`${text} ${request}`) ?? sayTermMeant(text), "explain-term") : null;
};

const limit: Rule<Named> = ({ request }) => says(sayLimit(request), "beyond");

/** “Why is ‘everyone knows’ a problem?”, of words that the text at hand does not hold. */
const wordsOfTheirOwn: Rule<Named> = ({ request, text, run }) => {
  const written = wordsAskedAbout(request);
  if (written === null || text?.toLowerCase().includes(written.toLowerCase())) return null;
  return says(sayWhyWritten(written, run(written)), "explain-term");
};

/** “Can you give me an example about dogs?” */
const EXAMPLE_OF =
  /\b(?:can|could|would|will) you (?:please )?(?:give|show|tell|make)(?: me| us)? (?:an?|some|one|another) (?:\w+ )?examples? (?:about|with|on)\b(?! (?:it|this|that|the)\b)/i;
const exampleOfMatter: Rule<Named> = ({ request, text }) => {
  const asked = exampleAsked(request);
  if (asked && !(text !== null && (sharesWords(text, asked.matter) || isPlace(asked.matter)))) return says(sayExampleInstead(asked), "explain-term");
  return EXAMPLE_OF.test(request)
    ? says({ ...SAY_EXAMPLE, text: `I can’t make one up about a topic you choose, because I don’t write texts. ${SAY_EXAMPLE.text}` }, "capabilities")
    : null;
};

/** Whether a study that is spoken of exists, and not what makes a good one. */
const EXISTENCE = anyOf(
  /\b(?:stud(?:y|ies)|papers?|trials?|research)\b[^.?!]{0,20}\b(?:exists?|real|made up|invented)\b/i,
  /\b(?:where|how) (?:can|do|could|would|should) (?:i|we|one) (?:find|look up|trace|see|read) (?:the|this|that|these|those) (?:\w+ )?(?:stud(?:y|ies)|papers?|trials?|research)\b/i,
);
const asksForExistence = (request: string): boolean =>
  /^(?:\w+[, ]+){0,3}(?:how|where|is|are|does|do|did|can|could|was)\b/i.test(request) && EXISTENCE.test(request);

const existence: Rule<Named> = ({ request, text, handshake }) => (asksForExistence(request) ? says(sayCitations(text ?? "", handshake), "citations") : null);

const ownCase: Rule<Named> = ({ request, text }) => replyToOwnCase(request, text);

const afterCase: Rule<Named> = ({ request, text, history }) => says(sayAfterOwnCase(request, history, text !== null), "scam");

const loss: Rule<Named> = ({ request, text }) =>
  tellsOfLoss(request, text) ? says(text !== null && wantsPictures(text) ? SAY_SENT_PICTURES : SAY_LOSS, "scam") : null;

const topicAgain: Rule<Named> = ({ request, text, moved, history }) => (moved ? null : says(sayOnTopic(request, history, text !== null), "explain-term"));

/** “What should I do first?”, of a letter at hand. */
const DO_FIRST = /\b(?:i|we) do (?:first|here)\b/i;
const lessons: Rule<Named> = ({ request, text }) =>
  asksForLessons(request) && !textSpeaksOf(text, request) && !(text !== null && DO_FIRST.test(request)) ? says(sayLearning(request), "explain-term") : null;

/** With a text at hand the same words ask about that. */
const firstVisit: Rule<Named> = ({ request, text }) => (text === null ? says(sayFirstVisit(request), "explain-term") : null);

/** Who is to write about a technique gets what there is to know of it. */
const writing: Rule<Named> = ({ request, brought, named }) => {
  if (!asksToWrite(request)) return null;
  const term = brought || wantsToPush(request) ? null : sayTermNamed(request);
  return says(term ? { ...term, text: `I don’t write texts, but here’s what yours can be about.\n\n${term.text}` } : sayNoWriting(request, brought), named);
};

const care: Rule<Named> = ({ request, text, history }) => says(sayCare(request, text, history), "beyond");

/** “Should I take it?” */
const TAKES = /^(?:(?:so|and|but|ok(?:ay)?|then)[, ]+)*(?:should|can|shall|could|do) (?:i|we) (?:just |really )?take (?:it|this|that|them)[?.! ]*$/i;
/** Law and medicine. */
const expert: Rule<Named> = ({ request, text, history }) => {
  if (text !== null && sayScamStep(request, text, history)) return null;
  // Money is taken, too, where a letter offers some.
  if (text !== null && TAKES.test(request) && isLetter(text) && !isOfHealth(text)) return null;
  if (text !== null && !isOfHealth(text) && isSaidSafe(request, text)) return null;
  const who = sayExpert(request, text);
  return who && says((text === null ? null : sayDuty(request, text)) ?? who, "beyond");
};

const names: Rule<Named> = ({ request, text }) =>
  asksForNames(request, text !== null) ? says(sayNames(askedCount(request) ?? undefined), "explain-term") : null;

/** “What would an honest ad look like?”, of the one at hand, is no matter to teach, and of an answer at hand there is more to say than how one asks. */
const teaches = ({ request, text, moved, named }: Named): boolean => !moved && (text === null || (named !== "rewrite" && !asksHowToAsk(request)));

const spotting: Rule<Named> = (asked) => (teaches(asked) ? says(saySpotting(asked.request), "explain-term") : null);

const greeting: Rule<Named> = ({ named }) =>
  named === "greeting" ? says({ text: `Hello. Paste a statement or send the address of an article, and ask. ${CAN}`, confidence: 0.9 }, named) : null;

/** “Can you help?”, with the words to be read beside it, wants them read. */
const capabilities: Rule<Named> = ({ request, text, named, introduce }) =>
  named === "capabilities" && !(text !== null && sharesWords(text, request))
    ? says({ text: `${introduce ? "" : `${BUILT_IN_NOTICE} `}${CAN}`, confidence: 0.95 }, named)
    : null;

const howSure: Rule<Named> = ({ request, text, named, introduce }) =>
  named === "how-sure" && text === null && (!introduce || /\byou\b/i.test(request)) ? says(HOW_SURE, named) : null;

const percent: Rule<Named> = ({ request, text, history }) => {
  // The same question, asked before, gave nothing to read.
  const told = history.filter((message) => message.role === "user" && sayPercent(message.text, "") === null).map((message) => message.text);
  return says(sayPercent(request, [text ?? "", ...told].join("\n")), "explain-term");
};

const recap: Rule<Named> = (asked) => (asked.named === "recap" ? says(sayRecap(asked, asked.text, asked.run), "recap") : null);

/** “What is a zorblax fallacy?” asks for a name, although it holds a word of the findings. */
const A_NAME = /\bwhat(?:'s| is| are) (?:an? |the [a-z' -]{3,40} (?:fallacy|effect|bias)\b)/i;

/** “… Give me an example from football.” */
const OF_A_MATTER = /\bexamples? (?:from|about|with|on|in)\b/i;
const NO_MATTER = "I don’t have an example from an area you choose, because I don’t write texts.";

const teaching: Rule<Named> = (asked) => {
  const { request, text, named, history } = asked;
  if (!teaches(asked) || (text !== null && (asksForChanges(request, text) || asksWhatIsOpen(request)))) return null;
  const asksOfText = named !== "unclear" && !(named === "findings" && A_NAME.test(request));
  const inText = (words: string) => text !== null && (asksOfText || speaksOf(text, words));
  const known = sayTeaching(request, history, text !== null, inText);
  const taught = says(known, "explain-term");
  const [first, second, ...more] = sentencesOf(request);
  if (taught || text !== null || !first || !second || more.length > 0) return taught;
  // “What is gaslighting? Am I being gaslighted?”
  const ofFirst = sayTeaching(first.text, history, false, inText);
  return ofFirst && says(OF_A_MATTER.test(second.text) ? { ...ofFirst, text: `${ofFirst.text}\n\n${NO_MATTER}` } : ofFirst, "explain-term");
};

const ruleOfThumb: Rule<Named> = ({ request }) => says(sayRuleOfThumb(request), "explain-term");

/** A recap that is due comes before what no rule knows; what is known, or the text at hand answers, is answered (reply.ts). */
const recapDue: Rule<Named> = (asked) =>
  asked.named === "unclear" && asked.handshake.mode === "recap" && asked.history.length > 0 ? says(sayRecap(asked, asked.text, asked.run), "recap") : null;

const NO_TRANSLATION: Said = {
  text: "I can’t translate: my rules know English and no other language. If you get a translation into English elsewhere, I can read it with you.",
  confidence: 0.9,
};

const translation: Rule<Named> = ({ request, named }) => (named === "beyond" && /\btranslat\w+/i.test(request) ? says(NO_TRANSLATION, named) : null);

const BEYOND_ME = "That is beyond me. An answer would need a language model or a search, and I have neither.";
const beyond: Rule<Named> = ({ request, text, named, brought, introduce }) => {
  const ofText = text !== null && mayAskOfText(request) && sharesWords(text, request);
  if (named !== "beyond" || ofText || (brought && !asks(request))) return null;
  return says({ text: `${BEYOND_ME} ${introduce ? CAN : "What I can do is read a text with you."}`, confidence: 0.9 }, named);
};

/** The first that applies, in this order: what is urgent and what we never do, then what we know of the craft, then the talk itself, then the world. */
const RULES: readonly Rule<Named>[] = [
  bringsNone(earlier),
  bringsNone(afterLoss),
  bringsNone(ownCase),
  bringsNone(afterCase),
  termMeant,
  bringsNone(talk),
  bringsNone(limit),
  bringsNone(side),
  bringsNone(wordsOfTheirOwn),
  bringsNone(exampleOfMatter),
  bringsNone(existence),
  loss,
  bringsNone(topicAgain),
  bringsNone(lessons),
  bringsNone(firstVisit),
  writing,
  care,
  bringsNone(expert),
  bringsNone(names),
  bringsNone(ofModels),
  bringsNone(spotting),
  bringsNone(greeting),
  bringsNone(capabilities),
  howSure,
  bringsNone(percent),
  recap,
  bringsNone(teaching),
  bringsNone(ruleOfThumb),
  bringsNone(recapDue),
  translation,
  bringsNone(world),
  beyond,
];

/** Greetings, words about the talk and the analyst, and teaching: what needs no text, whether or not there is one. */
export const withoutText = (asked: Named): Reply | null =>
  asked.text !== null && !asked.brought && worksOnDraft(asked.request, asked.text) ? null : firstReply(RULES, asked);
