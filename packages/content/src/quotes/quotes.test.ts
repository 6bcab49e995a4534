import { describe, expect, it } from "vitest";
import { QUOTES } from "./quotes.ts";

describe("the built-in quotes", () => {
  it("are about seventy, short, complete and each with a source", () => {
    expect(QUOTES.length).toBeGreaterThanOrEqual(66);
    for (const q of QUOTES) {
      expect(q.quote.length, q.quote).toBeLessThanOrEqual(240);
      expect(q.quote.length).toBeGreaterThanOrEqual(10);
      expect(
        [q.author, q.tone, q.source].every((s) => s.trim() !== ""),
        q.quote,
      ).toBe(true);
      expect(q.quote, "typographic quotes").not.toMatch(/["']/);
      if (/attributed/i.test(q.source)) expect(q.author).toContain("(attributed)");
    }
  });
  it("say nothing twice", () => expect(new Set(QUOTES.map((q) => q.quote.toLowerCase())).size).toBe(QUOTES.length));
  it("come from many voices: no author has more than four", () => {
    const counts = new Map<string, number>();
    for (const q of QUOTES) counts.set(q.author, (counts.get(q.author) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(4);
  });
});
