import { describe, expect, it } from "vitest";
import { analyze } from "../analyze.ts";

const found = (text: string, prefix: string): [string, number][] =>
  analyze(text)
    .frames.filter(({ reflexId }) => reflexId.startsWith(prefix))
    .map(({ reflexId, confidence }) => [reflexId, confidence]);
const names = (text: string, prefix: string): string[] => found(text, prefix).map(([id]) => id);

describe("headline form", () => {
  it.each([
    ["capitals alone", "Lanterns Of The Northern Harbor", []],
    ["a newspaper's capitals", "These Are the Lanterns You Saw on the Harbor", []],
    ["the heading of a manual", "How To Hang A Lantern On The Wall", []],
    ["a sentence with a full stop", "You Will Love These Lanterns In Your Home.", []],
    ["shouting", "YOU WILL LOVE THESE LANTERNS IN YOUR HOME", []],
    ["shouting in half of it", "THIS IS WHY THE FBI Just Lost You", []],
    ["small letters behind an apostrophe alone", "Mom's Cats You'll Love On A Rainy Day", ["vx-mp01-click-form"]],
    ["one lure", "The Harbor Is Finally Open To The Fishermen", ["vx-mp01-click-form-hint"]],
    ["two lures", "The Harbor Is Finally Open To All Of You", ["vx-mp01-click-form"]],
    ["three lures", "This Harbor Is Finally Open To All Of You", ["vx-mp01-click-form-plain"]],
  ])("%s", (_, line, expected) => {
    expect(names(line, "vx-mp01-click-form")).toEqual(expected);
  });

  it("reads a line of its own and no line inside a paragraph", () => {
    expect(names("This Harbor Is Finally Open To All Of You. The ferry leaves at nine and the shop is closed.", "vx-mp01-click-form")).toEqual([]);
    expect(names("This Harbor Is Finally Open To All Of You\n\nThe ferry leaves at nine and the shop is closed.", "vx-mp01-click-form")).toHaveLength(1);
  });
});

describe("pressure in talk", () => {
  const pressing = "Don't you lie to me! You never loved me, you just want my money. Why can't you ever be honest?";
  const calm = "The ferry left the harbor at nine. Nobody was on deck. The water was flat and grey.";

  it("is as sure in a long text as in a short one", () => {
    const [short] = found(pressing, "vx-sp01-pressure");
    const [long] = found(`${`${calm}\n\n`.repeat(20)}${pressing}\n\n${calm}`, "vx-sp01-pressure");
    expect(short).toBeDefined();
    expect(long).toEqual(short);
  });

  it("does not add up what two speakers say", () => {
    expect(
      names(
        "Person1: Don't you lie to me!\nPerson2: You never loved me.\nPerson1: I gave you everything.\nPerson2: Why can't you be honest?",
        "vx-sp01-pressure",
      ),
    ).toEqual([]);
  });

  it("does not add up what stands far apart", () => {
    expect(names(pressing.split(/(?<=[!.?]) /).join(` ${calm} `), "vx-sp01-pressure")).toEqual([]);
  });
});

describe("litany", () => {
  const CALM = "The ferry left the harbor at nine, and the water was grey.";
  const WRONGS = ["They take your time.", "They take your money.", "They want your vote."];
  const litany = (text: string): string[] => names(text, "vx-mp01-litany");

  it("stands in a few sentences of one paragraph", () => {
    expect(litany(WRONGS.join(" "))).toHaveLength(1);
    expect(litany(WRONGS.join(` ${CALM} `))).toEqual([]);
    expect(litany("They came early. They ate well. They slept. They sang. They left your keys. They left our map.")).toEqual([]);
    expect(litany(WRONGS.join("\n\n"))).toEqual([]);
  });
});

describe("sentences that begin alike", () => {
  const DRUM = ["We will not be silent.", "We will not be moved.", "We will not be sold."];
  const alike = (text: string): string[] => names(text, "vx-ri01-sentences-begin-alike");

  it("stand in one paragraph", () => {
    expect(alike(DRUM.join(" "))).toHaveLength(1);
    expect(alike(DRUM.join("\n\n"))).toEqual([]);
  });
});

describe("praise upon praise", () => {
  it.each(["You are brilliant and a rare genius.", "You're brilliant and a rare genius.", "You’ve extraordinary courage, and rare insight."])(
    "is heard in %s",
    (text) => expect(names(text, "vx-gf01-praise-upon-praise")).toHaveLength(1),
  );
  it("but not in words for an occasion", () => expect(names("Thank you, you're brilliant and rare.", "vx-gf01-praise-upon-praise")).toEqual([]));
});

it.each(["I am right because I am right.", "I'm right because I'm right about it."])("hears a circle whose subject is its speaker: %s", (text) =>
  expect(names(text, "vx-mp01-reason-circle")).toHaveLength(1),
);

describe("questions in a row", () => {
  const barrage = "vx-pi01-question-barrage";
  it("press where they assert by asking", () => {
    expect(names("So the dam is safe? Nobody knew of the cracks? The mayor was abroad? And we should believe that?", barrage)).toEqual([barrage]);
  });
  it("want to know, and more so in a numbered list", () => {
    const asked = ["What does the flat cost in all?", "When can I leave the contract?", "Who repairs the stove?", "Which day is the bin emptied?"];
    expect(names(asked.join(" "), barrage)).toEqual([]);
    expect(names(asked.map((line, i) => `${i + 1}. ${line}`).join("\n"), barrage)).toEqual([]);
  });
  it.each([
    ["an interviewer", "So how did you build the kiln? Was it a long job? And is there a plan for a second one?", false],
    ["a textbook", "Is it a fruit? Is it a berry? Should botany decide it?", false],
    ["a host with a reproach among his questions", "So how did you build the kiln? Was it a long job? And is there something that they are hiding?", true],
    ["a reproach upon a reproach", "Why did nobody ask? Why now? Aren't you ashamed?", true],
  ])("%s", (_, text, presses) => expect(names(text, barrage)).toEqual(presses ? [barrage] : []));
});

describe("what comes back", () => {
  const again = "vx-ri01-same-sentence-again";
  it("is heard where it is short enough to be remembered", () =>
    expect(names("The harbor belongs to us. They want to sell it. The harbor belongs to us.", again)).toEqual([again]));
  it("is a form where it is long", () => {
    const long = "The harbor is open to every boat that has paid the fee of the season in advance.";
    expect(names(`${long} Fees are due in May. ${long}`, again)).toEqual([]);
  });

  const clauses = "vx-ri01-clauses-begin-alike";
  it.each([
    ["three clauses of will", "We will rebuild the mill, we will reopen the school, we will bring the trains back.", true],
    ["three of what is there", "We have a mill, we have a school, we have two trains a day.", false],
    ["four of what is there", "We have a mill, we have a school, we have a choir, we have two trains a day.", true],
  ])("%s", (_, text, heard) => expect(names(text, clauses)).toEqual(heard ? [clauses] : []));
});
