import { resolveHandshake } from "@candor/engine";
import { describe, expect, it } from "vitest";
import { answerWithoutModel } from "../src/index.ts";
import { talk } from "./talk.ts";

/* Conversations without a text that go on, and what a stranger said on the phone. */

describe("what a caller says", () => {
  it.each([
    "somebody rang and told me my bank account was hacked",
    "a man called and says my card was charged 900 euros",
    "they called and said my account has been blocked",
  ])("is no loss yet: %s", (told) => {
    expect(talk(told).message).toContain("Hang up, or leave the message unanswered.");
    expect(talk(told).message).not.toContain("Then be quick");
  });
  it.each(["they want me to download a program", "he says i should install anydesk", "should i install the app", "now they ask me to share my screen"])(
    "and a program of theirs is not installed: %s",
    (asked) => expect(talk("someone called and said my computer is hacked", asked).message).toContain("Don’t install or open it"),
  );
  it("while money that is gone is a loss, whoever told of it", () =>
    expect(talk("my bank says my savings are gone").message).toMatch(/Then be quick|call your bank/));
});

describe("what goes on from an answer", () => {
  it.each([
    [["how can i tell if a picture is fake", "and videos"], "pause it on a clear image"],
    [["how can i tell if a picture is fake", "what about a voice message"], "A voice can be copied"],
    [["how do i win a debate", "but without getting loud"], "Ask before you answer"],
    [["teach me something", "another"], "name a technique here"],
    [["what is a red herring", "and sealioningness"], "isn’t something this app teaches"],
    [["is coffee bad for you", "but my sister says so"], "Ask them: where did you get it"],
    [["is fluoride dangerous", "so yes or no"], "A guess from me would help nobody"],
    [["what is confirmation bias", "is confirmation bias always bad"], "And it doesn’t take a plan"],
  ])("%j", (messages, expected) => expect(talk(...messages).message).toContain(expected));
  it("is known by the older words of a kept conversation, too", () => {
    const history = [
      { role: "user", text: "teach me something" },
      { role: "assistant", text: "What this app has for it, free and without an account:\n\n- [Review](/review): what you missed comes back after some days." },
    ] as const;
    const { message } = answerWithoutModel({ question: "another", history, article: null, handshake: resolveHandshake({}) });
    expect(message).toContain("name a technique here");
  });
  it.each([
    ["what is this site for", "marks wording that pushes"],
    ["how do i paste an article here", "choose Paste"],
    ["what does this app do", "marks wording that pushes"],
  ])("%s", (asked, expected) => expect(talk(asked).message).toContain(expected));
});
