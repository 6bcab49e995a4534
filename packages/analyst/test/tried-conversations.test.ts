import { describe, expect, it } from "vitest";
import { scanOmissions } from "../src/index.ts";
import { talk } from "./talk.ts";

/** A column that argues with a scorned source, one named and one without a name, and gives the other side its due. */
const COLUMN =
  "The council wants to close the reading room, and we all know why. For years the so-called experts at City Hall have told us that nobody reads. Studies show that children who grow up near a library sleep better.\n\nEither we save the room, or we tell our children that they do not matter. Visits fell by 38 percent in nine years. That is true, but opening hours were cut from 52 to 24 a week. Councillor Hartley says the roof needs 1.2 million, according to a survey by Brown & Lee published in March.";

describe("the one that is most so", () => {
  it.each([
    "Which sentence is the most honest one?",
    "what is the fairest part",
    "which paragraph is the most balanced?",
    "what's the most reliable claim here",
    "which claim is most believable",
    "most convincing part?",
  ])("of merit: %s", (question) => {
    const { intent, message } = talk(COLUMN, question);
    expect(intent).toBe("good-points");
    expect(message).toContain("“Councillor Hartley says");
    expect(message).not.toContain("so-called");
  });
  it.each([
    "What is the most extreme claim?",
    "which paragraph is the most one-sided",
    "which sentence is the most deceptive",
    "what's the most exaggerated statement",
    "Show me the most loaded argument",
  ])("of fault: %s", (question) => expect(talk(COLUMN, question).intent).toBe("one-mark"));
  it.each(["What is the most important claim", "what is the most important point?", "the central argument?"])("for its case: %s", (question) =>
    expect(talk(COLUMN, question).intent).toBe("summary"),
  );
  it.each([
    ["what is the most reliable source for this?", "sources"],
    ["which headline would be most honest", "rewrite"],
    ["what is the most convincing argument", "steelman"],
    ["can you make it the most neutral version", "rewrite"],
    ["what is the most serious objection?", "other-side"],
  ])("but of something else: %s", (question, intent) => expect(talk(COLUMN, question).intent).toBe(intent));
});

describe("a fair wording of one place", () => {
  it.each(["rewrite paragraph 2 fairly", "make the second paragraph more neutral", "reword sentence 4"])("leaves out the rest: %s", (question) => {
    const { intent, message } = talk(COLUMN, question);
    expect(intent).toBe("rewrite");
    expect(message).toContain("Either we save the room");
    expect(message).not.toContain("so-called");
  });
  it("says so where nothing is marked in it", () =>
    expect(talk(COLUMN, "rewrite sentence 5 fairly").message).toContain("leave the wording of sentence 5 as it is"));
});

describe("what was met without an answer in a second conversation", () => {
  const SPEECH =
    "Friends, for twenty years they told us to wait. Wait for the report, wait for the next election. We will build the hospital here. My opponent says we cannot afford it. Together we can do this.";
  const STUDY =
    "We compared 1,142 pupils at six schools before and after a shift of the first lesson. Mean sleep rose by 34 minutes (95% CI 27 to 41). Grades did not change (p = 0.31). The design does not allow causal conclusions, and pupils were not randomized.";
  it.each([
    [SPEECH, "what does she promise exactly?", "“We will build the hospital here.”"],
    [SPEECH, "shorten it for me", "In short"],
    [STUDY, "what are the limits?", "It names these limits of its own:\n\n> “The design does not allow"],
    [STUDY, "what does p = 0.31 mean?", "about 31 times in 100"],
    ["FORWARDED: My cousin works at the hospital and she says that it closes on Monday. Stock up NOW!", "which words show that it's a hoax?", "My cousin"],
    [
      "FORWARDED: My cousin works at the hospital and she says that it closes on Monday. Stock up NOW!",
      "why would someone make this up",
      "You can’t read motives off a text",
    ],
  ])("%.20s… %s", (text, question, part) => expect(talk(text, question).message).toContain(part));
  it.each([
    ["what's the difference between an opinion and a fact?", "Fact and opinion"],
    ["can you teach me something in 2 minutes", "/educate"],
    ["what does confidence 0.7 mean", "how strong a sign the wording is"],
  ])("without a text: %s", (question, part) => expect(talk(question).message).toContain(part));
});

describe("a source that nobody can look up, beside one that can", () => {
  const NAMES = "Names for all of its sources";
  const missing = (text: string) => scanOmissions(text).map(({ what }) => what);

  it("is missing its name", () => {
    expect(missing(COLUMN)).toContain(NAMES);
    expect(talk(COLUMN, "what is missing?").message).toContain("Which study is that");
  });
  it("scorned experts are named nowhere as a source", () =>
    expect(talk(COLUMN, "what are its sources?").message).toMatch(/can be found:\n\n> “Councillor[\s\S]*without a name:/));
  it.each([
    "Studies show that walking helps. One by Ana Ruiz of Lund University followed 412 people for six years. Rain keeps few of them at home, and the effect was small for those over 80.",
    "The clinic treats 300 people a year, says its director, Tom Berger. Scientists at the University of Lund agree that the method is sound, but they have looked at few cases so far.",
    "Do studies show that walking helps? Ana Ruiz of Lund University followed 412 people for six years. She found an effect, and it was small for those over 80 and for the ill.",
    "Researchers from Lund counted the birds in May, and so did the Marlow Bird Club. Of these studies one shows a fall of 12 percent since 2015, the other shows none at all so far.",
  ])("but not where one stands beside it: %.50s", (text) => expect(missing(text)).not.toContain(NAMES));
});
