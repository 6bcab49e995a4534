import type { Engine } from "./engine.ts";
import { RULE_HASH } from "./generated/rule-hash.ts";
import { resolveHandshake } from "./policy/handshake.ts";
import { score, type Scored } from "./score/findings.ts";
import { toFrames, type NoteSource } from "./score/frames.ts";
import { languageOf } from "./text/language.ts";
import type { Analysis, AnalyzeOptions, Handshake } from "./types.ts";
import { ENGINE_VERSION } from "./version.ts";

interface Run {
  scored: Scored;
  handshake: Handshake;
  startedMs: number;
}

const now = (): number => (globalThis as { performance?: { now(): number } }).performance?.now() ?? Date.now();

/** Reads and scores a text; frames come when their notes are at hand. */
export function run(engine: Engine, text: string, options: AnalyzeOptions): Run {
  const startedMs = now();
  const handshake = resolveHandshake(options);
  engine.read(text);
  return { scored: score(engine, handshake, options.all === true), handshake, startedMs };
}

/** The result of a run, while the engine still holds its text. */
export function finish(engine: Engine, { scored, handshake, startedMs }: Run, notes: NoteSource): Analysis {
  const { doc } = engine;
  const frames = toFrames(engine, scored, notes);
  const counts = new Int32Array(doc.paragraphs);
  for (const finding of scored.findings) {
    if (finding.gated) continue;
    for (const [start] of finding.spans) {
      const at = paragraphAt(engine, start);
      if (at >= 0) counts[at] = counts[at]! + 1;
    }
  }
  return {
    frames,
    paragraphs: Array.from(counts, (count, at) => ({
      start: doc.paragraphStart[at]!,
      end: doc.paragraphEnd[at]!,
      words: doc.paragraphWords[at]!,
      frames: count,
    })),
    regions: scored.regions,
    words: doc.words,
    sentences: doc.sentences,
    language: languageOf(doc),
    handshake,
    timing: { totalMs: now() - startedMs },
    engineVersion: ENGINE_VERSION,
    ruleHash: RULE_HASH,
  };
}

/** Paragraph that holds the offset; -1 for none. */
function paragraphAt(engine: Engine, offset: number): number {
  const { doc } = engine;
  let low = 0;
  let high = doc.paragraphs;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (doc.paragraphStart[middle]! > offset) high = middle;
    else low = middle;
  }
  return low < doc.paragraphs ? low : -1;
}
