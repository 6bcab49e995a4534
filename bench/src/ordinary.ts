/**
 * `npm run bench:ordinary -- --texts DIR [--top 40] [--write]`: how often a screen would show a mark in ordinary prose, by collection, and which patterns
 * do so most. DIR holds files of plain texts: `*.txt` with a text a line, or `*.jsonl` with a text under "text". Nobody has labeled them, so a mark may be
 * right; but what is common in letters and manuals says little when it is found in a text that was pasted. `--write` keeps the counts of the
 * collections under bench/results and for the app; the wordings are printed only, for they belong to their authors.
 */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ENGINE_VERSION, RULE_HASH, analyze } from "@candor/engine";
import { isOnScreen } from "./on-screen.ts";
import { tallyText, type Tally } from "./tally.ts";

const WORDINGS_SHOWN = 8;
const { values } = parseArgs({ options: { texts: { type: "string" }, top: { type: "string", default: "40" }, write: { type: "boolean", default: false } } });
if (!values.texts || !/^\d+$/.test(values.top)) {
  console.error("usage: npm run bench:ordinary -- --texts DIR [--top 40] [--write]");
  process.exit(2);
}

/** Texts of a collection, and those of them with a mark that a screen shows. */
interface Collection {
  name: string;
  texts: number;
  words: number;
  marked: number;
}

function textsOf(file: string): string[] {
  const lines = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "");
  return extname(file) === ".jsonl" ? lines.map((line) => (JSON.parse(line) as { text: string }).text) : lines;
}

const patterns = new Map<string, Tally>();

/** Counts the texts with a shown mark, and notes which patterns made them. */
function count(file: string): Collection {
  const texts = textsOf(file);
  let words = 0;
  let marked = 0;
  for (const text of texts) {
    words += text.split(/\s+/).length;
    const frames = analyze(text).frames.filter(isOnScreen);
    if (frames.length > 0) marked++;
    tallyText(patterns, frames);
  }
  return { name: basename(file, extname(file)), texts: texts.length, words, marked };
}

const files = readdirSync(values.texts)
  .filter((name) => /\.(?:txt|jsonl)$/.test(name))
  .sort();
if (files.length === 0) {
  console.error(`No .txt or .jsonl file in ${values.texts}.`);
  process.exit(2);
}
const collections = files.map((name) => count(join(values.texts!, name)));
const table = [
  "| collection | texts | words | texts with a shown mark | per 1,000 words |",
  "|---|---|---|---|---|",
  ...collections.map(
    ({ name, texts, words, marked }) => `| ${name} | ${texts} | ${words} | ${((100 * marked) / texts).toFixed(1)}% | ${((1000 * marked) / words).toFixed(2)} |`,
  ),
].join("\n");
const allWords = collections.reduce((sum, { words }) => sum + words, 0);
console.log(`${table}\n`);
const most = <T>(entries: Iterable<[string, T]>, size: (value: T) => number, count: number): [string, T][] =>
  [...entries].sort((a, b) => size(b[1]) - size(a[1])).slice(0, count);
for (const [id, { texts, wordings }] of most(patterns, (tally) => tally.texts, Number(values.top))) {
  console.log(
    `${id}: ${texts} texts, ${((100_000 * texts) / allWords).toFixed(1)} per 100,000 words: ${most(wordings, (count) => count, WORDINGS_SHOWN)
      .map(([wording, count]) => `${wording}${count > 1 ? ` ×${count}` : ""}`)
      .join(" | ")}`,
  );
}
if (values.write) {
  const made = {
    engineVersion: ENGINE_VERSION,
    ruleHash: RULE_HASH,
    date: new Date().toISOString().slice(0, 10),
    command: "npm run bench:ordinary -- --texts DIR",
  };
  const root = fileURLToPath(new URL("../../", import.meta.url));
  const head = `# Marks in ordinary prose\n\nEngine ${made.engineVersion}, rules ${made.ruleHash}, ${made.date}. Made with \`${made.command}\`. What a screen shows; faint marks are folded (docs/decisions/0043). The sources are named in docs/decisions/0046.\n\n`;
  writeFileSync(join(root, "bench/results/ordinary.md"), `${head}${table}\n`);
  writeFileSync(join(root, "packages/content/src/measured/ordinary.json"), `${JSON.stringify({ ...made, collections }, null, 1)}\n`);
}
