import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* Who says no in a text, who somebody is, and a second person behind the first. */

const MEADOW =
  "The village wants to build eleven houses on the mill meadow. Mayor Ruth Amsel says that young families need homes. Farmers oppose it: they would lose their best hay. The bird club calls the plan a mistake. Botanist Dr. Pia Holm doubts that the orchids survive. The vote is in June.";
const PLANT =
  "Fire captain Nils Orth said there was no gas. Bruno Kast, who runs the bakery next door, smelled it for an hour. The plant will open again on Monday.";
const TALK = "Ann: they say the new bus driver drinks.\nBo: who says that?\nAnn: everyone on the bus.\nCleo: I don't believe a word of it.";
const RADIO = "Host: Today I talk to Ida Brandt, who sells saunas in Norden.\nIda: A sauna heals everything.\nHost: Everything?\nIda: Nearly.";

describe("whoever says no", () => {
  it.each([
    "who is against it",
    "who disagrees",
    "so who opposes the plan",
    "does anybody object",
    "is anyone against this",
    "who doesnt like it",
    "are there any critics",
    "wait who doubts that",
  ])("is shown, all of them and nobody else: %s", (question) => {
    const { message, intent } = talk(MEADOW, question);
    expect(intent).toBe("other-side");
    for (const words of ["Farmers oppose it", "The bird club calls the plan a mistake", "doubts that the orchids survive"]) expect(message).toContain(words);
    expect(message).not.toContain("young families");
  });
  it("is shown in a chat, too", () => expect(talk(TALK, "who doesnt believe it").message).toContain("> “Cleo: I don't believe a word of it.”"));
  it("is not invented", () => {
    const { message } = talk("The pool opens at nine. A ticket costs 4 euros. Towels are free.", "who is against it");
    expect(message).toContain("I don’t see anybody in it who says no.");
  });
  it.each([
    "You can't buy it in shops.",
    "I can't believe how good it is!",
    "I don't think you will find a better one.",
    "From the hill we could not see the lake.",
  ])("is nobody who only cannot do a thing, or praises it: %s", (text) =>
    expect(talk(`The pool opens at nine. ${text} A ticket costs 4 euros.`, "who is against it").message).toContain("I don’t see anybody in it who says no."),
  );
  it("is whoever cannot agree or does not buy it", () => {
    const { message } = talk("The town plans a road. Pia Holm cannot accept that. Her neighbors don't buy it.", "who is against it");
    for (const words of ["Pia Holm cannot accept that", "don't buy it"]) expect(message).toContain(words);
  });
  it("is no reader who may cancel", () =>
    expect(
      talk("The fee rises to 9 euros in May. The club of users has objected. If you do not agree, you can cancel.", "who disagrees").message,
    ).not.toContain("you can cancel"));
  it.each(["who is for it", "who is in favor"])("is not whoever wants it: %s", (question) => {
    const { message } = talk(MEADOW, "who is against it", question);
    expect(message).toContain("The village wants to build");
    expect(message).not.toContain("bird club");
  });
});

describe("who somebody is", () => {
  it.each([
    [MEADOW, "who is pia holm", "botanist"],
    [MEADOW, "whos ruth amsel", "mayor"],
    [PLANT, "who is nils orth", "fire captain"],
  ])("stands before the name, with a title or without %#: %s", (text, question, role) =>
    expect(talk(text, question).message).toContain(`The text calls them “${role}”`),
  );
  it.each(["and pia holm", "what about pia holm?", "ok and pia holm"])("is asked of a second one by the name alone: %s", (question) =>
    expect(talk(MEADOW, "who is ruth amsel", question).message).toMatch(/^The text calls them “botanist”/),
  );
  it("is what another voice says, and not what they say themselves", () => {
    const { message } = talk(RADIO, "who is ida brandt");
    expect(message).toContain("who sells saunas in Norden");
    expect(message).not.toContain("heals everything");
  });
});
