import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decode, encode, KINDS } from "./kept-data.ts";
import { plan, readFile, toFile } from "./kept-file.ts";

/** A value of each kind that is kept; the properties begin with these and change parts of them. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  "education-progress": { vagueness: true, steelman: false },
  "candor-place-v1": { vagueness: { step: 1, steps: 4, at: 5 } },
  "candor-answers-v1": [{ lesson: "vagueness", item: "one", verdict: "sound", choice: "unsure", sureness: null, at: 5 }],
  "candor-review-v1": [{ lesson: "vagueness", item: "one", stage: 0, due: 5 }],
  "candor-drafts-v1": { "check/paper": "A text" },
  "candor-user-quotes-v1": [{ quote: "Doubt first.", author: "A. Reader" }],
  ai_behavior_stories: [{ id: "1", title: "A title", story: "A story", lesson: "A lesson" }],
  train_ai_experiences: [{ feedback: "It asked back." }],
  "vx-adaptive-learning": {
    adjustments: [{ reflexId: "vx-fo01-a", baseConfidence: 0.5, adjustmentFactor: 0.05, lastUpdated: 5 }],
    history: [
      {
        ...{ reflexId: "vx-fo01-a", originalConfidence: 0.5, userFeedback: "missed", feedbackType: "false_negative" },
        ...{ timestamp: 5, context: "", adjustmentApplied: 0.05 },
      },
    ],
  },
  "candor-lab-v1": ["A statement", ""],
  "candor-judgements-v1": {
    dismissed: [{ reflexId: "vx-fo01-a", label: "A label", words: "Act now", before: "", after: "." }],
    muted: [{ reflexId: "vx-fo01-b", label: "A label" }],
    hideMarks: false,
  },
  "candor-chat-v1": { messages: [{ role: "user", text: "A question" }] },
  "candor-chat-settings-v1": { mode: "careful" },
  "candor-chat-draft-v1": "A question",
  "candor-chat-waiting-v1": [{ text: "A question", editing: null }],
  "candor-analyze-draft-v1": { text: "A text" },
  "candor-quote-index-v1": 3,
  "candor-theme": "ink",
};

type Change = { at: number[]; to: unknown };
/** The value with the part that a way through it leads to in the place of another. */
function changed(value: unknown, { at: [first, ...rest], to }: Change): unknown {
  if (first === undefined || typeof value !== "object" || value === null) return to;
  const parts = Object.entries(value);
  const [name] = parts[first % Math.max(1, parts.length)] ?? [];
  const next = parts.map(([key, part]) => [key, key === name ? changed(part, { at: rest, to }) : part] as const);
  return Array.isArray(value) ? next.map(([, part]) => part) : Object.fromEntries(next);
}
const change: fc.Arbitrary<Change> = fc.record({
  at: fc.array(fc.nat(9), { minLength: 1, maxLength: 4 }),
  to: fc.oneof(fc.constantFrom<unknown>(null, true, 0, -1, 1e300, "", "vx-fo01-a", [], {}), fc.jsonValue({ maxDepth: 2 })),
});
const valueOf = (key: string): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.array(change, { maxLength: 3 }).map((changes) => changes.reduce(changed, SAMPLES[key])),
    fc.jsonValue(),
  );

describe.each(KINDS)("$key", (kind) => {
  it("has a sample that is taken", () => expect(kind.count(kind.parse(SAMPLES[kind.key]))).toBeGreaterThan(0));
  it("refuses any other value, or can count it, join it and write it back", () => {
    fc.assert(
      fc.property(valueOf(kind.key), valueOf(kind.key), (first, second) => {
        const [here, file] = [kind.parse(first), kind.parse(second)];
        const isRefused = here === null || file === null;
        const joined = isRefused ? null : kind.parse(kind.merge(here, file));
        expect(joined === null).toBe(isRefused);
        if (joined !== null) expect([kind.count(joined) >= 0, decode(kind, encode(kind, joined)) === null]).toEqual([true, false]);
      }),
      { numRuns: 500 },
    );
  });
});

describe("readFile", () => {
  it("takes any text: says what is wrong with it, or gives entries that can be planned and saved", () => {
    const data = fc.record(Object.fromEntries(KINDS.map(({ key }) => [key, valueOf(key)])), { requiredKeys: [] });
    const file = fc.record({ app: fc.constant("candor"), format: fc.constantFrom<unknown>(1, 1, 1, 2, "1"), data }).map((content) => JSON.stringify(content));
    fc.assert(
      fc.property(fc.oneof(file, fc.json(), fc.string()), (content) => {
        const read = readFile(content);
        if ("problem" in read) {
          expect(read.problem).not.toBe("");
          return;
        }
        const planned = plan(read.entries, read.entries, "merge").map(({ kind, value, after }) => ({ kind, value, count: after }));
        expect(readFile(JSON.stringify(toFile(planned, 0)))).toMatchObject({ refused: [] });
      }),
    );
  });
});
