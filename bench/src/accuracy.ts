/**
 * `npm run bench:accuracy -- --corpora DIR [--only a,b] [--out DIR] [--json FILE] [--write]`: lets the engine answer the labeled texts and prints the
 * tables. `--out` writes the predictions as JSON lines, `--write` a Markdown page under bench/results and the aggregate for the app.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { readCorpora, type Corpus } from "./corpora.ts";
import { familyFigures, patternFigures, pooledFigures, shownFigures, strongFigures } from "./figures.ts";
import { IN_MEAN, markdown, type Results } from "./report.ts";
import { scoreCorpus } from "./score.ts";
import { aggregate } from "./aggregate.ts";
import { ENGINE_VERSION, RULE_HASH } from "@candor/engine";

const { values } = parseArgs({
  options: {
    corpora: { type: "string" },
    only: { type: "string" },
    out: { type: "string" },
    json: { type: "string" },
    write: { type: "boolean", default: false },
    patterns: { type: "boolean", default: false },
  },
});
if (!values.corpora) {
  console.error("usage: npm run bench:accuracy -- --corpora DIR [--only babe,logic] [--out DIR] [--json FILE] [--patterns] [--write]");
  process.exit(2);
}
if (values.write && values.only) {
  console.error("--write keeps the figures that the app shows, so it takes all corpora: leave out --only.");
  process.exit(2);
}

const corpora = readCorpora(values.corpora, values.only?.split(","));
const missing = (values.only?.split(",") ?? []).filter((name) => !corpora.some((corpus) => corpus.name === name));
if (corpora.length === 0 || missing.length > 0) {
  console.error(missing.length > 0 ? `No ${missing.join(", ")} in ${values.corpora}.` : `No .jsonl file in ${values.corpora}.`);
  process.exit(2);
}
const of = (name: string): Corpus | undefined => corpora.find((corpus) => corpus.name === name);
const joined = of("logic") && of("neutral") ? [{ name: "logic+neutral", texts: [...of("logic")!.texts, ...of("neutral")!.texts] }] : [];
const results: Results = {
  engineVersion: ENGINE_VERSION,
  ruleHash: RULE_HASH,
  date: new Date().toISOString().slice(0, 10),
  command: "npm run bench:accuracy -- --corpora DIR",
  corpora: Object.fromEntries([...corpora, ...joined].map(({ name, texts }) => [name, scoreCorpus(texts)])),
  families: familyFigures(corpora),
  patterns: patternFigures(corpora),
  pooled: pooledFigures(corpora),
  everywhere: strongFigures([...corpora, ...joined].filter(({ name }) => IN_MEAN.includes(name))),
  shown: shownFigures(corpora),
};

const page = markdown(results, values.patterns);
console.log(page);

if (values.out) {
  mkdirSync(values.out, { recursive: true });
  for (const { name, texts } of corpora)
    writeFileSync(join(values.out, `${name}.jsonl`), texts.map(({ id, frames }) => `${JSON.stringify({ id, frames })}\n`).join(""));
}
if (values.json) writeFileSync(values.json, `${JSON.stringify(results, null, 1)}\n`);
if (values.write) {
  const root = fileURLToPath(new URL("../../", import.meta.url));
  const write = (path: string, content: string): void => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  };
  write(join(root, "bench/results/accuracy.md"), page);
  write(join(root, "packages/content/src/measured/accuracy.json"), `${JSON.stringify(aggregate(results), null, 1)}\n`);
}
