import { anyWords } from "../text/forms.ts";
import { whatHappened } from "./event.ts";
import type { Turns } from "./last-answer.ts";
import { OF_SENT, OF_THREAT, OF_WANTED, TAKE_DOWN } from "./pictures-of-me.ts";
import { plainWords } from "./plain-words.ts";
import { HELPED, TOLD_OF_LOSS } from "./scam-step.ts";
import type { Said } from "./say.ts";
import { OF_ASSISTANT } from "./told-by-assistant.ts";
import { OF_A_CALL } from "./told-of-call.ts";

/** What is asked once a case of one's own was told (own-case.ts): nobody is asked for a text then. */
type Case = "pictures" | "call" | "assistant" | "loss";

const CASES: readonly (readonly [head: string, Case])[] = [
  [OF_THREAT, "pictures"],
  [OF_SENT, "pictures"],
  [OF_WANTED, "pictures"],
  [OF_A_CALL, "call"],
  [OF_ASSISTANT, "assistant"],
  [TOLD_OF_LOSS, "loss"],
];
const MOST_TURNS = 5;
/** The case that the last answers were about; with a text at hand the very last one, since a later question is about that. Null where there is none. */
function openCase(history: Turns, atHand: boolean): Case | null {
  const answers = history.filter(({ role }) => role === "assistant").slice(atHand ? -1 : -MOST_TURNS);
  for (const { text } of answers.toReversed()) {
    const known = CASES.find(([head]) => text.includes(head));
    if (known) return known[1];
  }
  return null;
}

const TELL_SOMEBODY =
  "One person is enough to begin with: a parent, a brother or sister, a teacher, a friend’s mother, a doctor. Words to start with: “Something happened online, and I need your help. Please listen first.” Most people are less angry than one fears.\n\nIf there is nobody, or it must be tonight: findahelpline.com lists people of your country who listen, mostly free and without a name.";

/** The first that fits, in this order. */
const ROWS: readonly { of: readonly Case[]; form: RegExp; text: string }[] = [
  {
    of: ["pictures"],
    form: anyWords(
      /(?:scared|afraid|ashamed|embarrassed|panic\w*|crying|desperate|alone|terrified|worried|can['’]?t sleep|kill me|hate me|my fault|so stupid)/i,
    ),
    text: `That is no wonder, and it is not your fault: whoever presses you did this. You need not carry it alone.\n\n${TELL_SOMEBODY}`,
  },
  {
    of: ["pictures"],
    form: anyWords(/who(?:m)? (?:can|could|should|do) (?:i|we) (?:tell|talk|ask|call|turn)|(?:tell|talk to) (?:my|a|the) \w+/i),
    text: TELL_SOMEBODY,
  },
  {
    of: ["pictures"],
    form: anyWords(/(?:what|and|but) if (?:he|she|they|somebody|someone)|(?:he|she|they) (?:\w+ )?(?:posted|shared|leaked|published|sent) (?:it|them)/i),
    text: `Then it can be taken down, and what was done is their deed, not yours.\n\n1. **Note where it stands:** the address, the name of the account and the time. Keep the messages.\n2. **Report it on the platform** as a picture of you that was shared without your consent. Such reports come first.\n3. **Go to the police with it,** together with somebody you trust.\n\n${TAKE_DOWN}`,
  },
  {
    of: ["pictures"],
    form: anyWords(/(?:should|shall|must|do|can) i (?:just |have to |really )?(?:pay|send|give|do (?:it|what))/i),
    text: "No. Whoever gets something asks again, and pays nothing back in peace. Send nothing, keep what was written, block the account, and tell somebody you trust today.",
  },
  {
    of: ["pictures"],
    form: anyWords(/what (?:do|should|can|shall) (?:i|we) (?:say|write|answer|reply)|how (?:do|should|can) (?:i|we) (?:say|answer|reply|respond)/i),
    text: "If you want to answer at all, one sentence will do: “I don’t send pictures.” It needs no reason and no excuse. Who means well leaves it at that; who goes on, or threatens, gets no further answer. Keep what was written, then block.",
  },
  {
    of: ["call"],
    form: anyWords(/(?:what|but) if (?:it|he|she|they)|(?:maybe|perhaps) (?:it|he|she|they)/i),
    text: "Then a call of your own costs nothing: whoever it was has the matter on file, and will understand that you hung up. Use a number that you had before, not the one they gave you, nor the one on the display, which can be faked.",
  },
  {
    of: ["call"],
    form: anyWords(/(?:call|calls|calling|called|ring|rings|phone[ds]?) (?:me |us )?(?:again|back|every day)|keeps? (?:calling|ringing)/i),
    text: "Don’t pick up, and call nobody back whom you do not know. Block the number, note the day and the hour, and report it where your country collects such calls. They give up where nobody talks.",
  },
  {
    of: ["loss"],
    form: anyWords(/(?:get|have|see) (?:my|the|our|that|any) (?:\w+ )?(?:money|savings) (?:back|again)|refund\w*|is (?:it|my money) (?:gone|lost)/i),
    text: "That is for the bank to say, and hours count: ask them outright to call the payment back, and for a case number. A payment by card can often be disputed, a transfer sometimes be stopped, a gift card seldom. And mind who offers to fetch it back for a fee: that is the next swindle.",
  },
  {
    of: ["assistant"],
    form: anyWords(/where (?:do|can|could|should|would) (?:i|we) (?:look|find|check|see)|how (?:do|can|could|should) (?:i|we) (?:look|find|check)/i),
    text: "At whoever decides it or keeps the record, by a way in of your own:\n\n- **A deadline, a rule, a benefit:** the office that pays or decides, on its own page or on the phone.\n- **A price, a timetable, an opening hour:** the company itself.\n- **A law:** its text on the page of the state.\n- **Medicine:** the leaflet, the pharmacist, the doctor.\n- **A study or a quotation:** search for its title or its exact words.\n\nThe address you type yourself, or take from a letter that you had before.",
  },
  {
    of: ["assistant"],
    form: anyWords(
      /(?:it|he|she) (?:gave|has given|sent|shows?|showed|names?|named|cited?) (?:me )?(?:an? |some |the |its |two |three |\d )?(?:\w+ )?(?:links?|sources?|stud(?:y|ies)|pages?|address(?:es)?)/i,
    ),
    text: "Open it, and see three things: whether the page is there at all, whether it says what the answer says, and of which year it is. A link that leads nowhere, or to something else, tells you to look up the rest as well.",
  },
];

const TO_SAFETY = "Did something happen since: was something sent, paid, typed in or posted? Tell me, and I will say what comes first.";
const NOTHING_KNOWN: Readonly<Record<Case, string>> = {
  pictures: `What that means for you I can’t tell from these words, and I am no person who could be with you. Somebody near can.\n\n${TELL_SOMEBODY}`,
  call: `That I can’t tell from here. ${TO_SAFETY}`,
  loss: `That I can’t tell from here; the bank, the police or a consumer office can, once they know your case. ${TO_SAFETY}`,
  assistant: "That I can’t tell: I look nothing up. Paste the whole answer of the assistant, and I will show what in it can be checked, and how.",
};

/** What is asked of a case that the last answers were about; null where nothing is known of it. */
export function sayAfterOwnCase(request: string, history: Turns, atHand: boolean): Said | null {
  const open = openCase(history, atHand);
  if (open === null) return null;
  const words = plainWords(request.trim());
  const row = ROWS.find(({ of, form }) => of.includes(open) && form.test(words));
  if (row) return { text: row.text, confidence: 0.85 };
  return open !== "assistant" && whatHappened(request)?.kind === "helped" ? { text: HELPED, confidence: 0.75 } : null;
}

/** What is said in such a case in the place of the question which text is meant; null where there is none. */
export function sayOpenCase(history: Turns): Said | null {
  const open = openCase(history, false);
  return open && { text: NOTHING_KNOWN[open], confidence: 0.6 };
}
