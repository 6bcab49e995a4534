import { cutText } from "@candor/engine";
import { anyOf } from "../../text/forms.ts";
import { isOfHealth } from "../danger/care.ts";
import { lessonTitles, sayLessons } from "./lesson-link.ts";
import { ASK_FIRST, RELATIVES } from "../people/say-people.ts";
import { sayWorld } from "../talk/say-outside.ts";
import type { Said } from "../say.ts";

/** “My friend says the earth is flat. What do I say”: a claim that somebody near holds, and a talk that is to come; “I saw a video that says …”: a claim that nobody near holds. */

const LEAD = "^(?:(?:hi|hello|hey|help|so|ok(?:ay)?|well)[,.! ]+)*";
const WHO = `(?:my|our|a|an|the|some) (?:[\\w’'-]+ ){0,2}?${RELATIVES}(?: (?:at|from|in) (?:\\w+ )?\\w+)?`;
const HOLDS =
  "(?:(?:just|always|now|really|still|even|also|has|have) )*(?:says?|said|saying|keeps? (?:saying|posting|telling (?:me|us))|claims?|claimed|thinks?|believes?|posted|posts|shared|wrote|writes|swears?|insists?|told (?:me|us|everyone)|(?:is|are) (?:sure|convinced|certain))";
const CLAIM = "(?!(?:it|this|that|he|she|they|i|we|you|me|us)(?:['’]\\w+)? ?[,.;]?$)(?<claim>[^?\\n“”\"]{8,120}?)";
const TALK =
  "(?:i (?:do(?:n['’]?t| not) know|have no idea) )?(?:what|how) (?:(?:do|can|could|should|would|shall|might|must) (?:i|we)|to) (?:(?:best|even|now|then|ever) )*(?:say|answer|reply|respond|tell|react|write|argue|counter|explain|deal)\\b[^?.!]{0,40}";
const TOLD = new RegExp(
  `${LEAD}${WHO} ${HOLDS}(?: (?:on|in) (?:facebook|whatsapp|instagram|tiktok|our \\w+|the \\w+ (?:group|chat)))?:? (?:that )?${CLAIM}[,.;:!?]* (?:and |so |but |now )*${TALK}[?.! ]*$`,
  "i",
);
/** “My mum says I am lazy”: of the one who asks, and nothing that can be looked up. */
const OF_ONESELF = /\b(?:i|me|my|we|us|our)\b/i;

const MOST_CHARS = 240;
const MOST_SHOWN_CHARS = 100;
const LESSONS = ["steelman"];

/** The way to talk about a claim that somebody near holds; null where none is told, or none that could be looked up. */
export function sayToldClaim(request: string): Said | null {
  const claim = request.length > MOST_CHARS ? undefined : TOLD.exec(request.trim())?.groups?.claim;
  if (claim === undefined || OF_ONESELF.test(claim)) return null;
  return {
    text: `I don’t write messages, but this order tends to keep a talk like that friendly:\n\n1. ${ASK_FIRST} Where did they find it, and what about it appealed to them? Then listen.\n2. **Look up one thing beforehand:** _${cutText(claim.replace(/[_*“”"]/g, ""), MOST_SHOWN_CHARS)}_, with “fact check” or “evidence” beside it. Open two pages that have nothing to gain from it.\n3. **Show the way instead of the result:** what you looked up, and where. Do it together if they like.\n4. **Leave a door open.** Talk about a time when you were fooled yourself. This goes better in private than in front of others.\n\n${sayLessons(LESSONS)}`,
    confidence: 0.8,
    notes: lessonTitles(LESSONS),
  };
}

const SAW = anyOf(
  new RegExp(
    `${LEAD}(?:i|we)(?:['’]ve)? (?:just |once |recently |have |also )*(?:saw|seen|watched|heard|read|found|came across) (?:an?|some|this|the|in an?|on) (?:[\\w-]+ ){0,2}?(?:videos?|reels?|tiktoks?|posts?|podcasts?|articles?|clips?|memes?|shorts?|documentary|tweets?|stories|facebook|instagram|youtube)(?: (?:on|by|from) [\\w ]{3,20}?)? (?:(?:that|which|where (?:they|he|she|someone|somebody)|and (?:it|he|she|they)) )?(?:says?|said|saying|claims?|claimed|claiming|tells?|told)? ?(?:that )?${CLAIM}[.! ]*$`,
    "i",
  ),
);
const OF_BODY =
  /\b(?:cancer|autism|diabetes|strokes?|heart|vaccin\w+|medicines?|pills?|tablets?|vitamins?|allerg\w+|infertil\w+|pregnan\w+|skin|blood|cures?|heals?)\b/i;
/** As texts are written, and talk is seldom typed. */
const WRITTEN = /^["“‘']?\p{Lu}.*\.$/su;
const SAYS_SO = /\b(?:says?|said|saying|claims?|claimed|claiming|tells?|told|that)\b/i;

const ASK_SOMEBODY = "Before you stop or start anything because of it, ask a pharmacist or a doctor.";
const STOP_OR_BEGIN =
  /^(?:(?:so|and|but|ok(?:ay)?|then|wait)[, ]+)*(?:(?:should|can|must|shall|may|do) i (?:(?:now|still|really|better|just|have to|need to) )*(?:stop|quit|start|begin|keep|take|use|eat|drink|wear|avoid|throw|get rid|worry|give|be (?:worried|afraid))|is it (?:still )?(?:safe|ok(?:ay)?|dangerous|harmful))\b/i;
/** “Should I stop using it?”, after such an answer on health; null of anything else. */
export const saySawNext = (request: string, last: string): Said | null =>
  last.includes(ASK_SOMEBODY) && STOP_OR_BEGIN.test(request.trim())
    ? {
        text: "Not on the word of one post, whichever way it goes. A pharmacist or a doctor can tell you in a few minutes, and many answer by phone. Until then, leave things as they are. Tell them where you got this.",
        confidence: 0.8,
      }
    : null;

/** What one saw somewhere and was not shown here: how it is checked; of health whom to ask first. */
export function saySawClaim(request: string): Said | null {
  const words = request.trim();
  const claim = words.length > MOST_CHARS || WRITTEN.test(words) || !SAYS_SO.test(words) ? undefined : SAW.exec(words)?.groups?.claim;
  if (claim === undefined || OF_ONESELF.test(claim)) return null;
  const said = sayWorld(claim);
  return isOfHealth(claim) || OF_BODY.test(claim) ? { ...said, text: `${said.text}\n\n${ASK_SOMEBODY}` } : said;
}
