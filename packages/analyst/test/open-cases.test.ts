import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

describe("a case that was told and is open", () => {
  const told = ["a woman from the tax office phoned me and said my account is in danger"];

  it.each(["maybe it was really the tax office", "perhaps they called from the bank", "she sounded quite sure of herself"])(
    "takes “%s” for no text",
    (said) => {
      const answer = talk(...told, said);
      expect(answer.intent).not.toBe("analyse-text");
      expect(answer.message).not.toMatch(/patterns|weak signals/);
    },
  );

  it.each(["and whom should i ring", "ok which number do i call", "so who do i report this to"])("says whom to call: “%s”", (asked) => {
    expect(talk(...told, asked).message).toMatch(/Your bank, at the number on your card/);
  });

  it("knows what “it” is that was given", () => {
    expect(talk(...told, "she asked for my pin", "i gave it to her").message).toMatch(/Then be quick/);
    expect(talk("someone from my bank called", "they wanted a code", "i gave it to him").message).toMatch(/Then be quick/);
  });

  it("says what it can of the case where no rule fits", () => {
    expect(talk(...told, "what if they know where i live").message).toMatch(/Has anything happened since/);
  });

  it.each(["how do i bake bread", "which planet has the most moons"])("does not take “%s” for a part of it", (other) => {
    expect(talk(...told, other).message).not.toMatch(/Has anything happened since/);
  });

  it("reads what is pasted without capitals", () => {
    const answer = talk("i got a message that my account is locked", "ur account is locked, click here within 24 hours to verify your identity");
    expect(answer.message).toMatch(/in common with|rushes you/);
  });
  it("still reads a text that is pasted", () => {
    expect(talk(...told, "Your account has been suspended. Verify your identity within 24 hours or it will be closed.").intent).toBe("analyse-text");
  });
});
