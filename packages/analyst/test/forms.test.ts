import { describe, expect, it } from "vitest";
import { anyOf, anyWords, anyWordStart, between } from "../src/text/forms.ts";

describe("expressions of many forms", () => {
  it("finds any of them, each with the anchors that it has itself", () => {
    const form = anyOf(/^only first/i, /anywhere/i, /at the end$/i);
    expect(["Only first of all", "it is anywhere here", "this is AT THE END"].every((t) => form.test(t))).toBe(true);
    expect(["not only first", "at the end of it"].some((t) => form.test(t))).toBe(false);
  });

  it("keeps to words where it says so", () => {
    const words = anyWords(/claims?/i, /facts?/i);
    const starts = anyWordStart(/claims?/i, /facts?/i);
    expect([words.test("exclaims"), words.test("claimant"), words.test("the facts.")]).toEqual([false, false, true]);
    expect([starts.test("exclaims"), starts.test("claimant")]).toEqual([false, true]);
  });

  it("holds alternatives of its ends together", () => {
    const form = between(/^a|^b/, [/x/, /y/], /1$|2$/);
    expect(["ax1", "by2", "bx2"].every((t) => form.test(t))).toBe(true);
    expect(["a", "y", "2"].some((t) => form.test(t))).toBe(false);
  });

  it("takes the earliest place, and there the first form, like one expression", () => {
    expect(anyOf(/b(c)/, /(a)b/).exec("xabc")?.slice(0, 3)).toEqual(["ab", undefined, "a"]);
    expect(anyOf(/ab/, /abc/).exec("abc")?.[0]).toBe("ab");
  });

  it("refuses forms of different flags", () => {
    expect(() => anyOf(/a/i, /b/)).toThrow("flags of /b/");
  });
});
