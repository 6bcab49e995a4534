import { describe, expect, it } from "vitest";
import { numberIn, tableIn } from "../src/text/table.ts";
import { talk } from "./talk.ts";

const TABLE =
  "Valley | Visitors 2019 | Visitors 2023 | Beds | Price per night\nAlm | 12,000 | 18,000 | 400 | 90\nBirk | 30,000 | 27,000 | 900 | 120\nCore | 8,000 | 8,400 | 150 | 60\n\nSource: tourist office. Day visitors are not counted. Birk changed its borders in 2021.";

describe("a table", () => {
  it.each([
    ["which valley has the most beds", /“Beds”, the highest first[\s\S]*Birk\*\*: 900/],
    ["where are the fewest beds", /the lowest first[\s\S]*Core\*\*: 150/],
    ["by how much did visitors rise in alm", /Alm\*\*: from 12,000 to 18,000, which is \+6,000 or \+50 percent/],
    ["where did visitors fall most", /Birk\*\*: from 30,000 to 27,000, which is −3,000 or −10 percent/],
    ["what about core", /Core\*\*: Visitors 2019: 8,000/],
    ["which valley is the most expensive", /“Price per night”[\s\S]*Birk\*\*: 120/],
    ["do higher prices mean more beds", /in pairs, 3 in all[\s\S]*doesn’t show that one causes the other/],
    ["what's missing", /Day visitors are not counted/],
    ["can i compare birk", /changed its borders/],
  ])("is read and reckoned with: %s", (question, part) => expect(talk(TABLE, question).message).toMatch(part));
  it.each([
    ["tabs", "Shop\tSales 2020\tSales 2021\nA\t5\t7\nB\t6\t3"],
    ["Markdown", "| Shop | Sales |\n|---|---|\n| A | 5 |\n| B | 6 |"],
    ["commas", "shop,sales,staff\nA,5,2\nB,6,3"],
  ])("is known by %s", (_, text) => expect(tableIn(text)?.rows.map(({ name }) => name)).toEqual(["A", "B"]));
  it.each(["He came, saw, and won.\nShe left, sang, and slept.", "One line | only 5", "A note: see below.\nThe rest is told later; it is long; 5 of us came."])(
    "is none: %s",
    (text) => expect(tableIn(text)).toBeNull(),
  );
  it.each([
    ["231,000", 231000],
    ["12.40 €", 12.4],
    ["8,5", 8.5],
    ["−3 %", -3],
    ["n/a", null],
    ["3 July", null],
  ])("reads the number of a cell: %s", (cell, n) => expect(numberIn(cell)).toBe(n));
});
