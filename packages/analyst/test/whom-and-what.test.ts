import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* Who has to do what, whom one can ask, and a person with a first name only. */

const WELL =
  "Notice from the water board: the well at Birch Lane will be cleaned in May. Keepers of animals must report them by 2 May. Trams and buses run as usual. Warden Silas Orr will answer questions on Monday.";
const DIET = "I lost 9 kilos with the soup plan. My trainer Nico says that bread is poison. Eat soup all day. It costs 3 euros.";

describe("a notice to some of its readers", () => {
  it.each(["what do i have to do", "do we need to do anything"])("says who has to do what: %s", (question) => {
    const { message } = talk(WELL, question);
    expect(message).toContain("> “Keepers of animals must report them by 2 May.”");
    expect(message).not.toContain("I don’t see a sentence that asks its reader");
  });
  it.each(["who can i ask", "whom can we contact"])("names whom one can ask: %s", (question) =>
    expect(talk(WELL, question).message).toContain("The text itself names somebody:\n\n> “Warden Silas Orr will answer questions on Monday.”"),
  );
  it("is searched for one bus as well as for buses", () => expect(talk(WELL, "does the bus run").message).not.toMatch(/form of “bus”|no form of/));
  it("lets those act whom it lets", () =>
    expect(talk("Hi all, from May we share desks. Whoever needs a desk of their own can write to Ines. The kitchen stays.", "can i say no").message).toContain(
      "> “Whoever needs a desk of their own can write to Ines.”",
    ));
});

describe("advice on losing weight", () => {
  it("is for a doctor first", () => expect(talk(DIET, "can i start today").message).toContain("Ask a doctor or a pharmacist first"));
  it("may have somebody with a first name only", () => {
    const { message } = talk(DIET, "who is nico", "can i believe him");
    expect(message).toContain("rely on Nico");
    expect(message).toContain("The text calls them “trainer”");
    expect(message).toContain("There’s no full name here");
  });
});

it("a reason stands where somebody blames something", () => {
  const text = "The mill will close its shop in June. Owner Pia Wend blames the rent. The shop has two rooms.";
  expect(talk(text, "why are they closing").message).toContain("> “Owner Pia Wend blames the rent.”");
});
