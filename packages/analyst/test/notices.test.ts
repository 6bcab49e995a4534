import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* What a letter, a rule or a contract wants done, by when, and what it has in store for whoever does nothing. */

const LIBRARY =
  "The town library is moving to the old post office. Your card stays valid, and the yearly fee stays the same. If you would rather use the branch in Elm Road, you may change your home library by 9 October. Whoever does not answer will be moved to the new house. Reader Tom Okafor called the new rooms bright.";
const CAMP =
  "Dear parents, the summer camp begins on 3 July. Please return the health form by 12 June. We will pack a lunch for the first day. Bring a towel and a hat.";
const SPARROWS =
  "Sparrows are back in the harbor quarter. Volunteers counted 212 nests along the quay. The biologist Jana Thorn thinks that the new hedges helped.";
const CHAIN = "My neighbor knows somebody at the bank and they will close all accounts on Friday. Send this to everybody you know before it is deleted!";

describe("what a notice wants done", () => {
  it.each(["so what do i have to do now", "what am i supposed to do", "and what are my options", "do i need to do anything", "what can i still do"])(
    "of “%s”",
    (question) => {
      const { message } = talk(LIBRARY, question);
      expect(message).toContain("It doesn’t order anything outright. Here’s what it leaves up to you:\n\n> “If you would rather use the branch in Elm Road");
      expect(message).toContain("Mark the date");
    },
  );

  it("is what it asks for, where it asks", () => {
    expect(talk(CAMP, "ok what do we have to do").message).toMatch(/In its own words, it asks for this:\n\n> “Please return the health form by 12 June/);
  });

  it("is nothing, where it only tells", () => {
    expect(talk(SPARROWS, "what do i have to do").message).toContain("I don’t see a sentence that asks its reader for anything");
  });

  it("is a step of a recipe", () =>
    expect(talk("Mix the flour with two eggs. Bake it for ten minutes. The jam is sweet.", "what do i have to do").message).toContain(
      "> “Bake it for ten minutes.”",
    ));

  it.each(["what do i have to do", "and if i do nothing"])("is no step of a chain letter: %s", (question) => {
    expect(talk(CHAIN, question).message).toContain("nobody is worse off for a message that never came");
  });
});

describe("what is no term of a notice", () => {
  const SYRUP =
    "BrightLeaf syrup is the best thing for tired people! Only 12 bottles left. Normally 40 dollars, today only 19 dollars. Order now before it is too late.";
  const BRIDGE =
    "Anyone who loves the valley must oppose the bridge. First comes the bridge, then the trucks, and soon nobody will sleep. Traders say that sales fell by 12% in the first year after such a bridge.";
  const RATES = "The jobless rate rose to 6.2 percent in March, the office said. That is up from 5.8 percent. The next figures are due on 14 May.";
  const PASTA = "I ate there on Saturday. The pasta was very good and we paid 40 euros. If you don’t like this place, you have no taste.";

  it.each([
    [SYRUP, "what should i do"],
    [BRIDGE, "what should i do"],
    [RATES, "so what should i do"],
  ])("is what an ad, an opinion or a report says: %s", (text, question) => expect(talk(text, question).message).toMatch(/^That’s up to you/));

  it.each([SYRUP, BRIDGE, RATES])("is no way out: %s", (text) => expect(talk(text, "can i cancel").message).not.toMatch(/it asks for this|who has to do what/));
  it("is the day of a report", () => expect(talk(RATES, "what if i do nothing").message).toContain("nothing to miss"));
  it("is what “we must” do", () => {
    const { message } = talk("The tunnel will cost too much. We must stop this before it is too late.", "do i have to do anything");
    expect(message).not.toContain("who has to do what");
  });
  it("is support that answered", () => {
    const { message } = talk("The phone shop moved in May. Support answered within a day. Help came late.", "what do i have to do");
    expect(message).toContain("I don’t see a sentence that asks its reader for anything");
  });
  it("is a court that is only a name", () => {
    const { message } = talk(
      "The rent for the flats in Birch Court goes up on 1 June. Tenants may object by 15 April; otherwise the new rent counts as accepted.",
      "what if i miss the deadline",
    );
    expect(message).toContain("what it says for that case:\n\n> “Tenants may object");
  });
  it("is a word on those who think otherwise", () => expect(talk(PASTA, "what happens if i do nothing").message).not.toContain("says for that case"));
  it("is a share, for a deadline", () => expect(talk(BRIDGE, "by when do i have to answer").message).not.toMatch(/sets a time|set the day/));
});

describe("what happens to whoever does nothing", () => {
  it.each([
    "what if i dont answer",
    "what happens if i ignore it",
    "and if i say nothing",
    "can i just ignore the letter",
    "what happens if we miss the deadline",
    "what if i don't agree",
  ])("is the sentence that says so: %s", (question) => {
    const { message } = talk(LIBRARY, question);
    expect(message).toContain("Here’s what it says for that case:\n\n> “Whoever does not answer will be moved to the new house.”");
    expect(message).not.toContain("bright");
  });

  it("is asked back where nothing says so", () => {
    expect(talk(CAMP, "what if i dont send it back").message).toContain("I don’t see a sentence that says what happens then");
  });

  it("is nothing, where nothing is asked", () => expect(talk(SPARROWS, "what if i do nothing").message).toContain("nothing to miss"));
  it.each(["what happens then", "what if we dont act"])("is not said of what a text tells: %s", (question) =>
    expect(talk(SPARROWS, question).message).not.toContain("nothing to miss"),
  );
});

describe("until when", () => {
  it.each(["by when", "until when", "whats the deadline"])("is a day, and no amount to be counted: %s", (question) => {
    const { message } = talk(CAMP, question);
    expect(message).toContain("> “Please return the health form by 12 June.”\n\nTo know whether it still holds, ask whoever set the day.");
    expect(message).not.toMatch(/who counted|doesn’t use your words/);
  });
});
