import { sayFair, sayFurtherExamples, sayMechanism, sayPlainTerm } from "./explain-term.ts";
import { plainWords } from "../request/plain-words.ts";
import { sayClaimShortly, sayHowToCheckClaim } from "../talk/say-outside.ts";
import { topicAtHand, type Topic } from "./topic.ts";
import type { Said } from "../say.ts";

/** Questions that name nothing themselves and go on with a term or a claim: “another”, “is it always bad”, “how do I check”. */

type Turns = readonly { role: string; text: string }[];

const LEAD = "^(?:(?:and|but|so|ok(?:ay)?|please|now|then|well|hm+|yes|no|cool|great|thanks|can you|could you|would you)[, ]+)*";
const IT = "(?:it|this|that|they|these|those|one|such (?:a thing|things))";
const END = "(?: (?:please|then|now|exactly|really|though|to me|for me|again))*[?.! ]*$";
const form = (...words: string[]): RegExp => new RegExp(words.map((one) => `${LEAD}(?:${one})${END}`).join("|"), "i");

const ANOTHER = form(
  "(?:(?:give|show|tell)(?: me| us)? )?(?:another|one more|a different|a new|different|some more|more|others?|a second|a better|a third)(?: (?:one|ones|examples?))?",
);
const FAIR = form(
  `(?:is|are|can|could|isn't|aren't|does|do) ${IT} (?:(?:always|ever|sometimes|necessarily|also|really|actually|be|never|not|just|often|count as|an?|even) )*(?:bad|wrong|fair|ok(?:ay)?|fine|justified|legit\\w*|good|useful|harmful|harmless|dishonest|manipulative|misleading|lies?|lying|mistakes?|fallac(?:y|ies)|allowed|true|false|intentional|on purpose|a problem|a trick)(?: to (?:do|use|say) (?:it|that|this|so|them))?`,
  `when (?:is|are|can|would) ${IT} (?:be )?(?:ok(?:ay)?|fine|fair|not|allowed|justified|good|true|right|useful)\\b.{0,30}`,
);
const WHY = form(
  `(?:why|how) (?:is|are|does|do|would|can|should) ${IT}\\b.{0,40}\\b(?:bad|wrong|problem|fallac(?:y|ies)|matter|works?|mislead\\w*|tricks?|one|marked|dangerous|harmful|effective|manipulative|false)`,
  `what(?:'s| is) (?:so )?(?:wrong|bad|the (?:problem|harm|matter|issue|trick|point)) ?(?:with ${IT}|about ${IT}|of ${IT})?`,
  `why do (?:people|they|we|you) (?:do|use|fall for|believe|say) ${IT}`,
);
const PLAIN = form(
  "(?:(?:explain|say|tell|put|describe)(?: (?:it|that|this|me|us))* ?)?(?:to me )?(?:like i(?:'m| am) (?:a )?(?:5|five|six|ten|\\d+|kid|child|stupid|an idiot)(?: years? old)?|eli5|in (?:an? )?(?:\\w+ )?(?:simple|simpler|easy|easier|plain|other|normal|your own|fewer|few)(?:r)? (?:words?|terms?|english|language|way)|(?:more )?simpl(?:y|er)|easier|shorter|in short|briefly|for (?:kids|a child|children|beginners|dummies))",
  "explain(?: (?:it|that|this))?(?: (?:again|better|more))",
  `i (?:still |really )?(?:don't|do not) (?:get|understand) (?:${IT}|a word)`,
  "what does (?:that|it|this) (?:even )?mean",
);

const HOW_CHECK = form(
  `(?:how|where)(?: (?:do|can|could|should|would|to))?(?: (?:i|we|one|you))? (?:check|verify|find(?: ${IT})? out|look(?: ${IT})? up|know|research|prove|test|start|begin|search|look)(?: (?:${IT}|for ${IT}|myself|for myself|if ${IT}(?:'s| is) true|whether ${IT}(?:'s| is) true|(?:on|in) the internet|online))*`,
  "(?:is there |are there |do you have |what about |any |where(?:'s| is| are) )+(?:any |the |some )?(?:sources?|stud(?:y|ies)|proof|evidence|research)(?: (?:for|on|about) (?:it|this|that))?",
  `who (?:says|said|claims) (?:so|${IT})`,
);
const TELL = form(
  "(?:just |please |simply )*(?:tell me(?: (?:the (?:answer|truth)|yes or no))?|answer(?: me| it| the question)?|say it|yes or no|true or false|i (?:just )?(?:want|need) (?:an?|the) (?:\\w+ )?answer)",
  `(?:is|are|was) ${IT} (?:really |actually )?(?:true|right|correct|so|a myth|false)(?: or (?:not|false|a myth))?`,
  "what (?:do you think|(?:'s|is) (?:the|your) (?:answer|opinion|guess))",
  "which is it|so is it|is it or (?:isn't it|not)|roughly|your (?:best )?guess",
);

const SAYS_SO = form(
  "(?:my (?:\\w+ )?\\w+|he|she|everyone|everybody|people|they|somebody|someone|a friend|tiktok|youtube|facebook|the (?:news|internet)|(?:lots|plenty|many|most|all) (?:of )?people) (?:(?:also|really|all|even|still|always|just) )*(?:says?|said|told me|tells me|swears?|believes?|thinks?|claims?|(?:is|are|was) (?:sure|convinced|certain))(?: (?:so|that|it|this|(?:of|by) it|it(?:'s| is) (?:true|real|so)))*",
);
const OF_WHO_SAYS_SO: Said = {
  text: "Somebody saying so shows that it’s going around, not that it’s true. Ask them: where did you get it, and can I look there? Then open that, and see who disagrees. If there is a post or a message, paste its words here.",
  confidence: 0.75,
};

/** “Is bias always bad?”, after “cognitive bias”: the term by a word of its name. */
const NAMED_AGAIN =
  /^((?:(?:and|but|so)[, ]+)*(?:is|are|can|could|isn't|aren't) )(?:an? |the )?([a-z' -]{3,40}?)( (?:always|ever|really|necessarily|sometimes|also|be) .*)$/i;
const withIt = (request: string, name: string): string =>
  request.replace(NAMED_AGAIN, (all, head: string, noun: string, rest: string) =>
    noun.split(" ").every((word) =>
      name
        .toLowerCase()
        .split(" ")
        .some((own) => own === word.toLowerCase() || `${own}s` === word.toLowerCase()),
    )
      ? `${head.replace(/are/i, "is")}it${rest}`
      : all,
  );

function ofTerm(request: string, { term }: Extract<Topic, { kind: "term" }>, history: Turns): Said | null {
  if (ANOTHER.test(request)) return sayFurtherExamples(term, history);
  if (PLAIN.test(request)) return sayPlainTerm(term);
  if (FAIR.test(request)) return sayFair(term);
  return WHY.test(request) ? sayMechanism(term) : null;
}

function ofClaim(request: string, { claim }: Extract<Topic, { kind: "claim" }>): Said | null {
  if (HOW_CHECK.test(request)) return sayHowToCheckClaim(claim);
  if (SAYS_SO.test(request)) return OF_WHO_SAYS_SO;
  return TELL.test(request) || PLAIN.test(request) ? sayClaimShortly(claim) : null;
}

/** Null where the request is none of these, or where the conversation is about a text or nothing. */
export function sayOnTopic(typed: string, history: Turns, atHand: boolean): Said | null {
  const request = plainWords(typed.trim().replace(/\s+/g, " "));
  const topic = topicAtHand(history, atHand);
  if (topic === null) return null;
  return topic.kind === "term" ? ofTerm(withIt(request, topic.term.name), topic, history) : ofClaim(request, topic);
}
