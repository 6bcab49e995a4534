import { cutText } from "@candor/engine/policy";
import { anyOf, anyWords, between } from "../../text/forms.ts";
import { checkableClaims } from "../../text/claims.ts";
import { sentencesOf, type Sentence } from "../../text/words.ts";
import { isAlarming, isMessage } from "../danger/scam-signs.ts";
import { quote, type Said } from "../say.ts";

const CLAIM_IN = between(
  /^(?:(?:but|and|so|hey|hi|please|ok(?:ay)?|well|then|just|cool|great)[, ]+)*/i,
  [
    /tell me(?= (?:if|whether)\b)/i,
    /i(?:['’]d| would)? (?:just )?(?:want|like|need|love) to know(?= (?:if|whether)\b)/i,
    /i(?:['’]m| am| was)? (?:just )?wonder(?:ing)?(?= (?:if|whether)\b)/i,
    /is it (?:really |actually )?(?:true|a fact|correct|right)|is there (?:any )?truth (?:in|to) (?:it|the claim)/i,
    /do you (?:think|believe|know)|can you confirm/i,
    /(?:can|could|would|will) you (?:please )?(?:check|verify|find out|look up|tell me|confirm)(?= (?:if|whether|that)\b)/i,
    /did you know|have you heard|i (?:heard|read)|they say|people say|someone (?:said|told me)/i,
  ],
  // eslint-disable-next-line regexp/no-super-linear-move -- stands behind forms, and begins no search
  / (?:that |if |whether )?(.{8,200}?)[?.! ]*$/i,
);
const WORLD = between(
  /^(?:(?:but|and|so|hey|hi|please)[, ]+)*/i,
  [/do|does|did|is|are|was|were|can|could|has|have|will|would|who|when|where|how (?:many|much|old|far|long|big|often)|why|which|what/i, /should/i],
  /\b/i,
);
/** What the one who asks has before them, or the one who answers. */
const HERE = anyWords(
  /(?:the|my|our) (?:\w+ )?(?:speech|headlines?|tweets?|reviews?|letter|e-?mail|ads?|advert|story|piece|page|offer|source|website|opinion piece|essay|report|study|paper|abstract|petition|job|product|recipe|deal|plan)/i,
  /this|that|it|its|these|those|sentences?|paragraphs?|passages?|text|article|statement|post|message|author|you|your|here|above|below/i,
  /marks?|we|i|me|my/i,
);

const MOST_CLAIM_CHARS = 200;

/** “Should we all eat less salt?”: said of oneself, and meant of anybody. */
const OF_PEOPLE_AT_LARGE = anyOf(
  /^should (?:i|we|my)\b|\b(?:my|our)\b/gi,
  /\b(?:did|have|do|are|were|will) we (?=really|actually|ever|all)/gi,
  /\b(?:good|bad|healthy|unhealthy|safe|harmful|dangerous|better|worse) for (?:you|us|me)\b/gi,
);

/** The claim inside a question about the world: "Is it true that 5G causes cancer?" Null where the question points at a text or at the analyst. */
export function worldClaim(request: string): string | null {
  const plain = request.trim().replace(/\s+/g, " ");
  // “This takes too long. Just tell me if coffee is bad”
  const last = plain.split(/(?<=[.!]) /).at(-1)!;
  const claim = (CLAIM_IN.exec(plain) ?? CLAIM_IN.exec(last))?.[1] ?? null;
  if (claim !== null) return /^(?:it|this|that|so|the (?:text|article|claim|author|statement))\b/i.test(claim) ? null : claim;
  const words = plain.split(" ").length;
  if (!WORLD.test(plain) || plain.length > MOST_CLAIM_CHARS || words < 3 || (words < 4 && !plain.endsWith("?"))) return null;
  return HERE.test(plain.replace(OF_PEOPLE_AT_LARGE, "")) ? null : plain.replace(/[?.! ]{1,9}$/, "");
}

/** A question of fact: no fact is known here; what is known is how one would find out. */
export function sayWorld(claim: string): Said {
  const known = checkableClaims(`${claim.charAt(0).toUpperCase()}${claim.slice(1)}, they say now.`, 1)[0];
  return {
    text: `I can’t tell you that: I know no facts of my own and don’t look anything up. Here’s how to check it:\n\n1. **Who measured it?** Look for the study, the statistics or the document it goes back to, not for another page that repeats it.\n2. **What kind of source?** A review of many studies, a public health agency or a statistics office carries more weight than a single study, and a study more than a post.\n3. **What do people who know the field and have nothing to gain say about it?** Search the question along with “review” or “evidence”.${known ? `\n4. **This one states ${known.kind}.** ${known.how}` : ""}\n\nIf somebody told you this, paste their words: I can read how they put it.`,
    confidence: 0.7,
  };
}

/** How the answers begin that speak of a claim about the world. */
export const CLAIM_AT_HAND: RegExp = /^(?:I can’t tell you that: I know no facts|In a few minutes, in a new tab|A guess (?:of mine|from me) would help)/;
const shortened = (claim: string): string => cutText(claim.replace(/[_*“”"]/g, ""), 100);

/** “How do I check?”, of a claim that was asked about before. */
export const sayHowToCheckClaim = (claim: string): Said => ({
  text: `In a few minutes, in a new tab:\n\n1. **Search the words themselves:** _${shortened(claim)}_, once with “review” and once with “fact check” added.\n2. **Open two pages that didn’t copy each other,** one of them from a public agency or about many studies at once.\n3. **Read there** who was studied or counted, how many, and compared with what.\n4. **Stop when two agree** that have nothing to gain from it. If they don’t, “nobody knows yet” is the answer.`,
  confidence: 0.75,
});

/** “Just tell me”: no guess, and the shortest way. */
export const sayClaimShortly = (claim: string): Said => ({
  text: `A guess from me would help nobody: I know no facts, and people are quick to believe a sure tone. The shortest way to an answer: search _${shortened(claim)}_, and read the first page from a public agency or a reference work that sells nothing. Its first lines tell you whether the question is settled.`,
  confidence: 0.75,
});

const PASSED_ON = anyOf(
  // “We only share it with 5 people” and “no bank will send someone to your door” ask nobody to.
  /(?<!\b(?:i|we|they|he|she|it|who|will|would|ever|only|not|never|cannot|\w+n['’]t)(?:['’]ll| will| only| never| also| always)? )\b(?:forward|send|share|pass|repost|copy|re-?tweet)(?! (?:someone|somebody|anyone|anybody|a person|people|money|cash|an? \w+ to your)\b)\b[^.!?]{0,30}\b(?:to|with|on to|among) (?:\d+|at least|all|every\w*|your|as many|each|friends|family|the whole)\b/i,
  /\b(?:share|forward|repost|copy and paste|pass (?:it|this) on|spread (?:it|this|the word))\b[^.!?]{0,40}\b(?:before|now|widely|please|immediately|everywhere)\b/i,
  /\b(?:copy|post|share|send|forward|put)\b[^.!?]{0,25}\b(?:this|it)\b[^.!?]{0,40}\b(?:in|to|on|into) (?:all|every|each|your|as many)\b[^.!?]{0,20}\b(?:groups?|chats?|wall|status|story|friends|contacts|page|profile|list)\b/i,
  /\bplease (?:share|forward|repost|spread)\b(?! (?:your|any|what|how|with (?:us|me))\b)/i,
);
const ASKS_ABOUT_PASSING_ON = anyOf(
  /\bchain (?:letters?|messages?|mails?|e-?mails?)\b|\bhoax\b/i,
  /\b(?:(?:should|can|could|may|must|do|shall) (?:i|we|one)|(?:ok(?:ay)?|alright|safe|bad|wrong|harm\w*|right)(?: for \w+)? to)\b[^.?!]{0,20}\b(?:forward|share|repost|retweet|post (?:it|this)|copy (?:it|this)|pass (?:it|this) on|send (?:it|this) (?:on|to|around))\b/i,
);

/** “Is it a chain letter?”, “Should I share it?” */
export const asksAboutPassingOn = (request: string): boolean => ASKS_ABOUT_PASSING_ON.test(request);

/** The sentence in which a message asks to be passed on. */
export const passedOnIn = (text: string): Sentence | undefined => (isMessage(text) ? sentencesOf(text).find((s) => PASSED_ON.test(s.text)) : undefined);

/** Of a message that asks to be passed on: what to do before that. Null of any other. */
export function sayPassingOn(text: string): Said | null {
  const asked = passedOnIn(text);
  if (!asked) return null;
  return {
    text: `It asks to be passed on, as chain letters do: ${quote(asked.text)} News that’s true travels without being told to. Before you pass it on:\n\n1. **Search a few of its own words** together with “hoax” or “fact check”.\n2. **Look at the page of whoever it’s about.** What it announces would be there.\n3. **Ask where it started.** You can’t ask “somebody’s cousin” or “the radio”.\n\nIf in doubt, let it end with you: nobody is worse off for a message that never came.`,
    confidence: 0.75,
  };
}

const IF_NOT_PASSED =
  /\b(?:what|anything)\b[^?.!]{0,30}\b(?:if|when) (?:i|we|you|one|nobody|someone) (?:do not|don['’]?t|won['’]?t|will not|never|did not|didn['’]?t|delete|ignore|break)\b|\b(?:do (?:i|we) (?:really |now )?(?:have|need) to|must (?:i|we)) (?:really )?(?:send|forward|share|pass|copy|repost) (?:it|this|that)\b/i;
const THREATENS =
  /\b(?:if you (?:do not|don['’]?t|delete|ignore|break)|whoever|(?:a|one|the) (?:girl|boy|man|woman|lady|person|friend) (?:who|that)|bad luck|curse\w*|live with (?:that|it)|regret\w*)\b/i;
/** “What happens if I don’t send it?”, of a message that asks to be passed on. Null of any other. */
export function sayNotPassedOn(request: string, text: string): Said | null {
  if (!IF_NOT_PASSED.test(request) || !passedOnIn(text) || isAlarming(text)) return null;
  const threat = sentencesOf(text).find((s) => THREATENS.test(s.text));
  if (!threat)
    return {
      text: "To you, nothing: a message doesn’t know whether you passed it on. Whether others should hear about it depends on whether it’s true. Look for it with somebody who would have to know, such as an office or a company, and pass on what they say rather than the message.",
      confidence: 0.75,
    };
  return {
    text: `Nothing. A message doesn’t know whether you passed it on, and it can’t do anything to you or anybody else. This part is there to make you send it:\n\n> ${quote(threat.text)}\n\nYou can ignore it or delete it. If it still scares you, show it to somebody close to you, such as a parent or a teacher: said out loud, words like these lose most of their force.`,
    confidence: 0.85,
  };
}
