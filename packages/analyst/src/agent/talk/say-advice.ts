import { withAnswer } from "../../text/context.ts";
import { tellsOfGift } from "../kinds/say-of-gift.ts";
import type { Analysis, Handshake } from "@candor/engine";
import { anyOf, between } from "../../text/forms.ts";
import { checkableClaims } from "../../text/claims.ts";
import { contentIn, placesOf, soughtIn } from "../../text/search.ts";
import { bodyOf } from "../../text/titles.ts";
import { firstSentence, topicStems } from "../../text/words.ts";
import { findingsOf } from "../reading/passages.ts";
import { plainWords } from "../request/plain-words.ts";
import { scamAdvice } from "../danger/say-scam.ts";
import { looksLikeScam, SCAM_ADVICE } from "../danger/scam-signs.ts";
import { cited, quote, type Said } from "../say.ts";
import { findTerm } from "../teaching/terms.ts";
import { whatHappened } from "../request/event.ts";
import { percent } from "../../percent.ts";

const LAW = anyOf(
  /\b(?:is|are|was|would) (?:it|this|that|these|they|such a \w+) (?:even |really |actually )?(?:legal|illegal|lawful|unlawful|allowed|permitted|a crime|against the law|enforceable|binding)\b/i,
  /\b(?:can|may|could) (?:they|he|she|(?:my|the|a|our) (?:landlord|boss|employer|company|school|bank|city|council|teacher|seller|shop)) (?:\w+ )?(?:do (?:that|this|it)|film|record|photograph|take (?:photos|pictures)|publish|raise|evict|fire|sue|charge|force|demand|refuse|keep|kick|throw|make (?:me|us))\b/i,
  /\b(?:is|are|am) (?:he|she|they|i|we|(?:my|the|a|our) \w+) (?:\w+ )?(?:allowed|permitted|entitled) to\b/i,
  /\b(?:what are|know) (?:my|our) rights\b|\b(?:can|should) (?:i|we) sue\b/i,
  /(?<!\b(?:how (?:much|many|long)(?: \w+){0,2}|what|when|where) )\bdo (?:i|we) have to (?:pay|sign|move|leave|accept|agree|comply)\b/i,
);
const HEALTH = anyOf(
  between(
    /\b(?:is|are|was|would) (?:it|this|that|these|they) (?:\w+ )?/i,
    [
      /healthy|unhealthy|good for (?:me|you|my|your)|bad for (?:me|you|my|your)|poisonous|toxic|harmful|a cure/i,
      /safe to (?:eat|drink|take|use)/i,
      /(?:safe|dangerous|suitable|good|right) for (?:me|us|pregnan\w+|my (?:child|children|kids?|son|daughter|baby|mother|father|mum|mom|dad|heart|skin|body))/i,
    ],
    /\b/i,
  ),
  /\b(?:will|does|can|would) (?:it|this|that) (?:really |actually )?(?:cure|heal|help (?:me|with my)|make me (?:sick|healthy))\b/i,
  /\bhow would a doctor\b/i,
  between(/(?<!\b(?:how|what|where) )\b(?:can|should|may|could|must) (?:i|we|he|she|my \w+) (?:still |safely |just )?/i, [
    /(?:take|eat|drink|swallow|inject|mix) (?:it|this|that|them|these)\b(?! (?:seriously|with|at|for granted|as|back|down|on|to|out))/i,
    /(?:stop|start) taking/i,
    /give (?:it|this|that|them) to (?:my|our|the|a) (?:\w+ )?(?:dog|cat|pet|horse|child|children|kids?|son|daughter|baby|toddler|mother|father|mum|mom|dad|grand\w+)/i,
  ]),
  /\b(?:what|which) (?:medicine|dose|treatment)\b/i,
  /\b(?:can|should|may|could|must|is it (?:ok(?:ay)?|safe|dangerous|bad)(?: for \w+)? to) (?:(?:i|we|he|she|you|my \w+) )?(?:still |safely |just )?(?:take|mix|combine|swallow|inject)\b(?! (?:(?:the|an?|my|our|his|her|this|that|some) )?(?:\w+ )?(?:bus|train|tram|car|taxi|ferry|flight|plane|bike|photos?|pictures?|exams?|tests?|courses?|class|classes|trips?|walks?|breaks?|jobs?|dogs?|cats?|kids|children|notes?|place|part|care)\b)[^?.!]{2,50}\b(?:with|while|during|after|before|when|together|and)\b/i,
);

/** “What should I ask my doctor?” */
const ASKS_FOR_DOCTOR =
  /\b(?:what|which|how|any|some|\w+ questions?)\b[^?.!]{0,40}\b(?:ask|tell|say to|bring up with|for|talk to) (?:my |the |a |our |his |her )?(?:\w+ )?(?:doctor|gp|physician|pharmacist|nurse|dentist|midwife|specialist|vet)\b(?! (?:say|think))/i;
const FOR_DOCTOR: Said = {
  text: "Bring the text or the package, and a list of everything you take. Good questions about almost any remedy:\n\n1. **Is it safe with my illnesses,** and with what I take already?\n2. **What’s been shown for people like me:** how big is the effect, and who found it?\n3. **What harm can it do,** and what should I watch for?\n4. **What happens without it,** and what is better known?\n5. **Does anything I take now have to change?** Until you have an answer, leave everything as it is.\n\nI know nothing about medicine; this just helps you ask somebody who does.",
  confidence: 0.85,
};

const MOST_OF_BODY = 2;
/** What the text at hand says of what is asked, with the blanks around it. */
function ofBody(request: string, text: string | null): string {
  const sought = contentIn(request);
  const rows = text === null || sought.length === 0 ? [] : placesOf(text, sought).slice(0, MOST_OF_BODY);
  return rows.length === 0
    ? " "
    : ` Here’s everything I find about it in the text:\n\n${rows.map(({ sentence }) => `> ${quote(sentence.text)}`).join("\n\n")}\n\n`;
}

/** Law and medicine: who can answer, and what a reader of wordings can do for it. */
export function sayExpert(request: string, text: string | null): Said | null {
  if (ASKS_FOR_DOCTOR.test(request)) return FOR_DOCTOR;
  // “Why do I have to pay?” asks for a reason that the text may give.
  if (LAW.test(request.replace(/\bwhy (?:do|should|must) (?:i|we)\b.*/i, "")))
    return {
      text: "That’s a legal question, and I know nothing about law. A consumer protection office, a tenants’ association, a union or a lawyer can tell you once they see the text. What I can do is show which of its words press you, what it claims and what it leaves out.",
      confidence: 0.9,
    };
  if (HEALTH.test(request))
    return {
      text: `That’s a medical question, and I know nothing about medicine.${ofBody(request, text)}Ask a doctor or a pharmacist, or look at what a public health agency writes about it. What I can do is list the claims to ask them about. If it can’t wait, call the medical helpline or the emergency number in your country.`,
      confidence: 0.9,
    };
  return null;
}

const KEPT =
  /\b(?:i|we|he|she|my \w+|but|and|though) (?:did not|didn't|have not|haven't|has not|hasn't|never) (?:actually |even |yet )?(?:enter|type|put|give|gave|pay|paid|send|sent|install|download|click|reply|replied|answer|log|fill|share|transfer|open|do)\w*\b/i;

/** “I did not enter anything”, of a message that looks like a scam. */
export const tellsOfNoLoss = (request: string, text: string): boolean =>
  KEPT.test(plainWords(request).replace(/’/g, "'")) && !request.trim().endsWith("?") && looksLikeScam(text);
export const SAY_NO_LOSS: Said = {
  text: "Good: then not much can have happened. To be safe:\n\n- **Keep it that way:** don’t answer, don’t click, and don’t install anything.\n- **Check your account** over the next few days, the way you always do.\n- **If you did type something in,** change that password on the real site, and call your bank at the number on your card.",
  confidence: 0.85,
};

/** What no stranger should have, whoever got it: said of oneself, it needs no message beside it. */
const KEY = anyOf(
  /\bmy (?:\w+ )?(?:password|pin|(?:bank|credit|debit)? ?card(?: (?:number|details))?|account (?:number|details)|bank (?:details|login)|login(?: details)?|passport(?: number)?|iban|(?:security|verification|one-time) codes?)\b/i,
  /\b(?:(?:gift|steam|itunes|google play) cards?|remote (?:access|control)|(?:control of|into) my (?:pc|computer|laptop|phone|tablet|account))\b/i,
  /\blinks?\b(?! in your\b)[^.?!]{0,25}\b(?:e-?mail|mail|message|text|sms|whatsapp|pop-?up|ad|post|chat)\b/i,
);
/** Those who need it, and places where one keeps it: “I gave my IBAN to my landlord” */
const IN_GOOD_HANDS = anyOf(
  /\b(?:to|with|for|gave|sent) (?:my|our) (?:\w+ )?(?:employer|landlord|landlady|accountant|doctor|dentist|insurer|insurance|school|university|club|office|wife|husband|mum|mom|mother|dad|father|parents)\b/i,
  /\b(?:to|with|at) the (?:\w+ )?(?:embassy|consulate|hotel|airline|hospital|school|university|town hall|tax office|registry)\b|\bin (?:an?|the|my|our) (?:safe|drawer|wallet|purse|notebook|password manager)\b/i,
);
/** Money that was sent is a loss only to whoever asks what comes next. */
const PAID =
  /\b(?:paid|sent|transferred|wired)\b[^.?!]{0,40}(?:\b(?:fee|money|deposit|cash|euros?|dollars?|pounds?|customs|fine)\b|[$€£] ?\d)|\bpaid\b[^.?!]{0,40}\b\d+(?:\.\d\d)?\b/i;
/** A purchase, a ticket or a flat of one’s own: whoever paid for it asks what comes next as well. */
const BOUGHT = anyOf(
  /\bfor (?:(?:an?|the|my|our|this|these|two|some) )?(?:\w+ )?(?:tickets?|shoes|clothes|hotel|flight|train|bus|venue|wedding|party|concert|cinema|meal|dinner|course|class|trip|gym|rent|flat|house|car|bike|book|books|phone|laptop|school|club|refund)\b(?![^.?!]*\b(?:stranger|online|never|not (?:arrived|answer\w*|there)|fake|website|reply|replies|man|woman|them|him|her|seen|gift cards?|customs)\b)/i,
  /\b(?:sent|paid|transferred|wired) (?!my |our )[^.?!]{0,30}\bto (?:my|our) (?:\w+ )?(?:sister|brother|mum|mom|mother|dad|father|son|daughter|wife|husband|friend|landlord|landlady|school|club|doctor)\b(?![^.?!]*\b(?:gone|never|fake|stranger|really|number)\b)/i,
  /\b(?:links?|ads?)\b[^.?!]{0,25}\b(?:and|then) (?:i |we )?(?:bought|ordered|booked|read|watched|subscribed|found)\b(?![^.?!]*\b(?:never|not|nothing|fake|charged|gone|different|more)\b)/i,
);
const ASKS_NEXT =
  /\b(?:what|how) (?:now|next|(?:do|should|can|must|could) (?:i|we) do)\b|\bhelp\b|\b(?:is|was) (?:it|this|that) (?:bad|dangerous|a mistake)\b|\bam i (?:safe|in (?:danger|trouble))\b|\b(?:scared|worried|afraid|panick\w*)\b/i;
const alarms = (typed: string): boolean =>
  !BOUGHT.test(typed) && ((KEY.test(typed) && !IN_GOOD_HANDS.test(typed)) || ((KEY.test(typed) || PAID.test(typed)) && ASKS_NEXT.test(typed)));

/** “I already sent the money”: after a message that looks like a scam, with that word, or where the words say themselves that something is gone, or that it should not be out of one’s hands. */
export function tellsOfLoss(typed: string, text: string | null): boolean {
  const happened = whatHappened(typed);
  if (happened?.kind !== "lost" || tellsOfGift(typed, text)) return false;
  return happened.certain || /\b(?:scam\w*|fraud\w*|phishing|swindle\w*)\b/i.test(typed) || (text === null ? alarms(typed) : looksLikeScam(text));
}

/** What to do first. No verdict on the message, and no reproach. */
export const SAY_LOSS: Said = {
  text: "Then be quick, in case it was a scam:\n\n- **Money or card details:** call your bank at the number on your card, say what happened, and ask them to stop or reverse the payment.\n- **A password or a code:** change it on the real site, and wherever else you use it.\n- **An app or a file:** take the device offline and have somebody look at it.\n- **A copy of an ID:** have the police put it on record, in case somebody uses your name.\n- **The person or company it claimed to be from:** call them at the number you had before.\n\nKeep the messages and report it to the police. This happens to careful people, too.",
  confidence: 0.9,
};

/** “But what if it is really my son?” */
export const WHAT_IF_REAL: RegExp = anyOf(
  /^(?:(?:so|and|but|ok(?:ay)?)[, ]+)*(?:what|but) if\b[^?]{2,60}\b(?:really|actually|true|real|right|happens?)\b/i,
  /^(?:(?:so|and|but|well|ok(?:ay)?)[, ]+)*(?:maybe|perhaps) [^?]{2,50}\b(?:really|truly|actually|honestly)\b/i,
  /\b(?:what if|but if|maybe|perhaps) (?:it|this|that)(?:'s| is| was| were) (?:really |actually )?(?:him|her|my|the|real|true|genuine|them)\b/i,
  /\bhow (?:can|do|could|should|would) (?:i|we) (?:check|know|tell|find out|make sure|be sure|verify)(?: (?:if|that|whether))? (?:it|this|that)(?:'s| is| was) (?:really |actually )?(?:him|her|my|the|them|real|from)\b/i,
);
export const BEGINS_WITH_IF: RegExp = /^(?:\w+[, ]+){0,2}(?:what|but) if\b/i;
/** “How can I find out?”, of a message that asks for something of value. */
export const sayHowToFindOut = (text: string): Said => ({
  text: `Not from the message itself: everything in it comes from whoever sent it. ${scamAdvice(text)}`,
  confidence: 0.85,
});
export const SAY_IF_SO: Said = {
  text: "Then you’ll find it elsewhere, too: the people in charge (the police, a school, a public office, those who were there) will say so on their own site or on the phone. Checking takes minutes, and whoever warned you will understand.",
  confidence: 0.75,
};
/** “But what if he is right?”, of a tip for money. */
export const SAY_IF_GAIN: Said = {
  text: "Then it will still be right next week, and people who gain nothing from it will say so. Someone who is sure of a profit doesn’t need to sell the tip. Turn the question around, too: what if they’re wrong, and could you do without that money?",
  confidence: 0.8,
};
export const sayIfReal: Said = { text: `Then a call costs nothing, and the other person will understand. ${SCAM_ADVICE}`, confidence: 0.85 };

/** “Is it really true that most illness begins in the gut?”, where the text says so: that sentence, what is marked in it, and how to check it. */
export function sayOneClaim(claim: string, text: string, analysis: Analysis, handshake: Handshake): Said | null {
  const asked = topicStems(claim);
  const literal = claim.toLowerCase();
  const [literally] = bodyOf(text)
    .map((s) => ({ s, n: [...topicStems(s.text)].filter((stem) => asked.has(stem)).length, holds: s.text.toLowerCase().includes(literal) }))
    .sort((a, b) => Number(b.holds) - Number(a.holds) || b.n - a.n);
  const isThere = literally && (literally.holds || (literally.n >= 2 && literally.n >= asked.size / 2));
  // “4 hours” may stand there as “four hours”.
  const [near] = isThere ? [] : placesOf(text, soughtIn(claim)).sort((a, b) => b.holds.size - a.holds.size);
  const best = isThere ? literally : near && near.holds.size >= 2 && near.holds.size >= asked.size / 2 ? { s: near.sentence } : null;
  if (!best) return null;
  const known = checkableClaims(`${best.s.text} It is said so here now.`, 1)[0];
  const marks = findingsOf(analysis)
    .filter((f) => f.start < best.s.end && f.end > best.s.start)
    .slice(0, 2);
  const parts = [
    `I can’t tell whether it is true: I don’t look anything up. The text puts it like this:\n\n> ${quote((best.s.text.endsWith("?") ? withAnswer(text, best.s) : best.s).text)}${cited(text, best.s.start, 0.75, handshake)}`,
    marks.map((f) => `**${f.reflexLabel}** (${percent(f.confidence)}) on ${quote(f.fragment)}. _${f.question}_`).join("\n\n"),
    known ? `To check it: it states ${known.kind}. ${known.how}` : "To check it, find out who said it first, and what they base it on.",
  ];
  return { text: parts.filter(Boolean).join("\n\n"), confidence: 0.75, notes: marks.flatMap((f) => [f.reflexLabel, f.question]) };
}

/** The ones that people meet most. */
const COMMON = [
  "straw man",
  "ad hominem",
  "false dilemma",
  "slippery slope",
  "hasty generalization",
  "appeal to (false) authority",
  "circular reasoning",
  "red herring",
  "bandwagon",
  "post hoc",
  "loaded language",
  "whataboutism",
];
const ASKS_FOR_NAMES = anyOf(
  /\b(?:fallac(?:y|ies)|(?:manipulation|persuasion|rhetorical|propaganda) (?:techniques?|tricks?|tactics?)|(?:cognitive )?biases)\b[^?.!]{0,30}\b(?:you know|there are|exist|are there|do you)\b/i,
  /\b(?:common|logical|typical|famous|frequent|important|main|known|different|kinds? of|types? of|some|\d+|five|three|ten|all|list of)\b[^?.!]{0,20}\b(?:fallacies|(?:manipulation|persuasion|rhetorical|propaganda) (?:techniques|tricks|tactics))\b/i,
  /\b(?:which|what) (?:\w+ )?(?:techniques?|fallac(?:y|ies)|tricks?|tactics?|biases)\b[^?.!]{0,30}\b(?:start|begin|teach|learn|know|show|explain|choose|take)\b/i,
);
const IN_THE_TEXT = /\b(?:it|this|here|text|article|message|post|in there|author|makes?|made|uses?|used|contains?|commits?|did)\b/i;

export const asksForNames = (request: string, atHand: boolean): boolean =>
  ASKS_FOR_NAMES.test(request) &&
  !/\bhow\b/i.test(request) &&
  !IN_THE_TEXT.test(request) &&
  (!atHand || /\b(?:you know|are there|there are|exist|common|typical|famous|kinds?|types?)\b/i.test(request));

export function sayNames(most = 6): Said {
  const terms = COMMON.flatMap((name) => findTerm(name) ?? []).slice(0, most);
  return {
    text: `${terms.map((t) => `- **${t.name}:** ${firstSentence(t.definition)}`).join("\n")}\n\nName one, and I’ll explain it with an example. They’re all on the page [Manipulation Pattern Taxonomy](/educate/bullshit-patterns).`,
    confidence: 0.85,
    notes: terms.flatMap((t) => [t.name, firstSentence(t.definition)]),
  };
}
