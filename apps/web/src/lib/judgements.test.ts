import type { Frame } from "@candor/engine";
import { describe, expect, it } from "vitest";
import { dismissalsOf, judge, MAX_DISMISSALS, NO_JUDGEMENTS, parseJudgements, withDismissed, withMuted, withoutDismissed, withoutMuted } from "./judgements.ts";

const TEXT = "Everyone knows it is late. Surely everyone knows that.";
const frame = (reflexId: string, spans: [number, number][]): Frame =>
  ({ reflexId, reflexLabel: `Label of ${reflexId}`, start: spans[0]![0], end: spans[0]![1], spans, fragment: TEXT.slice(...spans[0]!) }) as unknown as Frame;
const known = frame("vx-pc01-everyone-knows", [
  [0, 14],
  [34, 48],
]);
const late = frame("vx-fo01-late", [[18, 25]]);
const cluster = frame("cluster-alert", [[0, 54]]);

const ids = (frames: Frame[]) => frames.map((f) => f.reflexId);

describe("judge", () => {
  it("shows everything where nothing was decided", () => {
    expect(ids(judge([cluster, known, late], TEXT, NO_JUDGEMENTS).shown)).toEqual(["cluster-alert", "vx-pc01-everyone-knows", "vx-fo01-late"]);
  });

  it("dismisses a finding in all its places, and brings it back", () => {
    const decided = withDismissed(NO_JUDGEMENTS, dismissalsOf(known, TEXT));
    expect(ids(judge([known, late], TEXT, decided).dismissed)).toEqual(["vx-pc01-everyone-knows"]);
    expect(ids(judge([known, late], TEXT, withoutDismissed(decided, dismissalsOf(known, TEXT))).shown)).toEqual(["vx-pc01-everyone-knows", "vx-fo01-late"]);
  });

  it("keeps a new place of the same words", () => {
    const decided = withDismissed(NO_JUDGEMENTS, dismissalsOf(known, TEXT).slice(0, 1));
    const { shown } = judge([known], TEXT, decided);
    expect(shown[0]).toMatchObject({ start: 34, end: 48, fragment: "everyone knows", spans: [[34, 48]] });
  });

  it("holds through edits elsewhere, not through edits right beside the words", () => {
    const decided = withDismissed(NO_JUDGEMENTS, dismissalsOf(frame("vx-a", [[34, 48]]), TEXT));
    const longer = `A new first paragraph.\n\n${TEXT}`;
    const moved = { ...frame("vx-a", [[58, 72]]) };
    expect(judge([moved], longer, decided).dismissed).toHaveLength(1);
    const beside = TEXT.replace("Surely everyone", "Truly everyone");
    expect(judge([frame("vx-a", [[33, 47]])], beside, decided).shown).toHaveLength(1);
  });

  it("keeps what stands around as it was written, and knows it by its words alone, as versions before kept it", () => {
    const [, second] = dismissalsOf(known, TEXT);
    expect([second!.before, second!.after]).toEqual(["eryone knows it is late. Surely", "that."]);
    const older = { ...second!, before: second!.before.toLowerCase() };
    expect(judge([frame(known.reflexId, [[34, 48]])], TEXT, withDismissed(NO_JUDGEMENTS, [older])).dismissed).toHaveLength(1);
  });

  it("mutes a pattern everywhere, never the alerts about the whole text", () => {
    const decided = withMuted(withMuted(NO_JUDGEMENTS, [{ reflexId: late.reflexId, label: "x" }]), [{ reflexId: "cluster-alert", label: "x" }]);
    const result = judge([cluster, known, late], TEXT, decided);
    expect([ids(result.shown), ids(result.muted)]).toEqual([["cluster-alert", "vx-pc01-everyone-knows"], ["vx-fo01-late"]]);
    expect(withoutMuted(decided, late.reflexId).muted.map((m) => m.reflexId)).toEqual(["cluster-alert"]);
  });

  it("adds nothing twice and drops the oldest", () => {
    const once = withDismissed(NO_JUDGEMENTS, dismissalsOf(known, TEXT));
    expect(withDismissed(once, dismissalsOf(known, TEXT)).dismissed).toHaveLength(2);
    expect(withMuted(withMuted(NO_JUDGEMENTS, [{ reflexId: "a", label: "a" }]), [{ reflexId: "a", label: "a" }]).muted).toHaveLength(1);
    const many = Array.from({ length: MAX_DISMISSALS + 20 }, (_, i) => ({ reflexId: `r${i}`, label: "", words: "w", before: "", after: "" }));
    expect(withDismissed(NO_JUDGEMENTS, many).dismissed[0]?.reflexId).toBe("r20");
  });
});

describe("parseJudgements", () => {
  it.each<[unknown, unknown]>([
    [null, null],
    [{}, null],
    [[], null],
    [{ dismissed: 1, muted: [] }, null],
    [
      { dismissed: [{ reflexId: "a" }, 7], muted: [{ reflexId: "b", label: "c" }, null], hideMarks: true },
      { dismissed: [], muted: [{ reflexId: "b", label: "c" }], hideMarks: true },
    ],
  ])("%j", (given, expected) => expect(parseJudgements(given)).toEqual(expected));
});
