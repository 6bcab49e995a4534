// @vitest-environment happy-dom
import type { Frame } from "@candor/engine";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { LEARNING_KEY, NO_LEARNING, parseLearning } from "../../lib/adaptive-learning.ts";
import type { Moderator } from "../../lib/moderator.ts";
import { readStored } from "../../lib/storage.ts";
import type { SlotResults } from "./slot-results.ts";
import { TestSlot } from "./test-slot.tsx";

let come: (moderator: Moderator) => void = () => undefined;
const lists = vi.hoisted(() => ({ load: null as null | (() => Promise<unknown>) }));
vi.mock("../../lib/moderator.ts", () => ({ loadModerator: () => lists.load!() }));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const frame = { reflexId: "vx-fo01-x", reflexLabel: "Urgency", fragment: "now", start: 0, end: 3, confidence: 0.7, category: "emotional" } as Frame;
const results = {
  results: [{ frame, confidence: 0.7, learned: 0 }],
  under: [],
  detectionCount: 1,
  highConfidenceCount: 0,
  maxConfidence: 0.7,
} as unknown as SlotResults;

const detection = (reflexId: string) => ({ frame: { ...frame, reflexId }, confidence: 0.7, learned: 0 });

it.each<[string, string[], string]>([
  ["That is wrong", ["vx-fo01-x", "vx-fo01-y"], "Learned for 2 detectors. See the changes below."],
  ["That is wrong", ["vx-fo01-x"], "Learned for 1 detector. See the changes below."],
  ["That is wrong", ["vx-fo01-x", "vx-fo01-capped"], "Learned for 1 detector. See the changes below."],
  ["That is correct", ["vx-fo01-x", "vx-fo01-y"], "Thanks. The detectors haven’t changed."],
  ["That is wrong", ["vx-fo01-capped"], "Thanks. The detectors haven’t changed."],
  ["That is wrong", [], "No detector fired here, so there’s nothing to change."],
])("%s about %j: %s", async (feedback, ids, said) => {
  lists.load = async () => ({ objects: () => false, isProfane: () => false });
  localStorage.setItem(
    LEARNING_KEY,
    JSON.stringify({ adjustments: [{ reflexId: "vx-fo01-capped", baseConfidence: 0.7, adjustmentFactor: -0.3, lastUpdated: 1 }], history: [] }),
  );
  const found = { ...results, results: ids.map(detection), detectionCount: ids.length };
  render(
    <MemoryRouter>
      <TestSlot label="Statement 1" text="now" isAnalyzing={false} results={found} busy={false} onText={() => undefined} onTest={() => undefined} />
    </MemoryRouter>,
  );
  const field = screen.getByLabelText<HTMLInputElement>(/^Feedback/);
  fireEvent.change(field, { target: { value: feedback } });
  // It ends a composition of characters in Safari.
  await act(async () => void fireEvent.keyDown(field, { key: "Enter", keyCode: 229 }));
  expect(screen.queryByText(said)).toBeNull();
  await act(async () => void fireEvent.keyDown(field, { key: "Enter" }));
  expect(screen.getByText(said)).toBeTruthy();
});

it("a second click, on what is empty by then, leaves what was said", async () => {
  lists.load = async () => ({ objects: () => false, isProfane: () => false });
  render(
    <MemoryRouter>
      <TestSlot label="Statement 1" text="now" isAnalyzing={false} results={results} busy={false} onText={() => undefined} onTest={() => undefined} />
    </MemoryRouter>,
  );
  fireEvent.change(screen.getByLabelText(/^Feedback/), { target: { value: "That is wrong" } });
  for (let n = 0; n < 2; n += 1) await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Submit" })));
  expect(screen.getByText("Learned for 1 detector. See the changes below.")).toBeTruthy();
});

it("feedback is learned from once, however often it is sent while the word lists come, and what is typed meanwhile stays", async () => {
  const loaded = new Promise((resolve) => {
    come = resolve as typeof come;
  });
  lists.load = () => loaded;
  render(
    <MemoryRouter>
      <TestSlot label="Statement 1" text="now" isAnalyzing={false} results={results} busy={false} onText={() => undefined} onTest={() => undefined} />
    </MemoryRouter>,
  );
  const field = screen.getByLabelText<HTMLInputElement>(/^Feedback/);
  fireEvent.change(field, { target: { value: "That is wrong" } });
  fireEvent.keyDown(field, { key: "Enter" });
  fireEvent.keyDown(field, { key: "Enter" });
  fireEvent.change(field, { target: { value: "That is wrong, because" } });
  await act(async () => come({ objects: () => false, isProfane: () => false }));
  expect(readStored(LEARNING_KEY, parseLearning, NO_LEARNING).history).toHaveLength(1);
  expect(field.value).toBe("That is wrong, because");
});

const show = (found: SlotResults) =>
  render(
    <MemoryRouter>
      <TestSlot label="Statement 1" text="now" isAnalyzing={false} results={found} busy={false} onText={() => undefined} onTest={() => undefined} />
    </MemoryRouter>,
  );

it("what the last feedback did is not told of another text that takes the place of this one, and what was not sent stays", async () => {
  lists.load = async () => ({ objects: () => false, isProfane: () => false });
  const slot = (text: string, found: SlotResults | null) => (
    <MemoryRouter>
      <TestSlot label="Statement 1" text={text} isAnalyzing={false} results={found} busy={false} onText={() => undefined} onTest={() => undefined} />
    </MemoryRouter>
  );
  const { rerender } = render(slot("now", results));
  const field = () => screen.getByLabelText<HTMLInputElement>(/^Feedback/);
  fireEvent.change(field(), { target: { value: "That is wrong" } });
  await act(async () => void fireEvent.keyDown(field(), { key: "Enter" }));
  expect(screen.getByText(/^Learned for/)).toBeTruthy();
  fireEvent.change(field(), { target: { value: "It missed" } });
  // An example was tried, or another tab wrote here.
  rerender(slot("Another statement", null));
  expect(screen.queryByText(/^Learned for/)).toBeNull();
  rerender(slot("Another statement", results));
  expect(screen.queryByText(/^Learned for/)).toBeNull();
  expect(field().value).toBe("It missed");
});

it("what was not sent is there again for who loads the page anew, and gone once it is sent", async () => {
  lists.load = async () => ({ objects: () => false, isProfane: () => false });
  const field = () => screen.getByLabelText<HTMLInputElement>(/^Feedback/);
  show(results);
  fireEvent.change(field(), { target: { value: "That is wrong" } });
  cleanup();
  show(results);
  expect(field().value).toBe("That is wrong");
  await act(async () => void fireEvent.keyDown(field(), { key: "Enter" }));
  expect(field().value).toBe("");
  cleanup();
  show(results);
  expect(field().value).toBe("");
});

it("the feedback field says which words count, and a button writes some without sending them", async () => {
  lists.load = async () => ({ objects: () => false, isProfane: () => false });
  show(results);
  const field = screen.getByLabelText<HTMLInputElement>(/^Feedback/);
  expect(document.getElementById(field.getAttribute("aria-describedby")!)?.textContent).toMatch(/“right”, “wrong”, “missed” or “disagree”.* such a word/);
  const names = () => [...screen.getByRole("group", { name: "Start with" }).children].map(({ textContent }) => textContent);
  expect(names()).toEqual(["Right", "False alarm", "Missed something"]);
  fireEvent.change(field, { target: { value: "hmm not sure about it" } });
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "False alarm" })));
  expect(field.value).toMatch(/^Wrong, .*: hmm not sure about it$/);
  expect(document.activeElement).toBe(field);
  expect(readStored(LEARNING_KEY, parseLearning, NO_LEARNING)).toEqual(NO_LEARNING);
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Submit" })));
  expect(readStored(LEARNING_KEY, parseLearning, NO_LEARNING).history).toMatchObject([{ feedbackType: "false_positive" }]);
});

it("logs feedback that does not count, cut to 50 characters, and says nothing", async () => {
  lists.load = async () => ({ objects: () => false, isProfane: () => false });
  const logged = vi.spyOn(console, "log").mockReturnValue();
  show(results);
  const field = screen.getByLabelText<HTMLInputElement>(/^Feedback/);
  for (const length of [50, 51]) {
    fireEvent.change(field, { target: { value: "nice ".repeat(11).slice(0, length) } });
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Submit" })));
  }
  expect(logged.mock.calls).toEqual([
    ["Invalid feedback rejected", "nice ".repeat(10).trim()],
    ["Invalid feedback rejected", `${"nice ".repeat(10)}…`],
  ]);
  expect(field.value).not.toBe("");
  logged.mockRestore();
});

it("where nothing fired, nothing was a false alarm", () => {
  show({ ...results, results: [], detectionCount: 0 });
  expect(screen.queryByRole("button", { name: "False alarm" })).toBeNull();
  expect(screen.getByRole("button", { name: "Missed something" })).toBeTruthy();
});

it.each([
  [1, "1 detection, 1 with high confidence, highest 70%. Several weaker ones close together also trigger the alert."],
  [2, "1 detection, 2 with high confidence, highest 70%"],
])("a cluster of which %d are highly confident says what made it one", (highConfidenceCount, words) => {
  show({ ...results, highConfidenceCount, hasClusterAlert: true });
  expect(document.querySelector(".risk .small")?.textContent).toBe(words);
});

it.each([
  ["a text in English", "now", true, null],
  ["another language", "now", false, /^This doesn’t look like English/],
  ["a link", "https://news.example/a", true, /^This is a link\. Its page wasn’t read here/],
  ["a link without its beginning", "news.example/a", true, /^This is a link\. Its page wasn’t read here/],
  ["a link in brackets", "<https://news.example/a>", true, /^This is a link\. Its page wasn’t read here/],
  ["a link in a remark", "Look at this: https://news.example/a", true, /^Only your words were read/],
])("says beside “Clean” what was not read: %s", async (_name, text, english, said) => {
  lists.load = async () => ({ objects: () => false, isProfane: () => false });
  render(
    <MemoryRouter>
      <TestSlot
        label="Statement 1"
        text={text}
        isAnalyzing={false}
        results={{ ...results, results: [], detectionCount: 0, maxConfidence: 0 }}
        language={{ english, share: 0, script: "latin" }}
        busy={false}
        onText={() => undefined}
        onTest={() => undefined}
      />
    </MemoryRouter>,
  );
  const summary = screen.getByText("Clean - No manipulation detected").closest("[role=status]");
  const beside = [...summary!.querySelectorAll(":scope > p")].map((line) => line.textContent ?? "");
  expect(beside).toEqual(said === null ? [] : [expect.stringMatching(said)]);
});
