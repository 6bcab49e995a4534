/**
 * `npm run bench:speed [-- --corpora DIR] [--rounds N] [--write]`: the engine against write-good and a plain list of includes, interleaved in one run;
 * in Chromium; 5,000 phrases against 1,000; start-up in fresh processes; linearity up to 10 MB. Prints ratios, since absolute times depend on the machine.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import type * as Built from "@candor/engine";
import { medianInChromium } from "./chromium.ts";
import { sampleProse } from "./prose.ts";
import { engineOfPhrases, manyPhrases } from "./phrases.ts";
import { budgetTable, type Measured } from "./speed-budget.ts";

const { values } = parseArgs({
  options: {
    corpora: { type: "string" },
    rounds: { type: "string", default: "20" },
    write: { type: "boolean", default: false },
    quick: { type: "boolean", default: false },
  },
});
const CHUNK_CHARS = 20_000;
const CHUNKS_PER_KIND = 13;
/** Pieces for write-good: as long as a short article, where what a call costs by itself still counts, and a whole chunk. */
const PEER_CHARS = [2_000, CHUNK_CHARS];
const PEER_CHUNKS = 12;
const WARM_UP_ROUNDS = 3;
const START_RUNS = 20;
const rounds = Number(values.rounds);
const root = fileURLToPath(new URL("../../", import.meta.url));
/** What is measured is what runs: the built package (`npm run build`). */
const dist = pathToFileURL(join(root, "packages/engine/dist/index.js")).href;
const { analyze, ENGINE_VERSION, RULE_HASH } = (await import(dist)) as typeof Built;

const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1]!;
const timed = (work: () => unknown): number => {
  const began = performance.now();
  work();
  return performance.now() - began;
};

/** Kinds of real text by the name of their file: what people paste differs, and talk costs most, being short sentences full of wordings. */
const KINDS = { news: "ptc-articles.dev.jsonl", "plain prose": "neutral.dev.jsonl", talk: "mentalmanip.dev.jsonl" } as const;

/** So many chunks from all over a text. */
function spread(text: string, count: number): string[] {
  const step = Math.floor((text.length - CHUNK_CHARS) / (count - 1));
  return Array.from({ length: count }, (_, at) => text.slice(at * step, at * step + CHUNK_CHARS));
}

/** Chunks by kind, as many of each: real texts when a folder of labeled ones is given, else our own. */
function chunksByKind(): Map<string, string[]> {
  if (!values.corpora) return new Map([["made prose", spread(sampleProse(CHUNKS_PER_KIND * CHUNK_CHARS), CHUNKS_PER_KIND)]]);
  return new Map(
    Object.entries(KINDS).map(([kind, file]) => {
      const lines = readFileSync(join(values.corpora!, file), "utf8").split("\n").filter(Boolean);
      return [kind, spread(lines.map((line) => (JSON.parse(line) as { text: string }).text).join("\n\n"), CHUNKS_PER_KIND)];
    }),
  );
}

/** Median times of several works, one after the other on each chunk, so that all meet the same machine. */
function interleave(works: Record<string, (chunk: string) => unknown>, texts: readonly string[], times: number): Record<string, number> {
  const taken: Record<string, number[]> = Object.fromEntries(Object.keys(works).map((name) => [name, []]));
  for (let round = 0; round < times + WARM_UP_ROUNDS; round++) {
    for (const text of texts) {
      for (const [name, work] of Object.entries(works)) {
        const ms = timed(() => work(text));
        if (round >= WARM_UP_ROUNDS) taken[name]!.push(ms);
      }
    }
  }
  return Object.fromEntries(Object.entries(taken).map(([name, list]) => [name, median(list)]));
}

const kinds = chunksByKind();
/** One of each kind in turn. */
const texts = Array.from({ length: CHUNKS_PER_KIND }, (_, at) => [...kinds.values()].map((chunks) => chunks[at]!)).flat();
const lines: string[] = [
  `# Speed`,
  `Engine ${ENGINE_VERSION}, rules ${RULE_HASH}, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${texts.length} chunks of ${CHUNK_CHARS} characters, ${rounds} rounds, medians in milliseconds.`,
];

const phrases = manyPhrases(3_000);
const lowered = phrases.map((phrase) => phrase.toLowerCase());
const includesList = (text: string): number => {
  const low = text.toLowerCase();
  return lowered.filter((phrase) => low.includes(phrase)).length;
};
const measured: Measured = {};
const p50 = interleave({ engine: (text) => analyze(text), includes: includesList }, texts, rounds);
measured.nodeMs = p50["engine"]!;
lines.push(
  "## A chunk of 20,000 characters",
  ...[...kinds].map(([kind, chunks]) => `${kind}: ${interleave({ engine: (text) => analyze(text) }, chunks, rounds)["engine"]!.toFixed(3)}`),
  `All, in turns with a list of 3,000 \`includes\`: **${p50["engine"]!.toFixed(3)}**, the list ${p50["includes"]!.toFixed(3)}, ${(p50["includes"]! / p50["engine"]!).toFixed(1)} times as long`,
);

if (!values.quick) {
  const { ms, version } = await medianInChromium(fileURLToPath(new URL(".", dist)), texts, rounds, WARM_UP_ROUNDS);
  measured.chromiumMs = ms;
  lines.push(`In Chromium ${version}: **${ms.toFixed(3)}**`);
}

const { default: writeGood } = (await import("write-good")) as unknown as { default: (text: string) => unknown };
for (const size of PEER_CHARS) {
  const pieces = texts.slice(0, PEER_CHUNKS).map((text) => text.slice(0, size));
  const peer = interleave({ engine: (text) => analyze(text), writeGood: (text) => writeGood(text) }, pieces, Math.min(5, rounds));
  lines.push(
    `write-good on ${size} characters: ${peer["writeGood"]!.toFixed(3)}, analyze on the same ${peer["engine"]!.toFixed(3)}: ${(peer["writeGood"]! / peer["engine"]!).toFixed(0)} times as long`,
  );
}

const [few, many] = [engineOfPhrases(manyPhrases(1_000)), engineOfPhrases(manyPhrases(5_000))];
const growth = interleave({ few: (text) => few.read(text), many: (text) => many.read(text) }, texts, rounds);
measured.morePhrases = growth["many"]! / growth["few"]!;
lines.push(
  "## More phrases",
  `1,000 phrases ${growth["few"]!.toFixed(3)}, 5,000 phrases ${growth["many"]!.toFixed(3)}: ${measured.morePhrases.toFixed(2)} times`,
);

if (!values.quick) {
  const prose = texts.join("\n\n");
  const sizes = [0.1, 1, 10].map((mb) => ({ mb, text: prose.repeat(Math.ceil((mb * 1e6) / prose.length)).slice(0, mb * 1e6) }));
  lines.push(
    "## Length",
    ...sizes.map(({ mb, text }) => {
      const ms = median(Array.from({ length: mb >= 10 ? 2 : 5 }, () => timed(() => analyze(text))));
      return `${mb} MB: ${ms.toFixed(1)}, ${((ms / text.length) * CHUNK_CHARS).toFixed(3)} per 20,000 characters`;
    }),
  );
}

const start = (script: string): number => Number(execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" }));
const empty = "data:text/javascript,export%20const%20x=1";
const starting = (url: string, after: string): string =>
  `const began = performance.now(); const m = await import(${JSON.stringify(url)}); ${after}; console.log(performance.now() - began);`;
const sample = texts[0]!.slice(0, 300);
const starts = { empty: [] as number[], engine: [] as number[] };
for (let run = 0; run < START_RUNS; run++) {
  starts.empty.push(start(starting(empty, "void m")));
  starts.engine.push(start(starting(dist, `m.analyze(${JSON.stringify(sample)})`)));
}
measured.startMs = median(starts.engine) - median(starts.empty);
lines.push(
  "## Start",
  `import of an empty module ${median(starts.empty).toFixed(1)}; import of the built engine and analyze of 300 characters ${median(starts.engine).toFixed(1)}: ${measured.startMs.toFixed(1)} more (medians of ${START_RUNS} fresh processes)`,
  "## Budget",
  budgetTable(measured),
);

const page = `${lines.join("\n\n")}\n`;
console.log(page);
if (values.write) {
  mkdirSync(join(root, "bench/results"), { recursive: true });
  writeFileSync(join(root, "bench/results/speed.md"), page);
}
