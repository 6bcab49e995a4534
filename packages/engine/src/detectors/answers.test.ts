import { describe, expect, it } from "vitest";
import { analyze } from "../analyze.ts";

const marks = (text: string): string[] => analyze(text, { all: true }).frames.map(({ reflexId }) => reflexId);

describe("figures upon figures", () => {
  const ODDS = "There is a 93.4% chance that she likes you and a 6.6% chance that she does not.";
  it("are one mark, though each of them is a form of its own", () =>
    expect(marks(ODDS).filter((id) => id.startsWith("vx-fp01"))).toEqual(["vx-fp01-figures-upon-figures"]));
  it.each([
    ["a single decimal", "There is a 93.4% chance that she likes you."],
    ["a word on how they were found", "In the survey there was a 93.4% chance that she likes it and a 6.6% chance that he does."],
    ["such a word in the sentence before", `The model was run twice. ${ODDS}`],
    ["a year to look them up by", `In 2019 the chance that they met you was 93.4%, and the risk was 6.6%.`],
    ["the cells of a table", "You can print this page. Share of households: bread 90.5% cheese 45.5% apples 12.5% plums 7.5% figs 2.5% quinces 0.5%."],
    ["no person", "The chance is 93.4%, and the likelihood of the second case is 6.6%."],
    ["bills", "Your fee is 1.5%, your tax is 7.7%, and 12.5 are left."],
    ["prices", "Your score costs $93.4 or €6.6 with 10.5% off."],
  ])("but not with %s", (_, text) => expect(marks(text)).not.toContain("vx-fp01-figures-upon-figures"));
});

describe("nameless advice", () => {
  it("is seen beside the sentence that speaks to the reader", () =>
    expect(marks("Historians have long held that the tower was a prison. You can put it in the brochure.")).toContain("vx-os01-nameless-advice"));
  it.each([
    ["nobody is spoken to", "Historians have long held that the tower was a prison."],
    ["the reader knows whose", "The historians have long held that it was a prison. You can ask them."],
    ["somebody is named", "Historians such as Mary Beard have held that it was a prison. You can read her."],
    ["a year stands beside it", "Historians have held that it was a prison. You can read the report of 1998."],
    ["it is doubted", "Whether historians agree is open. You can ask them."],
    ["it is denied", "Historians do not agree. You can ask them."],
    ["they only do their work", "Engineers found the fault, and you can drive again."],
  ])("but not where %s", (_, text) => expect(marks(text)).not.toContain("vx-os01-nameless-advice"));
});

describe("fine words", () => {
  const FINE = "True growth is a journey toward inner balance, where clarity and acceptance nurture lasting strength.";
  it("are seen in one sentence and over three", () => {
    expect(marks(FINE)).toContain("vx-vg01-good-words");
    expect(marks("Growth is a journey. Seek inner balance. Let clarity nurture strength.")).toContain("vx-vg01-good-words");
  });
  it.each([
    ["over two paragraphs", "Growth is a journey with balance.\n\nLet clarity nurture inner strength."],
    ["on an occasion", `Thank you all. ${FINE.replace("True", "Thanks: true")}`],
    ["beside a figure", FINE.replace("lasting strength", "lasting strength for 12 weeks")],
    [
      "few and far between",
      "The growth of the tree was slow, and the path to the lake was closed while the balance of the account was checked by the bank in the town.",
    ],
  ])("but not %s", (_, text) => expect(marks(text)).not.toContain("vx-vg01-good-words"));
});
