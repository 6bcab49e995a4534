/**
 * `npm run rates -w @candor/engine -- DIR`: how common words are in ordinary prose, written to src/match/word-rates.ts. DIR as for `bench:ordinary`: a
 * collection a file, `*.jsonl` with a text under "text" or `*.txt` with a text a line. Each collection counts alike, whatever its length, for talk,
 * letters and articles differ most in their commonest words.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { literalTokens } from "../src/match/literal.ts";
import { SOURCE_DIR } from "./load-patterns.ts";

/** What is rarer is rare enough to anchor a phrase. */
const LEAST_PER_MILLION = 50;
/** What stands in fewer is the matter of those texts and not of English. */
const LEAST_COLLECTIONS = 3;
const MILLION = 1e6;

const dir = process.argv[2];
if (!dir) {
  console.error("usage: npm run rates -w @candor/engine -- DIR");
  process.exit(2);
}
const files = readdirSync(dir).filter((name) => /\.(?:txt|jsonl)$/.test(name));
if (files.length === 0) {
  console.error(`No .txt or .jsonl file in ${dir}.`);
  process.exit(2);
}

/** Rates of words per token in the texts of a file. */
function ratesIn(file: string): Map<string, number> {
  const counts = new Map<string, number>();
  let all = 0;
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const text = file.endsWith(".jsonl") && line.trim() !== "" ? (JSON.parse(line) as { text: string }).text : line;
    for (const [written] of text.toLowerCase().matchAll(/[a-z]+(?:['’][a-z]+)?/g)) {
      for (const word of literalTokens(written)) {
        counts.set(word, (counts.get(word) ?? 0) + 1);
        all++;
      }
    }
  }
  return new Map([...counts].map(([word, count]) => [word, count / all]));
}

const rates = new Map<string, number[]>();
for (const name of files) for (const [word, rate] of ratesIn(join(dir, name))) rates.set(word, [...(rates.get(word) ?? []), rate]);
const known = [...rates]
  .filter(([, its]) => its.length >= Math.min(LEAST_COLLECTIONS, files.length))
  .map(([word, its]) => [word, its.reduce((sum, rate) => sum + rate, 0)] as const)
  .map(([word, sum]) => [word, Number(((sum / files.length) * MILLION).toPrecision(2))] as const)
  .filter(([, rate]) => rate >= LEAST_PER_MILLION)
  .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
const lines: string[] = [];
for (const [word, rate] of known) {
  const pair = `${word} ${rate}`;
  if (lines.length > 0 && `${lines.at(-1)} ${pair}`.length <= 150) lines[lines.length - 1] += ` ${pair}`;
  else lines.push(pair);
}
writeFileSync(
  join(SOURCE_DIR, "match/word-rates.ts"),
  `/** Words per million in ordinary prose, as write-word-rates.ts counted them in the collections of docs/decisions/0046; build time only. */
const PER_MILLION = \`
${lines.join("\n")}
\`;

const FIELDS = PER_MILLION.trim().split(/[ \\n]/);

/** How often a word is met among the tokens of ordinary prose; rarer words are left out. */
export const WORD_RATES: ReadonlyMap<string, number> = new Map(
  FIELDS.flatMap((word, at) => (at % 2 === 0 ? [[word, Number(FIELDS[at + 1]) / 1e6] as const] : [])),
);
`,
);
console.log(`${known.length} words from ${files.length} collections`);
