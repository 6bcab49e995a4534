import { describe, expect, it } from "vitest";
import { scanOmissions } from "../src/text/omissions.ts";
import { talk } from "./talk.ts";

/* Texts that name a weakness of their own, and notices that argue nothing: neither is asked for the other side. */

const POLL = `Longer opening hours?

Most readers want the library open on Sundays, a poll by the friends of the library found. 230 people answered, 81 percent of them with yes. Only visitors of the library were asked, so those who never come had no chance to answer. The result is not representative of the town.`;

describe("a survey that names its own weakness", () => {
  it.each(["is it biased", "is this biased or not", "are they biased", "is it one-sided or fair", "is the poll biased", "is the survey representative"])(
    "%s",
    (question) => {
      const { message } = talk(POLL, question);
      expect(message).toContain("The result is not representative of the town.");
      expect(message).toMatch(/speaks for it/);
      expect(message).not.toContain("I don’t see an objection");
    },
  );
  it("while one that names none is asked", () =>
    expect(talk("97 percent of all users love our new mattress, our poll shows. Nobody sleeps better. Order today.", "is it biased").message).not.toContain(
      "speaks for it",
    ));
});

describe("a notice by those whom it concerns", () => {
  it.each([
    "Tom Reyes, who ran the bakery in Hill Street for 40 years, died on 2 March. He was 78. He never closed on a Monday, and nobody knew why. He is survived by his wife Ana and three children. The funeral is on 9 March at 2 pm in the old chapel. Donations may be made to the hospice.",
    "MISSING: brown dachshund, answers to Pip\n\nPip has been missing since Monday evening. He slipped out of his harness near the mill. He is old and does not hear well. If you see him, please call Ida on 555 0177. There is a reward for whoever brings him home.",
    "Minutes of the garden club, 3 May\n\nPresent: 11 of 19 members. Chair: Ms Brandt. The minutes of April were approved. The pump costs 640 euros; 8 were in favor, 2 against. Next meeting: 7 June at the hut.",
  ])("lacks no other side, and is not asked who says so: %#", (text) => {
    expect(scanOmissions(text).map(({ what }) => what)).not.toContain("The other side");
    expect(talk(text).message).not.toMatch(/Worth asking|The other side|leave open how many/);
    expect(talk(text, "is it biased").message).not.toMatch(/other side|objection/);
  });
  it("but a plea that only calls itself missing is no notice", () =>
    expect(
      scanOmissions(
        "Missing: common sense. The council wants to spend 4 million on a bridge that nobody needs, and everyone knows why. It will ruin the town, and it must be stopped.",
      ).map(({ what }) => what),
    ).toContain("The other side"));
});
