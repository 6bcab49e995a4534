import { describe, expect, it } from "vitest";
import { sentencesOf } from "../src/index.ts";

const parts = (text: string) => sentencesOf(text).map((s) => s.text);

it("ends sentences that are typed without capitals", () => {
  expect(parts("hi mum. its me. my phone broke! can you send 50?")).toEqual(["hi mum.", "its me.", "my phone broke!", "can you send 50?"]);
  expect(parts("they met dr. ross vs. the rest. then they left")).toEqual(["they met dr. ross vs. the rest.", "then they left"]);
  expect(parts("The word e.g. means for example, approx. that.")).toHaveLength(1);
});

describe("a full stop behind a short form that is a word as well", () => {
  it.each<[string, string[]]>([
    ["Two voted no. “It is too long,” she said.", ["Two voted no.", "“It is too long,” she said."]],
    ["He said no. Nobody asked.", ["He said no.", "Nobody asked."]],
    ["It is full of vitamin C. The doctor said so.", ["It is full of vitamin C.", "The doctor said so."]],
    ["Vitamin C. Farmers grow it.", ["Vitamin C.", "Farmers grow it."]],
    ["They went over to plan B. Residents objected.", ["They went over to plan B.", "Residents objected."]],
    ["She ate a fig. Then she left.", ["She ate a fig.", "Then she left."]],
    ["He works for Acme Co. The firm grew.", ["He works for Acme Co.", "The firm grew."]],
    ["They met on Elm St. The bus was late.", ["They met on Elm St.", "The bus was late."]],
    ["Rain fell in Dec. Snow came later.", ["Rain fell in Dec.", "Snow came later."]],
    ["It was sold in the U.S. Nobody bought it.", ["It was sold in the U.S.", "Nobody bought it."]],
  ])("ends a sentence: %s", (text, wanted) => expect(parts(text)).toEqual(wanted));

  it.each([
    "See No. 5 on the list.",
    "Fig. 3 and fig. 4 show it.",
    "It opened on Dec. 12 last year.",
    "John F. Kennedy said so.",
    "J. R. R. Tolkien wrote it.",
    "A study by R. Jones and K. Lee found it.",
    "Mr. Hall and Dr. Who met St. Mary.",
    "The U.S. Congress met Acme Co. Europe.",
    "A. The first of the answers",
    "There was a study by Castro et al. 2019 in seven cities.",
    "Lee et al. found none.",
  ])("ends none: %s", (text) => expect(parts(text)).toEqual([text]));

  it("ends one behind several authors", () =>
    expect(parts("It was shown by Lee et al. Nobody repeated it.")).toEqual(["It was shown by Lee et al.", "Nobody repeated it."]));

  it("ends one before an initial at the start of the next", () =>
    expect(parts("Nobody asked. J. Smith said so.")).toEqual(["Nobody asked.", "J. Smith said so."]));
});
