import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { analyze } from "../src/analyze.ts";
import { isAboutWholeText, isWeakSignal } from "../src/policy/scoring.ts";
import { FIRST_TRIES } from "./first-tries.ts";
import { ANSWERS_HONEST, ANSWERS_MISLEADING } from "./fresh-answers.ts";
import { ASSISTANT_HONEST, ASSISTANT_MISLEADING } from "./fresh-assistants.ts";
import { KINDS_HONEST, KINDS_MANIPULATIVE } from "./fresh-kinds.ts";
import { LETTER_HONEST, LETTER_PRESSING } from "./fresh-letters.ts";
import { FRESH_HONEST, FRESH_MISLEADING } from "./fresh-texts.ts";
import { HONEST_ANSWERS } from "./honest-answers.ts";
import { HONEST_LETTERS } from "./honest-letters.ts";
import { HONEST_MESSAGES } from "./honest-messages.ts";
import { HONEST_NOTICES } from "./honest-notices.ts";
import { ORDINARY_TEXTS } from "./ordinary-texts.ts";
import { PLAIN_SENTENCES } from "./plain-sentences.ts";
import { SWINDLES } from "./swindles.ts";

/** What all files of a folder beside this one export by that name. */
async function gathered(folder: string, name: string): Promise<string[]> {
  const from = new URL(`./${folder}/`, import.meta.url);
  const modules = await Promise.all(readdirSync(from).map(async (file) => (await import(new URL(file, from).href)) as Record<string, readonly string[]>));
  return modules.flatMap((module) => module[name]!);
}
/** Honest sentences beside what pressing ones say, a file for each matter (bench/results/rounds-fresh.md, rounds 26 to 28). */
const nearMisses = await gathered("near-misses", "NEAR_MISSES");
/** The plainest sentence for each trick. */
const textbook = await gathered("textbook", "TRIES");

/** The marks that a screen shows: alerts come from several marks, weak signals are folded (docs/decisions/0043). */
const shown = (text: string, from = 0): string[] =>
  analyze(text)
    .frames.filter((frame) => frame.confidence >= from && !isAboutWholeText(frame) && !isWeakSignal(frame))
    .map(({ reflexId, confidence }) => `${reflexId} ${confidence}`);

describe("what people try first", () => {
  it.each([...FIRST_TRIES, ...SWINDLES, ...textbook])("shows a mark in “%s”", (text) => expect(shown(text)).not.toEqual([]));
});

describe("ordinary texts", () => {
  it.each([...ORDINARY_TEXTS, ...HONEST_MESSAGES, ...HONEST_ANSWERS, ...HONEST_LETTERS, ...HONEST_NOTICES, ...PLAIN_SENTENCES, ...nearMisses])(
    "shows nothing in “%s”",
    (text) => expect(shown(text)).toEqual([]),
  );
});

describe("texts that were written before they were scored", () => {
  it.each([...FRESH_HONEST, ...ANSWERS_HONEST, ...ASSISTANT_HONEST, ...LETTER_HONEST, ...KINDS_HONEST])("shows nothing at 60 %% and above in “%s”", (text) =>
    expect(shown(text, 0.6)).toEqual([]),
  );
  it.each([...FRESH_MISLEADING, ...ANSWERS_MISLEADING, ...ASSISTANT_MISLEADING, ...LETTER_PRESSING, ...KINDS_MANIPULATIVE])(
    "shows a mark of 50 %% or more in “%s”",
    (text) => expect(shown(text, 0.5)).not.toEqual([]),
  );
});
