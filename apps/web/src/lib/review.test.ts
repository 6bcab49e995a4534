import { describe, expect, it, vi } from "vitest";
import { dueCards, inDays, nextDue, parseCards, type ReviewCard, schedule } from "./review.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const item = { lesson: "vagueness", item: "example2" };
const days = (cards: readonly ReviewCard[], from: number) => cards.map((c) => (c.due - from + 4 * HOUR) / DAY);

describe("the review schedule", () => {
  it("brings a missed item back after about 1, 7 and 30 days, and then lets it go", () => {
    let now = 0;
    let cards = schedule([], item, "missed", now);
    expect(days(cards, now)).toEqual([1]);
    now = cards[0]!.due;
    cards = schedule(cards, item, "right", now);
    expect(days(cards, now)).toEqual([7]);
    now = cards[0]!.due;
    cards = schedule(cards, item, "right", now);
    expect(days(cards, now)).toEqual([30]);
    cards = schedule(cards, item, "right", cards[0]!.due);
    expect(cards).toEqual([]);
  });

  it("starts again after another miss, without a second card", () => {
    const late: ReviewCard = { ...item, stage: 2, due: 5 };
    expect(schedule([late], item, "missed", 100 * DAY)).toEqual([{ ...item, stage: 0, due: 101 * DAY - 4 * HOUR }]);
  });

  it("does nothing for a right answer to an item that was never missed, and leaves other cards alone", () => {
    const other: ReviewCard = { lesson: "vagueness", item: "example1", stage: 1, due: 9 };
    expect(schedule([other], item, "right", 0)).toEqual([other]);
  });

  it.each<["missed" | "right"]>([["missed"], ["right"]])(
    "leaves other items of the lesson alone, and those of other lessons that have the same name: %s",
    (outcome) => {
      const others: ReviewCard[] = [
        { lesson: "vagueness", item: "example1", stage: 1, due: 9 },
        { lesson: "false-cause", item: "example2", stage: 1, due: 9 },
      ];
      expect(schedule([...others, { ...item, stage: 2, due: 9 }], item, outcome, DAY).slice(0, 2)).toEqual(others);
      expect(schedule(others, item, "right", DAY)).toEqual(others);
    },
  );

  it("counts one look once: a second right answer, given in another tab, does not skip the next interval", () => {
    const cards = schedule([{ ...item, stage: 0, due: 0 }], item, "right", DAY);
    expect(days(cards, DAY)).toEqual([7]);
    expect(schedule(cards, item, "right", DAY + HOUR)).toEqual(cards);
  });

  it("offers at once what a clock that ran ahead has put off beyond every interval", () => {
    const now = 1000 * DAY;
    const ahead: ReviewCard = { ...item, stage: 1, due: now + 400 * DAY };
    const latest: ReviewCard = { lesson: "vagueness", item: "example1", stage: 2, due: now + 30 * DAY };
    expect(dueCards([ahead, latest], now)).toEqual([ahead]);
    expect(nextDue([ahead, latest], now)).toBe(now);
    expect(days(schedule([ahead], item, "right", now), now)).toEqual([30]);
  });

  it("offers what is due, most overdue first, however late", () => {
    const cards: ReviewCard[] = [
      { lesson: "a", item: "x", stage: 0, due: 50 },
      { lesson: "b", item: "x", stage: 0, due: 10 },
      { lesson: "c", item: "x", stage: 2, due: 30 * DAY },
    ];
    expect(dueCards(cards, 29 * DAY).map((c) => c.lesson)).toEqual(["b", "a"]);
    expect(dueCards(cards, 50)).toHaveLength(2);
    expect(dueCards(cards, 300 * DAY)).toHaveLength(3);
    expect(nextDue(cards, 0)).toBe(10);
    expect(nextDue([], 0)).toBeNull();
  });

  it("keeps only cards of its own shape", () => {
    expect(
      parseCards([{ ...item, stage: 0, due: 1 }, { ...item, stage: 3, due: 1 }, { ...item, stage: 0, due: "soon" }, { ...item, stage: 0, due: 1e300 }, 4]),
    ).toHaveLength(1);
    expect(parseCards({})).toBeNull();
  });

  const noon = new Date(2026, 5, 10, 12).getTime();
  it.each([
    [noon + 3 * HOUR, "later today"],
    [noon + 20 * HOUR, "tomorrow"],
    [noon + 22 * HOUR, "tomorrow"],
    [noon + 26 * HOUR, "tomorrow"],
    [noon + 35 * HOUR, "tomorrow"],
    [noon + 37 * HOUR, "in 2 days"],
    [noon - HOUR, "later today"],
    [noon + 7 * DAY - HOUR, "in 7 days"],
    [noon + 30 * DAY, "in 30 days"],
  ])("says when: %d", (due, words) => {
    expect(inDays(due, noon)).toBe(words);
  });
  it("counts calendar days where the clock is put forward or back", () => {
    vi.stubEnv("TZ", "Europe/Berlin");
    expect(new Date(2026, 2, 30).getTime() - new Date(2026, 2, 29).getTime()).toBe(23 * HOUR);
    for (const month of [2, 3, 9, 10])
      for (let day = 1; day <= 31; day += 1)
        expect(inDays(new Date(2026, month, day + 2, 1).getTime(), new Date(2026, month, day, 23, 30).getTime()), `${month + 1}/${day}`).toBe("in 2 days");
    vi.unstubAllEnvs();
  });
});
