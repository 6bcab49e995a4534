import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

const COMPLAINT =
  "Dear Sir or Madam, I am utterly appalled. The sofa that I ordered in March came with three legs. You never answer the phone. I want a fourth leg or I will tell the press. Regards, Oda Brink";
const KIND = "Dear Mr Sato, I enjoyed the concert on Sunday. Could you lend me the score until Friday? Regards, Oda Brink";
const LETTER = "Dear Ms Brink, your sofa will be fetched on 3 June between 8 and 12. Please be at home. Regards, Sofa World";

describe("work on a draft that was pasted without a word", () => {
  it.each(["is this ok to send", "what should i take out", "is it too sharp"])("shows where it stings: %s", (question) =>
    expect(talk(COMPLAINT, question).message).toMatch(/look again before sending:\n\n[\s\S]*“or I will tell the press”/),
  );
  it("says that nothing is rewritten, and what could be changed", () =>
    expect(talk(COMPLAINT, "make it a bit nicer").message).toMatch(/^I don’t rewrite texts, but these are the places[\s\S]*“appalled”/m));
  it("counts the words where its length is asked about", () =>
    expect(talk(COMPLAINT, "is it too long").message).toMatch(/^It has 38 words: that takes less than a minute to read/m));
  it("goes on as such", () =>
    expect(talk(COMPLAINT, "is this ok to send", "will they be angry").message).toContain("These words are the most likely to sting"));
  it("lists no place twice", () => {
    const { message } = talk(COMPLAINT, "is this ok to send", "what should i take out");
    expect(message).toMatch(/^I’d change the places above: “utterly”|^I’d change the places above: “appalled”/m);
    expect(message).not.toContain("This judges them");
  });
  it("finds nothing in a calm one", () => expect(talk(KIND, "can i send it like this").message).toContain("as far as the wording goes, I’d send it"));
  it("reads no letter of others so", () => expect(talk(LETTER, "what should i take out").message).not.toContain("before sending"));
  it("takes no money for a letter", () =>
    expect(
      talk("Hi mum, my phone fell in the lake, this is my new number. I need £500 sent today, I can't access my bank.", "should i send it").message,
    ).not.toMatch(/I’d send it|before sending/));
  it("hears what takes itself back, and no “I have always”", () => {
    const { message } = talk(
      "Dear Ms Quist, I have always loved gardens. I think I might be of some use to yours, perhaps. Please write to me. Regards, Lev Moor",
      "does it sound confident",
    );
    expect(message).toContain("“I think I might”");
    expect(message).not.toContain("“always”");
  });
});
