import { expect, it } from "vitest";
import accuracy from "@candor/content/measured/accuracy.json" with { type: "json" };
import { loadMeasured } from "./measured.ts";

it("what the bench measured of each pattern reaches the page", async () => {
  const patterns = await loadMeasured();
  expect(Object.keys(patterns).length).toBeGreaterThan(100);
  expect(patterns).toEqual(accuracy.patterns);
});
