import { CURRENCY, F_ALL_CAPS, F_BOUNDARY, F_CAPITAL, F_DIGITS, F_NUMBER, PERCENT } from "../match/symbols.ts";
import { S_ALL_CAPS, S_QUESTION } from "../text/document.ts";
import { wordSet, type Detector, type DetectorContext, type Emit } from "./context.ts";
import type { ListGroup } from "./kind-table.ts";

/** Words that the headlines of newspapers leave small. With a capital they show the house style of sites that live on clicks. */
const SMALL = wordSet("of the to in on at a an and or for with from by as but into over after than if");
const POINTERS = wordSet(
  "this these here here's there's that's watch meet hear when if things everyone everybody people everything somebody nobody literally why yo hey omg wtf behold apparently finally just stop tell",
);
const ASKING = wordSet("which what what's who who's how how's where when can are is do does did would should could have has isn't aren't don't");
const ADDRESS = wordSet("you your yours yourself ya y'all");
const SELF = wordSet("i me my we us our myself");
const GUSH = wordSet(
  "perfectly totally literally actually officially finally basically really probably definitely absolutely truly seriously ever just so way damn dang exactly everything everyone hopefully accidentally secretly surprisingly apparently unintentionally accurately completely too only else worst best favorite favourite most cutest funniest weirdest",
);
const CASUAL = wordSet(
  "guy guys dude dudes kid kids mom moms mum dad dads bff bffs selfie selfies omg wtf af asap lol fail fails ass shit hell fuck fucking sexy hot cute cool weird fun funny feels crush dog dogs puppy puppies cat cats kitten boyfriend girlfriend celeb celebs celebrity celebrities quiz quizzes meme memes emoji emojis internet twitter instagram tumblr snapchat facebook viral trailer fan fans pizza halloween makeup tattoo hair outfit sex dating",
);
const HYPE: ListGroup = { names: ["hype-adjectives-headline", "hype-modifiers", "praise-hype", "ridicule-words", "shareables", "headline-persons"] };
const LISTED: ListGroup = { names: ["listicle-nouns"] };
/** Behind a question word these make the honest heading of a manual: "How To ...", "What Is ...". */
const MANUAL = wordSet("to is are");
const WORDS_MIN = 4;
const SIGNS_CLEAR = 2;
const SIGNS_PLAIN = 3;

/**
 * Headlines in the form of click sites: a line of its own with a capital on every word, small words too, that also counts, points, asks, speaks to
 * the reader or gushes. The capitals alone say nothing; what they stand with is counted and told, never how long the line is.
 */
export const headline: Detector = { run: detectHeadline, lists: [HYPE, LISTED] };

function detectHeadline(context: DetectorContext, emit: Emit): void {
  const { doc } = context;
  for (let sentence = 0; sentence < doc.sentences; sentence++) {
    const first = doc.firstToken(sentence);
    if (!(doc.flags[first]! & (F_CAPITAL | F_NUMBER)) || doc.sentenceFlags[sentence]! & S_ALL_CAPS) continue;
    if (!standsAlone(context, sentence)) continue;
    const small = capitalSmallWords(context, sentence);
    if (small < 0) continue;
    const signs = signsOf(context, sentence);
    // Where no small word shows the house style, the line may be any title: one sign more is asked for.
    const weight = small > 0 ? signs.length : signs.length - 1;
    if (weight <= 0) continue;
    const id = weight >= SIGNS_PLAIN ? "vx-mp01-click-form-plain" : weight >= SIGNS_CLEAR ? "vx-mp01-click-form" : "vx-mp01-click-form-hint";
    emit(id, first, context.lastOf(sentence), `a capital on every word; ${signs.join("; ")}`, true);
  }
}

/** A line without a full stop that is a paragraph by itself. */
function standsAlone({ doc }: DetectorContext, sentence: number): boolean {
  const paragraph = doc.paragraphOf[sentence];
  if (sentence > 0 && doc.paragraphOf[sentence - 1] === paragraph) return false;
  if (sentence + 1 < doc.sentences && doc.paragraphOf[sentence + 1] === paragraph) return false;
  const last = doc.afterToken(sentence) - 1;
  return !(doc.flags[last]! & F_BOUNDARY) || doc.start[last] === doc.end[last] || (doc.sentenceFlags[sentence]! & S_QUESTION) !== 0;
}

/** Number of words that newspapers leave small and this line does not; -1 when not every word has a capital. */
function capitalSmallWords(context: DetectorContext, sentence: number): number {
  const { doc } = context;
  const first = doc.firstToken(sentence);
  const after = doc.afterToken(sentence);
  let small = 0;
  let words = 0;
  let shouted = 0;
  for (let token = first; token < after; token++) {
    if (!context.isWord(token)) continue;
    const flags = doc.flags[token]!;
    words++;
    if (flags & F_ALL_CAPS && context.wordLength(token) > 1) shouted++;
    if (flags & (F_NUMBER | F_DIGITS)) continue;
    if (!(flags & F_CAPITAL)) {
      if (isBehindApostrophe(context, token)) continue;
      return -1;
    }
    if (token > first && context.is(token, SMALL)) small++;
  }
  return words >= WORDS_MIN && shouted * 2 < words ? small : -1;
}

/** The part behind an apostrophe ("You'll", "Cat's") never has a capital. */
function isBehindApostrophe({ doc }: DetectorContext, token: number): boolean {
  const start = doc.start[token]!;
  return [doc.text.charCodeAt(start), doc.text.charCodeAt(start - 1)].some((unit) => unit === 0x27 || unit === 0x2019);
}

function signsOf(context: DetectorContext, sentence: number): string[] {
  const { doc } = context;
  const first = doc.firstToken(sentence);
  const signs: string[] = [];
  if (doc.flags[first]! & F_NUMBER && doc.symbol[first + 1] !== PERCENT && doc.symbol[first + 1] !== CURRENCY) signs.push("it opens with a number");
  else if (context.is(first, POINTERS)) signs.push("it points at something unnamed");
  if (context.is(first, ASKING) && !context.is(first + 1, MANUAL)) signs.push("it asks");
  let address = false;
  let self = false;
  let gush = false;
  let casual = false;
  let listed = false;
  for (let token = first; token < doc.afterToken(sentence); token++) {
    if (!context.isWord(token)) continue;
    address ||= context.is(token, ADDRESS);
    self ||= context.is(token, SELF);
    gush ||= context.is(token, GUSH);
    listed ||= context.isInList(token, LISTED);
    casual ||= context.is(token, CASUAL) || context.isInList(token, HYPE);
  }
  if (listed) signs.push("it promises a list");
  if (address) signs.push("it speaks to you");
  if (self) signs.push("it speaks of itself");
  if (gush) signs.push("it insists");
  if (casual) signs.push("it chats");
  return signs;
}
