import { plainWords } from "./plain-words.ts";
import type { Said } from "./say.ts";

/** “My landlord says I have to leave by Friday”: somebody with a say over the visitor wants something, and what they said is no text to be marked. */

const MOST_CHARS = 240;

/** Who it is, and who knows what they may ask for. */
const KNOWS: readonly [RegExp, string][] = [
  [/^(?:landlord|landlady|housing|property|caretaker|flatmate|roommate|estate)/i, "a tenants’ association, or the free advice of your town"],
  [/^(?:boss|manager|employer|company|firm|supervisor|team lead|work|hr)/i, "your works council or union, or an employment adviser"],
  [/^(?:teacher|school|university|college|professor|kindergarten|nursery)/i, "the parents’ or students’ council, or the office above the school"],
  [/^(?:insurance|insurer|health)/i, "the ombudsman for insurers, or a consumer office"],
  [/^(?:council|town|city|office|job ?cent\w+|authority|tax)/i, "the office itself, with the number of your file, or a citizens’ advice office"],
  [/^/, "a consumer office, or a lawyer where much hangs on it"],
];
const WHO =
  "(?<who>landlord|landlady|housing (?:association|company)|property manager|caretaker|flatmate|roommate|estate agent|boss|manager|employer|company|firm|supervisor|team lead|hr(?: department)?|teacher|school|university|college|professor|kindergarten|nursery|insurance(?: company)?|insurer|health insurance|council|town|city|job ?cent(?:er|re)|gym|provider|phone company|internet provider|energy company|airline|shop|seller|mechanic|garage|builder|agency|club)";
const SAYS =
  "(?:(?:just|now|has|have|had|suddenly|always|keeps?|is|are) )*(?:says?|said|saying|tells? (?:me|us)|told (?:me|us)|telling (?:me|us)|claims?|claimed|claiming|insists?|insisted|thinks|writes|wrote)(?: that)?,? ";
const BOUND =
  "(?:i|we|my \\w+|our \\w+) (?:now |still |also )*(?:have to|has to|had to|must|need to|should|ought to|owe|am not allowed|are not allowed|cannot|can not|can't|may not|am fired|am to|are to|will (?:have to|lose|be)|won't get|get no)\\b";
const WANTS =
  "(?:(?:just|now|suddenly|still|is|are|has|have|had) )*(?:wants?|wanted|asks?|asked|asking|tells?|told|telling|orders?|ordered|forces?|forcing|forbids?|forbade|pressures?|pressuring|threatens?|threatening|threatened|demands?|demanding|demanded|refuses?|refusing|refused|won't (?:let|give|pay))\\b[^?]{0,30}\\b(?:me|us|my|our|i|we)\\b";
const TOLD = new RegExp(
  `^(?:(?:hi|hello|hey|help|so|ok(?:ay)?|please|well)[,.! ]+)*(?:my|our|the) (?:\\w+ )?${WHO} (?:${SAYS}${BOUND}|${WANTS})[^\\n]{0,140}$`,
  "i",
);

/** “My teacher wants me to explain what a straw man is” asks for help with it. */
const SCHOOLWORK =
  /\b(?:to (?:explain|write|read|present|describe|find|compare|analy[sz]e|prepare|summari[sz]e)|(?:can|could|will|would) you|essay|homework|presentation)\b/i;

/** By which the answer is known again. */
export const OF_A_DEMAND = "I take this as your own case, and not as a text to read.";

/** What to do where somebody with a say over the visitor wants something; null where nothing of the kind is told. */
export function sayOfDemand(typed: string): Said | null {
  if (typed.length > MOST_CHARS || /[\n"“]/.test(typed.trim())) return null;
  if (SCHOOLWORK.test(typed)) return null;
  const who = TOLD.exec(plainWords(typed.trim()))?.groups?.who;
  if (who === undefined) return null;
  const knows = KNOWS.find(([form]) => form.test(who))![1];
  return {
    text: `${OF_A_DEMAND} Whether they may ask it I can’t know: that hangs on papers and rules that I don’t have. What mostly helps:\n\n1. **Have it in writing:** what exactly, by when, and why. Until then it is something that somebody said.\n2. **Ask what it rests on:** which contract, rule or decision. Then read that paper yourself.\n3. **Ask somebody who knows:** ${knows}.\n4. **Agree to nothing on the spot.** “I will read it and answer you” is enough.\n\nIf there is a letter or a message, paste it, and I will read it with you.`,
    confidence: 0.8,
  };
}

/** What is asked after such an answer. */
export const DEMAND_ROWS: readonly { form: RegExp; text: string }[] = [
  {
    form: /^(?:(?:so|and|but|ok(?:ay)?|well|then)[, ]+)*(?:(?:can|may|could|is|are|do|does) (?:he|she|they|it|that|this)\b[^?]{0,40}\b(?:do|ask|demand|allowed|legal|right|lawful|force|throw|kick|fire|make|just)\b[^?]{0,40}|is (?:it|that|this) (?:even |really )?(?:ok(?:ay)?|legal|allowed|fair|right|normal))\??$/i,
    text: "That is a question of law and of your papers, and I have neither. The way to an answer is short: their demand in writing, the contract or rule that it names, and somebody who reads such papers every day. Many of those offices answer on the phone, free of charge.",
  },
  {
    form: /^(?:(?:so|and|but|ok(?:ay)?|well|then)[, ]+)*(?:what (?:do|should|can|shall|could) (?:i|we) (?:even )?do|what now|now what|what next|help(?: me)?)(?: (?:now|then|first))*[?.! ]*$/i,
    text: "First the paper: write to them today, two sentences will do. “You told me that … Please send me that in writing, with the reason and the date.” Then look up what your own contract says on it. Then call one of the offices I named, with both in hand. Until they have answered, sign nothing and pay nothing extra.",
  },
  {
    form: /^(?:(?:so|and|but|ok(?:ay)?|well|then)[, ]+)*why(?: (?:is|does|do|would) (?:he|she|they|that|it)\b[^?]{0,40})?[?.! ]*$/i,
    text: "Their reason I don’t know, and you need not guess it: ask for it in writing. Whoever has a good one can give it, and a reason on paper can be checked.",
  },
  {
    form: /^(?:(?:so|and|but|ok(?:ay)?|well|then)[, ]+)*(?:what (?:happens |will happen )?if (?:i|we) (?:don't|do not|refuse|say no|stay|ignore|won't)\b[^?]{0,40}|(?:should|must|do|can) (?:i|we) (?:really |have to |just )*(?:sign|pay|leave|go|agree|say yes|say no|refuse|do it|answer|quit)\b[^?]{0,30})[?.! ]*$/i,
    text: "That depends on what your papers say, so decide it after you have seen them, and not today in the doorway. Ask the office that I named one thing: what happens at the earliest if I do nothing, and what would they have to do first?",
  },
  {
    form: /^(?:(?:so|and|but|ok(?:ay)?|well|yes|no|then|because)[, ]+)*(?:he|she|they|it|i|we|there|because|my|our)\b/i,
    text: "Note that down as well, with the day: who says so, and where it is written. What somebody says is one thing, what the paper says another, and an adviser will ask for both.",
  },
];
