import { anyOf, between } from "../../text/forms.ts";
import { sentencesOf } from "../../text/words.ts";
import { asks, introduces, isShortStatement, MIN_STATEMENT_WORDS } from "./addressed.ts";
import { wantsSomething } from "../intent.ts";
import { endsInQuestion, materialOf } from "./material.ts";

/** What the reader of a text has, and an analyst has not: “Check your account at …” is said to somebody else. */
const TO_A_READER = anyOf(
  /\byour (?!opinion|view|verdict|take|thoughts|analysis|judge?ment|assessment|reading|impression|mind|own)/i,
  /(?:^|[,;:] )you(?:[’']ve|[’']re| have| are| were| will| must| need)\b/i,
);
/** “The article is at …”: a sentence that points at a page. */
const NAMES_A_PAGE = /\b(?:article|page|post|piece|story|blog|text|report|column|editorial|essay|transcript|speech)\b/i;
/** Of a longer message only the first words were looked at for an address, and they asked for something. */
const MOST_CHARS = 2_000;
/** Stands for the address; a word of its own in any sentence. */
const STAND_IN = "Xaddressx";

/**
 * Whether an address of a message stands in a text that is passed on ("Your parcel waits at https://… until noon"), and not in the words of the one who
 * passes it on ("Read https://…"). English only, like the analyst.
 */
export function isInText(message: string, address: string): boolean {
  if (message.length - address.length > MOST_CHARS) return false;
  const parted = materialOf(message);
  const passed = parted.second === null ? (parted.text ?? endsInQuestion(message)?.text) : undefined;
  const text = passed?.replace(address, "").trim() && passed.includes(address) ? passed : message;
  const sentences = sentencesOf(text.replaceAll(address, STAND_IN)).map((sentence) => sentence.text);
  const bare = (words: string): string => words.replaceAll(STAND_IN, "").trim();
  const toUs = (words: string): boolean => !TO_A_READER.test(words);
  const holder = bare(sentences.find((sentence) => sentence.includes(STAND_IN)) ?? "").replace(/(?<![\s.,:;()])[\s.,:;()]+$/, "");
  if (toUs(holder) && (introduces(holder) || (sentences.length === 1 && NAMES_A_PAGE.test(holder)))) return false;
  const ends = [sentences[0] ?? "", sentences.at(-1) ?? ""].map(bare);
  if (ends.some((sentence) => asks(sentence) && toUs(sentence) && wantsSomething(sentence))) return false;
  const words = bare(text.replaceAll(address, STAND_IN));
  return words.split(/\s+/).length >= MIN_STATEMENT_WORDS || isShortStatement(words);
}

/** “www.example.com/news”: as browsers show it, and not what is read. */
const BARE = /(?<![\w/@.-])(?:www\.[a-z\d-]+\.[a-z]{2,}|(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d{1,5})?\/)/i;
const MOST_WORDS_AROUND = 8;
/** “Node.js/React”: the name of a file or of a library before the stroke, and no domain. */
const OF_FILES = between(
  /^(?:[a-z\d-]+\.)+/i,
  [/[jt]sx?|m[jt]s|cjs|json|html?|css|csv|tsv|xlsx?|docx?|pptx?|pdf|txt|md|xml|ya?ml|png|jpe?g|gif|svg|mp[34]|zip|exe|py|rb|php|cpp/i, /java|net(?=\/[A-Z])/i],
  /\//i,
);
/** Whether the words hold an address without its scheme. */
function holdsBareAddress(words: string): boolean {
  const found = BARE.exec(words);
  return found !== null && !OF_FILES.test(words.slice(found.index));
}
/** “bbc.co.uk”: a site without a page of it. */
const SITE = /(?<![\w/@.-])(?:[a-z\d-]{2,}\.)+(?:com|net|org|info|gov|edu|news|biz|io|tv|co\.[a-z]{2}|[a-z]{2})(?![\w/@-]|\.\w)/i;
const JOINED = /(?<![\w/@.-])(?:[a-z\d-]+\.)+(?:js|ts|py|rb|md|cs|rs)\b/i;
/** Whether a request names a site and gives no full address. */
export const namesSite = (request: string): boolean => SITE.test(request) && !JOINED.test(request) && !/https?:\/\//i.test(request);
export const namesBareAddress = (request: string): boolean =>
  holdsBareAddress(request) && !/https?:\/\//i.test(request) && request.split(/\s+/).length <= MOST_WORDS_AROUND;
