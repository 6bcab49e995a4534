import { anyOf, anyWords } from "./forms.ts";
import type { Sentence } from "./words.ts";

/** Whether a text argues for something, or reports what others did and said. */

/** Advice or a judgement of the writer's own. */
const ADVISES_OR_JUDGES = anyWords(
  /should|must|need to|needs to|have to|has to|ought|let's|let us|we can(?:not|['’]t)?|deserves?|therefore|that is why|so we|clearly/i,
  /obviously|it is time|it['’]s time|either|(?:vote|voting) (?:for|against)|support the|join us|sign (?:the|this)|stop|never|nobody/i,
  /no one|everyone|everybody|only way|no (?:choice|alternative)|worth|mistake|wrong|right(?! (?:to|of|side|bank))|unfair|fair(?:er)?/i,
  /better|best|worse|worst|good|bad|great|terrible|dangerous|harmful|useless|shame\w*|disgrace|absurd|ridiculous|important|necessary/i,
  /essential|crucial|proves?|because/i,
);
/** Somebody else's words: what they ask for is reported. */
const SPOKEN = anyOf(
  /["“”]/i,
  /\b(?:said|says|told|according to|argues?|argued|warns?|warned|advises?|advised|recommends?|recommended|urges?|urged|wants?|demands?|announced|voted|added|wrote|reported|spokes\w+)\b/i,
);

/** A call to its readers says what the writer is for, where all that is told may be what others plan. */
const CALLS =
  /^(?:please |so |now )*(?:sign|vote|join|support|stop|save|protect|defend|oppose|reject|resist|demand|boycott|say (?:no|yes) to|(?:don['’]t|do not|never) let|(?:call|write to|ask|tell) (?:your|the|them)|help (?:us|to|keep|save|stop)|keep (?:the|our|your))\b/i;
export const callsIn = (sentences: readonly Sentence[]): Sentence[] => sentences.filter((s) => CALLS.test(s.text));

const argues = (sentences: readonly Sentence[]): boolean =>
  callsIn(sentences).length > 0 || sentences.some((s) => ADVISES_OR_JUDGES.test(s.text) && !SPOKEN.test(s.text));

const MIN_REPORT_SENTENCES = 3;
/** A single statement is a position, however calm. */
export const isReport = (sentences: readonly Sentence[]): boolean => sentences.length >= MIN_REPORT_SENTENCES && !argues(sentences);

const ADVICE = anyWords(
  /advises?|advised|recommends?|recommended|urges?|urged|warns?|warned|calls? for|called for|demands?|demanded|wants?|argues?|argued/i,
  /(?:said|says)\b.*\b(?:should|must|need)|opposes?|supports?/i,
);
/** Where a report tells of somebody who wants something. */
export const advisedIn = (sentences: readonly Sentence[]): Sentence[] => sentences.filter((s) => ADVICE.test(s.text));
/** What a report counts on to come is no reason: “It will publish the full report next week.” */
export const ANNOUNCES: RegExp = /\bwill (?:publish|release|announce|present|meet|vote|decide|report|hold|be (?:published|released|announced|presented))\b/i;
