import { describe, expect, it } from "vitest";
import { analyze } from "../src/analyze.ts";
import { isWeakSignal } from "../src/policy/scoring.ts";
import { FIRST_TRIES } from "./first-tries.ts";
import { HONEST_ANSWERS } from "./honest-answers.ts";
import { HONEST_LETTERS } from "./honest-letters.ts";
import { HONEST_MESSAGES } from "./honest-messages.ts";
import { HONEST_NOTICES } from "./honest-notices.ts";
import { ORDINARY_TEXTS } from "./ordinary-texts.ts";
import { SWINDLES } from "./swindles.ts";

/** The marks that a screen shows: alerts come from several marks, weak signals are folded (docs/decisions/0043). */
const shown = (text: string): string[] =>
  analyze(text)
    .frames.filter((frame) => !frame.reflexId.startsWith("cluster") && !frame.reflexId.startsWith("policy") && !isWeakSignal(frame))
    .map(({ reflexId, confidence }) => `${reflexId} ${confidence}`);

describe("what people try first", () => {
  it.each([...FIRST_TRIES, ...SWINDLES])("shows a mark in “%s”", (text) => expect(shown(text)).not.toEqual([]));
});

describe("ordinary texts", () => {
  it.each([...ORDINARY_TEXTS, ...HONEST_MESSAGES, ...HONEST_ANSWERS, ...HONEST_LETTERS, ...HONEST_NOTICES])("shows nothing in “%s”", (text) =>
    expect(shown(text)).toEqual([]),
  );
});
