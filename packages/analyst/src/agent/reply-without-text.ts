import { anyOf } from "../text/forms.ts";
import { speaksOf } from "./about-text.ts";
import { asks } from "./addressed.ts";
import { sayCare } from "./care.ts";
import { askedCount } from "./counted.ts";
import { BUILT_IN_NOTICE, CAN } from "./notice.ts";
import { asksForCitation } from "./follow-ups.ts";
import { mayAskOfText } from "./beyond-forms.ts";
import { namesSite } from "./link-in-text.ts";
import { requestIntent, type Intent } from "./intent.ts";
import { asksToWrite, sayNoWriting } from "./asks-to-write.ts";
import { sayRecap } from "./recap.ts";
import { asksForNames, SAY_LOSS, sayExpert, sayNames, tellsOfLoss } from "./say-advice.ts";
import { HOW_SURE } from "./say-more.ts";
import { sayWorld, worldClaim } from "./say-outside.ts";
import { sayAfterLoss, sayScamStep } from "./scam-step.ts";
import { sayObjection } from "./say-objection.ts";
import { asksHowToAnswer, asksHowToTell, namesSomebody, sayHowToTell } from "./say-people.ts";
import { sayCitations } from "./say-sources.ts";
import { asksForLessons, sayLearning } from "./say-learning.ts";
import { sayTalk } from "./say-talk.ts";
import { claimOfKind, foreignClaim, isMostlyIn, sayLimit } from "./limits.ts";
import { isToUs, sayOwnAffair, tellsOfOwnAffair, wordsAskedAbout } from "./to-us.ts";
import { sayWhyWritten } from "./say-why-written.ts";
import { SAY_EXAMPLE, sayDuty, WANTS_EXAMPLE } from "./say-closer.ts";
import { saySpotting, sayTopic } from "./spotting.ts";
import { type Said } from "./say.ts";
import { sharesWords } from "./shared-words.ts";
import { sayOnTopic } from "./say-topic.ts";
import { sayTeaching } from "./teaching.ts";
import type { Asked, Reply } from "./asked.ts";

export const ask = (text: string): Reply => ({ said: { text, confidence: 0.5 }, failure: "ask-clarify", intent: "unclear" });

/** “What is a zorblax fallacy?” asks for a name, although it holds a word of the findings. */
const A_NAME = /\bwhat(?:'s| is| are) (?:an? |the [a-z' -]{3,40} (?:fallacy|effect|bias)\b)/i;

/** Greetings, words about the talk and the analyst, and teaching. */
export function withoutText(asked: Asked): Reply | null {
  const { request, text, brought, history, introduce } = asked;
  const intent = requestIntent(request);
  const steps = brought ? null : sayAfterLoss(request, history);
  if (steps) return { said: steps, failure: null, intent: "scam" };
  const talk = brought ? null : sayTalk(request);
  if (talk) return { ...talk, failure: null };
  const limit = brought ? null : sayLimit(request);
  if (limit) return { said: limit, failure: null, intent: "beyond" };
  if (!brought && ASKS_SIDE.test(request) && !(text !== null && (OF_WHAT_IS_HERE.test(request) || isMostlyIn(text, request))))
    return { said: NO_SIDE, failure: null, intent: "beyond" };
  const written = brought ? null : wordsAskedAbout(request);
  const why = written === null || (text !== null && text.toLowerCase().includes(written.toLowerCase())) ? null : sayWhyWritten(written, asked.run(written));
  if (why) return { said: why, failure: null, intent: "explain-term" };
  if (!brought && EXAMPLE_OF.test(request))
    return {
      said: { ...SAY_EXAMPLE, text: `Of a matter of your choice I can make none: I write nothing. ${SAY_EXAMPLE.text}` },
      failure: null,
      intent: "capabilities",
    };
  if (!brought && asksForExistence(request)) return { said: sayCitations(text ?? "", asked.handshake), failure: null, intent: "citations" };
  if (tellsOfLoss(request, text)) return { said: SAY_LOSS, failure: null, intent: "scam" };
  const onTopic = brought || asked.moved ? null : sayOnTopic(request, history, text !== null);
  if (onTopic) return { said: onTopic, failure: null, intent: "explain-term" };
  if (!brought && asksForLessons(request) && !(text !== null && speaksOf(text, request)))
    return { said: sayLearning(request), failure: null, intent: "explain-term" };
  if (asksToWrite(request)) return { said: sayNoWriting(request, brought), failure: null, intent };
  const care = sayCare(request, text, history);
  if (care) return { said: care, failure: null, intent: "beyond" };
  const expert = brought || (text !== null && sayScamStep(request, text, history)) ? null : sayExpert(request);
  if (expert && text !== null && !brought) return { said: sayDuty(request, text) ?? expert, failure: null, intent: "beyond" };
  if (expert) return { said: expert, failure: null, intent: "beyond" };
  if (!brought && asksForNames(request, text !== null)) return { said: sayNames(askedCount(request) ?? undefined), failure: null, intent: "explain-term" };
  // “What would an honest ad look like?”, of the one at hand, is no matter to teach.
  const teaches = !brought && !asked.moved && (text === null || intent !== "rewrite");
  const spotting = teaches ? saySpotting(request) : null;
  const model = brought
    ? null
    : WRITTEN_BY_MODEL.test(request)
      ? sayTopic("written by ai")
      : OF_MODELS.test(request.trim()) && !(text !== null && speaksOf(text, request))
        ? sayTopic("ai")
        : null;
  if (model) return { said: model, failure: null, intent: "explain-term" };
  if (spotting) return { said: spotting, failure: null, intent: "explain-term" };
  if (intent === "greeting" && !brought)
    return { said: { text: `Hello. Paste a statement or send the address of an article, and ask. ${CAN}`, confidence: 0.9 }, failure: null, intent };
  // “Can you help?”, with the words to be read beside it, wants them read.
  if (intent === "capabilities" && !brought && !(text !== null && sharesWords(text, request)))
    return { said: { text: `${introduce ? "" : `${BUILT_IN_NOTICE} `}${CAN}`, confidence: 0.95 }, failure: null, intent };
  if (intent === "how-sure" && text === null && (!introduce || /\byou\b/i.test(request))) return { said: HOW_SURE, failure: null, intent };
  if (intent === "recap") return { said: sayRecap(asked, text, asked.run), failure: null, intent };
  const inText = (words: string) => text !== null && (speaksOf(text, words) || (intent !== "unclear" && !(intent === "findings" && A_NAME.test(request))));
  const taught = teaches ? sayTeaching(request, history, text !== null, inText) : null;
  if (taught) return { said: taught, failure: null, intent: "explain-term" };
  // A recap that is due comes before what no rule knows; what is known is answered.
  if (intent === "unclear" && !brought && asked.handshake.mode === "recap" && history.length > 0)
    return { said: sayRecap(asked, text, asked.run), failure: null, intent: "recap" };
  if (intent === "beyond" && /\btranslat\w+/i.test(request)) return { said: NO_TRANSLATION, failure: null, intent };
  const claim = brought ? null : (worldClaim(request) ?? (text === null ? claimOfKind(request) : null));
  const ofWorld = text === null ? WORLDLY.has(intent) : intent === "verdict" && claim !== null && !speaksOf(text, claim);
  const foreign = text === null || brought || intent !== "unclear" ? null : foreignClaim(text, request);
  if (foreign !== null) return { said: sayWorld(foreign), failure: null, intent: "fact" };
  if (claim !== null && ofWorld && !OF_SOMEBODY.test(request)) return { said: sayWorld(claim), failure: null, intent: intent === "verdict" ? "fact" : intent };
  const ofText = text !== null && mayAskOfText(request) && sharesWords(text, request);
  if (intent === "beyond" && !ofText && !(brought && !asks(request)))
    return { said: { text: `${BEYOND_ME} ${introduce ? CAN : "What I can do is read a text with you."}`, confidence: 0.9 }, failure: null, intent };
  return null;
}

const BEYOND_ME = "That is beyond me. An answer would need a language model or a search, and I have neither.";

/** “Is he lying?”: whoever wrote the text at hand, or is spoken of in it. */
const OF_SOMEBODY = /\b(?:is|was|are|were|does|do|did|has|have) (?:he|she|they)\b/i;

const WRITTEN_BY_MODEL = anyOf(
  /\b(?:is|was|are|were|sounds?|looks?) (?:it|this|that|these|the \w+|like)? ?(?:really |probably |maybe )?(?:(?:written|made|generated|created|done) (?:by|with) (?:an? )?(?:ai|bot|robot|machine|chat ?gpt|llm|computer)|(?:ai|chat ?gpt|machine)[- ](?:written|generated|made))\b/i,
  /\bdid (?:an? )?(?:ai|bot|robot|machine|chat ?gpt|computer) (?:write|make|generate) (?:it|this|that)\b(?! up)/i,
);

/** “Do AIs lie on purpose?”, “Why do chatbots make things up?” */
const OF_MODELS = anyOf(
  /^(?:(?:so|and|but|ok(?:ay)?|hi|hello)[, ]+)*(?:(?:why|how|when|how often) )?(?:do|does|can|could|will|would|are|is) (?:all |an? |the |these |those |such )?(?:ais?|a\.i\.s?|chat ?bots?|chat ?gpt|llms?|language models?|copilot|gemini|ai (?:models?|tools?|assistants?|chatbots?))\b(?!.*\b(?:this|that|it)\b)/i,
  /^(?:(?:so|and|but)[, ]+)*(?:can|should|could|do|may) (?:i|we|you|one|people|students) (?:always |really |ever )?(?:trust|believe|rely on) (?:an? |the |what )?(?:ais?|chat ?bots?|chat ?gpt|llms?|language models?|copilot|gemini)\b/i,
);

const NO_TRANSLATION: Said = {
  text: "I can’t translate: my rules know English, and no other language. A translation that you got elsewhere I can read with you, if it is into English.",
  confidence: 0.9,
};

/** What a question about the world may look like to the rules. */
const WORLDLY = new Set<Intent>(["unclear", "verdict", "decide", "claims", "sources", "interests"]);

const WHICH_TEXT = "Which text is this about?";
const STILL_NO_TEXT =
  "I still have no text to read. Copy a few sentences of a message, a post or an article into the box, or send an address with https:// in front. I can also explain a technique by its name, such as “straw man”, or show you an example: just write “example”.";

/** “What do you think of it?” */
const OF_WHAT_IS_HERE = /\b(?:on|of|about) (?:it|this|that|these|those|them|the|him|her|his|their)\b/i;
/** “Can you give me an example about dogs?” */
const EXAMPLE_OF =
  /\b(?:can|could|would|will) you (?:please )?(?:give|show|tell|make)(?: me| us)? (?:an?|some|one|another) (?:\w+ )?examples? (?:about|with|on)\b(?! (?:it|this|that|the)\b)/i;
/** Whether a study that is spoken of exists, and not what makes a good one. */
const EXISTENCE = anyOf(
  /\b(?:stud(?:y|ies)|papers?|trials?|research)\b[^.?!]{0,20}\b(?:exists?|real|made up|invented)\b/i,
  /\b(?:where|how) (?:can|do|could|would|should) (?:i|we|one) (?:find|look up|trace|see|read) (?:the|this|that|these|those) (?:\w+ )?(?:stud(?:y|ies)|papers?|trials?|research)\b/i,
);
const asksForExistence = (request: string): boolean =>
  /^(?:\w+[, ]+){0,3}(?:how|where|is|are|does|do|did|can|could|was)\b/i.test(request) && EXISTENCE.test(request);

/** “Who should I vote for?”, “What is your opinion on taxes?” */
const ASKS_SIDE = anyOf(
  /\b(?:who|whom|what party|which (?:party|candidate|side)) (?:should|would|do|shall|must|will|to) (?:i |you |we |one |people )?(?:vote|choose|elect|support)\b/i,
  /\b(?:what(?:'s| is| are)(?: then)? your (?:own |personal )?(?:opinions?|views?|position|stance|thoughts|take)|what do you (?:personally )?think|how do you feel|where do you stand) (?:on|of|about)\b(?! [\w-]+\.[a-z]{2})/i,
  /\bwhich (?:party|religion|country|politician|candidate|side)\b[^?.!]{0,30}\b(?:best|better|worst|worse|most|right|wrong)\b/i,
);
const NO_SIDE: Said = {
  text: "I take no side, and I know nothing of the matter itself. What I can read with you is what the sides say: paste a speech, a leaflet or a post, and ask which words push, which promises could be checked, and what is missing. Two of them side by side I can compare.",
  confidence: 0.9,
};
const WEIGH_SITE: Said = {
  text: "I rate no sites, and look nothing up. To weigh one, leave it:\n\n1. **Search for its name** without its own pages, and read what others say of it.\n2. **Find out who owns it and who pays for it.** A serious one says so.\n3. **Look whether it corrects its mistakes,** and signs its articles.\n\nThe text of one article I can read: send its address with https:// in front.",
  confidence: 0.85,
};

export function noText({ request, handshake, history }: Asked): Reply {
  const intent = requestIntent(request);
  // With no text before us, “this” is the tool.
  const ofTool =
    history.length > 0 && !/\bwrote\b/i.test(request)
      ? sayTalk(request.replace(/\b(?:this|it)(?=(?: (?:then|here|anyway))?[?.! ]*$)|(?<=\b(?:is|does) )(?:this|it)\b/i, "this tool"))
      : null;
  if (ofTool) return { ...ofTool, failure: null };
  if (asksForCitation(request)) return { said: sayCitations("", handshake), intent: "citations" };
  if (WANTS_EXAMPLE.test(request)) return { said: SAY_EXAMPLE, failure: null, intent: "capabilities" };
  if (asksHowToTell(request) || (asksHowToAnswer(request) && namesSomebody(request) && isToUs(request)))
    return { said: sayHowToTell(null, handshake), failure: null, intent: "questions" };
  const weighed = history.length > 0 ? sayObjection(request, "") : null;
  if (weighed) return { said: weighed, failure: null, intent: "questions" };
  if (intent === "compare")
    return { ...ask("To compare, I need both statements. Send them as two lines, “A: …” and “B: …”, or each in quotation marks."), intent };
  if (namesSite(request)) return { said: WEIGH_SITE, failure: null, intent: "sources" };
  if (tellsOfOwnAffair(request) || (isToUs(request) && /\b(?:they|them|he|she|him|her)\b/i.test(request)))
    return { said: sayOwnAffair(request), failure: null, intent: "unclear" };
  // Who was asked for a text already and sent none is shown what one can do.
  return history.some(({ role, text }) => role === "assistant" && text.includes(WHICH_TEXT))
    ? ask(STILL_NO_TEXT)
    : ask(`${WHICH_TEXT} Paste a statement here, or send the address of an article.`);
}
