import { anyOf, anyWords, between } from "../../text/forms.ts";
import { asks, isShortStatement } from "../request/addressed.ts";
import { speaksOf } from "../reading/about-text.ts";
import { plainWords } from "../request/plain-words.ts";
import { asksAboutOneself } from "../people/say-people.ts";
import { scamAdvice } from "../danger/say-scam.ts";
import { looksLikeScam, speaksOfMoney } from "../danger/scam-signs.ts";
import type { Said } from "../say.ts";
import { isWeighed, REPEATED, weighedBy } from "../reading/weighed.ts";

/** What people hold against a doubt: “but it has my name on it”, “but it worked for my brother”. None of it settles the matter, and each for a reason of its own. */
const CUE = /^(?:(?:ok(?:ay)?|yes|yeah|hm+|well|no|sure|i know|right)[, ]+)*(?:but|yet|still|except|however)\b|\b(?:though|tho|anyway|after all)[.! ]*$/i;
/** “It”, and “that” or “this” where no noun or sentence hangs on it. */
const POINTS_BACK = anyOf(
  /\b(?:it|its|it's|them|that's)\b/i,
  /^(?:(?:but|and|well)[, ]+)*the (?:link|sender|number|name|logo|address|page|website|site|message|mail|e-?mail|sms)\b/i,
  /\b(?:this|that)(?:[.! ]*$| (?:is|was|works?|worked|helps?|helped|happened)\b)/i,
);
const ASKS = anyOf(
  /\?\s*$/i,
  /^(?:(?:so|and|but|ok(?:ay)?)[, ]+)*(?:what|which|who|how|why|where|when(?! (?:i|we|you|he|she|they) \w+ )|is|are|was|does|do|did|can|could|should|would|will|explain|show|tell|give)\b/i,
);
const MOST_WORDS = 20;

const OWN =
  "(?:i|we|(?:my|our|a|his|her|their) (?:[\\w’'-]+ ){0,2}?(?:friend|brother|sister|mother|mom|mum|father|dad|son|daughter|wife|husband|partner|uncle|aunt|cousin|neighbou?r|colleague|boss|grand\\w+|doctor|bff|buddy|mate|roommate)s?|somebody i know|someone i know)";
const OWN_CASE = new RegExp(
  `\\b${OWN}\\b[^.?!]{0,30}\\b(?:tried|tested|used|uses|took|takes|did|made|makes|earned|won|doubled|lost|got|gets|had|saw|seen|felt|bought|paid|ordered|swears?)\\b|\\b(?:it|this|that) (?:really |actually |also |even |all )?(?:work(?:s|ed)|help(?:s|ed)|happened|came true|came out true)\\b[^.?!]{0,20}\\b(?:for|with|to)? ?(?:me|us|${OWN})\\b`,
  "i",
);
/** “She says she felt better after three days”, of whoever praises a thing */
const FELT_BETTER =
  /^(?:(?:and|but|yes|well|so)[, ]+)*(?:he|she|they) (?:says?|said|tells? (?:me|us)|claims?|swears?|wrote)(?: that)? (?:he|she|they|it) (?:(?:has|have|had|really|already|even|now) )*(?:felt|feels?|slept|sleeps|lost|got|gets|became|was|is|were|are|worked|works|helped|helps|made|makes) (?:\w+ ){0,3}?(?:better|well|cured|healed|weight|rid of|healthy|slimmer|calmer|kilos?|pounds|for (?:him|her|them)|him|her|them)\b/i;
/** “My friend got his money out”: told without a word that points back. */
const GOT_IT_BACK = new RegExp(
  `^(?:(?:and|but|yes|well)[, ]+)*(?:${OWN}|he|she|they)(?: (?:says?|said|tells? me|told me|claims?|swears?)(?: that)? (?:he|she|they))? (?:really |already |also |even )?(?:got|gets|has got|made|makes|earned|earns|won|received|withdrew|cashed)\\b[^.?!]{0,30}\\b(?:money|it|paid|out|back|profits?|euros?|dollars?|pounds?|rich|thousands?)\\b`,
  "i",
);
/** “He has two million followers” */
const HAS_CROWD =
  /^(?:(?:and|but|yes|well)[, ]+)*(?:it|he|she|they|the \w+) (?:has|have|had|got|gets)(?: (?:over|about|like|almost|more than))? [\w.,]+ (?:(?:million|thousand|k) )?(?:\w+ )?(?:followers|likes|shares|views|subscribers|reviews|stars|ratings|fans|comments)\b/i;
const KNOWS_ME =
  /^(?:(?:and|also|but|yes|well)[, ]+)*(?:it|he|she|they|the \w+)\b.{0,30}\b(?:know|knew|knows|has|have|had|used?|called me by) (?:\w+ )?my (?:\w+ )?(?:name|address|number|account|birthday|details)\b/i;
const LOOKS_REAL = anyWords(
  /logo|letterhead|official|professional/i,
  /(?:name|number|address|website) (?:of|is) (?:my|the|right|correct|real|same)/i,
  /(?:right|real|correct|same|usual) (?:name|number|sender|address|thread|chat|e-?mail|website)/i,
  /(?:looks?|seems?|sounds?|feels?) (?:just |exactly |really )?like (?:my|our|him|her|the (?:real|usual))\b/i,
  /(?:looks?|seems?|sounds?|feels?) (?:\w+ )?(?:real|genuine|legit|authentic|serious|normal|fine|ok(?:ay)?|right|like the (?:real|usual|other)\w*)/i,
  /https|padlock|signature|(?:photo|picture|copy|scan|video)s? of/i,
  /(?:his|her|their|a) (?:passport|i\.?d|contract|certificate|badge|license|licence)\b/i,
  /video ?calls?/i,
);
const PROMISES = between(
  /\b(?:it|they|he|she|the \w+) (?:says?|said|promise[sd]?|guarantees?d?|states?|claims?|writes?|wrote)\b[^.?!]{0,60}\b/i,
  [/refund\w*|guarantee\w*|free|secure|safe|anonymous|encrypted|risk|money back|official|certified|tested|proven|natural|cancel\w*/i, /legal|real|genuine/i],
  /\b/i,
);
const EXPERTS =
  /\b(?:s?c?ientists?|doctors?|experts?|professors?|researchers?|stud(?:y|ies)|research|science|nasa|universit(?:y|ies)|harvard)\b[^.?!]{0,40}\b(?:say|says|said|prov\w+|proof\w*|show\w*|found|confirm\w*|agree\w*|believe\w*|know|knows|recommend\w*|write|wrote)\b/i;
/** Whoever knows the visitor’s own case. */
const MY_EXPERT = /\bmy (?:own |family )?(?:doctor|gp|nurse|pharmacist|midwife|dentist|therapist|lawyer|vet|accountant)\b/i;
const ADVISES = /\b(?:says?|said|told|thinks?|thought|agrees?|recommend\w*)\b/i;
const MEDIA = /\b(?:on|in) (?:the )?(?:news|tv|radio|television|papers?|newspapers?|internet|youtube|tiktok|facebook|instagram|a podcast)\b/i;
const CROWD = anyOf(
  anyWords(
    /everyone|everybody|all my \w+/i,
    /(?:lots|plenty|thousands|millions|so many|many|a lot) (?:of )?(?:\w+ )?people/i,
    /my (?:whole|entire) \w+|\b\d[\d,.]*k? (?:likes|shares|views|followers|reviews|people)/i,
    /(?:five|5|good|great|many|all the) ?-?(?:stars?|reviews?|ratings?)/i,
    /reviews are/i,
  ),
  /\bviral\b/i,
);
const WORRIED = /\bi(?:'m| am| feel)(?: \w+)? (?:scared|afraid|terrified|worried|nervous|panick\w+|anxious|embarrassed|ashamed|frightened)\b/i;
/** “I’m scared of him” */
const OF_A_PERSON = anyOf(
  /\b(?:scared|afraid|frightened|terrified) (?:of|for) (?:him|her|them|my (?!job|money|account|data)\w+|what (?:he|she|they))\b/i,
  /\b(?:he|she|they) (?:might|could|will|may|would|is going to)\b/i,
);
const AFRAID_OF =
  "Then your fear matters more than any wording. Tell somebody you trust today, and show them the messages; keep them, with their dates. Most countries have hotlines for threats or violence at home, and they don’t ask for proof: search for “domestic violence help” and your country. If you’re in danger now, leave, and call the emergency number.";
/** “He says I always twist his words”: what somebody known from the text said besides. */
const TELLS_ON =
  /^(?:(?:and|but|also|now|well)[, ]+)*(?:(?:he|she)\b|they(?: \w+)? (?:says?|said|tells?|told|claims?|thinks?|writes?|wrote|keeps?|called|answered|replied|sent|gave|showed|asked|promised)\b).*\b(?:i|me|my|we|us|our)\b/i;

const COMES_FROM = /^(?:(?:but|and|no|well)[, ]+)*(?:it|this|that)(?:'s| is| was| comes| came)(?: \w+)? from (?:the|my|our)\b/i;
const VOUCHED =
  /\b(?:my (?:\w+ )?(?!doctor|gp|nurse|pharmacist|lawyer|vet)\w+|he|she|they|a friend|everyone|somebody|someone) (?:says?|said|thinks?|thought|told me|believes?|is sure|swears?) (?:that )?(?:it|its|this|that|they|he|she)(?:'s|'re| is| was| are)?(?: \w+){0,2} (?:fine|ok(?:ay)?|safe|real|legit|genuine|true|normal|good|harmless|serious)\b/i;
/** “He is calling again now!” */
const HAPPENS_NOW =
  /^(?:(?:oh no|help|and|but|now|wait)[,! ]+)*(?:he|she|they|it|someone|somebody|the (?:\w+ )?\w+|my (?:phone|bank))(?:'s| is|'re| are| has| have)? (?:just |still |already |now |again )*(?:calling|calls|called|ringing|rings|rang|phoning|texting|writing|wrote|messaging|at (?:the|my) door|on the (?:phone|line)|waiting)\b(?=.*\b(?:now|again|back|still|phone|line|door|waiting|moment)\b)/i;
const HOLDS_BACK = between(
  /\bi(?:'ll| will)? /i,
  [
    /(?:won't|will not|wont|am not going to|'m not going to|better not|rather not) (?:click|reply|answer|respond|pay|send|open|buy|call|do it|do that|sign|give|share|forward|invest|download|fall for|write back)\b/i,
    /just (?:delete|ignore|report|block)/i,
    /(?:(?:will|'ll) )?(?:delete|ignore|report|block|wait|call my bank|ask my \w+)/i,
  ],
  /\b/i,
);
/** “The author is an idiot” */
const JUDGES =
  /^(?:(?:but|and|well|ok(?:ay)?|i think|honestly)[, ]+)*(?:the|this|that) (?:author|writer|sender|guy|man|woman|person|text|article|message|post|letter|whole thing|thing) (?:is|was|sounds|looks|seems|must be)\b(?! (?:true|real|from|about|by)\b)/i;

/** Said of somebody or something known, and no statement of a text. */
const TAKES_UP =
  /^(?:(?:and|but|yes|no|well|ok(?:ay)?|hm+|now|so|honestly|seriously)[, ]+)*(?:he|she|they|it|that|this|i|there|my|our|when|whenever|if|every time)\b/i;

const MOST_JUDGING_WORDS = 9;
const judges = (plain: string): boolean => JUDGES.test(plain) && plain.split(" ").length <= MOST_JUDGING_WORDS;

const KINDS: readonly RegExp[] = [OWN_CASE, LOOKS_REAL, EXPERTS, MEDIA, CROWD];

/** A remark on the text at hand: one sentence and no question, with a “but” or a word that points back. */
const ALONE: readonly RegExp[] = [CUE, COMES_FROM, VOUCHED, HAPPENS_NOW, HOLDS_BACK, WORRIED, KNOWS_ME, GOT_IT_BACK, HAS_CROWD, REPEATED];
const isObjection = (plain: string): boolean =>
  judges(plain) ||
  ALONE.some((form) => form.test(plain)) ||
  (TAKES_UP.test(plain) && isWeighed(plain)) ||
  (POINTS_BACK.test(plain) && [PROMISES, ...KINDS].some((kind) => kind.test(plain)));
const isRemark = (plain: string): boolean => plain.split(" ").length <= MOST_WORDS && !ASKS.test(plain) && !/[.!?;:] \S/.test(plain);
/** “He got his money out. Doesn’t that prove it works?” */
const PROVES_IT =
  /(?<=\S)[.!,;:] *(?:(?:so|and|but|then)[, ]+)?(?:doesn't|does not|does|isn't|is|wouldn't|won't|don't|must|mustn't) (?:that|this|it|they|he|she)\b[^?.!]{0,50}\b(?:prove|proof|show|mean|work\w*|true|real|enough|right|ok(?:ay)?|safe|legit\w*|genuine|fine)\b[^?.!]{0,20}\?$/i;
const plainly = (message: string): string => plainWords(message.trim().replace(/\s+/g, " ")).replace(PROVES_IT, "");

/** Words that take up the text at hand, and bring none of their own. */
export function takesUp(message: string): boolean {
  const plain = plainly(message);
  return isRemark(plain) && (isObjection(plain) || TELLS_ON.test(plain));
}

/** “You’re wrong, it worked for my sister”: the reason behind it is what can be weighed. */
const SAYS_NO =
  /^(?:(?:no|nah|sorry|but|well)[,.! ]+)*(?:you(?:['’]?re| are) (?:so |just |totally |completely )?wrong|that(?:['’]?s| is) (?:not true|wrong|nonsense|rubbish)|wrong|nonsense|i (?:disagree|don['’]?t agree|don['’]?t think so))[,.!;: –-]+(?=\S)/i;

/** What an objection weighs. Null where the words are none, or where there is nothing to say to them. */
export function sayObjection(typed: string, text: string): Said | null {
  const request = typed.trim().replace(SAYS_NO, "");
  if ((!takesUp(request) && !FELT_BETTER.test(plainly(request))) || asksAboutOneself(request)) return null;
  const plain = plainly(request);
  const words = ofKind(plain, text);
  return words === null ? null : { text: words, confidence: 0.75 };
}

/** “The earth is flat”, beside a text that says nothing of it: too short to be taken for the next text unasked. Null of anything else. */
export function sayStatement(request: string, text: string): Said | null {
  if (asks(request) || !isShortStatement(request) || TAKES_UP.test(plainly(request)) || speaksOf(text, request)) return null;
  return {
    text: "I take that as a comment, so we’re still on the text from before. If you want me to read this one now, send it in quotation marks: then I’ll show what in its wording pushes, and how to check it.",
    confidence: 0.65,
  };
}

const ONE_CASE =
  "One case can’t show how it usually goes, though: people who did the same and had no luck rarely talk about it, and other things may have changed in the meantime. Ask how many tried, and how it went for all of them.";
function ofKind(plain: string, text: string): string | null {
  const scam = looksLikeScam(text);
  if (MY_EXPERT.test(plain) && ADVISES.test(plain))
    return "Somebody who knows your case can say more than any text, and I can’t weigh one against the other. Show them this, and ask what they make of it.";
  if (scam && HAPPENS_NOW.test(plain))
    return "Then let it ring, or hang up mid-sentence: that isn’t rude, and nobody honest will hold it against you. Don’t give out a code or a number, and don’t pay anything. Call your bank, or whoever they claim to be, at the number you had before, from another phone if you can, and have somebody sit with you.";
  if (VOUCHED.test(plain))
    return `Ask what that’s based on: did they look it up${scam ? ", or ask the sender in a way they already knew" : " somewhere else"}? Or did they just read the same words as you?`;
  if (HOLDS_BACK.test(plain) && !CUE.test(plain))
    return scam ? "That’s a safe way to start. If some of it may be real, ask the sender in a way you already knew." : null;
  if (scam && (KNOWS_ME.test(plain) || LOOKS_REAL.test(plain) || COMES_FROM.test(plain)))
    return "That may be copied: a name, a logo, a sender line or a few digits of a card cost a scammer little. A fake message can have them just like a real one, so they settle nothing. What settles it is reaching the sender in a way you already knew.";
  if (FELT_BETTER.test(plain)) return `That may well be. ${ONE_CASE}`;
  if (!isObjection(plain) && speaksOf(text, plain)) return null;
  if (!isObjection(plain))
    return "I only have the words you send. If that was said or written somewhere else, paste it word for word, and I’ll read it the same way.";
  if (judges(plain) && !LOOKS_REAL.test(plain))
    return "That’s for you to judge. I read wording, and I can’t see who’s behind it. Ask what in it pushes, or what’s missing.";
  if (WORRIED.test(plain))
    return scam
      ? `No wonder: messages like this one count on it. You don’t have to decide now. ${scamAdvice(text)}`
      : OF_A_PERSON.test(plain)
        ? AFRAID_OF
        : null;
  if (PROMISES.test(plain) && (scam || CUE.test(plain)))
    return "It says so, and saying so costs nothing. Ask what you’d have to show for it if the promise isn’t kept, and who besides the sender can confirm it.";
  const weighed = weighedBy(plain, text);
  if (weighed !== null) return weighed;
  if (OWN_CASE.test(plain) || GOT_IT_BACK.test(plain))
    return `I don’t doubt it. ${ONE_CASE}${(scam || GOT_IT_BACK.test(plain)) && speaksOfMoney(text) ? " And some schemes pay the first people with money from the next ones." : ""}`;
  if (EXPERTS.test(plain))
    return "Then look for a name: who found it, where it was published, and what others in the same field say about it. Without a name, it’s a claim about experts, not a finding.";
  if (MEDIA.test(plain))
    return "Then look for the report: who says it there, and what they base it on. Ten places that repeat one report are still one source.";
  if (CROWD.test(plain) || HAS_CROWD.test(plain))
    return "Many people can share something because they got it from each other. Ask which of them looked it up, and where it started.";
  return scam &&
    /\b(?:it|this|that|he|she|they|we|him|her|them|i (?:do|did|have|had|really|was|ordered|know|use|am (?:waiting|expecting|with|their)))\b/i.test(plain)
    ? "That may be. But it would fit a fake message as well as a real one, so it settles nothing. Reach the sender in a way you already knew, and ask there."
    : null;
}
