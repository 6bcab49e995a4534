import { isCount } from "@candor/protocol/is-count";
import { isRecord } from "@candor/protocol/is-record";
import { updateStored } from "./storage.ts";

/**
 * Missed items come back after about 1, 7 and 30 days. Even and growing intervals do equally well (design, learning: 0.03 between them),
 * so the schedule is a fixed list that fits on a line, and nothing is lost by coming late: an item simply waits.
 */
export const REVIEW_KEY = "candor-review-v1";
const REVIEW_AFTER_DAYS = [1, 7, 30] as const;
const DAY_MS = 24 * 60 * 60 * 1000;
/** "About": somebody who learns at nine in the evening may review at six the next day. */
const REVIEW_EARLY_MS = 4 * 60 * 60 * 1000;
/** Items of one session. */
export const REVIEW_SESSION_ITEMS = 10;

export interface ReviewCard {
  lesson: string;
  item: string;
  /** Index into REVIEW_AFTER_DAYS of the interval that is running. */
  stage: number;
  /** Milliseconds since 1970. */
  due: number;
}

const NO_CARDS: readonly ReviewCard[] = [];
/** No calendar has days beyond it (ECMAScript, time values). */
const LATEST_DATE_MS = 8.64e15;
const isCard = (v: unknown): v is ReviewCard =>
  isRecord(v) &&
  typeof v["lesson"] === "string" &&
  typeof v["item"] === "string" &&
  isCount(v["stage"]) &&
  v["stage"] < REVIEW_AFTER_DAYS.length &&
  typeof v["due"] === "number" &&
  Math.abs(v["due"]) <= LATEST_DATE_MS;

/** Keeps the entries that are cards; null for what is no list at all. */
export const parseCards = (value: unknown): readonly ReviewCard[] | null => (Array.isArray(value) ? value.filter(isCard) : null);

const dueAfter = (stage: number, now: number) => now + (REVIEW_AFTER_DAYS[stage] ?? 0) * DAY_MS - REVIEW_EARLY_MS;
/** No interval leads further, with a day for a clock that was set. */
const LATEST_AFTER_MS = (Math.max(...REVIEW_AFTER_DAYS) + 1) * DAY_MS;
/** When a card is due; one that would come later than any interval leads was scheduled by a clock that ran ahead, and is due now. */
const dueAt = ({ due }: ReviewCard, now: number): number => (due > now + LATEST_AFTER_MS ? now : due);
type Item = Pick<ReviewCard, "lesson" | "item">;
const same = (a: Item, b: Item) => a.lesson === b.lesson && a.item === b.item;

/** After a miss the item starts again at one day; after a right answer the next interval runs, and after the last one the card is gone. */
export function schedule(cards: readonly ReviewCard[], { lesson, item }: Item, outcome: "missed" | "right", now: number): readonly ReviewCard[] {
  const others = cards.filter((card) => !same(card, { lesson, item }));
  if (outcome === "missed") return [...others, { lesson, item, stage: 0, due: dueAfter(0, now) }];
  const card = cards.find((c) => same(c, { lesson, item }));
  // Not due: it was answered already, in another tab with the same session.
  if (card && dueAt(card, now) > now) return cards;
  if (!card || card.stage + 1 >= REVIEW_AFTER_DAYS.length) return others;
  return [...others, { ...card, stage: card.stage + 1, due: dueAfter(card.stage + 1, now) }];
}

/** Most overdue first. */
export const dueCards = (cards: readonly ReviewCard[], now: number): ReviewCard[] =>
  cards.filter((c) => dueAt(c, now) <= now).sort((a, b) => dueAt(a, now) - dueAt(b, now));

export const nextDue = (cards: readonly ReviewCard[], now: number): number | null => (cards.length === 0 ? null : Math.min(...cards.map((c) => dueAt(c, now))));

export function keepReview(item: Item, outcome: "missed" | "right"): void {
  updateStored(REVIEW_KEY, parseCards, NO_CARDS, (old) => schedule(old, item, outcome, Date.now()));
}

/** The calendar day on this device, counted in days of 24 hours, whatever the clock does in between. */
function calendarDay(ms: number): number {
  const date = new Date(ms);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
}

/** "later today", "tomorrow" or "in n days", by the calendar. */
export function inDays(due: number, now: number): string {
  const days = calendarDay(due) - calendarDay(now);
  if (days <= 1) return days <= 0 ? "later today" : "tomorrow";
  return `in ${days} days`;
}
