import { anyOf } from "../../text/forms.ts";
import { plainWords } from "../request/plain-words.ts";
import type { Said } from "../say.ts";

/** Somebody wants, has, or threatens to show pictures of the visitor, as people tell it. What helps then is known, and needs no text. */

const MOST_CHARS = 300;
const THEM =
  "(?:he|she|they|somebody|someone|people|(?:the|a|this|that|some|my|our) (?:[\\w-]+ )?(?:guy|man|boy|girl|woman|person|friend|stranger|account|classmate|ex|boyfriend|girlfriend|partner|coach|teacher))(?: (?:online|on (?:\\w+)|i (?:know|met(?: online)?)|from (?:\\w+)))?";
const PICTURES = "(?:nudes?|pics?|pictures?|photos?|selfies?|videos?|screenshots?)";
const OF_ME = `(?:(?:my|our) (?:\\w+ )?${PICTURES}|(?:\\w+ )?${PICTURES} of (?:me|us|my \\w+)|nudes)`;
/** Of a body, and not of a trip. */
const OF_BODY = `(?:(?:\\w+ )?${PICTURES} of (?:me|myself|my (?:body|face|feet|breasts|boobs|butt|chest))(?! (?:and|with|as|at|in|on|for)\\b)|(?:my )?nudes|(?:my )?naked ${PICTURES})`;
const SHOWS = "(?:post|send|share|leak|show|publish|release|upload|spread|forward)(?:s|ing|ed)?";

/** Whom nobody need fear to have sent a picture of a face to. */
const NEAR =
  "(?:my|our|the) (?:\\w+ )?(?:mum|mom|mother|dad|father|parents|gran(?:dma|ny|dmother|dpa|dfather)?|doctor|dentist|nurse|embassy)\\b(?![^.!?]*\\b(?:nudes?|naked)\\b)";

const WILL_SHOW = new RegExp(
  `\\b${THEM}\\b[^.!?]{0,60}(?:\\b(?:will|would|going to|gonna|wants? to)|['’](?:ll|d))\\b[^.!?]{0,40}\\b${SHOWS}\\b[^.!?]{0,30}\\b${OF_ME}\\b`,
  "i",
);
/** A gallery shows pictures as well. */
const AGAINST_ME =
  /\b(?:if (?:i|we)\b(?! (?:like|want|agree|allow|say yes|am ok\w*)\b)|unless|or else|otherwise|leak\w*|nudes?|naked|private|intimate|online|everywhere|everyone|everybody|to (?:all )?(?:my|our|the whole) (?:\w+ )?(?:friends|family|parents|school|class|contacts|followers|boss|wife|husband)(?! if (?:i|we) (?:like|want|agree|allow|say yes)\b))\b/i;
/** “My teacher wants to show my video to my class”: by such people it is a threat only with a condition, of a body, or where it frightens. */
const IN_THE_OPEN = /\b(?:my|our|the|a) (?:\w+ )?(?:teacher|coach|boss|school|photographer|club|friend|colleague|company)\b/i;
const PRESSES =
  /\b(?:if (?:i|we) (?:do(?:n['’]?t| not)|won['’]?t|refuse|say no|tell|leave)|unless|or else|otherwise|leak\w*|nudes?|naked|private|intimate|threat\w*|blackmail\w*|without (?:asking|my)|scared|afraid|help|don['’]?t want)\b/i;
const THREAT = anyOf(
  new RegExp(`\\b${THEM}\\b[^.!?]{0,20}\\bthreat\\w*[^.!?]{0,60}\\b${OF_ME}\\b`, "i"),
  new RegExp(`\\b(?:being|am|i'm|getting|gets?|got|is|are) (?:blackmail(?:ed|ing)|sextorted)\\b[^.!?]{0,40}\\b(?:me|us|${PICTURES})\\b`, "i"),
);
const SENT = anyOf(
  new RegExp(
    `\\b(?:i|we)(?:['’]ve| have)? (?:already |just |stupidly |only )*(?:sent|send|gave|showed|shared) (?!${NEAR})(?:(?:him|her|them|it|somebody|someone|a \\w+) )?(?:an? |some |my |the |one |two |\\d )?(?:\\w+ )?${OF_BODY}\\b`,
    "i",
  ),
  new RegExp(
    `\\b(?:i|we)(?:['’]ve| have)? (?:already |just |stupidly |only )*(?:sent|gave|showed) (?:him|her|them|somebody|someone|a (?:guy|boy|girl|man|stranger)) (?:an? |some |one |two |\\d )?(?:\\w+ )?${PICTURES}\\b[^.!?]{0,40}\\b(?:regret|scared|afraid|worried|wish|want (?:it|them) back|delet\\w+|what (?:now|do i do|should i do)|help)\\b`,
    "i",
  ),
  new RegExp(`\\b${THEM} (?:(?:has|have|got|saved|screenshotted) ${OF_BODY}|took (?:an? |some |my )?(?:nudes|(?:naked|nude) ${PICTURES}))\\b`, "i"),
);
const WANTED = new RegExp(
  `\\b${THEM} (?:[^.!?]{0,30}\\band )?(?:really |always |just |still |only )*(?:wants?|wanted|asks?|asked|is asking|are asking|keeps? asking|begs?|pressures?|is pressuring|tells?|told)\\b[^.!?]{0,40}\\b${OF_BODY}\\b`,
  "i",
);

/** Where to have them taken down stands last: it takes a minute to find the form, and somebody near takes the fear away first. */
export const TAKE_DOWN =
  "If somebody in the picture was under 18, takeitdown.ncmec.org helps keep it off large platforms, and nobody there has to see it. For adults, stopncii.org does the same.";
/** How the answers begin, by which they are known further up in a conversation. */
export const OF_THREAT = "That’s blackmail, and you did nothing to deserve it.";
export const OF_SENT = "That happens to a lot of people, and there are things you can do.";
export const OF_WANTED = "You don’t owe anybody a picture of you, and a “no” doesn’t need a reason.";
const SAY_THREAT: Said = {
  text: `${OF_THREAT}\n\n1. **Send nothing more,** no pictures and no money. People who get something come back for more.\n2. **Keep the messages and the name of the account,** then block it and report it on the platform.\n3. **Tell somebody you trust today:** a parent, a teacher, a friend. It feels smaller once somebody else knows.\n4. **Go to the police with it.** They see this every day, and threatening somebody with pictures is a crime in many countries.\n\n${TAKE_DOWN}`,
  confidence: 0.9,
};
export const SAY_SENT_PICTURES: Said = {
  text: `${OF_SENT}\n\n1. **Send nothing more,** whatever they promise or threaten.\n2. **Ask once, in writing, to have it deleted,** if you know them and it feels safe. Keep what you both wrote.\n3. **Tell somebody you trust:** a parent, a teacher, a friend. You don’t have to show them the picture.\n4. **If they threaten you,** don’t pay and don’t answer: block, report, and go to the police.\n\n${TAKE_DOWN}`,
  confidence: 0.85,
};
const SAY_WANTED: Said = {
  text: `${OF_WANTED} Once it’s sent, you can’t get it back: whoever has it can keep it, pass it on or ask for more.\n\n- **Somebody you met online** may not be the person in their pictures.\n- **Signs to stop:** hurry, flattery, “don’t tell anybody”, or a friendship that’s over if you say no.\n- **Show it to somebody you trust** before you answer, a parent or a teacher if you are under 18. Block and report anybody who keeps asking.\n\nPaste what they wrote, if you like, and I’ll say what in it pressures you.`,
  confidence: 0.85,
};

/** What to do about a picture of the visitor that somebody wants, has, or threatens to show; null where nothing of the kind is told. */
export function sayPicturesOfMe(typed: string): Said | null {
  if (typed.length > MOST_CHARS) return null;
  const words = plainWords(typed.trim().replace(/\s+/g, " "));
  if (THREAT.test(words) || (WILL_SHOW.test(words) && AGAINST_ME.test(words) && (!IN_THE_OPEN.test(words) || PRESSES.test(words)))) return SAY_THREAT;
  if (SENT.test(words)) return SAY_SENT_PICTURES;
  return WANTED.test(words) ? SAY_WANTED : null;
}
