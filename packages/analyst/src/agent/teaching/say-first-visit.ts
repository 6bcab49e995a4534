import { FIRST_VISIT_ROWS } from "./first-visit-rows.ts";
import { lessonTitles, sayLessons } from "./lesson-link.ts";
import { plainWords } from "../request/plain-words.ts";
import { saySourceKinds } from "./say-source-kinds.ts";
import { saySawClaim, sayToldClaim } from "./say-told-claim.ts";
import type { Said } from "../say.ts";
import { sayTopic } from "./spotting.ts";

const MOST_CHARS = 200;

/** “How can I verify a claim I saw on TikTok?” */
const TO_CHECK =
  /\bhow (?:do|can|could|should|would|to)(?: (?:i|we|you|one|people))? (?:\w+ )?(?:verify|check|fact[- ]?check|confirm|trace) (?:an? |some |the )?(?:\w+ )?(?:claims?|posts?|videos?|quotes?|photos?|pictures?|images?|stor(?:y|ies)|rumou?rs?|news)\b(?! (?:above|here|in (?:it|this|that)))/i;
/** “How do ads trick us?” */
const TRICKS =
  /\bhow do (?:ads|adverts?|advertisers?|advertising|companies|marketers?|politicians?|influencers?|people|they|websites?|shops?|apps|the media|newspapers?) (?:trick|manipulate|fool|persuade|deceive|influence|play|mislead) (?:us|people|you|me|customers|voters|buyers|their \w+)\b/i;
/** “What should I check before I share something?” */
const BEFORE_SHARING =
  /\b(?:what|how|how long|when)\b[^.?!]{0,50}\b(?:check|look (?:at|for)|do|verify|fact[- ]?check)\b[^.?!]{0,25}\bbefore (?:(?:i|we|you) )?(?:shar(?:e|ing)|post(?:ing)?|forward(?:ing)?|repost(?:ing)?|pass(?:ing)? (?:it|something|things) on)\b/i;
const TOPICS: readonly (readonly [form: RegExp, topic: string])[] = [
  [TO_CHECK, "fake news"],
  [BEFORE_SHARING, "fake news"],
  [TRICKS, "manipulation"],
];

/** Null where nothing of the kind is asked. */
export function sayFirstVisit(request: string): Said | null {
  if (request.length > MOST_CHARS) return null;
  const plain = plainWords(request.trim().replace(/\s+/g, " "));
  const known = sayToldClaim(plain) ?? saySawClaim(plain) ?? saySourceKinds(plain);
  if (known) return known;
  const topic = TOPICS.find(([form]) => form.test(plain))?.[1];
  if (topic !== undefined) return sayTopic(topic);
  const row = FIRST_VISIT_ROWS.find(({ form }) => form.test(plain));
  if (!row) return null;
  return { text: [row.text, sayLessons(row.lessons)].filter(Boolean).join("\n\n"), confidence: 0.85, notes: lessonTitles(row.lessons) };
}
