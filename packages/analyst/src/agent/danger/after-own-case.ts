import { anyWords, between } from "../../text/forms.ts";
import { asks } from "../request/addressed.ts";
import { whatHappened } from "../request/event.ts";
import type { Turns } from "../request/last-answer.ts";
import { OF_SENT, OF_THREAT, OF_WANTED, TAKE_DOWN } from "./pictures-of-me.ts";
import { plainWords } from "../request/plain-words.ts";
import { HELPED, TOLD_OF_LOSS } from "./scam-step.ts";
import { SAY_LOSS } from "../talk/say-advice.ts";
import type { Said } from "../say.ts";
import { OF_ASSISTANT } from "../kinds/told-by-assistant.ts";
import { OF_A_CALL } from "./told-of-call.ts";
import { DEMAND_ROWS, OF_A_DEMAND } from "./told-of-demand.ts";
import { OF_A_MESSAGE } from "./told-of-message.ts";

/** What is asked once a case of one's own was told (own-case.ts): nobody is asked for a text then. */
type Case = "pictures" | "call" | "message" | "assistant" | "loss" | "demand";

const CASES: readonly (readonly [head: string, Case])[] = [
  [OF_THREAT, "pictures"],
  [OF_SENT, "pictures"],
  [OF_WANTED, "pictures"],
  [OF_A_CALL, "call"],
  [OF_A_MESSAGE, "message"],
  [OF_ASSISTANT, "assistant"],
  [TOLD_OF_LOSS, "loss"],
  [OF_A_DEMAND, "demand"],
];
const MOST_TURNS = 5;
const TELL_SOMEBODY =
  "One person is enough to begin with: a parent, a brother or sister, a teacher, a friend’s mother, a doctor. You could start with: “Something happened online, and I need your help. Please listen first.” Most people are less angry than you’d expect.\n\nIf there’s nobody, or it can’t wait past tonight: findahelpline.com lists people in your country who listen, mostly for free and without asking your name.";

/** A message that asks of the case and of nothing besides: “should I pay him”, and not “should I pay with a card”. */
const BEFORE = /^(?:(?:hi|hello|hey|ok(?:ay)?|so|and|but|well|please|also|yes|no|oh|hm+|wait|then)[, !.]+)*/i;
const BEHIND =
  /(?: (?:now|then|anyway|too|really|again|today|tonight|tomorrow|still|first|please|instead|back|already|though|(?:about|of) (?:it|this|that|him|her|them))){0,3}[?.! ]{0,5}$/i;
const asksOnly = (...forms: RegExp[]): RegExp => between(BEFORE, forms, BEHIND);

const SHOWN =
  "(?:do(?:es)?|did|done|posts?|shares?|leaks?|publish(?:es)?|sends?|shows?|uploads?|spreads?|posted|shared|leaked|published|sent|showed|uploaded)(?: (?:it|them|this|that|me|(?:my|the) (?:\\w+ )?(?:pics?|pictures?|photos?|nudes|videos?)))(?: (?:anyway|online|everywhere|around|on \\w+|to (?:(?:my|the|all my) \\w+|everyone|everybody|people)))*";
const REAL =
  "(?:real|true|genuine|legit|honest|right|serious|important|urgent|him|her|them|microsoft|windows|amazon|paypal|apple|google|bank|police|court|tax office|company|provider|hospital|doctor|grand\\w+|son|daughter|mother|father|mum|mom|dad|nephew|niece|friend)";

/** The first that fits, in this order. */
const ROWS: readonly { of: readonly Case[]; form: RegExp; text: string }[] = [
  {
    of: ["pictures"],
    form: asksOnly(
      /(?:(?:i'm|i am|i feel|i was|i've been|it's|it is) )?(?:(?:so|very|really|just|all|feeling|totally) ){0,3}(?:scared|afraid|ashamed|embarrassed|panicking|panicked|crying|desperate|alone|terrified|worried|stupid|(?:all )?my fault)(?: (?:of (?:him|her|them|it|what)|that (?:he|she|they|everyone|my \w+)|because (?:he|she|they|of (?:him|her|them|it))|what (?:he|she|they|if)|to (?:tell|say|talk))\b.{0,80})?/i,
      /i (?:can't|cannot|can not|couldn't) (?:sleep|stop (?:crying|thinking))\b.{0,40}/i,
      /(?:my \w+(?: and \w+)?|they|he|she|everyone|everybody) (?:will|would|is going to|are going to|'ll) (?:kill|hate) me/i,
    ),
    text: `No wonder you feel that way. It’s not your fault: whoever is pressuring you did this. You don’t have to carry it alone.\n\n${TELL_SOMEBODY}`,
  },
  {
    of: ["pictures"],
    form: asksOnly(
      /whom? (?:can|could|should|do) (?:i|we) (?:even )?(?:tell|talk to|ask(?: for help)?|call|turn to)/i,
      /(?:(?:should|must|can|shall|do) i (?:have to |really )?|how (?:do|can|should) i |i (?:can't|cannot|don't want to|won't|could never|don't dare to) )(?:tell|talk to) (?:my|a|the|any) \w+(?: or \w+)?/i,
    ),
    text: TELL_SOMEBODY,
  },
  {
    of: ["pictures"],
    form: asksOnly(
      new RegExp(`(?:what|and|but) if (?:he|she|they|somebody|someone) (?:really |still |just |already )*${SHOWN}`, "i"),
      new RegExp(`(?:he|she|they|somebody|someone) (?:has |have |did |really |just |already )*${SHOWN}`, "i"),
    ),
    text: `It can be taken down, and what was done is on them, not on you.\n\n1. **Write down where it is:** the address, the name of the account and the time. Keep the messages.\n2. **Report it on the platform** as a picture of you that was shared without your consent. Reports like that get priority.\n3. **Go to the police with it,** together with somebody you trust.\n\n${TAKE_DOWN}`,
  },
  {
    of: ["pictures"],
    form: asksOnly(
      /(?:should|shall|must|do|can) i (?:just |have to |need to |really |still |better )*(?:pay|send|give|do)(?: (?:him|her|them|it|this|that|one|more|another|some|any|an?|the|money|something|anything|pics?|pictures?|photos?|nudes?|videos?|what (?:he|she|they) (?:wants?|says?|asks?(?: for)?)))*/i,
    ),
    text: "No. People who get something come back for more, and paying doesn’t buy you peace. Send nothing, keep the messages, block the account, and tell somebody you trust today.",
  },
  {
    of: ["pictures"],
    form: asksOnly(
      /(?:what|how) (?:do|should|can|shall|could) (?:i|we) (?:say|write|answer|reply|respond|text)(?: (?:back|to|no|him|her|them|it|this|that))*/i,
    ),
    text: "If you want to answer at all, one sentence will do: “I don’t send pictures.” You don’t need a reason or an excuse. Somebody who means well will leave it at that; somebody who keeps going, or threatens you, gets no more answers. Keep the messages, then block.",
  },
  {
    of: ["call"],
    form: asksOnly(
      /(?:and )?(?:he|she|they) (?:wanted|wants|asked(?: me)? for|asks(?: me)? for) (?:an?|the|my|some) (?:\w+ )?(?:codes?|pin|password|card(?: number)?|money|account number|details)/i,
    ),
    text: "That’s the sign: somebody who really calls from a bank, a government office or a store won’t ask for a code, password or card number. Don’t give any, and call back at the number on your card. If you already gave it, tell me, and I’ll say what comes first.",
  },
  {
    of: ["call", "message"],
    form: asksOnly(
      /(?:(?:and|now|so) )?(?:he|she|they|it) (?:now |also |just |really |only |then )*(?:wants?|wanted|tells?|told|asks?|asked|said|says|need|needs|keeps? telling)(?: (?:me|us))?(?: (?:i|we) (?:should|must|have to))?(?: (?:me|us))?(?: to)? (?:install|download|open|get|run|use|start|put|let (?:him|her|them) (?:in|into|on|onto)|give (?:him|her|them) (?:remote )?(?:access|control)|share my screen|go to|log ?in)\b[^.?!]{0,50}/i,
      /(?:should|can|must|do|may) i (?:just |really |have to )*(?:install|download|run) (?:it|this|that|the (?:app|program|file|tool)|an app|anydesk|teamviewer)/i,
    ),
    text: "Don’t install or open it: a program like that lets them see your screen and act in your name. A bank or a computer company never asks for that on the phone. Hang up, and call your bank at the number on your card. If it’s already on your device, take the device offline and tell me: I’ll say what comes first.",
  },
  {
    of: ["call"],
    form: asksOnly(
      /i (?:did not|didn't|have not|haven't) (?:give|tell|say|send|pay|do) (?:it|that|them|him|her|anything|any)(?: (?:to )?(?:it|them|him|her|anything))?/i,
    ),
    text: "Good: then not much can have happened. Call your bank anyway, at the number on your card: they can see if somebody tries something, and block it.",
  },
  {
    of: ["call", "message", "loss"],
    form: asksOnly(
      /(?:whom?|which number|what number|where) (?:do|should|can|must|could|would) (?:i|we) (?:even |best |have to )?(?:call|phone|ring|ask|tell|turn|go|report (?:it|this|that|them|him))(?: to)?(?: (?:for help|instead))?/i,
    ),
    text: "Your bank, at the number on your card or a statement, and the police, at the number you know for them: they take these reports even if nothing was lost. If somebody is on their way to you or at the door, call the emergency number. Somebody close to you can sit with you while you call.",
  },
  {
    of: ["call", "message"],
    form: asksOnly(/what now|now what|what (?:do|should|can|shall) i do|what next/i),
    text: "Ask the real sender in a way you choose: the number on your card, the app, or an address you type yourself. Tell them what came, and when. Until then, don’t click, pay or give anything.",
  },
  {
    of: ["message"],
    form: asksOnly(
      /(?:should|shall|can|could|may|must|do) i (?:just |still |really )?(?:click|tap|press|open|reply|answer|respond|call|pay|buy|send|log in|follow)(?: (?:on|it|the|that|this|them|him|her|link|number|back|to|gift cards?|attachment))*/i,
      /it (?:has|had|contains|comes with) (?:an? |the )?(?:link|attachment|number|button|file)/i,
    ),
    text: "Not from the message: its words don’t show where a link leads, or who answers at its number. Open the app or the page the way you always do. If it’s real, you’ll see it there, too.",
  },
  {
    of: ["message"],
    form: asksOnly(
      /(?:it|he|she|they|the (?:mail|e-?mail|message)) (?:says?|said|asks?|asked|tells?|told|wants?)(?: me| us)? (?:to )?(?:buy|get|pay|send)? ?(?:some |an? |\d+ )?(?:gift cards?|money|codes?)/i,
    ),
    text: "Then leave it until you’ve talked to that person at a number you already had, or face to face. No company or government office takes payment in gift cards, and it’s easy to put a boss’s name on an email.",
  },
  {
    of: ["message"],
    form: asksOnly(
      /(?:it|he|she|they) (?:just |only |now |also )*(?:says? (?:i|we) (?:must|have to|should|need to) pay|wants?|asks?(?: (?:me|us))? for|needs?) (?:me to (?:pay|send) )?(?:(?:only|just|an?|the|some|my|[$€£]) ?)*(?:\d[\d.,]* ?(?:euros?|dollars?|pounds?|cents|francs|bucks|quid|[$€£])|(?:small |shipping |customs )?fee|shipping|card (?:number|details)|credit card|bank details|address)(?: (?:for|as|to) [\w ]{3,30}?)?/i,
    ),
    text: "A small sum, or a card number to prove who you are, is what these messages are after: with that, they can take more. Don’t give it to anybody who wrote to you first. A real prize or package doesn’t depend on it; look in the store’s or the carrier’s own app.",
  },
  {
    of: ["message"],
    form: asksOnly(
      /(?:is|was) (?:it|this|that) (?:really |actually )?(?:him|her|them|my \w+|from (?:him|her|them|my \w+|the \w+)|real|true|genuine|legit|fake|a scam)/i,
    ),
    text: "The name on a message can be faked, so it proves nothing. Ask another way: call the number you already had, or go there. Paste the words, too, and I’ll show you what in them is common in scams.",
  },
  {
    of: ["call"],
    form: asksOnly(
      new RegExp(
        `(?:(?:what|but|and) if|maybe|perhaps) (?:it|this|that|he|she|they)(?:'s|'re| is| are| was| were| really| actually| did| call(?:ed)?| be)+ (?:from |an? |the |my |our )*${REAL}`,
        "i",
      ),
    ),
    text: "Then calling them yourself costs nothing: if they’re real, they have it on file and will understand that you hung up. Use a number you already had, not the one they gave you or the one on your screen, which can be faked.",
  },
  {
    of: ["call"],
    form: asksOnly(
      /(?:(?:what )?if )?(?:he|she|they|it|somebody|someone|the (?:man|woman|guy|caller|number|same number)) (?:will |just |has |have |always |might )*(?:(?:call|ring|phon)(?:s|e|es|ed|ing)? (?:me |us )?(?:again|back|every (?:day|hour)|all (?:day|the time)|twice|\w+ times)|keeps? (?:on )?(?:calling|ringing)(?: me| us)?)/i,
    ),
    text: "Don’t pick up, and don’t call back anybody you don’t know. Block the number, note the day and time, and report it where your country collects these calls. They give up when nobody talks.",
  },
  {
    of: ["loss"],
    form: asksOnly(
      /(?:(?:can|will|could|do|would|how (?:can|do|could)) (?:i|we) (?:ever |still )?|i (?:want|need) to )(?:get|have|see) (?:(?:my|the|our|that|any|all) (?:of )?(?:\w+ )?(?:money|savings|cash)|it|that)(?: (?:back|again))/i,
      /(?:can|will|could|does|would) (?:i|we|they|it|(?:the|my) bank) (?:get |be |give me )?(?:an? |my |the )?refund(?:ed|s)?(?: (?:me|it|that|the money|my money))*/i,
      /(?:is|are) (?:it|that|everything|(?:my|the|all(?: my| the)?) (?:money|savings)) (?:all |now |really |forever )*(?:gone|lost)/i,
    ),
    text: "Only the bank can say, and every hour counts: ask them directly to reverse the payment, and get a case number. A card payment can often be disputed, a transfer can sometimes be stopped, a gift card rarely. And watch out for anybody who offers to get it back for a fee: that’s the next scam.",
  },
  {
    of: ["assistant"],
    form: asksOnly(
      /(?:where|how) (?:do|can|could|should|would) (?:i|we) (?:look|find|check|see|verify)(?: (?:it|this|that|them|the (?:deadline|date|rule|law|source|price|number|original|truth)|up|out|for (?:it|this|that)|(?:if|whether) (?:it|this|that)(?:'s| is| was) (?:true|right|correct|real|so)))*/i,
    ),
    text: "With whoever decides it or keeps the record, and in a way you choose:\n\n- **A deadline, a rule, a benefit:** the office that pays or decides, on its own page or on the phone.\n- **A price, a schedule, opening hours:** the company itself.\n- **A law:** its text on the government’s own site.\n- **Medicine:** the leaflet, the pharmacist, the doctor.\n- **A study or a quotation:** search for its title or its exact words.\n\nType the address yourself, or take it from a letter you already had.",
  },
  {
    of: ["assistant"],
    form: asksOnly(
      /(?:it|chat ?gpt|the (?:ai|bot|assistant)) (?:also |even )?(?:gave|has given|sent|shows?|showed|names?|named|cited?) (?:me )?(?:an? |some |the |its |two |three |\d )?(?:\w+ )?(?:links?|sources?|stud(?:y|ies)|pages?|address(?:es)?)/i,
    ),
    text: "Open it, and see three things: whether the page exists at all, whether it says what the answer says, and what year it’s from. A link that leads nowhere, or to something else, is a sign to look up the rest as well.",
  },
  ...DEMAND_ROWS.map(({ form, text }) => ({ of: ["demand" as const], form, text })),
];

/** The case that the last answers were about; with a text at hand the very last one, since a later question is about that. Null where there is none. */
function openCase(history: Turns, atHand: boolean): Case | null {
  const answers = history.filter(({ role }) => role === "assistant").slice(atHand ? -1 : -MOST_TURNS);
  for (const { text } of answers.toReversed()) {
    const known = CASES.find(([head]) => text.includes(head))?.[1] ?? ROWS.find((row) => text.includes(row.text))?.of[0];
    if (known) return known;
  }
  return null;
}

const TO_SAFETY = "Has anything happened since: was something sent, paid, typed in or posted? Tell me, and I’ll say what comes first.";
const NOTHING_KNOWN: Readonly<Record<Case, string>> = {
  pictures: `I can’t tell from these words what that means for you, and I’m not a person who could be with you. Somebody close to you can.\n\n${TELL_SOMEBODY}`,
  call: `I can’t tell from here. ${TO_SAFETY}`,
  message: `I can’t tell until I see its words: paste them here. ${TO_SAFETY}`,
  loss: `I can’t tell from here. The bank, the police or a consumer protection office can, once they know your case. ${TO_SAFETY}`,
  demand:
    "I can’t know that from here. Get it in writing, and ask one of the offices I named; if there’s a letter or a message, paste it, and I’ll read it with you.",
  assistant: "I can’t tell: I don’t look anything up. Paste the assistant’s whole answer, and I’ll show you what in it can be checked, and how.",
};

/** What is asked of a case that the last answers were about; null where nothing is known of it. */
export function sayAfterOwnCase(request: string, history: Turns, atHand: boolean): Said | null {
  const open = openCase(history, atHand);
  if (open === null) return null;
  const words = plainWords(request.trim());
  const row = ROWS.find(({ of, form }) => of.includes(open) && form.test(words));
  if (row) return { text: row.text, confidence: 0.85 };
  const happened = whatHappened(request)?.kind;
  // “I gave it to them”: what was asked for stands in the case.
  if (happened === "lost" && (open === "call" || open === "message")) return SAY_LOSS;
  return open !== "assistant" && open !== "demand" && happened === "helped" ? { text: HELPED, confidence: 0.75 } : null;
}

/** What takes up a case that was told: “do they know where I live”, and not “how do I cook rice”. */
const TAKES_UP = anyWords(
  /he|she|it|they|them|him|her|his|their|this|that|these|those|who|whom|why|now|then|next/i,
  /call\w*|phone\w*|number|bank|money|cards?|codes?|account|police|messages?|e-?mails?|links?|pay\w*|paid|scam\w*|fraud\w*|swindl\w*|hack\w*|pictures?|photos?|pics?|assistant|answers?|chat ?gpt/i,
  /real|true|safe|danger\w*|happen\w*|report\w*|block\w*|lost|gone|back|afraid|scared|sure|worr\w+/i,
);

/** What is said in such a case in the place of the question which text is meant; null where there is none, or another matter is asked about. */
export function sayOpenCase(request: string, history: Turns): Said | null {
  const open = openCase(history, false);
  return open && (TAKES_UP.test(request) || !asks(request)) ? { text: NOTHING_KNOWN[open], confidence: 0.6 } : null;
}

/** Whether a case of one’s own is what the last answers were about. */
export const isCaseOpen = (history: Turns): boolean => openCase(history, false) !== null;
