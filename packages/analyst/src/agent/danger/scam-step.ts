import { anyOf, between, END } from "../../text/forms.ts";
import { whatHappened } from "../request/event.ts";
import { HIRES, INVESTS, poses, scamAdvice, shownBefore, signsInBrief } from "./say-scam.ts";
import { isAlarming, isOffer, isSwindle, looksLikeScam } from "./scam-signs.ts";
import type { Said } from "../say.ts";

/** What people ask next about a message with the signs of a scam: what to do, whether to call, pay, ignore or report. */

const WHO = "(?:i|we|he|she|(?:my|our) (?:\\w+ )?\\w+)";
const MAY_I = new RegExp(
  `^(?:(?:so|and|but|then|ok(?:ay)?|or)[, ]+)*(?:can|could|should|may|must|shall|do|what (?:happens|would happen|could happen|can happen|could go wrong|is the risk) if|what if|is it (?:ok(?:ay)?|safe|fine|dangerous|bad)|would it (?:hurt|be (?:ok(?:ay)?|safe|bad))|do you think (?:that )?${WHO} (?:can|could|should|may|must)) (?:(?:if|for) )?(?:${WHO} )?(?:just |still |safely |at least |have to |need to |to )*(call|phone|ring|dial|click|tap|open|follow|scan|download|install|log in|sign in|reply|answer|respond|write back|text back|call back|pay|send|transfer|buy|invest|give|try|put|start|join|sign up|do it)\\b`,
  "i",
);
const WHAT_NOW = between(
  /(?:^|[,.;!] |\b(?=what (?:should|shall|can|must) i do\b))(?:(?:so|and|but|then|ok(?:ay)?|oh no)[, ]+)*/i,
  [
    /what (?:should|shall|can|could|must|do|would) (?:i|we|she|he) (?:best )?do(?: (?:now|next|then|about (?:it|this|that)|with (?:it|this|that)|instead|first))*/i,
    /what now|now what|what(?:'s| is| are) the (?:next|right|first) steps?|what next/i,
    /(?:is there )?(?:anything|something) (?:else )?(?:i|we) (?:can|could|should) (?:still )?do(?: about (?:it|this|that))?/i,
  ],
  END,
);

const LEAVES_IT =
  /^(?:(?:so|and|but|then|ok(?:ay)?|or)[, ]+)*(?:(?:can|could|should|shall|may|do|is it (?:ok(?:ay)?|safe|fine|enough)|what (?:happens|if)|what would happen)\b).{0,30}\b(?:ignore|ignoring|delete|deleting|block|blocking|do nothing|doing nothing|throw it away|do(?:n't| not) (?:pay|reply|answer|respond|click|react|do anything))\b/i;
/** “Can I get the money back?” */
const GETS_BACK = anyOf(
  /\b(?:get|gets|have|claim|receive|recover|reclaim|see)\b[^?.!]{0,40}\b(?:back|refund\w*|again)\b/i,
  /\b(?:can|could|will) (?:my |the )?(?:bank|they|it|money|payment) (?:\w+ )?(?:refund|reverse|return|give|pay|stop|be (?:returned|refunded|reversed|stopped))\w*\b/i,
  /\b(?:is|are) (?:it|(?:my|the|all) (?:\w+ )?money) (?:all |now |really )*(?:gone|lost)\b/i,
  /\b(?:recover|reclaim|undo|reverse|cancel) (?:it|them|this|(?:my|the|our) \w+)\b/i,
  /\b(?:want|need|get) (?:my|our|the) \w+ back\b/i,
);
const GET_IT_BACK =
  "Sometimes, and the first hours count.\n\n- **Ask your bank,** or the service that made the payment, at the number on your card: can they stop it or reverse it?\n- **Report it to the police,** and keep the messages. The bank may want that report.\n- **Stay away from anybody who offers to get it back for a fee:** it’s often the same people again.";
const REPORTS_IT =
  /^(?:(?:so|and|but|then|ok(?:ay)?)[, ]+)*(?:how|where|to whom|who|whom|can|should|must) (?:(?:do|does|can|could|should|would|to|one|i|we) ){1,3}(?:report|forward|send|show) (?:it|this|that|them|him|her)(?: to| somewhere| anywhere)?[?.! ]*$/i;

/** “Should I tell my boss?” */
const TELLS_SOMEBODY =
  /^(?:(?:so|and|but|then|ok(?:ay)?)[, ]+)*(?:should|shall|must|do|can|could) (?:i|we)(?: have to| need to| better)? (?:tell|inform|warn|call|ask|write to|talk to) (?:my |the |our |all )?(?:boss|manager|it|i\.t\.|help ?desk|admin\w*|colleagues|team|company|employer|wife|husband|partner|family|parents|mum|mom|dad|friends|contacts|school|teacher)(?: (?:department|desk|team|people))?(?: (?:about|of) (?:it|this|that))?[?.! ]*$/i;

/** “Can they see my photos now?” */
const REACHES =
  /^(?:(?:so|and|but|then|oh no|ok(?:ay)?)[, ]+)*(?:can|could|do|did|will|would|are|have) (?:they|he|she|it|somebody|someone|hackers?|the (?:scammers?|sender|hackers?)) (?:\w+ )?(?:see|seen|read|get|got|access\w*|steal|stolen|hack(?:ed|ing)?|take|track\w*|find|use|open|watch\w*|spy\w*|empty|know|log|have|do (?:something|anything|harm))\b/i;
/** “What if I clicked?”, “Did I lose my money?” */
const SUPPOSES = /^(?:(?:so|and|but|oh no|ok(?:ay)?)[, ]+)*(?:what (?:if|happens if|happens when)|did|have) (?:i|we)\b/i;
/** “What would a real message look like?” */
const A_REAL_ONE = anyOf(
  /\b(?:what|how) (?:would|does|do|should|will|might) (?:an? |the |my )?(?:real|genuine|normal|true|proper|honest|official|legit\w*|actual|right) (?:\w+ ){1,4}?(?:look|sound|read|say|write|ask|contact|be)\b/i,
  /\bhow (?:would|does|do|will) (?:my|the|an?) (?:real )?(?:bank|company|post|police|tax office|shop|employer|\w+ service) (?:really |normally |usually )?(?:write|contact|tell|ask|inform|reach|call)\b/i,
);

/** “What if I only send half?” */
const SENDS_LESS =
  /^(?:(?:so|and|but|then|ok(?:ay)?|or)[, ]+)*(?:what if|can|could|should|may|maybe|perhaps|how about) (?:(?:i|we) )?(?:(?:just|only|at least|first) )*(?:send|pay|give|transfer|lend|sent|paid|gave)(?: (?:him|her|them))?(?: (?:just|only|at least))?(?: (?:him|her|them))? (?:half|a (?:part|little|bit|third|quarter|small (?:sum|part|amount))|some|less|part|\d+)\b[^?.!]{0,30}[?.! ]*$/i;

const LEADS: readonly [RegExp, string][] = [
  [/^(?:call|phone|ring|dial)/i, "By a number you already had, yes. Not by one from the message, because the sender answers there."],
  [/^(?:click|tap|open|follow|scan|download|install|log|sign)/i, "Not from the message: its text doesn’t show where a link or a file leads."],
  [/^(?:reply|answer|respond|write|text)/i, "Not to the message itself: an answer tells the sender that somebody is reading."],
  [/./, "Not yet: if the sender isn’t who they say, you’ll rarely see what you pay or send again."],
];

const A_REAL_ONE_CAN =
  "You can find a real one without the message: you’ll see the same thing when you log in at an address you type yourself, or hear it when you call the number on your card. It can wait a few days, and it lets you choose how to respond. It rarely asks for a password, a code or money behind a link.";
const A_REAL_JOB =
  "A real one usually has things you can look up: the company and its address, what the work is, hours and monthly pay, and a person with a number at that company. It comes after an application or an interview, from a company address, and with a contract before the work starts. And it pays you: fees, deposits or a copy of your ID before that aren’t part of it.";
const THEY_REACH =
  "By a click or an answer alone, rarely more than that somebody is reading. It’s different if something was installed, typed in or sent: then remove the app, change that password on the real site, and call your bank if a card was in it. Tell me what happened, and I’ll say what to do first.";
const ASK_ELSEWHERE = "**Ask the sender another way:** at the number on your card or an old letter, or at an address you type yourself.";
const ASK_THE_PERSON = "**Call the person it claims to be,** at the number you had before. If nobody answers, ask somebody close to them.";
const whatFirst = (text: string): string =>
  `Nothing from within the message: no click, no call to its number, no reply.\n\n1. ${poses(text) ? ASK_THE_PERSON : ASK_ELSEWHERE}\n2. **Was something clicked, typed in or paid already?** Tell me, and I’ll say what to do first.\n3. **Report it, then delete it.** Banks, phone companies and the police take such messages.`;
const WHAT_FIRST_OF_OFFER =
  "Nothing in a hurry, whatever the clock says.\n\n1. **Look the name up** in the warning list of your country’s financial regulator.\n2. **Ask who has gotten money back out,** not only in, and who says so.\n3. **Show it to somebody with nothing to gain from it.** If you’ve already paid, tell me, and I’ll say what to do first.";

/** “Can I call the number in it?”, “What should I do now?”, of a message with several signs of a scam. Null of any other. */
export function sayScamStep(request: string, text: string, history: readonly { role: string; text: string }[]): Said | null {
  if (!looksLikeScam(text)) return null;
  if (A_REAL_ONE.test(request)) return { text: HIRES.test(text) ? A_REAL_JOB : A_REAL_ONE_CAN, confidence: 0.8 };
  if (GETS_BACK.test(request.trim())) return { text: GET_IT_BACK, confidence: 0.8 };
  if (SENDS_LESS.test(request.trim()) && !isOffer(text))
    return {
      text: "Then they know you’ll pay, and the next request follows: a partial payment is what such letters go for first. Send nothing until you’ve met whoever it is, or reached them in a way you chose yourself.",
      confidence: 0.85,
    };
  if (REACHES.test(request.trim())) return { text: THEY_REACH, confidence: 0.75 };
  if (!shownBefore(history, text) && !isAlarming(text)) return null;
  if (WHAT_NOW.test(request.trim()) && isOffer(text)) return { text: `Nothing in a hurry, whatever the clock says. ${scamAdvice(text)}`, confidence: 0.8 };
  if (WHAT_NOW.test(request.trim())) return { text: INVESTS.test(text) ? WHAT_FIRST_OF_OFFER : whatFirst(text), confidence: 0.85 };
  if (LEAVES_IT.test(request.trim()))
    return {
      text: `You can, once you’ve checked in your own way: if nothing is due there, the message can go. If it’s real, it will show up where you have your account or your contract. ${scamAdvice(text)}`,
      confidence: 0.8,
    };
  if (TELLS_SOMEBODY.test(request.trim()))
    return {
      text: "Yes, and soon: whoever looks after the account or the device can still block what was taken, and warn others who got the same message. At work, that’s the IT desk first, at the number you already have; then your boss. Say what came, when, and what you clicked or typed in. It happens to careful people, and hiding it makes it worse.",
      confidence: 0.85,
    };
  if (REPORTS_IT.test(request.trim()))
    return {
      text: "Banks, parcel and phone companies and the police take such messages: look up where to send it on their own pages, and forward the message as it is, with its link or number. Then delete it.",
      confidence: 0.8,
    };
  const act = MAY_I.exec(request.trim())?.[1];
  if (act === undefined) return SUPPOSES.test(request.trim()) ? { text: THEY_REACH, confidence: 0.75 } : null;
  const lead = isOffer(text) ? "Based on these words alone, I wouldn’t." : LEADS.find(([form]) => form.test(act))![1];
  return { text: `${lead} The message has its signs: ${signsInBrief(text)}.\n\n${scamAdvice(text)}`, confidence: 0.85 };
}

const TO_THE_BANK = anyOf(
  /\bwhat (?:do|should|shall|can|must|could|would) (?:i|we) (?:say|tell|ask|write)(?: to)? (?:to )?(?:the|my|our) (?:bank|card (?:company|issuer)|police|provider|payment service)\b/i,
  /\bhow (?:do|should|can) (?:i|we) (?:put|explain|tell|say) (?:it|this|that)? ?(?:to )?(?:the|my|our) (?:bank|police)\b/i,
);
const ON = between(
  /^(?:(?:so|and|but|ok(?:ay)?|then|now|yes)[, ]+)*/i,
  [
    /what(?:'s)? next|how|how then/i,
    /how (?:do|can|should) i (?:do (?:that|it|this)|report (?:it|this|that)|stop (?:it|that))/i,
    /what now|now what|what else|and then|then what|and now|then|what (?:do|should|can) i do(?: (?:now|next|then|first))?/i,
  ],
  END,
);
const SAID_TO_BANK =
  "Keep it short, in this order:\n\n1. **What happened:** “I think I was scammed. On [day] I paid [sum] by [card, transfer, gift card].”\n2. **What you want:** “Please stop it or reverse it, and block what they could still use.”\n3. **What you ask:** “Which form do you need from me, by when, and can I have the case number?”\n\nIf it was a gift card, call the company that issued it, too, with its number and the receipt. Write down who you spoke to and when. You don’t need to explain why you believed it.";
const STEPS_ON =
  "One at a time, the first one today:\n\n1. **Call,** at the number on your card or receipt: the bank, or whoever issued the gift card. Ask them to stop it, and get a case number.\n2. **Change** the passwords they may have, on the real site, your email first.\n3. **Keep everything:** messages, numbers, receipts, dates.\n4. **Report it to the police,** online or at a station; the bank may want that report.\n5. **Don’t answer them again,** or anybody who offers to get the money back for a fee.\n\nAsk “what do I say to the bank?”, and I’ll give you the order.";
export const TOLD_OF_LOSS = "Then be quick, in case it was a scam:";
/** A second thing that is told after the list of first steps gets its own step, and not the list again. */
const SECOND_LOSS: readonly [RegExp, string][] = [
  [
    /^(?!.*\b(?:password|login|sign[- ]?in|e-?mail)\b).*\bcodes?\b/i,
    "With a code like that, somebody can approve a payment. Call your bank at the number on your card, have the card blocked, and ask which payments are under way. If the code was for signing in somewhere, go to that site on your own, choose a new password, and end all other sessions.",
  ],
  [
    /\b(?:password|pass ?word|login|log ?in|pin|code|credentials)\b/i,
    "Then the password comes first, right now: open the real site yourself, choose a new one, end all other sessions, and turn on two-step sign-in. Change it wherever else you use it. If it opens your email, look there for rules that forward your mail, and for a new recovery address. At work, call the IT desk right away: minutes count.",
  ],
  [
    /\b(?:card|iban|bank|account number|credit)\b/i,
    "Then the bank comes first, right now: call the number on your card, have it blocked, and ask which payments are on their way. Check the account every day for a few weeks. You can usually get back charges you didn’t make if you report them soon.",
  ],
  [
    /\b(?:install\w*|download\w*|app|file|program|software|remote)\b/i,
    "Then take the device offline now, and don’t use any account on it. From another device, change the passwords that were used on it, your email first. Have somebody look at the device before you use it again.",
  ],
];
/** What is asked after a loss was told, which the last messages show: the steps go on. */
export function sayAfterLoss(request: string, history: readonly { role: string; text: string }[]): Said | null {
  const told = history.filter(({ role }) => role === "assistant").slice(-4);
  if (!told.some(({ text }) => text.includes(TOLD_OF_LOSS))) return null;
  const second = whatHappened(request)?.kind === "lost" ? SECOND_LOSS.find(([form]) => form.test(request))?.[1] : undefined;
  if (second !== undefined && !told.some(({ text }) => text.includes(second))) return { text: second, confidence: 0.9 };
  if (TO_THE_BANK.test(request)) return { text: SAID_TO_BANK, confidence: 0.85 };
  if (!ON.test(request.trim())) return null;
  // Shown once already, the words for the bank come next.
  return { text: told.some(({ text }) => text.includes(STEPS_ON)) ? SAID_TO_BANK : STEPS_ON, confidence: 0.85 };
}

const RECEIVED: Said = {
  text: "That may be copied or borrowed: a passport, a number, a photo, even a small first payment cost a scammer little. Some pay out a little so that you pay in more, or want it passed on, which can make you liable. Leave what came where it is, send nothing back, and if it’s about money, ask your bank.",
  confidence: 0.8,
};
const WANTS_MORE =
  "Then hold off: people who pay once get asked again, with a new reason each time (customs, a fee, a doctor), and the reason is made so that you feel heartless for asking.";
export const HELPED =
  "That’s a good step: they know more about your case than this message shows. Do what they say, keep the messages as they are, and don’t answer the sender again.";
/** “But I did apply last week”, “I am waiting for a parcel”: the message fits what one happens to be at. */
const FITS_ME = between(/^(?:(?:but|and|well|yes|yeah|no|though|actually|hm+|the thing is|ok(?:ay)?|so)[, ]+)*/i, [
  /(?:but )?i(?:['’]?m| am| was| have been|['’]ve been|ve been) (?:really |actually |just |still |also )*(?:waiting (?:for|on)|expecting|looking for|applying|due|awaiting)/i,
  between(
    /i (?:(?:did|really|actually|just|do|have|had|recently|also) )*/i,
    [
      /appl(?:y|ied)|order(?:ed)?/i,
      /(?:have|had|got|use|own) an? (?:\w+ )?(?:account|parcel|package|order|delivery|card|contract|subscription|policy|loan)/i,
      /bank with|bought (?:something|an?)/i,
      /enter(?:ed)? an? (?:\w+ )?(?:competition|draw|lottery|raffle)/i,
      /book(?:ed)?|registered for|filed|moved/i,
    ],
    /\b/i,
  ),
  /i (?:really |actually )?(?:do|did)\b[.! ]*$/i,
]);
const SAY_FITS =
  "That fits, and it’s what such a message counts on: scammers write to thousands, and among so many there’s always somebody who is waiting for a package, looking for work or has that account. So it fits a real message and a fake one alike, and settles nothing.";
const OWN_WAY =
  "Check it your own way: the order confirmation, the account or the application you have, the number or the address you already had. If it’s real, it will show up there too. And was something paid, typed in, installed, or sent to them? Tell me, and I’ll say what comes first.";

/** “But he knows my name”: what they know is taken for a proof. */
const KNOWS_ME =
  /\b(?:he|she|they|it|the \w+) (?:even |also |already |really )*(?:know|knew|has|have|had|used?|wrote|got)s? (?:all )?(?:my|our) (?:\w+ )?(?:names?|numbers?|address|e-?mail|birthday|date of birth|job|street|bank|employer)\b/i;
const SAY_KNOWS_ME =
  "That may be copied or bought, and proves less than it seems to: names, numbers, addresses and birthdays get leaked by the million. Somebody who writes to thousands can put the right name in each message. It counts if they know what only the real sender can know, and even then, check in your own way.";

const TELL_MORE =
  "I can’t tell from these words what that means for you. What matters with a message like this: was something paid, typed in, installed, or sent to them? Tell me, and I’ll say what comes first.";

/** What has happened meanwhile with a message that has the signs of a scam: what they gave or want, and whatever else the visitor tells of themselves. Null of any other. */
export function sayMeanwhile(request: string, text: string): Said | null {
  if (!looksLikeScam(text)) return null;
  if (FITS_ME.test(request.trim()) && !/\?\s*$/.test(request)) return { text: `${SAY_FITS}\n\n${OWN_WAY}`, confidence: 0.8 };
  if (KNOWS_ME.test(request)) return { text: SAY_KNOWS_ME, confidence: 0.8 };
  const happened = whatHappened(request);
  if (happened?.kind === "received") return RECEIVED;
  if (happened?.kind === "helped") return { text: HELPED, confidence: 0.75 };
  return happened?.kind === "wanted" ? { text: `${WANTS_MORE} ${scamAdvice(text)}`, confidence: 0.8 } : null;
}

/** A remark of the visitor's on themselves that nothing else knows. */
export const sayToldOfOneself = (request: string, text: string): Said | null =>
  isSwindle(text) && whatHappened(request)?.kind === "told" ? { text: `${TELL_MORE}\n\n${scamAdvice(text)}`, confidence: 0.65 } : null;
