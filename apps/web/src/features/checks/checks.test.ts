import { describe, expect, it } from "vitest";
import { numericClaims, type ClaimKind } from "./numeric-claims.ts";
import { growth, MOST_GROWTH } from "../../../../../test-support/growth.ts";

const seen = (text: string): [ClaimKind, string][] => numericClaims(text).map(({ kind, words }) => [kind, words]);

describe("figures that are seen", () => {
  it.each(["Take 400 mg three times a day.", "It was measured 4 times per week.", "Two times daily, with food."])("how often is no ratio: %s", (text) =>
    expect(numericClaims(text).filter(({ kind }) => kind === "ratio")).toEqual([]),
  );
  it("what is multiplied is one", () => expect(numericClaims("It was three times a normal dose.").map(({ kind }) => kind)).toEqual(["ratio"]));
  it.each<[string, [ClaimKind, string][]]>([
    ["The effect was significant (p < 0.05).", [["p-value", "p < 0.05"]]],
    [
      "P = .031 and p-value of less than 0.001",
      [
        ["p-value", "P = .031"],
        ["p-value", "p-value of less than 0.001"],
      ],
    ],
    [
      "HR 1.42 (95% CI 0.98 to 2.06)",
      [
        ["effect", "HR 1.42"],
        ["interval", "95% CI 0.98 to 2.06"],
      ],
    ],
    [
      "OR, 1.23 [95% CI, 1.01-1.50] with a p-value of .03, and another p value was above 0.2",
      [
        ["effect", "OR, 1.23"],
        ["interval", "95% CI, 1.01-1.50"],
        ["p-value", "p-value of .03"],
        ["p-value", "p value was above 0.2"],
      ],
    ],
    ["a difference of 2.1 (95% confidence interval: -0.4, 4.6)", [["interval", "95% confidence interval: -0.4, 4.6"]]],
    ["mean 12.3 ± 0.4 mg", [["spread", "12.3 ± 0.4"]]],
    [
      "n = 24 and 1,204 participants",
      [
        ["sample", "n = 24"],
        ["sample", "1,204 participants"],
      ],
    ],
    [
      "Sales rose by 50% while 12% stayed",
      [
        ["change", "by 50%"],
        ["percentage", "12%"],
      ],
    ],
    [
      "a 43% reduction, 30 percent lower, 2 percentage points higher, and 43% of them",
      [
        ["change", "43% reduction"],
        ["change", "30 percent lower"],
        ["change", "2 percentage points higher"],
        ["percentage", "43%"],
      ],
    ],
    [
      "three times as often, 5-fold, 1 in 8",
      [
        ["ratio", "three times"],
        ["ratio", "5-fold"],
        ["ratio", "1 in 8"],
      ],
    ],
    [
      "It cost €4.5 million and 300 jobs.",
      [
        ["count", "€4.5 million"],
        ["count", "300 jobs"],
      ],
    ],
    ["Two or 3 people came, 4 or 5 of them late.", [["count", "3 people"]]],
    [
      "p < 0,05, later p=,031",
      [
        ["p-value", "p < 0,05"],
        ["p-value", "p=,031"],
      ],
    ],
    [
      "n=1 200 adults, n = 12\u00a0500 and 1\u2009204 participants",
      [
        ["sample", "n=1 200"],
        ["sample", "n = 12\u00a0500"],
        ["sample", "1\u2009204 participants"],
      ],
    ],
    ["In 2019 300 adults came.", [["sample", "300 adults"]]],
    ["Deaths fell from 45 in 2019 to nine in 2021; the risk is 1 in 2000.", [["ratio", "1 in 2000"]]],
    [
      "1 in 5 patients, 9 out of 10 adults, 2.5 in 1,000 children and 3 of every 100 students",
      [
        ["ratio", "1 in 5"],
        ["ratio", "9 out of 10"],
        ["ratio", "2.5 in 1,000"],
        ["ratio", "3 of every 100"],
      ],
    ],
    [
      "3 out of 12 patients improved; we tried it in 9 adults, and in 2019 in 8 children.",
      [
        ["sample", "12 patients"],
        ["sample", "9 adults"],
        ["sample", "8 children"],
      ],
    ],
    [
      "95% CI 0,98-2,06 and 95% CI 1,204 to 2,300",
      [
        ["interval", "95% CI 0,98-2,06"],
        ["interval", "95% CI 1,204 to 2,300"],
      ],
    ],
    ["Chapter 7, page 12, in 2019.", []],
    ["", []],
  ])("%s", (text, expected) => expect(seen(text)).toEqual(expected));

  it.each([
    ["p = 0.000", "never exactly 0"],
    ["p = 0.049", "close to the usual limit"],
    ["a p-value of 0.04", "close to the usual limit"],
    ["the p-value was .2", "No clear difference"],
    ["p > 0.05", "No clear difference"],
    ["p = 0.05", "No clear difference"],
    ["p < 0.05", "p lies below the usual limit"],
    ["p was below 0.05", "p lies below the usual limit"],
    ["p < 0.1", "not yet below the usual limit"],
    ["p > 0.01", "on either side of the usual limit"],
    ["p < 0.001", "how large is the effect"],
    ["95% CI 0.98 to 2.06", "It includes 1"],
    ["95% CI -0.4 to 4.6", "It includes 0"],
    ["95% CI 1.1 to 8.9", "8 times the lower"],
    ["95% CI 0.8-1.4", "It includes 1"],
    ["95% CI 0.8−1.4", "It includes 1"],
    ["95% CI -0.4--0.1", "at both ends of it?"],
    ["95% CI 0,98-2,06", "It includes 1"],
    ["95% CI 1,1 to 8,9", "8 times the lower"],
    ["95% CI 1,204 to 2,300", "at both ends of it?"],
    ["p < 0,05", "p lies below the usual limit"],
    ["p = 0,05", "No clear difference"],
    ["p < 0,001", "how large is the effect"],
    ["p = 0,00001", "how large is the effect"],
    ["p = 0,000", "never exactly 0"],
    ["n=1 200 adults", "Who was asked"],
    ["n = 12", "With 12, one or two of them can carry"],
    ["12 mice", "With 12, one or two of them can carry"],
    ["12.3 ± 0.4 mg", "how far single cases lie apart"],
    ["37.48%", "thousands of cases"],
    ["OR 2.5", "absolute risks"],
    ["rose by 40%", "From what to what"],
    ["rose by 43.72 percent", "thousands of cases"],
    ["a 40% lower risk", "From what to what"],
    ["3 percentage points higher", "Points of what scale"],
  ])("%s is asked: %s", (text, part) => expect(numericClaims(text)[0]?.ask).toContain(part));

  it.each(["37%", "37.4%", "rose by 40%", "rose by 43.7 percent", "3 percentage points higher"])("%s is no finer than a few cases allow", (text) =>
    expect(numericClaims(text)[0]?.ask).not.toContain("thousands of cases"),
  );

  it.each(["95% CI -0.4--0.1", "95% CI 1,204 to 2,300", "95% CI 12 500-13 100"])("%s includes neither 0 nor 1", (text) =>
    expect(numericClaims(text)[0]?.ask).toBe("Does the conclusion hold at both ends of it?"),
  );
  it.each(["a difference of 2 kg (95% CI 0.5 to 3.5)", "11 minutes earlier (95% CI 0.4 to 19)", "mean difference 1.4; 95% CI 0.9 to 1.9"])(
    "%s is no ratio, either",
    (text) => expect(numericClaims(text).find(({ kind }) => kind === "interval")!.ask).not.toContain("includes 1"),
  );
  it("after 5 years, HR 0.8 (95% CI 0.6 to 1.1) is one: the unit belongs to something else", () =>
    expect(numericClaims("after 5 years, HR 0.8 (95% CI 0.6 to 1.1)").find(({ kind }) => kind === "interval")!.ask).toContain("includes 1"));
  it.each(["rose by 43.72 percent (95% CI 0.2 to 87.3)", "fell by 12%; 95% CI: 0.4–23", "a share of 41 % (95 % CI 0.5% to 62%)"])(
    "%s is no ratio: 1 means nothing, and its ends lie far apart in points",
    (text) => {
      const { ask } = numericClaims(text).find(({ kind }) => kind === "interval")!;
      expect(ask).toMatch(/points apart/);
      expect(ask).not.toMatch(/includes 1|times the lower/);
    },
  );
  it.each(["n=1 200 adults", "n=1,200 adults", "n = 12\u00a0500", "1\u202f204 participants"])("%s is no small sample", (text) =>
    expect(numericClaims(text)[0]?.ask).toMatch(/^Who was asked/),
  );

  it("never overlap, and point at their words", () => {
    const text = "In 212 patients (n = 212) the risk fell by 30% (RR 0.70, 95% CI 0.55 to 0.89, p = 0.004), that is 3 in 100.";
    const claims = numericClaims(text);
    expect(claims.length).toBeGreaterThan(5);
    claims.forEach((c, i) => {
      expect(text.slice(c.start, c.end)).toBe(c.words);
      if (i > 0) expect(c.start).toBeGreaterThanOrEqual(claims[i - 1]!.end);
    });
  });
  it.each(["9", "1,", "p ", "95% CI ", "12 ", "1.", "± ", "rose by ", "1 200 ", "n=1 ", "0,"])("reads a long run of %j in one pass", (piece) =>
    expect(growth((chars) => numericClaims(piece.repeat(Math.ceil(chars / piece.length))), 10_000)).toBeLessThan(MOST_GROWTH),
  );
});
