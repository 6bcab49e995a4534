import { isLetter } from "../text/signature.ts";
import { isAddressed } from "../text/makes-claims.ts";
import { offerOf } from "../text/offers.ts";
import { sayAboutText, speaksOf, withWordsOf } from "./reading/about-text.ts";
import { asks } from "./request/addressed.ts";
import { askedCount } from "./request/counted.ts";
import type { OfText } from "./asked.ts";
import { FROM_MODEL } from "./request/from-model.ts";
import type { Intent } from "./intent.ts";
import { ASKS_RECORD } from "./intents/how-sure.ts";
import { lastAnswer } from "./request/last-answer.ts";
import { matterOf } from "./request/matter.ts";
import { ASKS_THESIS, sayThesis, sayUse, sayWhy } from "./reading/say-closer.ts";
import { sayFallacies } from "./teaching/say-fallacies.ts";
import { isPrivateMessage, sayFeelings } from "./people/say-feelings.ts";
import { sayMatter } from "./reading/say-matter.ts";
import { sayDecide, sayEmotions, sayInterests, sayQuestions } from "./reading/say-more.ts";
import { sayStatement } from "./talk/say-objection.ts";
import { placeAsked } from "./reading/say-marks.ts";
import { sayRewrite } from "./reading/say-rewrite.ts";
import { INVESTS, sayGift, sayScam } from "./danger/say-scam.ts";
import { sellingIn } from "./kinds/say-selling.ts";
import { sayAuthor, sayGood, sayOtherSide } from "./people/say-sides.ts";
import { saySummaryOfTalk } from "./kinds/say-summary-of-talk.ts";
import { saySources } from "./reading/say-sources.ts";
import { sayWeakPoints } from "./reading/say-stands-out.ts";
import { sayVerdict } from "./reading/say-verdict.ts";
import { sayClaims, sayMissing, saySteelman, saySummary, type Said } from "./say.ts";
import { isMessage, looksLikeScam } from "./danger/scam-signs.ts";
import { sayToldOfOneself } from "./danger/scam-step.ts";
import { sharesWords } from "./request/shared-words.ts";
import { sayOwnAffair, tellsOfOwnAffair } from "./request/to-us.ts";
import { full, sayHowToCheck } from "./reading/whole.ts";

/** “Is he trying to get something?”, “What is she really after?” */
const ABOUT_INTENT = /\b(?:he|she|his|her|him)\b/i;
/** “What does she get out of it?” */
const OF_GAIN = /\b(?:get|gets|got|gain|gains|earn|earns|have|has|make|makes|profits?|benefits?) (?:out of|from|by|anything|something|money)\b/i;
const CATCH = /\b(?:catch|snag|hook|fine print|small print)\b/i;
/** “How can I find out?” */
const HOW_TO_CHECK = /\bhow (?:can|could|do|does|would|should) (?:i|we|one|you|he|she|they)\b/i;
/** “Can I rely on what you say?” */
const OF_US = /\b(?:trust|believe|rely on|reliable|accurate) (?:are )?(?:you|what you|your)\b/i;
const RED_FLAGS = /\b(?:red flags?|warning signs?|alarm bells?|giveaways?|gives? (?:it|this|that|him|her|them) away)\b/i;
const FALLACY = /\bfallac(?:y|ies)\b/i;
/** Whoever asks so wants it shorter than short. */
const TLDR = /\btl;? ?dr\b|\b(?:very|really|super|as) (?:short|brief)\b|\bin (?:a few words|brief|a nutshell)\b/i;
const AND_BAD = /\b(?:cons?|bad|negative|wrong)\b/i;

/** “Is this mail from my bank real?”: of a letter that asks for its sender, and not for what it says of the world. */
const IS_REAL = /\b(?:real|genuine|legit\w*|authentic|fake)\b|\breally (?:from|sent by)\b/i;

type Say = (asked: OfText) => Said;
const scam: Say = ({ text, analysis, handshake, history }) => sayScam(text, analysis(), handshake, history);
const most = ({ request }: OfText): number | undefined => askedCount(request) ?? undefined;

/** What is said to a request whose kind is known. */
const BY_INTENT: Partial<Record<Intent, Say>> = {
  summary: (asked) =>
    ASKS_THESIS.test(asked.request)
      ? sayThesis(asked.text, asked.handshake)
      : ((askedCount(asked.request) === null ? saySummaryOfTalk(asked.text, TLDR.test(asked.request)) : null) ??
        saySummary(asked.text, asked.handshake, most(asked) ?? (TLDR.test(asked.request) ? 2 : undefined))),
  claims: (asked) => {
    const { request, text, handshake } = asked;
    const check = HOW_TO_CHECK.test(request) ? sayHowToCheck(request, text) : null;
    return check ?? sayClaims(text, handshake, FROM_MODEL.test(request), most(asked));
  },
  "good-points": ({ request, text, analysis, handshake }) => sayGood(text, analysis(), handshake, AND_BAD.test(request)),
  "other-side": ({ text, analysis, handshake }) => sayOtherSide(text, analysis(), handshake),
  author: ({ text }) => sayAuthor(text),
  missing: (asked) => (CATCH.test(asked.request) && looksLikeScam(asked.text) ? scam(asked) : sayMissing(asked.text)),
  steelman: ({ text, analysis, handshake }) => saySteelman(text, analysis(), handshake),
  rewrite: ({ request, text, analysis }) => sayRewrite(text, analysis(), placeAsked(request, text)),
  sources: ({ text, handshake }) => saySources(text, handshake),
  questions: (asked) => sayQuestions(asked.text, asked.analysis(), asked.handshake, most(asked)),
  interests: ({ request, text, analysis, handshake }) =>
    ABOUT_INTENT.test(request) && !OF_GAIN.test(request) && isPrivateMessage(text) && !looksLikeScam(text)
      ? sayFeelings(text, analysis())
      : sayInterests(text, handshake),
  emotions: ({ text, analysis, handshake }) => sayEmotions(text, analysis(), handshake),
  decide: (asked) =>
    (offerOf(asked.text) === "gift" ? sayGift(asked.text) : null) ??
    (INVESTS.test(asked.text) && sellingIn(asked.text) !== undefined ? scam(asked) : null) ??
    (looksLikeScam(asked.text) && offerOf(asked.text) !== "job" ? scam(asked) : sayDecide(asked.text, asked.analysis(), asked.handshake)),
  "weak-points": ({ text, analysis, handshake }) => sayWeakPoints(text, analysis(), handshake),
  matter: ({ request, text, analysis, handshake }) => sayMatter(matterOf(request) ?? request, text, analysis(), handshake),
  verdict: (asked) => {
    const { request, text, analysis, handshake } = asked;
    return IS_REAL.test(request) && isLetter(text) && isMessage(text) ? scam(asked) : sayVerdict(request, text, analysis(), handshake);
  },
  "how-sure": (asked) =>
    looksLikeScam(asked.text) && !OF_US.test(asked.request) && !ASKS_RECORD.test(asked.request)
      ? scam(asked)
      : sayWhy(asked.request, asked.analysis(), lastAnswer(asked.history)),
  use: ({ text, handshake }) => sayUse(text, handshake),
  findings: (asked) =>
    (RED_FLAGS.test(asked.request) && looksLikeScam(asked.text) ? scam(asked) : null) ??
    (RED_FLAGS.test(asked.request) && offerOf(asked.text) === "job" ? sayDecide(asked.text, asked.analysis(), asked.handshake) : null) ??
    (FALLACY.test(asked.request) ? sayFallacies(asked.text, asked.analysis(), asked.handshake) : null) ??
    full(asked.text, asked.analysis(), asked.handshake, most(asked), asked.history),
};

/** What is said to a request of this kind; of one that no rule knows, what the text says about it. */
export function sayByIntent(intent: Intent, asked: OfText): Said {
  const say = BY_INTENT[intent];
  if (say) return say(asked);
  return readsWhole(asked) ? full(asked.text, asked.analysis(), asked.handshake, undefined, asked.history) : aboutText(asked);
}

/** A text that came with words of no known kind is read as a whole, unless they ask about something in it. */
export const readsWhole = ({ request, text, brought }: OfText): boolean => brought && !(asks(request) && speaksOf(text, request));

const SHOWN_BEFORE = /What stands out in its wording:|What it goes without:|Nothing in its wording stands out to my rules/;

/** A question that no rule knows. “And the mayor?” names what it is about all the same. */
function aboutText({ request: typed, text, history, analysis, handshake }: OfText): Said {
  const request = withWordsOf(text, typed);
  const statement = sayToldOfOneself(request, text) ?? sayStatement(request, text);
  if (statement) return statement;
  if (tellsOfOwnAffair(request) && !isAddressed(text) && !sharesWords(text, request)) return sayOwnAffair(request);
  const matter = matterOf(request, { loosely: true });
  const again = history.some((m) => m.role === "assistant" && SHOWN_BEFORE.test(m.text));
  return matter === null ? sayAboutText(request, text, analysis(), handshake, again) : sayMatter(matter, text, analysis(), handshake, again);
}
