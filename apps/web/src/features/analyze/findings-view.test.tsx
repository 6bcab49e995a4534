// @vitest-environment happy-dom
import { NO_REFLEXES } from "@candor/content/messages/analysis";
import type { Analysis, Frame } from "@candor/engine";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dismissalsOf, judge, NO_JUDGEMENTS, type Judgements } from "../../lib/judgements.ts";
import rounds from "@candor/content/measured/rounds.json";
import { MISSED } from "./findings-lead.tsx";
import { FindingsView } from "./findings-view.tsx";

const TEXT = "Everyone knows it is the last chance, perhaps.";
const frame = (reflexId: string, label: string, start: number, end: number, confidence: number, category = "consensus"): Frame =>
  ({
    reflexId,
    reflexLabel: label,
    family: reflexId.slice(0, 7),
    category,
    technique: "x",
    rationale: `Why ${label}.`,
    question: `Ask ${label}?`,
    confidence,
    severity: "medium",
    priority: 2,
    tags: [],
    start,
    end,
    fragment: TEXT.slice(start, end),
    spans: [[start, end]],
    adjustments: [{ kind: "context-clue", by: 0.1, because: "A clue stands close by." }],
    stance: "asserted",
  }) as Frame;
const KNOWS = frame("vx-pc01-everyone", "Agreement", 0, 14, 0.8);
const CHANCE = frame("vx-fo01-last", "Hurry", 25, 36, 0.6, "emotional");
const WEAK = frame("vx-sp01-perhaps", "Perhaps", 38, 45, 0.3, "other");
const BAIT = { ...frame("vx-mp01-lure", "Bait", 15, 36, 0.7, "other"), technique: "social engineering" };
const BLOCK = { ...frame("policy-block", "Check this before you pass it on", 0, 14, 0.95), family: "policy", tags: ["policy-block", "vx-pc01-everyone"] };

const asks = vi.fn();
const asksWhatToDo = vi.fn();
function show(frames: Frame[], judgements: Judgements = NO_JUDGEMENTS) {
  const analysis = { frames, regions: [], words: 8, language: { english: true }, engineVersion: "1.2.3", ruleHash: "abcdef12" } as unknown as Analysis;
  render(
    <MemoryRouter>
      <FindingsView
        text={TEXT}
        analysis={analysis}
        judged={judge(frames, TEXT, judgements)}
        source={null}
        editing={false}
        onAsk={asks}
        onAskWhatToDo={asksWhatToDo}
      />
    </MemoryRouter>,
  );
}
const labels = () => [...document.querySelectorAll(".note h3")].map((h) => h.textContent);

beforeEach(() => {
  window.localStorage.clear();
});
afterEach(() => {
  cleanup();
  asks.mockClear();
  asksWhatToDo.mockClear();
});

it("folds weak signals away until they are asked for", () => {
  show([KNOWS, WEAK]);
  expect(labels()).toEqual(["Agreement"]);
  expect(screen.getByText("Hidden because honest texts often use these too, whatever the percentage.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Show 1 weak signal" }));
  expect(labels()).toEqual(["Agreement", "Perhaps"]);
  fireEvent.click(screen.getByRole("button", { name: "Hide 1 weak signal" }));
  expect(labels()).toEqual(["Agreement"]);
});

it("puts the policy block at the front, without a mark", () => {
  show([BLOCK, CHANCE, KNOWS]);
  expect(document.querySelector(".block-note")?.textContent).toContain("Check this before you pass it on");
  expect(document.querySelector(".block-note")?.compareDocumentPosition(document.querySelector(".notes")!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("shows no policy block for a finding that the reader has decided on", () => {
  show([BLOCK, CHANCE]);
  expect(document.querySelector(".block-note")).toBeNull();
});

it("lists the findings in the order of the engine, and numbers them by their place in the text", () => {
  show([CHANCE, KNOWS]);
  expect(labels()).toEqual(["Hurry", "Agreement"]);
  expect([...document.querySelectorAll(".note .n")].map((n) => n.textContent)).toEqual(["2", "1"]);
});

it.each<[string, Frame[], string]>([
  ["nothing", [], NO_REFLEXES],
  ["weak signals only, which are folded", [WEAK], NO_REFLEXES],
])("says in the list when there is %s", (_, frames, words) => {
  show(frames);
  expect(screen.getByText(words)).toBeTruthy();
  expect(labels()).toEqual([]);
});

it.each<[string, Frame[], boolean]>([
  ["nothing", [], true],
  ["weak signals only", [WEAK], true],
  ["a mark", [KNOWS, WEAK], false],
])("does not let an empty list pass for a true text: %s", (_, frames, says) => {
  show(frames);
  const said = screen.queryByText("No marks doesn’t mean the text is true.", { exact: false });
  expect(said !== null).toBe(says);
  expect(screen.queryByRole("link", { name: "Check what it leaves out" }) !== null).toBe(says);
  expect(screen.queryByRole("link", { name: MISSED }) !== null).toBe(says);
  const ask = screen.queryByRole("button", { name: "ask the agent what it wants from you" });
  expect(ask !== null).toBe(says);
  if (ask) fireEvent.click(ask);
  expect(asks).toHaveBeenCalledTimes(says ? 1 : 0);
  // First what was found, then what that means, then what is folded away.
  if (says) expect(screen.getByText(NO_REFLEXES).compareDocumentPosition(said!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("says how much the rules miss as it was measured", () => {
  const { freeWriters, twoWriters, visitors } = rounds;
  expect(MISSED).toContain("more than half");
  for (const { misleading } of [freeWriters, twoWriters, visitors]) expect(100 - misleading.percent).toBeGreaterThan(50);
});

it.each<[string, Frame[], boolean]>([
  ["a mark of a swindle", [KNOWS, BAIT], true],
  ["other marks", [KNOWS, CHANCE], false],
  ["a faint one, which is folded", [{ ...BAIT, confidence: 0.3 }], false],
])("offers what to do where the text has %s", (_, frames, offers) => {
  show(frames);
  const ask = screen.queryByRole("button", { name: "Ask what to do" });
  expect(ask !== null).toBe(offers);
  if (ask) fireEvent.click(ask);
  expect(asksWhatToDo).toHaveBeenCalledTimes(offers ? 1 : 0);
});

it("and no longer once the reader has said that it is fine here", () => {
  show([BAIT]);
  expect(screen.queryByRole("button", { name: "Ask what to do" })).not.toBeNull();
  fireEvent.click(document.querySelector("[data-at]")!);
  fireEvent.click(screen.getByRole("button", { name: "This is fine here" }));
  cleanup();
  const decided = JSON.parse(localStorage.getItem("candor-judgements-v1")!) as Judgements;
  show([BAIT], decided);
  expect(screen.queryByRole("button", { name: "Ask what to do" })).toBeNull();
});

it("keeps the button of the decisions, to which the focus goes back, until the last one is taken back and the dialog closed", () => {
  localStorage.setItem("candor-judgements-v1", JSON.stringify({ ...NO_JUDGEMENTS, muted: [{ reflexId: KNOWS.reflexId, label: "Agreement" }] }));
  show([WEAK]);
  fireEvent.click(screen.getByRole("button", { name: "Your decisions (1)" }));
  fireEvent.click(within(document.querySelector("dialog")!).getByRole("button", { name: /Agreement/ }));
  expect(screen.getByRole("button", { name: "Your decisions (0)" })).toBeDefined();
  fireEvent.click(within(document.querySelector("dialog")!).getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("button", { name: "Your decisions (0)" })).toBeNull();
});

it("offers to hide marks only where there are some", () => {
  localStorage.setItem("candor-judgements-v1", JSON.stringify({ ...NO_JUDGEMENTS, hideMarks: true }));
  const hides = () =>
    [screen.queryByRole("button", { name: "Hide marks" }), screen.queryByText(/^One mark and its note are hidden/)].map((shown) => shown !== null);
  show([WEAK]);
  expect(hides()).toEqual([false, false]);
  fireEvent.click(screen.getByRole("button", { name: "Show 1 weak signal" }));
  expect(hides()).toEqual([true, true]);
  expect(screen.queryByRole("link", { name: "Check what it leaves out" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Hide 1 weak signal" }));
  expect(hides()).toEqual([false, false]);
});

it("opens a note with what moved its confidence, and says when filters hide everything", () => {
  show([KNOWS]);
  fireEvent.click(screen.getByRole("button", { name: /^Consensus/ }));
  expect(screen.getByText("Your filters hide every mark.")).toBeTruthy();
  expect(screen.getByText("0 of 1 mark shown")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /^Consensus/ }));
  fireEvent.click(document.querySelector("[data-at]")!);
  expect(screen.getByRole("dialog", { name: "Agreement" }).textContent).toContain("+10 A clue stands close by.");
});

it("offers no filter while the marks are hidden, and says that they are where the filters had hidden them all", () => {
  show([KNOWS, CHANCE]);
  const [consensus, confidence] = [screen.getByRole("button", { name: /^Consensus/ }), screen.getByRole("combobox")] as (
    | HTMLButtonElement
    | HTMLSelectElement
  )[];
  const told = () => screen.queryByText("1 of 2 marks shown") !== null;
  fireEvent.click(consensus!);
  expect(told()).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Hide marks" }));
  expect([consensus!.disabled, confidence!.disabled, told()]).toEqual([true, true, false]);
  expect(screen.getByText(/^One mark and its note are hidden\./)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Show it" }));
  expect([consensus!.disabled, confidence!.disabled, told()]).toEqual([false, false, true]);
  fireEvent.click(screen.getByRole("button", { name: /^Emotional/ }));
  fireEvent.click(screen.getByRole("button", { name: "Hide marks" }));
  expect(screen.queryByText("Your filters hide every mark.")).toBeNull();
  expect(screen.getByText(/^2 marks and their notes are hidden\./)).toBeTruthy();
});

it("copies the note that is open", async () => {
  const writeText = vi.fn(async (_: string) => undefined);
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
  show([KNOWS, CHANCE]);
  fireEvent.click(document.querySelectorAll("[data-at]")[1]!);
  fireEvent.click(screen.getByRole("button", { name: "Copy this note" }));
  expect(await screen.findByRole("button", { name: "Copied!" })).toBeTruthy();
  expect(writeText.mock.calls[0]![0]).toMatch(
    /^“last chance”\n\nHurry\nWhy Hurry\.\n\nA question to ask: Ask Hurry\?\n\n.*\nCandor, engine 1\.2\.3, rules abcdef12\n/,
  );
  vi.unstubAllGlobals();
});

it("counts in a cluster what it shows: no weak signals, nothing that was dismissed, and lets the alert go when too little is left", () => {
  const more = [10, 16, 20].map((at) => frame(`vx-vg01-${at}`, `Vague ${at}`, at, at + 3, 0.5));
  const frames = [{ ...frame("cluster-alert", "Several marks stand close together", 0, 46, 0.8), family: "cluster" }, KNOWS, CHANCE, ...more, WEAK];
  const region = { start: 0, end: 46, frames: 6, strong: 1, highest: 0.8 };
  const draw = (judgements: Judgements) => (
    <FindingsView
      text={TEXT}
      analysis={{ frames, regions: [region], words: 8 } as unknown as Analysis}
      judged={judge(frames, TEXT, judgements)}
      source={null}
      editing={false}
      onAsk={asks}
      onAskWhatToDo={asksWhatToDo}
    />
  );
  const fine = (...gone: Frame[]) => ({ ...NO_JUDGEMENTS, dismissed: gone.flatMap((f) => dismissalsOf(f, TEXT)) });
  const { rerender } = render(draw(NO_JUDGEMENTS));
  const box = () => screen.queryByRole("region", { name: "Cluster alert" })?.textContent;
  expect(box()).toContain("5 marks stand within this stretch, 1 of them strong.");
  expect(box()).toContain("80% highest confidence");
  rerender(draw(fine(KNOWS)));
  expect(box()).toContain("4 marks stand within this stretch, none of them strong.");
  expect(box()).toContain("60% highest confidence");
  rerender(draw(fine(KNOWS, CHANCE)));
  expect(box()).toBeUndefined();
});

it("gives the focus to the button that hides the marks when the line that shows the marks again is gone", () => {
  localStorage.setItem("candor-judgements-v1", JSON.stringify({ ...NO_JUDGEMENTS, hideMarks: true }));
  show([KNOWS]);
  const button = screen.getByRole("button", { name: "Show it" });
  button.focus();
  fireEvent.click(button);
  expect(screen.queryByRole("button", { name: "Show it" })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Hide marks" }));
});

it("puts the notes away with the marks, counts them, and brings both back", () => {
  show([KNOWS, CHANCE, WEAK]);
  const seen = () => [document.querySelectorAll("[data-at]").length, labels().length, screen.queryAllByRole("button", { name: "Next mark" }).length > 0];
  expect(seen()).toEqual([2, 2, true]);
  fireEvent.click(screen.getByRole("button", { name: "Hide marks" }));
  expect(seen()).toEqual([0, 0, false]);
  expect(document.querySelector(".reading")?.textContent).toBe(TEXT);
  expect(screen.getByText(/^2 marks and their notes are hidden\./)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Show them" }));
  expect(seen()).toEqual([2, 2, true]);
});

it("shows a press on “Hide marks” and on a filter at once, and lets the marks and notes follow", async () => {
  show([KNOWS, CHANCE]);
  const press = async (name: RegExp, pressed: "true" | "false") => {
    const button = screen.getByRole("button", { name });
    button.click();
    await Promise.resolve();
    return button.getAttribute("aria-pressed") === pressed;
  };
  // As in a browser: nothing waits for all that a press leads to.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  try {
    expect([await press(/^Emotional/, "false"), labels().length]).toEqual([true, 2]);
    await vi.waitFor(() => expect(labels()).toEqual(["Agreement"]));
    expect([await press(/^Hide marks/, "true"), labels().length]).toEqual([true, 1]);
    await vi.waitFor(() => expect(labels()).toEqual([]));
  } finally {
    vi.unstubAllGlobals();
  }
});
