// @vitest-environment happy-dom
import { lessonLoaders } from "@candor/content/lessons/index";
import { renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { forgetUntaught, isTaught, readReviewCards, useReviewCards } from "./review-cards.ts";
import { REVIEW_KEY, type ReviewCard } from "./review.ts";

const card = (lesson: string, item: string, due = 1): ReviewCard => ({ lesson, item, stage: 0, due });
const there = card("vagueness", "example1", 5);
const keep = (cards: readonly ReviewCard[]) => localStorage.setItem(REVIEW_KEY, JSON.stringify(cards));
const stored = (): unknown => JSON.parse(localStorage.getItem(REVIEW_KEY) ?? "null");
beforeEach(() => localStorage.clear());

describe("what can come back for review", () => {
  it("is exactly the examples with a verdict", async () => {
    for (const [lesson, load] of Object.entries(lessonLoaders))
      for (const item of (await load()).steps.flatMap((step) => step.items ?? []))
        expect(isTaught({ lesson, item: item.id }), `${lesson} ${item.id}`).toBe(item.verdict !== undefined);
  });
  it.each([card("gone", "example1"), card("vagueness", "example9"), card("constructor", "example1"), card("steelman", "example1")])(
    "is not $lesson, $item",
    (gone) => expect(isTaught(gone)).toBe(false),
  );
});

describe("cards of what is no longer taught", () => {
  it("are neither read nor counted", () => {
    keep([card("gone", "example1"), there]);
    expect(readReviewCards()).toEqual([there]);
    expect(renderHook(() => useReviewCards()).result.current).toEqual([there]);
  });
  it("are removed, and nothing is written where there are none", () => {
    keep([card("gone", "example1"), there, card("vagueness", "example9")]);
    forgetUntaught();
    expect(stored()).toEqual([there]);
    localStorage.clear();
    forgetUntaught();
    expect(stored()).toBeNull();
  });
});
