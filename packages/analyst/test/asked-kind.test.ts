import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* Questions for one kind of sentence, in words that the text has not: what one can do, what it warns of, and why. */

const GYM =
  "Dear members, the monthly fee will be 32 pounds from June, four more than before. Two thirds of that is due to the new electricity contract. The sauna stays shut until July. You may cancel within six weeks of this letter. Anyone who has paid for the year keeps the old fee.";
const TEA =
  "This herbal tea has been drunk in the valley for 200 years. Pour 200 ml of boiling water over two spoons of it and wait for ten minutes. It is not suitable for children under six. Never drink more than three cups a day. Many people sleep well after it.";

describe("what a text lets its reader do", () => {
  it.each(["can we do anything about it", "what can i do against the new fee", "how do i complain", "Can I get out?", "what can i do"])(
    "is shown to “%s”",
    (question) => {
      const { message } = talk(GYM, question);
      expect(message).toContain("The text itself gives you a way");
      expect(message).toContain("You may cancel within six weeks");
      expect(message).not.toContain("electricity");
    },
  );
  it("is not said of a text that names none", () => {
    expect(talk(TEA, "how do i complain").message).not.toContain("gives you a way");
  });
});

describe("what a text asks of its reader", () => {
  const LETTER = "Dear neighbours, a water pipe burst on Monday. Please close the tap in your cellar until noon. The repair took two hours. Nobody was hurt.";
  it.each(["what do we have to do", "what must i do now", "what should i do first"])("is shown to “%s”", (question) => {
    const { message } = talk(LETTER, question);
    expect(message).toContain("In its own words, it asks for this:\n\n> “Please close the tap");
  });
});

describe("what takes more than wording", () => {
  const NOTE = "Since the new people moved in, the cellar is never locked. I will hang a list at the door. Whoever agrees, sign it. Otto, second floor";
  it.each(["is he racist", "is that sexist", "is it bullying"])("is a verdict in a name: %s", (question) => {
    expect(talk(NOTE, question).message).toContain("That label is a verdict");
  });
  it.each(["can he take pictures of us", "may they film the cellar"])("is a matter of law: %s", (question) => {
    expect(talk(NOTE, question).message).toContain("That’s a legal question");
  });
});

describe("what a text warns of", () => {
  it.each(["what is the main warning", "are there any warnings", "what does it warn of", "which warning is the most important"])(
    "is shown to “%s”",
    (question) => {
      const { message } = talk(TEA, question);
      expect(message).toContain("not suitable for children under six");
      expect(message).toContain("Never drink more than three cups");
      expect(message).not.toContain("Many people sleep well");
    },
  );
  it("is no warning sign", () => {
    expect(talk(TEA, "any warning signs?").message).not.toContain("Going by the wording, these warn");
  });
});

describe("the reason that a text gives", () => {
  it.each(["why is it going up", "is the new fee justified", "what's the reason for the rise", "Is the increase reasonable?"])(
    "is shown to “%s”",
    (question) => {
      const { message } = talk(GYM, question);
      expect(message).toContain("due to the new electricity contract");
      expect(message).not.toContain("That’s up to you, and you may be right");
    },
  );
  it.each(["why does everybody want more", "why is the fee higher now", "why did they do it"])(
    "is shown to a “why” in words that it does not share: %s",
    (question) => {
      const { message } = talk(GYM, question);
      expect(message).toContain("gives a reason here");
      expect(message).toContain("due to the new electricity contract");
    },
  );
  it("leaves agreement to whoever agrees", () => {
    expect(talk(GYM, "isn't the rule reasonable though?").message).toContain("That’s up to you, and you may be right");
  });
});
