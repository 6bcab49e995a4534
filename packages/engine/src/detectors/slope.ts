import { S_QUESTION } from "../text/document.ts";
import { W_STEP } from "../text/system-words.ts";
import { wordSet, type Detector, type DetectorContext, type Emit } from "./context.ts";

const LINKS = wordSet("then next soon eventually leads lead leading until ends end");
const FUTURE = wordSet("will 'll would won't gonna could");
const FAR = wordSet(
  "nobody everyone everybody nothing everything no all world country society freedom children never forever whole dead die collapse destroyed ruined illegal banned slaves homeless broke worse chaos gone end",
);
const OPENERS = wordSet("if once first when");
/** They open a condition only where they open its sentence, or nearly so ("she told me once …"). */
const OPENER_WORDS = 2;
const END = wordSet("end");
const OF = wordSet("of");
/** Ends so far off that one link to them is a leap. */
const RUIN = wordSet(
  "jobless unemployed homeless broke bankrupt jail prison addict addicted heroin anarchy chaos collapse ruined banned illegal slaves tyranny dictatorship censorship communism dead extinct",
);
/** Ends that are so only where somebody gives or starts something: "if it rains, we will eat inside, and then everybody can go home". */
const WHOLE = wordSet("nobody everyone everybody nothing everything anything anyone alone anymore");
/** Openings of a first step, beside those of a condition. */
const FIRST_STEPS = wordSet("let give allow legalize today start starts starting begin begins");
const NEXT = wordSet("then next soon tomorrow eventually");
/** Before "then" they name a time, not a step. */
const TIMES = wordSet("before by until since till");
const LEAP_MIN = 2;
const LINKS_MIN = 3;
const FUTURE_MIN = 2;
const WINDOW_SENTENCES = 3;
const MAX_WORDS = 80;
/** Where the condition must stand, and where the far end. */
const OPENING_WORDS = 4;
const CLOSING_WORDS = 10;

/** A chain of steps that ends far from where it began (slippery slope): "if ..., then ..., next ..., and soon everybody will ...". */
export const slope: Detector = { run: detectSlope };

function detectSlope(context: DetectorContext, emit: Emit): void {
  const { doc } = context;
  for (let sentence = 0; sentence < doc.sentences; sentence++) {
    if (!(doc.sentenceBits[sentence]! & W_STEP) && !(sentence + 1 < doc.sentences && doc.sentenceBits[sentence + 1]! & W_STEP)) continue;
    const from = sentence;
    const tokens: number[] = [];
    for (let to = from; to < Math.min(doc.sentences, from + WINDOW_SENTENCES) && doc.paragraphOf[to] === doc.paragraphOf[from]; to++) {
      if (doc.sentenceFlags[to]! & S_QUESTION && to === from) break;
      if (doc.afterToken(to) - doc.firstToken(to) > MAX_WORDS) break;
      tokens.push(...context.wordsOf(to));
      if (tokens.length > MAX_WORDS) break;
      const opening = tokens.slice(0, OPENING_WORDS);
      const opens = opening.slice(0, OPENER_WORDS).some((token) => context.is(token, OPENERS));
      const starts = opening.some((token) => context.is(token, FIRST_STEPS));
      if (!opens && !starts) break;
      const links = tokens.filter(
        (token, at) => context.is(token, LINKS) && !(context.is(token, END) && at + 1 < tokens.length && context.is(tokens[at + 1]!, OF)),
      ).length;
      const future = tokens.filter((token) => context.is(token, FUTURE)).length;
      const ending = tokens.slice(-CLOSING_WORDS);
      const leaps =
        ending.some((token) => context.is(token, RUIN) || (starts && context.is(token, WHOLE))) &&
        (future > 0 ? 1 : 0) + tokens.filter((token, at) => context.is(token, NEXT) && !(at > 0 && context.is(tokens[at - 1]!, TIMES))).length >= LEAP_MIN;
      if (leaps || (opens && links >= LINKS_MIN && future >= FUTURE_MIN && ending.some((token) => context.is(token, FAR)))) {
        emit("vx-mp01-chain-of-steps", tokens[0]!, context.lastOf(to), `${links} links in a chain of ${future} predictions`, true);
        sentence = to;
        break;
      }
    }
  }
}
