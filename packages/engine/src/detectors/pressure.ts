import { COLON } from "../match/symbols.ts";
import { S_EXCLAMATION, S_QUESTION } from "../text/document.ts";
import { ADDRESS_WORDS, W_ADDRESS } from "../text/system-words.ts";
import { countKinds, type Detector, type DetectorContext, type Emit } from "./context.ts";
import { wordKinds } from "./kind-table.ts";

/** What presses in talk, by kind; the names tell the reader what was counted. The last three come from the shape of the sentence. */
const MEANS = [
  "duty",
  "refusal",
  "absolutes",
  "reasons demanded",
  "swearing",
  "feelings",
  "blame",
  "kinship or rank",
  "a question at you",
  "an order",
  "an outcry",
] as const;
const KINDS = wordKinds([
  "must should better gotta supposed ought shouldn't needn't",
  "don't didn't can't won't never couldn't wouldn't haven't aren't ain't isn't wasn't nothing nobody",
  "always never all every everything everyone nobody nothing only just ever anything anyone",
  "why because unless",
  "fuck fucking fucked shit goddamn damn bitch asshole bastard hell crap ass motherfucker goddam dammit bullshit christ",
  "love loved feel feelings hurt hate trust believe promise promised afraid scared worried care proud ashamed want wanted",
  "wrong stupid crazy liar lie lying lied fool idiot selfish weak fault blame mistake trouble pathetic ridiculous dead kill die killed shut lose lost ruin ruined waste jealous guilty insane mad dumb useless shame disgusting",
  "man woman girl boy kid baby honey sweetheart darling dear mother father wife husband son daughter friend friends",
  ADDRESS_WORDS,
  "get give tell shut stop listen look come go take let put leave trust think remember forget sit stay wait keep don't never",
  "i me my mine myself",
  "could might maybe perhaps worry sorry thank thanks",
]);
const ADDRESS = 1 << 8;
const OPENS_ORDER = 1 << 9;
const SELF = 1 << 10;
const SOFTENER = 1 << 11;
const ASKS_YOU = 1 << 8;
const ORDER = 1 << 9;
const OUTCRY = 1 << 10;
const SOFTENED = 1 << 11;
const SOFTENED_BY = 2;
const WORDS = (1 << 8) - 1;
/** Means that only people use on people. Without one of them the text may be a manual. */
const PERSONAL = (1 << 4) | (1 << 5) | (1 << 6) | (1 << 7) | ASKS_YOU | ORDER | OUTCRY;

const WINDOW_SENTENCES = 3;
const ADDRESS_MAX = 4;
const BARRAGE_FROM = 9;
const SPEAKER_REACH_TOKENS = 4;

/**
 * Pressure in talk (vx-sp01): within three sentences of one speaker who says I and you, many means of pressure at once. Counts kinds of means and how
 * often the other is addressed, in a window of fixed size, so that long texts gain nothing by their length.
 */
export const pressure: Detector = { run: detectPressure, words: [KINDS] };

function detectPressure(context: DetectorContext, emit: Emit): void {
  const { doc } = context;
  const column = context.columnOf(KINDS);
  const addressed: number[] = [];
  const means: number[] = [];
  const self: boolean[] = [];
  for (let sentence = 0; sentence < doc.sentences; sentence++) {
    if (!speaksToSomeone(context, sentence)) {
      addressed.push(0);
      self.push(false);
      means.push(0);
      continue;
    }
    const first = doc.firstToken(sentence);
    const after = doc.afterToken(sentence);
    let bits = 0;
    let address = 0;
    for (let token = first; token < after; token++) {
      const kinds = context.kindsOf(token, column);
      bits |= kinds;
      if (kinds & ADDRESS) address++;
    }
    const flags = doc.sentenceFlags[sentence]!;
    const opens = context.kindsOf(speechStart(context, sentence), column) & OPENS_ORDER;
    addressed.push(address);
    self.push((bits & SELF) !== 0);
    means.push(
      (bits & WORDS) |
        (address > 0 && flags & S_QUESTION ? ASKS_YOU : 0) |
        (opens ? ORDER : 0) |
        (flags & S_EXCLAMATION ? OUTCRY : 0) |
        (bits & SOFTENER ? SOFTENED : 0),
    );
  }
  report(context, emit, addressed, means, self);
}

/** Whether anybody is addressed in a window that holds the sentence. */
const speaksToSomeone = (context: DetectorContext, sentence: number): boolean =>
  context.hasBit(sentence - WINDOW_SENTENCES + 1, sentence + WINDOW_SENTENCES, W_ADDRESS);

/** Reports the strongest window of every turn. */
function report(context: DetectorContext, emit: Emit, addressed: readonly number[], means: readonly number[], self: readonly boolean[]): void {
  const { doc } = context;
  let best = { score: 0, from: 0, to: 0, bits: 0 };
  const close = (): void => {
    if (best.score >= BARRAGE_FROM) {
      emit(
        "vx-sp01-pressure-barrage",
        doc.firstToken(best.from),
        context.lastOf(best.to),
        `in talk to you: ${MEANS.filter((_, at) => best.bits & (1 << at)).join(", ")}`,
        true,
      );
    }
    best = { score: 0, from: 0, to: 0, bits: 0 };
  };
  for (let from = 0; from < doc.sentences; from++) {
    if (from > 0 && startsTurn(context, from)) close();
    if (means[from] === 0 && addressed[from] === 0 && !speaksToSomeone(context, from)) continue;
    let address = 0;
    let bits = 0;
    let spoken = false;
    for (let to = from; to < Math.min(from + WINDOW_SENTENCES, doc.sentences); to++) {
      if (to > from && startsTurn(context, to)) break;
      address += addressed[to]!;
      bits |= means[to]!;
      spoken ||= self[to]!;
      if (address === 0 || !spoken || !(bits & PERSONAL)) continue;
      const score = Math.min(address, ADDRESS_MAX) + countKinds(bits & ~SOFTENED) - (bits & SOFTENED ? SOFTENED_BY : 0);
      if (score > best.score) best = { score, from, to, bits };
    }
  }
  close();
}

/** A new paragraph or a line that begins with its speaker. */
function startsTurn({ doc }: DetectorContext, sentence: number): boolean {
  return doc.paragraphOf[sentence] !== doc.paragraphOf[sentence - 1] || speaker(doc, sentence) >= 0;
}

/** First token of what is said, behind the speaker's name. */
const speechStart = ({ doc }: DetectorContext, sentence: number): number => Math.max(doc.firstToken(sentence), speaker(doc, sentence) + 1);

/** Token of the colon behind a speaker's name at the start of a line; -1 without one. */
function speaker(doc: DetectorContext["doc"], sentence: number): number {
  const first = doc.firstToken(sentence);
  for (let token = first + 1; token < Math.min(first + SPEAKER_REACH_TOKENS, doc.afterToken(sentence)); token++) if (doc.symbol[token] === COLON) return token;
  return -1;
}
