import { describe, expect, it, vi } from "vitest";
import { configOf } from "../../test/harness.ts";
import { createClientLimits } from "./client-limits.ts";
import { WindowCounter } from "./window-counter.ts";

const MINUTE_MS = 60_000;

describe("counting in this process", () => {
  it("gives so many points in a time that begins with the first, then says how long to wait", () => {
    let now = 1_000;
    const counter = new WindowCounter({ points: 2, durationMs: MINUTE_MS }, () => now);
    expect(counter.take("a")).toBeNull();
    now += 10_000;
    expect([counter.take("a"), counter.take("a"), counter.take("b")]).toEqual([null, 50_000, null]);
    now += 49_999;
    expect(counter.take("a")).toBe(1);
    now += 1;
    expect([counter.take("a"), counter.take("a"), counter.take("a")]).toEqual([null, null, MINUTE_MS]);
  });

  it("takes one point at a time", () => {
    const counter = new WindowCounter({ points: 4, durationMs: MINUTE_MS }, () => 0);
    expect(Array.from({ length: 5 }, () => counter.take("a"))).toEqual([null, null, null, null, MINUTE_MS]);
  });

  it("forgets clients whose time is over", () => {
    let now = 0;
    const counter = new WindowCounter({ points: 1, durationMs: MINUTE_MS }, () => now);
    for (const client of ["a", "b", "c"]) counter.take(client);
    now = MINUTE_MS;
    counter.take("d");
    expect(counter.size).toBe(1);
  });

  it("remembers no more clients than it may, whoever comes from a new address each time, and those who came last", () => {
    const counter = new WindowCounter({ points: 1, durationMs: MINUTE_MS }, () => 0, 3);
    for (let n = 0; n < 1_000; n += 1) expect(counter.take(`2001:db8:0:${n.toString(16)}`)).toBeNull();
    expect(counter.size).toBe(3);
    expect(counter.take("2001:db8:0:3e7")).toBe(MINUTE_MS);
  });

  it("takes a client whose time began anew for one of the last to come: it would else be forgotten first, and begin again without a limit", () => {
    let now = 0;
    const counter = new WindowCounter({ points: 1, durationMs: MINUTE_MS }, () => now, 2);
    counter.take("a");
    now = MINUTE_MS / 2;
    counter.take("b");
    now = MINUTE_MS;
    expect(counter.take("a")).toBeNull();
    counter.take("c");
    expect(counter.take("a")).toBe(MINUTE_MS);
  });
});

it("the limits without Redis count with it: a library's own keeps a timer and an entry for each address until its day is over", async () => {
  const timers = vi.spyOn(globalThis, "setTimeout");
  const limits = createClientLimits(configOf({}).budgets, null);
  await limits.consume("fetch-url", "a");
  expect(timers).not.toHaveBeenCalled();
  timers.mockRestore();
});
