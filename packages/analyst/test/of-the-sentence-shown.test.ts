import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* “Does that matter?”, “Is that enough?”: said of the sentence that the last answer quoted. */

const TEA =
  "Drinkers of green tea sleep better, a survey suggests. Scientists in Porto asked 64 volunteers about their nights. The tea trade association, which funded the survey, will print the result on its boxes. The next survey begins on 4 May. Critic Ana Reis sleeps well without tea.";
const CHOIR = "The choir met on Tuesday. Of the members, 12 of 80 were present, and they elected a new leader. The old leader moved away in June.";

describe("behind a sentence that was quoted", () => {
  it.each(["does that matter", "is that a problem", "so what", "and is that bad?", "does it make a difference"])("“%s” is asked of who pays", (question) => {
    const { message } = talk(TEA, "who funded the survey", question);
    expect(message).toMatch(/^About this:\n\n> “The tea trade association, which funded the survey/);
    expect(message).toContain("Whoever pays or profits can choose what gets asked");
  });

  it.each(["is that enough", "isn't that too few", "is it representative", "is that a large sample"])(
    "“%s” is asked of how many were looked at",
    (question) => {
      const { message } = talk(TEA, "how many volunteers", question);
      expect(message).toContain("among 64 can be off by some 13 points by chance alone");
    },
  );

  it("so many of so many are reckoned", () =>
    expect(talk(CHOIR, "how many were present", "is that enough to decide").message).toContain("12 of 80 is about 15 percent"));

  it("a day is asked what hangs on it", () =>
    expect(talk(TEA, "when does the next survey begin", "does that matter").message).toContain("A date matters if something depends on it"));

  it.each([
    ["A test proved that the filter removes 87% of the lime within 24 hours. The lamp is green.", "is the 87% believable"],
    ["The bridge was built on 3 May and cost too much. The lamp is green.", "when was the bridge built"],
  ])("no other time is: %s", (text, question) => {
    const { message } = talk(text, question, "so what");
    expect(message).toContain("About this:");
    expect(message).not.toContain("A date matters");
  });

  it("“is that a lot” means its figure", () =>
    expect(talk(CHOIR, "how many were present", "is that a lot").message).toContain("> “Of the members, 12 of 80 were present"));

  it("is still meant where an answer without a quotation came between", () =>
    expect(talk(TEA, "who funded the survey", "is that normal", "is that ok").message).toContain("> “The tea trade association"));

  it.each(["does that matter", "so what"])("is nothing, where none was quoted: %s", (question) =>
    expect(talk(TEA, question).message).not.toContain("About this:"),
  );
});

describe("other forms of a word", () => {
  it.each([
    ["The petition for the bridge has 310 signatures. The mayor was away.", "how many signed it"],
    ["The rise was adopted with 24 votes to 15. The hall was cold.", "how many voted"],
  ])("are found: %s", (text, question) => expect(talk(text, question).message).not.toMatch(/doesn’t use your words|form of “|no form of/));
});
