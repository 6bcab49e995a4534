import { CURRENCY, F_DECIMAL, F_WORD, PERCENT } from "../match/symbols.ts";
import { W_FUNCTION } from "../text/system-words.ts";
import { S_HAS_LINK, S_HAS_NUMBER, S_HAS_YEAR } from "../text/document.ts";
import { wordSet, type Detector, type DetectorContext, type Emit } from "./context.ts";
import { wordKinds } from "./kind-table.ts";

const KINDS = wordKinds([
  // What nobody can read off an instrument.
  "chance chances probability likelihood odds likely likelier score scores rating index compatibility match matches potential talent trust passion love charm trusts success happiness contentment morale effort attention joy productivity focus creativity maintainable persuasive risk confidence personality relationship attractiveness intelligence fit",
  "you your she he they them him her",
  // How it was found.
  "measured measure measures survey sample trial trials model models average mean median interval forecast according study table figure test tests sensor registered recorded counted register census bmi rate interest temperature weather rain seeds polls poll bookmakers simulation formula",
  // What is billed or weighed has decimals by nature.
  "fee fees tax taxes inflation loan fund price prices cost costs grams gram mg kg percentile salary budget invoice",
]);
const PERCENT_WORD = wordSet("percent pc");
const SOFT = 1;
const PERSON = 2;
const METHOD = 4;
const BILLED = 8;
const WINDOW_SENTENCES = 3;
const DECIMALS_MIN = 2;
/** So many, two of them shares, need no soft word beside them. */
const MANY = 3;
const SHARES_MIN = 2;
/** At least one word of so many holds a sentence together; in what was a table there are fewer. */
const WORDS_PER_FUNCTION_WORD = 5;

/** "There is an 87.3% chance that she likes you, and 6.1% that …": decimals upon decimals for what cannot be read off anything (vx-fp01). */
export const figures: Detector = { run: detectFigures, words: [KINDS] };

function detectFigures(context: DetectorContext, emit: Emit): void {
  const { doc } = context;
  for (let from = 0; from < doc.sentences; from++) {
    if (!(doc.sentenceFlags[from]! & S_HAS_NUMBER)) continue;
    const seen: Seen = { decimals: 0, shares: 0, kinds: 0 };
    if (from > 0 && doc.paragraphOf[from - 1] === doc.paragraphOf[from]) seen.kinds = look(context, from - 1, { ...seen }).kinds;
    for (let to = from; to < Math.min(doc.sentences, from + WINDOW_SENTENCES) && doc.paragraphOf[to] === doc.paragraphOf[from]; to++) {
      if (doc.sentenceFlags[to]! & (S_HAS_YEAR | S_HAS_LINK)) break;
      look(context, to, seen);
      if (seen.decimals === 0 || seen.kinds & METHOD) break;
      if (!isMuch(seen)) continue;
      if (seen.decimals > MANY && isTable(context, from, to)) break;
      emit(
        "vx-fp01-figures-upon-figures",
        doc.firstToken(from),
        context.lastOf(to),
        `${seen.decimals} figures to the decimal, and no word on how they were found`,
        true,
      );
      from = to;
      break;
    }
  }
}

/** Numbers with decimals that are no price, those of them that are shares, and kinds of words. */
interface Seen {
  decimals: number;
  shares: number;
  kinds: number;
}

/** Adds what the sentence holds. */
function look(context: DetectorContext, sentence: number, seen: Seen): Seen {
  const { doc } = context;
  const column = context.columnOf(KINDS);
  for (let token = doc.firstToken(sentence); token < doc.afterToken(sentence); token++) {
    seen.kinds |= context.kindsOf(token, column);
    if (!(doc.flags[token]! & F_DECIMAL) || (token > 0 && doc.symbol[token - 1] === CURRENCY)) continue;
    seen.decimals++;
    if (doc.symbol[token + 1] === PERCENT || context.is(token + 1, PERCENT_WORD)) seen.shares++;
  }
  return seen;
}

/** Whether the sentences are the cells of a table behind one another. */
function isTable({ doc }: DetectorContext, from: number, to: number): boolean {
  let words = 0;
  let functionWords = 0;
  for (let token = doc.firstToken(from); token < doc.afterToken(to); token++) {
    if (doc.flags[token]! & F_WORD) words++;
    if (doc.bits[token]! & W_FUNCTION) functionWords++;
  }
  return functionWords * WORDS_PER_FUNCTION_WORD < words;
}

/** Of soft matters about persons two decimals are much, one of them a share; of others more, and no bill. */
function isMuch({ decimals, shares, kinds }: Seen): boolean {
  if (!(kinds & PERSON)) return false;
  return kinds & SOFT ? decimals >= DECIMALS_MIN && shares > 0 : !(kinds & BILLED) && decimals >= MANY && shares >= SHARES_MIN;
}
