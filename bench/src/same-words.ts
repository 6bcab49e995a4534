/**
 * `npm run bench:forms -- --corpora DIR [--write]`: whether the same words are judged alike in another form: as captions, in letters of a generator, with lines
 * broken. An invariance test (Ribeiro et al. 2020, "Beyond Accuracy: Behavioral Testing of NLP Models with CheckList"): of the labeled texts that show a mark
 * as they are, how many show one in the form, and of the others, how many show one there only.
 */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ENGINE_VERSION, RULE_HASH, analyze } from "@candor/engine";
import { FORMS } from "./forms.ts";
import { isOnScreen } from "./on-screen.ts";

const { values } = parseArgs({ options: { corpora: { type: "string" }, write: { type: "boolean", default: false } } });
if (!values.corpora) {
  console.error("usage: npm run bench:forms -- --corpora DIR [--write]");
  process.exit(2);
}

const isMarked = (text: string): boolean => analyze(text).frames.some(isOnScreen);

const texts = readdirSync(values.corpora)
  .filter((name) => name.endsWith(".jsonl"))
  .flatMap((name) => readFileSync(join(values.corpora!, name), "utf8").split("\n").filter(Boolean))
  .map((line) => (JSON.parse(line) as { text: string }).text);
const plain = texts.map(isMarked);

interface Row {
  form: string;
  texts: number;
  /** Texts with a mark as they are, and those of them that keep one. */
  marked: number;
  kept: number;
  /** Texts with a mark in the form only. */
  gained: number;
}

function measure(form: string, write: (text: string) => string | null): Row {
  const row: Row = { form, texts: 0, marked: 0, kept: 0, gained: 0 };
  texts.forEach((text, at) => {
    const written = write(text);
    if (written === null) return;
    row.texts++;
    const found = isMarked(written);
    if (plain[at]) row.marked++;
    if (plain[at] && found) row.kept++;
    if (!plain[at] && found) row.gained++;
  });
  return row;
}

const percent = (part: number, of: number): string => (of === 0 ? "-" : `${((100 * part) / of).toFixed(1)}%`);
const rows = Object.entries(FORMS).map(([form, write]) => measure(form, write));
const made = {
  engineVersion: ENGINE_VERSION,
  ruleHash: RULE_HASH,
  date: new Date().toISOString().slice(0, 10),
  command: "npm run bench:forms -- --corpora DIR",
};
const report = [
  "# The same words in another form",
  `Engine ${made.engineVersion}, rules ${made.ruleHash}, ${made.date}. Made with \`${made.command}\`: ${texts.length} labeled texts, misleading or not. What a screen shows; the forms are in bench/src/forms.ts.`,
  [
    "| form | texts that can have it | with a mark as they are | of those with one in the form | of the others with one in the form only |",
    "|---|---|---|---|---|",
    ...rows.map(
      ({ form, texts: count, marked, kept, gained }) => `| ${form} | ${count} | ${marked} | ${percent(kept, marked)} | ${percent(gained, count - marked)} |`,
    ),
  ].join("\n"),
].join("\n\n");
console.log(report);
if (values.write) {
  const root = fileURLToPath(new URL("../../", import.meta.url));
  writeFileSync(join(root, "bench/results/forms.md"), `${report}\n`);
  writeFileSync(join(root, "packages/content/src/measured/forms.json"), `${JSON.stringify({ ...made, rows }, null, 1)}\n`);
}
