import type { Analysis, Handshake } from "@candor/engine";
import { anyOf, between } from "../../text/forms.ts";
import { sayLessons, lessonTitles } from "../teaching/lesson-link.ts";
import { findingsOf } from "../reading/passages.ts";
import { quote, type Said } from "../say.ts";

/** Questions about the people around a text: whom it came from, whom to tell, and oneself. */
export const RELATIVES =
  "(?:dads?|daddy|moms?|mums?|mothers?|fathers?|parents?|sisters?|brothers?|sons?|daughters?|kids?|child|children|wife|husband|partner|boyfriend|girlfriend|friends?|bff|bestie|buddy|(?:room|flat|class)?mates?|uncle|aunt|cousins?|grand\\w+|family|relatives?|in-laws?|neighbou?rs?|colleagues?|coworkers?|boss|manager|teacher|coach|trainer|pastor|priest|students?|pupils?|class|group|team|chat|thread|comments|clients?|customers?|followers|landlord|landlady|tenants?|ex)";
const SOMEBODY = `(?:him|her|them|people|someone|somebody|others|everyone|(?:my|our|the|a|an) (?:[\\w’'-]+ ){0,2}?(?:${RELATIVES}|earther|believers?|deniers?|theorists?|anti-?vaxxers?|trolls?|fanatics?))`;
const CAN = "(?:do|can|could|should|shall|would|might|to)(?: (?:i|we|you|one))?(?: (?:best|gently|kindly|politely|even|ever|ideally))?";

const TELLS = new RegExp(
  `\\bhow ${CAN} (?:(?:tell|convince|persuade|warn|teach|(?:talk|speak) (?:to|with)|(?:reason|argue|debate|deal|cope|discuss(?: \\w+)?) with|stop|reach|get through to) ${SOMEBODY}\\b|(?:explain|break|show)\\b[^.?!]{0,60}? to ${SOMEBODY}\\b)|\\bwhat ${CAN} (?:tell|explain to) ${SOMEBODY}\\b`,
  "i",
);
/** “How do I tell them apart?” is about techniques. */
const NOT_TO_TELL = /\b(?:tell|show) (?:them|these|those|it|the \w+) (?:apart|from)\b|\b(?:tell|explain) (?:if|whether|when)\b/i;
/** Whether somebody asks how to speak with a person who believes a text or passes it on. */
export const asksHowToTell = (request: string): boolean => (TELLS.test(request) && !NOT_TO_TELL.test(request)) || BELIEVES.test(request);
/** “My friend believes in conspiracy theories. What can I do?” */
const BELIEVES = new RegExp(
  `\\bmy (?:[\\w’'-]+ ){0,2}?${RELATIVES} (?:really |still |now |always |all |only )?(?:believes?|thinks?|falls? for|fell for|is into|are into|shares?|keeps? (?:sharing|posting|sending)|sends?)\\b.{3,80}\\b(?:what|how) (?:can|could|should|do|would) (?:i|we)\\b[^?.!]{0,30}[?.! ]*$`,
  "i",
);

const ANSWERS = new RegExp(
  `\\bhelp me (?:to )?(?:answer|reply|respond|write back)\\b|\\b(?:how|what) ${CAN} (?:answer|reply|respond|react|say|write|text|post)(?: (?:to|back))?(?: (?:to|in|into|under))? (?:${SOMEBODY}|that|this|it)\\b|\\b(?:how|what) ${CAN} (?:answer|reply|respond|react|say back|write back|say(?: no| yes)?|decline|refuse|turn (?:it|this|that|them) down)(?: back)?(?: (?:(?:\\w+ )?(?:\\w+ly|nicely|well)|without (?:\\w+ ){0,2}\\w+|in an? (?:\\w+ ){1,2}(?:way|tone)))*[?.! ]*$`,
  "i",
);
/** Whether somebody asks what to answer whoever wrote the text. */
export const asksHowToAnswer = (request: string): boolean => ANSWERS.test(request);
/** “How do I say no politely?” is asked of any text, whomever it speaks to. */
export const asksHowToDecline = (request: string): boolean =>
  ANSWERS.test(request) && /\b(?:say no|decline|refuse|turn (?:it|this|that|them) down)\b/i.test(request);
const NAMES_SOMEBODY = new RegExp(`\\b${SOMEBODY}\\b`, "i");
export const namesSomebody = (request: string): boolean => NAMES_SOMEBODY.test(request);

/** “My dad sent me this”, “How do I answer him kindly?”: whoever wants to stay friends. */
const OWN_PEOPLE =
  /\b(?:my|our) (?:[\w’'-]+ ){0,2}?(?:dad|daddy|mom|mum|mother|father|parents?|sister|brother|son|daughter|wife|husband|partner|boyfriend|girlfriend|friend|uncle|aunt|cousin|grand\w+|family|in-laws?|neighbou?r)s?\b|\b(?:him|her|them)\b.*\b(?:kindly|gently|nicely|politely|friendly|calmly|without (?:a|an|starting|hurting|making|getting)|(?:doesn't|does not|won't|will not|not) (?:make|get|hurt|upset|offend|annoy|anger))\b/i;
export const isFromOwnPeople = (request: string): boolean => OWN_PEOPLE.test(request);

const ABOUT_ONESELF = anyOf(
  between(
    /\b(?:am|was) i (?:just |only |being |maybe |perhaps |really |simply )*/i,
    [
      /over-?react\w*|over-?sensitive|too (?:sensitive|suspicious|harsh|critical)|crazy|mad|paranoid|unfair|unreasonable|ungrateful/i,
      /selfish|dramatic|imagining (?:it|this|that|things)|the (?:problem|bad guy|unreasonable one)|reading too much into (?:it|this|that)/i,
      /being (?:stupid|silly)/i,
    ],
    /\b/i,
  ),
  between(
    /(?<=\b(?:says?|said|thinks?|told me|tells me|claims?|swears?)(?: that)? )i(?:'m| am| was) (?:just |only |being |so |too )*/i,
    [
      /over-?react\w*|(?:over-?)?sensitive|suspicious|harsh|critical|crazy|mad|paranoid|unfair|unreasonable|ungrateful|selfish|dramatic/i,
      /imagining|the problem/i,
    ],
    /\b/i,
  ),
  /\bis it (?:just |only )?me\b|\b(?:is|was) (?:it|this|that) (?:really |all )?my fault\b/i,
);
export const asksAboutOneself = (request: string): boolean => ABOUT_ONESELF.test(request);

const strongest = (analysis: Analysis, { min_confidence }: Handshake) => findingsOf(analysis).find((f) => f.confidence >= min_confidence);
const rows = (...steps: string[]): string => steps.map((step, i) => `${i + 1}. ${step}`).join("\n");
const LESSON = ["steelman"];
/** A mark on half of a message is no place to point at. */
const MOST_TAKEN_UP = 160;

/** The first step of a talk, by which such an answer is known further up. */
export const ASK_FIRST = "**Ask before you tell.**";
/** How to talk with somebody who believes a text; without one, in general. */
export function sayHowToTell(analysis: Analysis | null, handshake: Handshake): Said {
  const mark = analysis && strongest(analysis, handshake);
  const place = mark ? ` Here I’d pick ${quote(mark.fragment)} and ask: _${mark.question}_` : " Pick the one the rest depends on.";
  const steps = rows(
    `${ASK_FIRST} Where did they find it, and what about it spoke to them? Then listen to the answer.`,
    `**Pick one spot and let the rest go.**${place}`,
    "**Show how you got there, not just the result:** what you looked up, and where. Do it together if they’d like.",
    "**Leave a door open.** Talk about a time you were fooled yourself. This goes better in private than in front of others.",
  );
  return {
    text: `I don’t write messages, but this order tends to keep a talk like that friendly:\n\n${steps}\n\n${sayLessons(LESSON)}`,
    confidence: 0.75,
    notes: [...lessonTitles(LESSON), ...(mark ? [mark.question] : [])],
  };
}

/** What to answer whoever wrote a message; no words are put into anybody's mouth. */
export function sayHowToAnswer(analysis: Analysis, handshake: Handshake): Said {
  const mark = strongest(analysis, handshake);
  const ask = mark
    ? `${mark.fragment.length > MOST_TAKEN_UP ? "Ask back" : `Ask back about ${quote(mark.fragment)}`}: _${mark.question}_`
    : "Ask what exactly they mean, and what it’s based on.";
  const steps = rows(
    "**Take your time.** “I’ll answer tomorrow” is an answer.",
    mark ? `**One question back.** ${ask}` : `**Start with a question** if something is unclear. ${ask}`,
    "**Say what you noticed and what you’d like,** in plain words, and don’t pass judgment on the person.",
    ...(mark ? ["**Keep the message.** If it goes on, show it to somebody who isn’t involved."] : []),
  );
  const head = mark ? "What helps when a message puts pressure on you:" : "None of its wording stands out to my rules. What tends to help with an answer:";
  return { text: `I don’t write messages. ${head}\n\n${steps}`, confidence: 0.7, notes: mark ? [mark.question] : [] };
}

/** “Am I overreacting?” */
export function sayAboutOneself(analysis: Analysis, handshake: Handshake): Said {
  const mark = strongest(analysis, handshake);
  const seen = mark
    ? `What I can see is the wording: ${quote(mark.fragment)} (${mark.reflexLabel.toLowerCase()}). That’s a reason to look closer, not a verdict.`
    : "None of its wording is on my list, but that doesn’t settle anything: a lot of what hurts is said in plain words.";
  return {
    text: `I can’t judge that: I see a few words, while you know the person and what came before. ${seen}\n\nThree things tell you more than a single message:\n\n- **Does it happen again?** Write down what was said, and on which day.\n- **What would you say to a friend** who showed you this?\n- **How does it look from the outside?** Ask somebody you trust who has nothing to gain from the answer.\n\nIf you’re afraid of the person, talk to somebody today.`,
    confidence: 0.6,
    notes: mark ? [mark.reflexLabel.toLowerCase()] : [],
  };
}
