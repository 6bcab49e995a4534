import { catalogue } from "@candor/engine/catalogue";
import { expect, it } from "vitest";
import { TECHNIQUE_ALIASES } from "../src/technique-aliases.ts";
import { EVERYDAY_NAMES, otherNames } from "../src/technique-names.ts";

it("names techniques and patterns that there are", () => {
  const known = new Set(catalogue().flatMap(({ technique, reflexId }) => [technique, reflexId]));
  expect([...Object.keys(EVERYDAY_NAMES), ...Object.values(TECHNIQUE_ALIASES)].filter((name) => !known.has(name))).toEqual([]);
});

it("gives the aliases and everyday names of a technique, and those of a single pattern", () => {
  expect(otherNames({ technique: "appeal to fear", id: "vx-x" }).split("\n")).toEqual(expect.arrayContaining(["scaremongering", "alarmism"]));
  expect(otherNames({ technique: "glittering generalities", id: "vx-da01-green-claims" }).split("\n")).toEqual(
    expect.arrayContaining(["virtue words", "buzzwords", "greenwashing"]),
  );
  expect(otherNames({ technique: "none", id: "vx-x" })).toBe("");
});
