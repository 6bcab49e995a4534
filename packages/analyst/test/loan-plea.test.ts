import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/** A plea for a loan in the voice of an acquaintance: no link, no code, no title, only money, haste and silence. */
const PLEA =
  "hey its me from choir!! sorry to ask but ur the only one who would help. my card got blocked and the landlord goes crazy if i dont pay tonight. could u lend me 300 til friday? pls dont say anything to nina, she gets weird about money. u can send it to my cousins account, its faster";

describe("a plea for a loan from somebody one thinks one knows", () => {
  it("is shown with its signs before anybody asks", () => {
    const { message } = talk(PLEA);
    for (const sign of ["It asks for money", "It tells of an emergency", "It asks you to keep it to yourself", "It wants the money in somebody else’s account"])
      expect(message).toContain(sign);
  });
  it.each(["is this really her?", "could it really be who she says she is", "what gives it away", "could it be real though", "should I tell Nina"])(
    "is asked about in many ways: %s",
    (question) => expect(talk(PLEA, question).message).toContain("I can’t look up who sent it"),
  );
  it.each([
    ["what do I do", "Ask the sender another way"],
    ["but she sounds desperate", "a fake message as well as a real one"],
    ["how can I check", "reach the sender in a way you already know"],
    ["i already sent 100", "call your bank"],
  ])("and has its next step: %s", (question, part) => expect(talk(PLEA, question).message).toContain(part));
  it.each([
    "Hi Tom, rent is due on Friday. Please transfer your share of 300 euros to the usual account, the landlord sent us the bill for heating as well. See you at home, Lea",
    "Your card was declined at the till yesterday, did you see? I paid for both of us, so let’s settle it when we meet on Sunday. No hurry at all, and thank you for the lift.",
    "Please don't say anything to Dad about the cake, it is a surprise. Could you fetch it at four? It is paid for, the bakery on Mill Street has it under my name.",
  ])("but honest ones are let be: %.40s", (text) => expect(talk(text).message).not.toMatch(/many scams|It tells of an emergency|somebody else’s account/));
});
