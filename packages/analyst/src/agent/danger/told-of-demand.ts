import { plainWords } from "../request/plain-words.ts";
import type { Said } from "../say.ts";

/** “My landlord says I have to leave by Friday”: somebody with a say over the visitor wants something, and what they said is no text to be marked. */

const MOST_CHARS = 240;

/** Who it is, and who knows what they may ask for. */
const KNOWS: readonly [RegExp, string][] = [
  [/^(?:landlord|landlady|housing|property|caretaker|flatmate|roommate|estate)/i, "a tenants’ association, or your town’s free advice office"],
  [/^(?:boss|manager|employer|company|firm|supervisor|team lead|work|hr)/i, "your works council or union, or an employment adviser"],
  [/^(?:teacher|school|university|college|professor|kindergarten|nursery)/i, "the parent or student council, or the office that oversees the school"],
  [/^(?:insurance|insurer|health)/i, "the insurance ombudsman, or a consumer protection office"],
  [/^(?:council|town|city|office|job ?cent\w+|authority|tax)/i, "the office itself, with your case number, or a citizens’ advice office"],
  [/^/, "a consumer protection office, or a lawyer if a lot depends on it"],
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
export const OF_A_DEMAND = "I take this as your own case, not as a text to read.";

/** What to do where somebody with a say over the visitor wants something; null where nothing of the kind is told. */
export function sayOfDemand(typed: string): Said | null {
  if (typed.length > MOST_CHARS || /[\n"“]/.test(typed.trim())) return null;
  if (SCHOOLWORK.test(typed)) return null;
  const who = TOLD.exec(plainWords(typed.trim()))?.groups?.who;
  if (who === undefined) return null;
  const knows = KNOWS.find(([form]) => form.test(who))![1];
  return {
    text: `${OF_A_DEMAND} I can’t know whether they’re allowed to ask that: it depends on papers and rules I don’t have. What usually helps:\n\n1. **Get it in writing:** what exactly, by when, and why. Until then it’s just something somebody said.\n2. **Ask what it’s based on:** which contract, rule or decision. Then read that paper yourself.\n3. **Ask somebody who knows:** ${knows}.\n4. **Don’t agree to anything on the spot.** “I’ll read it and get back to you” is enough.\n\nIf there’s a letter or a message, paste it, and I’ll read it with you.`,
    confidence: 0.8,
  };
}

/** What is asked after such an answer. */
export const DEMAND_ROWS: readonly { form: RegExp; text: string }[] = [
  {
    form: /^(?:(?:so|and|but|ok(?:ay)?|well|then)[, ]+)*(?:(?:can|may|could|is|are|do|does) (?:he|she|they|it|that|this)\b[^?]{0,40}\b(?:do|ask|demand|allowed|legal|right|lawful|force|throw|kick|fire|make|just)\b[^?]{0,40}|is (?:it|that|this) (?:even |really )?(?:ok(?:ay)?|legal|allowed|fair|right|normal))\??$/i,
    text: "That’s a question about the law and your papers, and I have neither. You need just three things: their demand in writing, the contract or rule it names, and somebody who reads papers like that every day. Many of those offices answer by phone, free of charge.",
  },
  {
    form: /^(?:(?:so|and|but|ok(?:ay)?|well|then)[, ]+)*(?:what (?:do|should|can|shall|could) (?:i|we) (?:even )?do|what now|now what|what next|help(?: me)?)(?: (?:now|then|first))*[?.! ]*$/i,
    text: "First, the paper: write to them today; two sentences will do. “You told me that … Please send me that in writing, with the reason and the date.” Then look up what your own contract says about it. Then call one of the offices I named, with both in hand. Until they’ve answered, don’t sign anything or pay anything extra.",
  },
  {
    form: /^(?:(?:so|and|but|ok(?:ay)?|well|then)[, ]+)*why(?: (?:is|does|do|would) (?:he|she|they|that|it)\b[^?]{0,40})?[?.! ]*$/i,
    text: "I don’t know their reason, and you don’t have to guess it: ask for it in writing. Anyone with a good one can give it, and a reason on paper can be checked.",
  },
  {
    form: /^(?:(?:so|and|but|ok(?:ay)?|well|then)[, ]+)*(?:what (?:happens |will happen )?if (?:i|we) (?:don't|do not|refuse|say no|stay|ignore|won't)\b[^?]{0,40}|(?:should|must|do|can) (?:i|we) (?:really |have to |just )*(?:sign|pay|leave|go|agree|say yes|say no|refuse|do it|answer|quit)\b[^?]{0,30})[?.! ]*$/i,
    text: "That depends on what your papers say, so decide after you’ve seen them, not today in the doorway. Ask the office I named one thing: if I do nothing, what is the earliest that something happens, and what would they have to do first?",
  },
  {
    form: /^(?:(?:so|and|but|ok(?:ay)?|well|yes|no|then|because)[, ]+)*(?:he|she|they|it|i|we|there|because|my|our)\b/i,
    text: "Write that down as well, with the date: who says so, and where it’s written. What somebody says is one thing, what the paper says is another, and an adviser will ask for both.",
  },
];
