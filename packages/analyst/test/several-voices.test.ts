import { describe, expect, it } from "vitest";
import { scanOmissions } from "../src/index.ts";
import { bodyOf } from "../src/text/titles.ts";
import { voicesOf } from "../src/text/voices.ts";
import { talk } from "./talk.ts";

const THREAD = [
  "birdfan88: The new bike lane is empty all day. Nobody uses it.",
  "Nora T.: I ride there every morning with my kids, so that is not so.",
  "birdfan88: You are obviously paid by the bike shop. Everyone knows it.",
  "pat.k: The town counted 412 bikes on Tuesday. Before the lane it was 170.",
  "Nora T.: Thanks, Pat. And no, nobody pays me.",
].join("\n");
const REPORT =
  "The town will fell the eleven lime trees on Station Square in March, the parks office said on Monday. Two of them have rotten trunks. “We cannot wait until a branch falls on somebody,” said Helga Brandt, who heads the office. Omar Aziz, who runs the kiosk, said that he would lose the shade that his customers sit in.";
const ONE_SIDE =
  "The town will open a skate park on Mill Lane in March, the parks office said on Monday. It will cost 300,000 and have room for 80 people. “It is the best place that we could find,” said Helga Brandt, who heads the office.";

describe("a thread of comments", () => {
  it("is read by who writes each line", () =>
    expect(voicesOf(THREAD).map(({ name, lines }) => [name, lines.length])).toEqual([
      ["birdfan88", 4],
      ["Nora T.", 3],
      ["pat.k", 2],
    ]));
  it.each(["From: Ann\nTo: Ben\nSubject: Trees\nDate: Monday", "Note: bring a cup.\nTip: come early.\nWarning: it is steep.", REPORT])(
    "is no other text: %#",
    (text) => expect(voicesOf(text)).toEqual([]),
  );
  it("has another side", () => expect(scanOmissions(THREAD).map(({ what }) => what)).not.toContain("The other side"));
  it.each(["what are they arguing about?", "what is the quarrel about", "who says what?", "so who is quoted"])("gives each of them a line: %s", (question) => {
    const { message } = talk(THREAD, question);
    expect(message).toMatch(/\*\*birdfan88\*\* \(4 sentences\): “The new bike lane/);
    expect(message).toContain("**pat.k** (2 sentences): “The town counted 412 bikes");
  });
  it("quotes nobody in the words of another", () => {
    const { message } = talk(THREAD, "what does pat say?");
    expect(message).toContain("“The town counted 412 bikes on Tuesday.”");
    expect(message).not.toMatch(/obviously paid|every morning/);
  });
  it("keeps to the matter that is asked about", () => {
    const { message } = talk(THREAD, "what did birdfan88 write about the bike shop");
    expect(message).toContain("paid by the bike shop");
  });
  it.each(["which tricks does birdfan88 use?", "is birdfan88 manipulative"])("marks the words of one alone: %s", (question) => {
    const { message } = talk(THREAD, question);
    expect(message).toMatch(/^This is only about what \*\*birdfan88\*\* writes\./);
    expect(message).toContain("Everyone knows");
  });
  it.each(["who argues better?", "who is right", "who has the best arguments"])("gives no prize: %s", (question) => {
    const { message } = talk(THREAD, question);
    expect(message).toMatch(/I don’t pick a winner[\s\S]*\*\*birdfan88\*\*: “/);
    expect(message).toContain("**pat.k**: no mark");
  });
});

describe("a report in which people speak", () => {
  it.each(["who said what?", "what does everybody say"])("shows whose words it gives: %s", (question) => {
    const { message } = talk(REPORT, question);
    expect(message).toMatch(/said Helga Brandt[\s\S]*Omar Aziz/);
  });
  it("is not told to lack another side when one of two says no", () => expect(scanOmissions(REPORT).map(({ what }) => what)).not.toContain("The other side"));
  it("is told so when one person praises", () => expect(scanOmissions(ONE_SIDE).map(({ what }) => what)).toContain("The other side"));
  it("says that nobody speaks where nobody does", () =>
    expect(
      talk("The pool opens at ten from May. It has 300 lockers and a new slide, and will stay open until nine on Fridays.", "who said what").message,
    ).toMatch(/don’t see anybody quoted by name/));
});

describe("what stands around the sentences of a text", () => {
  const LETTER =
    "Dear neighbors of Elm Court,\n\nFrom May the bins will be emptied on Mondays. Studies show that this saves 20 percent.\n\nKind regards, Ada Novak, caretaker";
  it("is none of them", () =>
    expect(bodyOf(LETTER).map((s) => s.text)).toEqual(["From May the bins will be emptied on Mondays.", "Studies show that this saves 20 percent."]));
  it("is not the position of a letter", () =>
    expect(talk(LETTER.replace("From May", "We should agree that from May"), "should I sign").message).not.toContain("Dear neighbors"));
  it("keeps the notes of a wiki with their sentence", () => {
    const entry =
      "Gorse Mill\n\nGorse Mill is a windmill near Alby. It was built in 1780.[1] It is said to be the oldest in the county.[who?] It burned down twice.[citation needed]";
    expect(bodyOf(entry).map((s) => s.text)).toEqual([
      "Gorse Mill is a windmill near Alby.",
      "It was built in 1780.[1]",
      "It is said to be the oldest in the county.[who?]",
      "It burned down twice.[citation needed]",
    ]);
  });
});

describe("a figure with something beside it", () => {
  const PLAIN =
    "The office said that 300 people used the bus on Monday. Tickets bring in 20 percent of the money, and nothing else is known about it yet, the head of the office said.";
  it.each(["Until now there were 900.", "That is twice as many as hoped.", "Of these, 40 came from Alby."])("does not lack a comparison: %s", (more) => {
    expect(scanOmissions(PLAIN).map(({ what }) => what)).toContain("A comparison");
    expect(scanOmissions(`${PLAIN} ${more}`).map(({ what }) => what)).not.toContain("A comparison");
  });
});
