import { describe, expect, it } from "vitest";
import { growth, MOST_GROWTH } from "../../../test-support/growth.ts";
import { withPersonNamed } from "../src/agent/request/person-meant.ts";
import { talk } from "./talk.ts";
import { namesIn, personCalled } from "../src/text/people.ts";

/* “Who is she?”, “Can I trust him?”: one person of the text, by name or by the talk before. */

const FERRY =
  "The ferry to Stone Island will run only twice a day from autumn. Harbor manager Lena Falk said the old boat costs more than it brings in. Fisherman Ole Brandt doubts the figures and wants to see the books. The council meets on Monday.";
const AUNT = "My aunt works at the waterworks and she told me that they pour something into the pipes at night. Nobody will admit it. Boil your water!";

describe("people of a text", () => {
  it("are those with two names, with what the text calls them", () =>
    expect(namesIn(FERRY).map((name) => [name, personCalled(name, FERRY).role])).toEqual([
      ["Lena Falk", "manager"],
      ["Ole Brandt", "fisherman"],
    ]));

  it.each(["can i trust lena falk", "is falk right?", "why should i believe Lena Falk", "so is lena falk lying"])("can be asked about: %s", (question) => {
    const { message } = talk(FERRY, question);
    expect(message).toContain("I don’t know whether you can rely on Lena Falk");
    expect(message).toContain("The text calls them “manager”");
    expect(message).toContain("**What speaks against it?** Here: “Fisherman Ole Brandt doubts the figures");
  });

  it.each(["who is lena falk", "whos lena"])("are told by what the text calls them: %s", (question) =>
    expect(talk(FERRY, question).message).toContain("The text calls them “manager”:\n\n> “Harbor manager Lena Falk said"),
  );

  it("without a name are nobody to ask", () => {
    const { message } = talk(AUNT, "is the aunt lying");
    expect(message).toContain("I don’t know whether you can rely on the aunt");
    expect(message).toContain("There’s no full name here, so nobody can");
  });

  it("are not those of whoever asks", () => expect(talk(AUNT, "can i trust my aunt").message).not.toContain("whether you can rely on"));

  it("are not said to be shown with all that stands of them, where some is left out", () => {
    const more = `${FERRY} Lena Falk was born on the island. Lena Falk has a boat of her own.`;
    for (const question of ["can i trust lena falk", "is lena falk real", "what does lena falk want"]) {
      const { message } = talk(more, question);
      expect(message).toContain("Here’s where the text mentions them:\n\n> “Harbor manager Lena Falk said");
      expect(message).not.toMatch(/\ball (?:that )?the text has/i);
    }
  });

  it("may be asked whether they exist", () => {
    expect(talk(FERRY, "is ole brandt a real person").message).toContain("I don’t know whether they exist");
    expect(talk("“It took my pain away,” writes Gesa T. from Kiel. The cream costs 30 euros.", "is gesa made up").message).toContain(
      "Without a full name, nobody",
    );
  });
});

describe("a pronoun", () => {
  it.each([
    [["who is ole brandt", "can i trust him"], "rely on Ole Brandt"],
    [["what does lena say", "is she right"], "rely on Lena Falk"],
    [["who runs the harbor?", "and why should i believe her"], "rely on Lena Falk"],
    [["what did the manager say", "and why", "is she honest"], "rely on Lena Falk"],
  ])("stands for the person of the question or the answer before: %j", (questions, expected) => expect(talk(FERRY, ...questions).message).toContain(expected));

  it("stands for nobody where two were named", () =>
    expect(talk(FERRY, "who is right, lena or ole", "is he honest").message).not.toContain("whether you can rely on"));

  it("of the one who wrote a message is left alone", () => {
    const note = "Hi Sam, I waited an hour for you. You always forget me. Call me tonight. Ben";
    expect(talk(note, "is he right to be angry").message).not.toContain("whether you can rely on");
  });

  it("is looked for in a time that grows with the text, however many it names", () => {
    const letters = (n: number): string => [...String(n).padStart(6, "0")].map((digit) => "abcdefghij"[Number(digit)]).join("");
    const naming = (chars: number): string => Array.from({ length: chars / 25 }, (_, i) => `Then A${letters(i)} B${letters(i)} said no.`).join(" ");
    const history = [
      { role: "user", text: "who is bxx" },
      { role: "assistant", text: "…" },
    ];
    expect(growth((chars) => withPersonNamed("can i trust her", naming(chars), history))).toBeLessThan(MOST_GROWTH);
  });
});

describe("a heading is nobody", () => {
  it.each([
    ["Summer Opening Hours\n\nThe museum is open from nine to five. Guests can write to us.", []],
    ["Why Sleep Matters\n\nA night without rest makes us slow. Adults need seven hours.", []],
    ["Frequent Questions\n\nHow long is the tour? An hour.", []],
    ["Meeting Ana Weil\n\nShe runs the mill. Weil was born in 1950.", ["Meeting Ana Weil"]],
    ["The mill has a new owner.\n\nAna Weil", ["Ana Weil"]],
  ])("%j", (text, names) => expect(namesIn(text)).toEqual(names));
});
