import { FUNCTION_WORDS, sentencesOf, stem, topicStems, wordsOf } from "../text/words.ts";
import { TELLING_FIGURE } from "./clauses.ts";
import { readExercise } from "./exercise.ts";
import { figuresOf } from "./figures.ts";
import { isVerb } from "./terse.ts";

/** Words that stand for each other in the topics of the exercises and everyday questions. One group a line; the first is only a name. */
const GROUPS = [
  "health medicine medical drug pill supplement tablet remedy treatment therapy vaccine doctor physician patient symptom illness disease",
  "sleep insomnia asleep rest tired night melatonin",
  "food diet eat nutrition meal coffee sugar meat weight",
  "money cash savings price cost cheap expensive economy economic income wage salary pay inflation invest stock market fund bank",
  "job jobs unemployment employment unemployed hire hiring worker employee labor labour layoff workforce jobless",
  "school teacher student class education learn learning exam pupil homework university college course",
  "city town council street road traffic car bike bus tram train transport park neighborhood resident mayor",
  "house housing home rent flat apartment tenant landlord building developer",
  "ai model assistant chatbot algorithm machine computer software app technology phone screen internet",
  "climate warming weather temperature storm rain forecast flood drought emission carbon energy",
  "crime police court law legal judge theft robbery violence prison burglary",
  "vote election politician party government policy minister president campaign poll tax",
  "company business firm manager boss employer factory plant product customer sale brand store shop",
  "game team player sport coach match athlete football season",
  "news headline article newspaper journalist media report reporter editor",
  "child kid children parent family mother father baby teenager young",
  "water river lake dam pollution forest tree farm farmer crop animal",
  "hospital nurse clinic surgery emergency ambulance ward",
  "friend colleague neighbor partner coworker acquaintance",
  "memory remember recall forgot witness recollection",
  "garden plant tomato soil sun seed harvest vegetable flower fertilizer",
  "music song concert choir band audience sing instrument listen listener",
  "museum art painting exhibition gallery culture theater visitor ticket entry",
  "history historian archive war century ancient document king empire",
  "travel flight plane airline airport passenger railway train trip tourist hotel",
  "vaccine flu virus infection epidemic dose trial immunity risk",
  "robot automation machine demo device gadget technology company",
  "scam fraud message email bank password account caller",
  "poll candidate voter election race lead margin",
  "review rating star restaurant customer fake platform",
  "exercise running gym fitness muscle training runner injury",
  "weather headache migraine pain pressure diary",
  "bee insect bird fish turtle species nature wildlife animal habitat",
  "dog cat pet breed owner",
  "remote office hybrid commute telework meeting productivity",
  "judgment judge bias biased prejudice prejudiced defensive neutral",
].map((line) => new Set(line.split(" ").map(stem)));

/** Words of method: they fit any exercise, and an answer made of them fits none. They count only where an exercise has hardly another word. */
const METHOD = new Set(
  "study studies research researcher trial experiment survey data statistic percent average rate figure sample funding funded".split(" ").map(stem),
);
const ENOUGH_OTHER_WORDS = 4;

interface OnTopic {
  /** 0 (about something else) to 1. */
  score: number;
  shared: number;
}

/** Topic words and figures of a text, apart. “A hundred” is 100. */
function topicOf(text: string, withMethod: boolean): { words: Set<string>; numbers: Set<string> } {
  const words = topicStems(text);
  if (!withMethod) for (const word of METHOD) words.delete(word);
  for (const word of [...words]) if (/^\d/.test(word)) words.delete(word);
  const numbers = new Set(
    figuresOf(text)
      .filter(({ value }) => value >= TELLING_FIGURE)
      .map(({ value }) => String(value)),
  );
  if (/\bhundred\b/i.test(text)) numbers.add("100");
  return { words, numbers };
}

/** Up to so many words, one of the exercise's is enough; so many more ask for another. */
const WORDS_FOR_ONE = 24;
const WORDS_FOR_ANOTHER = 35;
const MOST_NEEDED = 2.5;

const ROW_OF_WORDS = 4;
const ROW_SHARE = 0.6;

/** Words of the exercise in a row (“Founders, sales, company, money.”), with nothing said of them. */
function isRow(text: string, asked: ReadonlySet<string>, numbers: ReadonlySet<string>): boolean {
  const words = wordsOf(text);
  if (words.length < ROW_OF_WORDS || words.some((word) => FUNCTION_WORDS.has(word) || isVerb(word))) return false;
  return words.filter((word) => asked.has(stem(word)) || numbers.has(word) || METHOD.has(stem(word))).length / words.length > ROW_SHARE;
}

/** How far the answer speaks of what the prompt speaks of: shared topic words, or words of the same field, and how many sentences carry one. */
export function onTopic(answer: string, prompt: string): OnTopic {
  const withMethod = [...topicStems(prompt)].filter((word) => !METHOD.has(word) && !/^\d/.test(word)).length < ENOUGH_OTHER_WORDS;
  const { words: asked, numbers } = topicOf(prompt, withMethod);
  if (asked.size === 0) return { score: 1, shared: 0 };
  const plain = new Set([...readExercise(prompt).words].filter((word) => !asked.has(word) && (withMethod || !METHOD.has(word))));
  const fields = GROUPS.filter((g) => [...asked].some((s) => g.has(s)));
  const sentences = sentencesOf(answer);
  const direct = new Set<string>();
  const sameNumbers = new Set<string>();
  const related = new Set<string>();
  let touching = 0;
  let again = 0;
  for (const sentence of sentences) {
    if (isRow(sentence.text, asked, numbers)) continue;
    let touches = false;
    const said = topicOf(sentence.text, withMethod);
    for (const n of said.numbers)
      if (numbers.has(n)) {
        sameNumbers.add(n);
        touches = true;
      }
    for (const s of said.words) {
      if (asked.has(s)) {
        if (direct.has(s)) again++;
        direct.add(s);
        touches = true;
      } else if (fields.some((g) => g.has(s))) {
        related.add(s);
        touches = true;
      }
    }
    for (const s of wordsOf(sentence.text).map(stem))
      if (plain.has(s)) {
        related.add(s);
        touches = true;
      }
    if (touches) touching++;
  }
  // One word in common proves little in a long answer, unless it comes back; two honest lines cannot show many.
  const near = direct.size + sameNumbers.size > 0 ? Math.min(1, related.size * 0.5) : Math.min(0.5, related.size * 0.25);
  // Figures of the exercise speak for it, but texts of all kinds share figures.
  const shared = direct.size + near + Math.min(1, again * 0.25) + Math.min(1, sameNumbers.size * 0.5);
  const words = answer.trim().split(/\s+/).length;
  const needed = Math.max(1, Math.min(MOST_NEEDED, 1 + Math.max(0, words - WORDS_FOR_ONE) / WORDS_FOR_ANOTHER, asked.size * 0.5));
  const cover = sentences.length === 0 ? 0 : touching / sentences.length;
  const score = Math.min(1, shared / needed) ** 2 * Math.min(1, 0.6 + cover);
  return { score: Math.min(1, score), shared };
}
