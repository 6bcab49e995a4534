import { CURRENCY, F_DIGITS, F_ODD, PERCENT } from "../match/symbols.ts";
import { S_HAS_NUMBER } from "../text/document.ts";
import { wordSet, type Detector, type DetectorContext, type Emit } from "./context.ts";

const APPROXIMATE = wordSet("about approximately roughly around nearly almost estimated");
const PERCENT_WORDS = wordSet("percent pct");
const SIGNIFICANT_MIN = 4;
/** Things that people count by guessing when they say "about"; measured things come with units. */
const COUNTED = wordSet(
  "people users customers women men families children members fans voters visitors readers patients jobs homes businesses companies lives deaths ways times thoughts decisions lies words posts messages students workers followers subscribers believers supporters victims",
);

/** Decimals of a percentage from which on nobody can have measured it so: of 7 million words of ordinary prose not one has them. */
const DECIMALS_MIN = 3;

/** "Roughly 14,327 people": a number rounded in words and exact in digits; "by 23.8471%": more decimals than a survey can give (vx-fp01). */
export const precision: Detector = { run: detectPrecision };

function detectPrecision(context: DetectorContext, emit: Emit): void {
  const { doc } = context;
  for (let sentence = 0; sentence < doc.sentences; sentence++) {
    if (!(doc.sentenceFlags[sentence]! & S_HAS_NUMBER)) continue;
    const first = doc.firstToken(sentence);
    const after = doc.afterToken(sentence);
    for (let token = first; token + 1 < after; token++) {
      const flags = doc.flags[token]!;
      if (!(flags & F_DIGITS)) continue;
      if (doc.symbol[token + 1] === PERCENT || context.is(token + 1, PERCENT_WORDS)) {
        if (isTooExact(context.word(token))) emit("vx-fp01-decimals", token, token + 1, "a percentage with three decimals and more", true);
      } else if (flags & F_ODD && token > first) approximate(context, emit, token, after);
    }
  }
}

function approximate(context: DetectorContext, emit: Emit, token: number, after: number): void {
  if (context.doc.symbol[token - 1] === CURRENCY || !context.is(token - 1, APPROXIMATE) || significant(context.word(token)) < SIGNIFICANT_MIN) return;
  const noun = [token + 1, token + 2].find((at) => at < after && context.is(at, COUNTED));
  if (noun !== undefined)
    emit("vx-fp01-approximate-yet-exact", token - 1, noun, `“${context.word(token - 1)}” before ${significant(context.word(token))} digits`, true);
}

/** Rates of interest go by eighths ("4.375%"), purity and uptime by nines ("99.999%"), and a small share needs its decimals ("0.025%"). */
function isTooExact(number: string): boolean {
  const decimals = number.length - 1 - number.lastIndexOf(".");
  const value = Number(number);
  return number.includes(".") && decimals >= DECIMALS_MIN && value >= 1 && value < 99.9 && (value * 8) % 1 !== 0;
}

/** Digits from the first to the last that is not zero. */
function significant(number: string): number {
  let digits = 0;
  let first = 0;
  let last = -1;
  for (const unit of number) {
    if (unit < "0" || unit > "9") continue;
    if (unit !== "0") {
      if (last < 0) first = digits;
      last = digits;
    }
    digits++;
  }
  return last - first + 1;
}
