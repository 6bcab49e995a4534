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
      expect(message).toContain("It orders nothing outright. What it leaves to you:\n\n> “If you would rather use the branch in Elm Road");
      expect(message).toContain("Mark the day");
    },
  );

  it("is what it asks for, where it asks", () => {
    expect(talk(CAMP, "ok what do we have to do").message).toMatch(/In its own words, it asks for this:\n\n> “Please return the health form by 12 June/);
  });

  it("is nothing, where it only tells", () => {
    expect(talk(SPARROWS, "what do i have to do").message).toContain("I see no sentence in it that asks something of its reader");
  });

  it("is a step of a recipe", () =>
    expect(talk("Mix the flour with two eggs. Bake it for ten minutes. The jam is sweet.", "what do i have to do").message).toContain(
      "> “Bake it for ten minutes.”",
    ));

  it.each(["what do i have to do", "and if i do nothing"])("is no step of a chain letter: %s", (question) => {
    expect(talk(CHAIN, question).message).toContain("nobody is worse off for a message that did not come");
  });
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
    expect(message).toContain("This is what it has in store for that case:\n\n> “Whoever does not answer will be moved to the new house.”");
    expect(message).not.toContain("bright");
  });

  it("is asked back where nothing says so", () => {
    expect(talk(CAMP, "what if i dont send it back").message).toContain("I see no sentence that says what happens then");
  });

  it("is nothing, where nothing is asked", () => expect(talk(SPARROWS, "what if i do nothing").message).toContain("nothing to miss"));
  it.each(["what happens then", "what if we dont act"])("is not said of what a text tells: %s", (question) =>
    expect(talk(SPARROWS, question).message).not.toContain("nothing to miss"),
  );
});

describe("until when", () => {
  it.each(["by when", "until when", "whats the deadline"])("is a day, and no amount to be counted: %s", (question) => {
    const { message } = talk(CAMP, question);
    expect(message).toContain("> “Please return the health form by 12 June.”\n\nWhether it still holds, whoever set the day can say.");
    expect(message).not.toMatch(/who counted|does not use your words/);
  });
});
