import { describe, expect, it } from "vitest";
import { pageAddresses } from "./addresses.ts";

const SITE = "https://candor.example";

describe("the address a page is kept under", () => {
  it.each([
    ["/", "/"],
    ["//", "/"],
    ["/?from=home", "/"],
    ["/analyze", "/analyze"],
    ["/Analyze/", "/analyze"],
    ["/analyze.html", "/analyze.html"],
    ["/analyze?tab=chat#s=x", "/analyze"],
    ["/educate/Straw-Man?step=2", "/educate/straw-man"],
  ])("%s is %s", (asked, kept) => expect(pageAddresses(new URL(SITE + asked)).map(String)).toEqual([SITE + kept]));

  it("no path leads to another site or throws", () => {
    for (const path of ["//other.example/analyze", "//a:b", "/%", "/\\other.example"])
      expect(pageAddresses(new URL(SITE + path)).every(({ origin }) => origin === SITE)).toBe(true);
  });
});
