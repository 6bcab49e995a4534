import { CURRENCY, F_DIGITS, F_ODD, PERCENT } from "../match/symbols.ts";
import { S_HAS_NUMBER } from "../text/document.ts";
import { wordSet, type Detector, type DetectorContext, type Emit } from "./context.ts";

const APPROXIMATE = wordSet("about approximately roughly around nearly almost estimated");
const SIGNIFICANT_MIN = 4;
/** Things that people count by guessing when they say "about"; measured things come with units. */
const COUNTED = wordSet(
  "people users customers women men families children members fans voters visitors readers patients jobs homes businesses companies lives deaths ways times thoughts decisions lies words posts messages students workers followers subscribers believers supporters victims",
);

/** "Roughly 14,327 people": a number rounded in words and exact in digits (vx-fp01). */
export const precision: Detector = { run: detectPrecision };

function detectPrecision(context: DetectorContext, emit: Emit): void {
  const { doc } = context;
  for (let sentence = 0; sentence < doc.sentences; sentence++) {
    if (!(doc.sentenceFlags[sentence]! & S_HAS_NUMBER)) continue;
    const after = doc.afterToken(sentence);
    for (let token = doc.firstToken(sentence) + 1; token + 1 < after; token++) {
      const flags = doc.flags[token]!;
      if (!(flags & F_ODD) || !(flags & F_DIGITS) || doc.symbol[token - 1] === CURRENCY || doc.symbol[token + 1] === PERCENT) continue;
      if (!context.is(token - 1, APPROXIMATE) || significant(context.word(token)) < SIGNIFICANT_MIN) continue;
      const noun = [token + 1, token + 2].find((at) => at < after && context.is(at, COUNTED));
      if (noun !== undefined)
        emit("vx-fp01-approximate-yet-exact", token - 1, noun, `“${context.word(token - 1)}” before ${significant(context.word(token))} digits`, true);
    }
  }
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
