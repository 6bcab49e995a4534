import { S_QUESTION } from "../text/document.ts";
import type { DetectorContext, Emit } from "./context.ts";

const LINKS = new Set("then next soon eventually leads lead leading until ends end".split(" "));
const FUTURE = new Set("will 'll would won't gonna could".split(" "));
const FAR = new Set("nobody everyone everybody nothing everything no all world country society freedom children never forever whole dead die collapse destroyed ruined illegal banned slaves homeless broke worse chaos gone end".split(" "));
const LINKS_MIN = 3;
const FUTURE_MIN = 2;
const WINDOW_SENTENCES = 3;
const MAX_WORDS = 80;

/** A chain of steps that ends far from where it began (slippery slope): "if ..., then ..., next ..., and soon everybody will ...". */
export function detectSlope(context: DetectorContext, emit: Emit): void {
  const { doc } = context;
  for (let sentence = 0; sentence < doc.sentences; sentence++) {
    const from = sentence;
    const tokens: number[] = [];
    for (let to = from; to < Math.min(doc.sentences, from + WINDOW_SENTENCES) && doc.paragraphOf[to] === doc.paragraphOf[from]; to++) {
      if (doc.sentenceFlags[to]! & S_QUESTION && to === from) break;
      tokens.push(...context.wordsOf(to));
      if (tokens.length > MAX_WORDS) break;
      const words = tokens.map((token) => context.word(token));
      if (!words.slice(0, 4).some((word) => word === "if" || word === "once" || word === "first" || word === "when")) break;
      const links = words.filter((word, at) => LINKS.has(word) && !(word === "end" && words[at + 1] === "of")).length;
      const future = words.filter((word) => FUTURE.has(word)).length;
      const last = words.slice(-10);
      if (links >= LINKS_MIN && future >= FUTURE_MIN && last.some((word) => FAR.has(word))) {
        emit("vx-mp01-chain-of-steps", tokens[0]!, context.lastOf(to), `${links} links in a chain of ${future} predictions`, true);
        sentence = to;
        break;
      }
    }
  }
}
