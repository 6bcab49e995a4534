// Counts which class of word follows which in the lessons, stories and notes of packages/content, and writes src/assess/word-order-table.ts.
// Run from the root: npx tsx --conditions=candor-source packages/analyst/scripts/train-word-order.ts
import { readdirSync, writeFileSync } from "node:fs";
import { classesOf, WORD_CLASSES } from "../src/assess/word-classes.ts";
import { STEPS_PER_NAT, ZERO_CODE } from "../src/assess/word-order.ts";

const CONTENT = new URL("../../content/src/", import.meta.url);
const FOLDERS = ["lessons/", "figures/", "codex-texts/", "stories/", "quotes/", "./"];
const MIN_WORDS = 6;

const texts = new Set<string>();
function collect(value: unknown): void {
  if (typeof value === "string") {
    if (value.split(" ").length >= MIN_WORDS) texts.add(value);
  } else if (Array.isArray(value)) value.forEach(collect);
  else if (value !== null && typeof value === "object") Object.values(value).forEach(collect);
}
for (const folder of FOLDERS) {
  for (const file of readdirSync(new URL(folder, CONTENT)).sort()) {
    if (file.endsWith(".ts") && !file.includes(".test.") && file !== "index.ts" && file !== "catalog.ts")
      collect({ ...((await import(new URL(folder + file, CONTENT).href)) as object) });
  }
}

const size = WORD_CLASSES.length;
const single = new Array<number>(size).fill(0);
const pairs = new Array<number>(size * size).fill(0);
let total = 0;
for (const text of texts) {
  const classes = classesOf(text);
  classes.forEach((c, i) => {
    single[c]! += 1;
    total += 1;
    if (i > 0) pairs[classes[i - 1]! * size + c]! += 1;
  });
}
const code = (a: number, b: number): string => {
  const expected = (single[a]! * single[b]!) / total;
  const nats = Math.log((pairs[a * size + b]! + 1) / (expected + 1));
  return String.fromCharCode(ZERO_CODE + Math.max(-4 * STEPS_PER_NAT, Math.min(3 * STEPS_PER_NAT, Math.round(nats * STEPS_PER_NAT))));
};
const rows = WORD_CLASSES.map((_, a) => WORD_CLASSES.map((__, b) => code(a, b)).join(""));
writeFileSync(
  new URL("../src/assess/word-order-table.ts", import.meta.url),
  `// Written by scripts/train-word-order.ts from ${texts.size} texts of packages/content; do not edit. Row: a class of word; column: the class after it.
export const WORD_ORDER_TABLE = [
${rows.map((row) => `  ${JSON.stringify(row)},`).join("\n")}
];
`,
);
