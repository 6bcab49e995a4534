import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { analyze } from "@candor/engine";
import { WEAK_SIGNAL_BELOW } from "@candor/engine/policy";
import type { Labelled } from "./mafalda.ts";
import { isOnScreen } from "./on-screen.ts";

/** A line of a corpus; offsets count code points. */
interface Gold {
  id: string;
  text: string;
  label: 0 | 1;
  spans?: [number, number, string][];
  gold_alt?: Labelled[];
  source?: string;
}

/** A frame as the command line writes it, one for each occurrence; offsets in code points. */
export interface Predicted {
  reflexId: string;
  family: string;
  category: string;
  technique: string;
  confidence: number;
  start: number;
  end: number;
}

export interface Answered extends Gold {
  frames: Predicted[];
  /** A screen shows a mark. */
  shown: boolean;
  /** Length in code points. */
  length: number;
  words: number;
}

export interface Corpus {
  name: string;
  texts: Answered[];
}

/** Code points before each UTF-16 offset that is asked for; the identity when the text has no surrogates. */
function codePoints(text: string): (offset: number) => number {
  if (!/[\ud800-\udfff]/.test(text)) return (offset) => offset;
  const before = new Int32Array(text.length + 1);
  for (let at = 0, count = 0; at < text.length;) {
    const width = text.codePointAt(at)! > 0xffff ? 2 : 1;
    for (let unit = 0; unit < width; unit++) before[at + unit] = count;
    at += width;
    before[at] = ++count;
  }
  return (offset) => before[offset]!;
}

/** Default output of the command line: shown frames of at least the weak-signal limit, one line for each occurrence, alerts left out. */
function predict(text: string): Pick<Answered, "frames" | "shown" | "words"> {
  const { frames, words } = analyze(text);
  const at = codePoints(text);
  return {
    words,
    shown: frames.some(isOnScreen),
    frames: frames
      .filter(({ family, confidence }) => family !== "policy" && family !== "cluster" && confidence >= WEAK_SIGNAL_BELOW)
      .flatMap(({ reflexId, family, category, technique, confidence, spans }) =>
        spans.map(([start, end]) => ({ reflexId, family, category, technique, confidence, start: at(start), end: at(end) })),
      ),
  };
}

/** Reads every *.jsonl of a folder and lets the engine answer. The name is what stands before the first dot. */
export function readCorpora(dir: string, only?: readonly string[]): Corpus[] {
  return readdirSync(dir)
    .filter((file) => file.endsWith(".jsonl"))
    .sort()
    .map((file) => ({ name: file.split(".")[0]!, file }))
    .filter(({ name }) => !only || only.includes(name))
    .map(({ name, file }) => ({
      name,
      texts: readFileSync(join(dir, file), "utf8")
        .split("\n")
        .filter((line) => line.trim())
        .map((line) => {
          const gold = JSON.parse(line) as Gold;
          return { ...gold, ...predict(gold.text), length: [...gold.text].length };
        }),
    }));
}
