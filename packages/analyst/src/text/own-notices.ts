import { anyWords } from "./forms.ts";

/** Texts by those whom they concern, that argue nothing: an obituary, a search for a pet, minutes. Nobody asks them for the other side. */

const MOST_WORDS = 400;
const DIED = anyWords(/(?:has |have )?(?:died|passed away|fell asleep)|in (?:loving )?memory of|we (?:mourn|said goodbye)|our (?:beloved|dear)/iu);
const OF_MOURNING = anyWords(
  /(?:is|was|are) survived by|leaves (?:behind )?(?:his|her|a|two|three|four) (?:wife|husband|widow|widower|son|daughter|children|partner|sons|daughters)|(?:the )?(?:funeral|memorial service|burial|cremation|wake)/iu,
);
const LOST = anyWords(
  /(?:lost|missing|found)(?=:)|(?:has |have )?(?:gone|went) missing|(?:has|have) been missing|(?:is|are) missing (?:since|from)|ran away|we (?:are )?(?:miss|missing|looking for) our|lost (?:on|in|at|near)/iu,
);
const A_PET =
  /\b(?:cat|kitten|tomcat|dog|puppy|parrot|budgie|canary|rabbit|tortoise|hamster|ferret|bird|pony|horse|key|keys|wallet|purse|ring|glove|scarf|bike|bicycle|phone|teddy|collar|harness|leash|chipped|answers to)\b/i;
const TO_FINDERS =
  /\b(?:if you (?:see|saw|find|found|have seen|know)|(?:please )?(?:call|text|ring|contact|phone|write to)\b[^.!?]{0,40}\d{3}|reward|whoever (?:finds|brings|found))/i;
const MINUTES = /^(?:\p{L}+ )?(?:minutes|protocol|record) (?:of|from) (?:the |our |a )?/iu;
const OF_A_MEETING =
  /\b(?:present|attend(?:ees|ance|ed)|apologies|chair(?:ed|person|woman|man)?|next meeting|any other business|agenda|approved|motion|in favou?r)\b/gi;
const LEAST_OF_MEETING = 2;

const isObituary = (text: string): boolean => DIED.test(text) && OF_MOURNING.test(text);
const isSearch = (text: string): boolean => LOST.test(text) && A_PET.test(text) && TO_FINDERS.test(text);
const isMinutes = (text: string): boolean =>
  MINUTES.test(text) && new Set((text.match(OF_A_MEETING) ?? []).map((word) => word.toLowerCase())).size >= LEAST_OF_MEETING;

/** Whether a text is such a notice, in up to 400 words. */
export const isOwnNotice = (text: string): boolean => text.split(/\s+/).length <= MOST_WORDS && (isObituary(text) || isSearch(text) || isMinutes(text));
