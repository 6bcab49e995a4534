import { COLON, F_ALL_CAPS, F_BOUNDARY, F_CAPS, F_EXCLAMATION, F_QUESTION } from "../match/symbols.ts";
import { S_ALL_CAPS, S_EXCLAMATION, S_HAS_CAPS, S_TITLE_CASE } from "../text/document.ts";
import { wordSet, type Detector, type DetectorContext, type Emit } from "./context.ts";
import type { ListGroup } from "./kind-table.ts";

const SERIES_MIN = 3;
const SHOUTED_SENTENCE_MIN_WORDS = 5;
const SHOUTED_WORDS_MIN = 2;
/** Words in small letters that a sentence must have for capitals to stand out. */
const CALM_MIN_WORDS = 4;
const RUN_LONG = 3;
const STRETCH_MIN = 4;
/** Lists whose words carry feeling or insistence; capitals on others may be names, keywords or abbreviations. */
const FELT: ListGroup = {
  names: [
    "absolute-words",
    "intensifiers",
    "extremity-adverbs",
    "evaluatives",
    "loaded-adjectives-strong",
    "loaded-adjectives-mild",
    "loaded-nouns-strong",
    "loaded-verbs-strong",
    "insults-strong",
    "insults-mild",
    "fear-words",
    "anger-words",
    "disgust-words",
    "outrage-verbs",
    "scandal-nouns",
    "praise-hype",
    "superlatives-hype",
  ],
};
const INSISTENT = wordSet(
  "never always everyone everybody nobody nothing everything you they now stop must wrong lies lie liar liars truth wake please hate love best worst free stolen real really very evil corrupt fake enough today ever every know yes hurry",
);
/** Who thanks, greets, congratulates or marvels is loud in kindness. */
const CHEER = wordSet(
  "thanks thank thx ty proud birthday luck cheers glad yay hugs xoxo haha hi hello wow cool lol funny awesome neat interesting absolutely chatting",
);

/** Volume in writing (vx-tu01): words and sentences in capitals, runs and series of exclamation marks (by one speaker: “Anna: …”), stretched words. */
export const emphasis: Detector = { run: detectEmphasis, lists: [FELT] };

function detectEmphasis(context: DetectorContext, emit: Emit): void {
  shouting(context, emit);
  exclaiming(context, emit);
  stretching(context, emit);
}

function shouting(context: DetectorContext, emit: Emit): void {
  const { doc } = context;
  for (let sentence = 0; sentence < doc.sentences; sentence++) {
    const flags = doc.sentenceFlags[sentence]!;
    if (!(flags & S_HAS_CAPS) || (flags & S_TITLE_CASE && !(flags & S_ALL_CAPS))) continue;
    const words = context.wordsOf(sentence);
    if (flags & S_ALL_CAPS) {
      if (words.length >= SHOUTED_SENTENCE_MIN_WORDS && flags & S_EXCLAMATION)
        emit("vx-tu01-shouted-sentence", words[0]!, context.lastOf(sentence), `${words.length} words in capitals`);
      continue;
    }
    const loud = words.filter((token) => doc.flags[token]! & F_CAPS);
    if (words.length - words.filter((token) => doc.flags[token]! & F_ALL_CAPS).length < CALM_MIN_WORDS) continue;
    const felt = loud.filter((token) => context.is(token, INSISTENT) || (context.wordLength(token) > 3 && context.isInList(token, FELT)));
    // One capital word that means nothing to us among them, and all may be keywords or abbreviations.
    if (felt.length === 0 || felt.length < loud.length) continue;
    if (felt.length >= SHOUTED_WORDS_MIN) emit("vx-tu01-shouted-words", felt[0]!, felt.at(-1)!, `${felt.length} words in capitals`, true);
    else emit("vx-tu01-shouted-word", felt[0]!, felt[0]!, "one word in capitals", true);
  }
}

function exclaiming(context: DetectorContext, emit: Emit): void {
  const { doc } = context;
  let series = 0;
  for (let sentence = 0; sentence <= doc.sentences; sentence++) {
    const loud = sentence < doc.sentences && exclaims(context, sentence);
    const goes = loud && (series === 0 || (context.goesOn(sentence) && !opensSpeech(context, sentence)));
    if (!goes && series >= SERIES_MIN && !isTold(context, sentence - series, sentence - 1))
      emit("vx-tu01-exclamation-series", doc.firstToken(sentence - series), context.lastOf(sentence - 1), `${series} exclamations in a row`, true);
    series = goes ? series + 1 : loud ? 1 : 0;
  }
  for (let sentence = 0; sentence < doc.sentences; sentence++) {
    if (!exclaims(context, sentence)) continue;
    const token = doc.afterToken(sentence) - 1;
    const flags = doc.flags[token]!;
    if (token === 0 || !(flags & F_EXCLAMATION) || !(flags & F_BOUNDARY)) continue;
    const width = doc.end[token]! - doc.start[token]!;
    const first = Math.max(doc.firstToken(sentence), token - 3);
    if (flags & F_QUESTION) emit("vx-tu01-question-and-exclamation", first, token, "a question mark and an exclamation mark together", true);
    else if (width >= RUN_LONG) emit("vx-tu01-exclamation-run", first, token, `${width} exclamation marks`, true);
    else if (width === 2) emit("vx-tu01-exclamation-pair", first, token, "two exclamation marks", true);
  }
}

/** Whether a sentence exclaims, and not for joy. */
const exclaims = (context: DetectorContext, sentence: number): boolean =>
  (context.doc.sentenceFlags[sentence]! & S_EXCLAMATION) !== 0 && !context.wordsOf(sentence).some((token) => context.is(token, CHEER));

/** A series that somebody else is quoted with: a story's figures exclaim, and its teller does not. */
const isTold = (context: DetectorContext, first: number, last: number): boolean =>
  context.isSpokenByOthers(context.lastOf(first)) && context.isSpokenByOthers(context.lastOf(last));

/** “Anna: It fits!” */
const opensSpeech = ({ doc }: DetectorContext, sentence: number): boolean => doc.symbol[doc.firstToken(sentence) + 1] === COLON;

/** A run of four covers two places side by side at every third: words that have none there, nearly all, are passed over at a third of the looks. */
function mayStretch(text: string, from: number, to: number): boolean {
  for (let at = from; at + 1 < to; at += STRETCH_MIN - 1) if ((text.charCodeAt(at) | 32) === (text.charCodeAt(at + 1) | 32)) return true;
  return false;
}

/** "Sooooo", "nooooo": the same letter four times and more. */
function stretching(context: DetectorContext, emit: Emit): void {
  const { doc } = context;
  for (let token = 0; token < doc.tokens; token++) {
    if (doc.symbol[token] !== 0 || !context.isWord(token) || context.wordLength(token) <= STRETCH_MIN) continue;
    if (!mayStretch(doc.text, doc.start[token]!, doc.end[token]!)) continue;
    let run = 1;
    for (let at = doc.start[token]! + 1; at < doc.end[token]! && run < STRETCH_MIN; at++) {
      const unit = doc.text.charCodeAt(at) | 32;
      run = unit === (doc.text.charCodeAt(at - 1) | 32) && unit >= 0x61 && unit <= 0x7a && unit !== 0x77 && unit !== 0x78 && unit !== 0x69 ? run + 1 : 1;
    }
    if (run >= STRETCH_MIN) emit("vx-tu01-stretched-word", token, token, "a letter drawn out", true);
  }
}
