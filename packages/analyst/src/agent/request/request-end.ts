import { anyOf } from "../../text/forms.ts";
import { sentencesOf, wordCount } from "../../text/words.ts";
import { asks, introduces, MIN_PASTED_WORDS } from "./addressed.ts";
import { wantsSomething } from "../intent.ts";
import { unquoted } from "./unquoted.ts";

/** What somebody wants, and the text that came with it. */
export interface Material {
  request: string;
  text: string | null;
  second: string | null;
}

export const MIN_TEXT_CHARS = 20;
export const MAX_REQUEST_WORDS = 30;
export const MAX_REQUEST_CHARS = 200;

/** What a reader's own question points at, and a question in a text seldom does. */
export const POINTS_BACK = /\b(?:this|that|it|these|those)\b|^what (?:do|should|can|could) (?:i|we) (?:say|tell|answer|reply|write)\b/i;

/** Of several sentences before a colon the last has to ask something: “Your parcel is held. Click here: …” is one message. */
function introducesAll(head: string): boolean {
  const sentences = sentencesOf(head);
  const last = sentences.at(-1)?.text ?? "";
  if (sentences.length < 2 || asks(head)) return introduces(head);
  return asks(last) ? wantsSomething(last) || POINTS_BACK.test(last) : NAMES_WHAT_FOLLOWS.test(head.replace(/:$/, "").trim());
}
/** “… for school. The text: …” */
const NAMES_WHAT_FOLLOWS = anyOf(
  /\b(?:this|that|these|following)$/i,
  /(?:^\s*|[.!?\n][^\S\n]*)(?:(?:and )?here(?:'s|’s| is| are) )?(?:(?:the|my|its|their|his|her) )?(?:(?:full|whole|original) )?(?:text|article|message|post|statement|tweet|e-?mail|letter|speech|ad|quote|passage|paragraph|answer|reply|transcript|review)$/i,
);

/** “HAVE THEY LOST THE PLOT?”, “Are Our Streets Still Safe?”: nobody types a request so. */
const isSetAsTitle = (head: string): boolean => {
  const words = head.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const long = words.filter((word) => word.length > 3);
  return words.length > 2 && (!/\p{Ll}/u.test(head) || (long.length > 2 && long.every((word) => /^\p{Lu}/u.test(word))));
};
/** “How the town lost its trams” begins like a question and asks nothing. */
const isHeadline = (head: string): boolean =>
  (isSetAsTitle(head.trim()) || /^(?:how|why|what|when|where|who|which)\b[^?:]*$/i.test(head.trim())) && !POINTS_BACK.test(head) && !wantsSomething(head);

/** “I think my boss does not want me here. He said: ‘…’”, and no report that quotes a minister. */
const OWN_AFFAIR = /\b(?:i|me|my|we|us|our)\b/i;

/** “A leaflet came through my door. I don’t know yet who I’ll vote for.”: a first paragraph on how the text came here, or on what its reader does not know. */
const ARRIVED = anyOf(
  /\b(?:leaflets?|flyers?|brochures?|letters?|e-?mails?|mails?|messages?|texts?|posts?|ads?|adverts?|articles?|op-?eds?|columns?|newsletters?|press releases?|statements?|offers?|notices?|threads?|links?|this|it)\b[^.!?]{0,40}\b(?:came|arrived|landed|was (?:sent|given|shared|posted|handed|in)|is (?:from|by|going around)|popped up|turned up|goes around|showed up)\b[^.!?]{0,40}\b(?:my|our|me|us|today|yesterday|this morning)\b/i,
  /\b(?:i|we|my (?:\w+ )?\w+|somebody|someone|they)(?:['’]ve| have| just| has)* (?:got|found|received|saw|read|picked up|was sent|were sent|was given|am reading|came across|sent|gave|forwarded|shared|posted|showed|handed|wants?|keeps?)\b[^.!?]{0,60}\b(?:this|these|it|following|leaflet|flyer|letter|e-?mail|mail|message|post|ad|article|op-?ed|newsletter|press release|offer|notice)\b/i,
);
const UNSURE =
  /\b(?:i|we)(?:['’]m| am| are|['’]re| do|['’]d| would| have| ca)?(?: just| still| really| not|n['’]t| rather| quite)* (?:know|sure|certain|decide|undecided|wonder\w*|worried|confused|unsure|no idea|understand|get it|trust|believe|like it)\b/i;
const TO_READER = /\byou(?:r|rs)?\b/i;
const tellsHowItCame = (head: string): boolean =>
  ARRIVED.test(head) &&
  (sentencesOf(head).length === 1 || sentencesOf(head).every(({ text }) => ARRIVED.test(text) || UNSURE.test(text) || asks(text) || introduces(text))) &&
  !TO_READER.test(head.replace(/\b(?:what|how) do you think\b|\b(?:can|could|would) you\b/gi, ""));

/** “Verify your identity now:” is said to the reader of a message. */
const ORDERS_READER =
  /(?:^|[.!]\s+)(?:please )?(?:verify|confirm|check|update|review|complete|read|see|look at|find|claim|show|give)\b[^.!?:]*\byour\b(?! (?:opinion|view|verdict|take|thoughts|rules|analysis|help))[^.!?:]*$/i;

/** “Review 1: …”, where a “Review 2:” follows: the head of a part, and no request. */
function isCounted(head: string, message: string): boolean {
  const name = /^(\p{Lu}\p{L}{2,15}) \d{1,2}(?::|$)/u.exec(head.trim())?.[1];
  return name !== undefined && (message.match(new RegExp(`^${name} \\d{1,2}:`, "gmu"))?.length ?? 0) > 1;
}

/** Where a short request ends and a text begins: at a blank line, a colon before a line break, or a colon. -1 when the message is one piece, as a text with a headline or a colon of its own is. */
export function requestEnd(message: string, anyHead: boolean): number {
  const line = message.indexOf("\n");
  const head = line < 0 ? message : message.slice(0, line);
  const fits = (end: number) =>
    end >= 3 &&
    end <= MAX_REQUEST_CHARS &&
    message.slice(0, end).split(/\s+/).length <= MAX_REQUEST_WORDS &&
    message.slice(end + 1).trim().length >= MIN_TEXT_CHARS &&
    !ORDERS_READER.test(message.slice(0, end)) &&
    !isCounted(message.slice(0, end), message) &&
    (anyHead ||
      (introducesAll(message.slice(0, end)) && !isHeadline(message.slice(0, end))) ||
      (message.startsWith("\n\n", end) && wordCount(message.slice(end)) >= MIN_PASTED_WORDS && tellsHowItCame(message.slice(0, end))) ||
      (OWN_AFFAIR.test(message.slice(0, end)) && unquoted(message.slice(end + 1))?.rest === ""));
  if (line >= 0 && (head.trimEnd().endsWith(":") || message.slice(line + 1).trimStart() !== message.slice(line + 1)) && fits(line)) return line;
  const colon = head.indexOf(": ");
  return colon >= 0 && fits(colon) ? colon : -1;
}
