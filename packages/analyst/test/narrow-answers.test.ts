import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/** An answer that is right of one kind of text is said of no other. */
describe("who did it", () => {
  const MEN = "Two men were arrested in Halden on Monday. Vera Lind, the mayor, had closed the road.";
  it("is shown of men where a man is meant, and of nobody where a woman is", () => {
    expect(talk(MEN, "so he did it").message).toContain("I judge nobody");
    expect(talk(MEN, "so she did it").message).not.toContain("Two men were arrested");
  });
});

describe("“Should I click?”, of a letter", () => {
  it("is told the way around a link where there is one, and that there is none where there is none", () => {
    expect(talk("Dear customer, your bill is ready. Log in to see it. Your water works", "should i click the link").message).toContain("not through a link");
    const { message } = talk("Dear neighbors, the yard is swept on Monday. Please move the bikes. Your caretaker", "can i click on it");
    expect(message).toContain("I see no link in it");
    expect(message).not.toContain("through a link in the message");
  });
});

describe("“Can I refuse?”", () => {
  it("is shown the way that a notice names", () => {
    const message = "Dear guest, the fee rises to 9 euros in May. You can cancel your card until 20 April. Your gym";
    for (const asked of ["can i refuse", "may i decline", "can i say no", "could i opt out"])
      expect(talk(message, asked).message).toMatch(/names a way[\s\S]*cancel your card/);
  });
  it("and that a letter without one leaves it open", () =>
    expect(talk("Dear parents, the hall is painted in June. The lessons are in the old school. Ms. Adler", "can i object").message).toContain(
      "I see no sentence that leaves that to you",
    ));
});
