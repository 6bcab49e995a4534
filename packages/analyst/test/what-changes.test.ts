import { describe, expect, it } from "vitest";
import { changesIn } from "../src/text/changes.ts";
import { talk } from "./talk.ts";

/* “What changes?”, “What’s the catch?”, “Should I?”: of a notice and of an offer. */

const LIBRARY =
  "Dear readers, from 2 May the library closes on Mondays. The yearly card will cost 18 euros instead of 12. Films can no longer be borrowed. Reading in the hall stays free. The readers’ club has objected. If you do not want the card any more, you can return it by 30 April. Your library";
const PHONE =
  "Change to Klar today! Only 9 euros a month for the first six months. Then the usual price applies. The contract runs for 24 months. If you sign before Friday, you get a speaker. Eight out of ten customers recommend us.";
const STORY = "Once a fox lived in a wood. He slept all day and hunted at night. One night he met an owl.";

describe("what changes", () => {
  it.each(["what changes", "so whats new", "whats different now", "what will change for us", "what are they changing", "what is new for me"])(
    "is shown with what stays: %s",
    (question) => {
      const { message } = talk(LIBRARY, question);
      for (const words of ["closes on Mondays", "18 euros instead of 12", "no longer be borrowed"]) expect(message).toContain(words);
      expect(message).toContain("And this stays the same:\n\n> “Reading in the hall stays free.”");
      expect(message).not.toContain("objected");
    },
  );
  it("for somebody has what they can do as well", () =>
    expect(talk(LIBRARY, "what changes for me").message).toContain("It leaves this up to you:\n\n> “If you do not want the card"));
  it.each([
    "The pool is open from 9 to 5.",
    "Ana Ruiz has lived here since January.",
    "A ticket costs from 4 dollars.",
    "The office is open from Monday to Friday.",
  ])("is not how a thing is anyway: %s", (text) => expect(changesIn(text)).toEqual([]));
  it.each(["From 2 May the library closes on Mondays.", "As of 1 June the fee is 9 euros.", "Starting next week the bus stops here."])(
    "may begin on a day: %s",
    (text) => expect(changesIn(text)).toHaveLength(1),
  );
  it("is small talk beside a text that announces nothing", () => expect(talk(STORY, "whats new").message).not.toContain("will change"));
});

describe("the catch of an offer", () => {
  it.each(["whats the catch", "is there a catch", "wheres the catch", "any fine print", "is it too good to be true"])(
    "is what it wants and what it ties to: %s",
    (question) => {
      const { message } = talk(PHONE, question);
      expect(message).toContain("**What it wants in return**\n\n- “If you sign before Friday, you get a speaker.”");
      for (const words of ["for the first six months", "Then the usual price applies", "runs for 24 months"]) expect(message).toContain(words);
    },
  );
  it("is none in a tale where one thing comes after another", () =>
    expect(talk(`${STORY} Then the owl sent him away. Then he met a bear.`, "whats the catch").message).not.toContain("What it takes back"));
  it("can be asked of one thing in it", () => {
    const { message } = talk(PHONE, "whats the catch with the speaker");
    expect(message).toContain("> “If you sign before Friday, you get a speaker.”");
    expect(message).toContain("What do you commit to");
    expect(message).not.toContain("24 months");
  });
});

describe("whether to do it", () => {
  it.each(["should i sign", "should we switch to klar", "sign it or not"])("is answered in brief: %s", (question) => {
    const { message, intent } = talk(PHONE, question);
    expect(intent).toBe("decide");
    expect(message).toMatch(/That’s up to you/);
    expect(message.length).toBeLessThan(700);
    expect(message).not.toContain("To make it stronger");
  });
  it("is what a notice leaves to its reader", () => {
    const { message } = talk(LIBRARY, "should i keep it");
    expect(message).toContain("What it leaves you to choose:\n\n> “If you do not want the card");
  });
  it("is no matter for an office when it is asked once more", () => {
    const offer = "Switch to Nova Power now. If you switch by Friday, you get a bonus of 100 euros. The price is 29 cents a kilowatt hour for the first year.";
    const { message } = talk(offer, "should i switch", "should i sign");
    expect(message).not.toMatch(/Search for its main words|statistics office/);
    expect(message).toContain("who set that limit");
  });
  it("is answered for another thing when it is asked again", () => {
    const { message } = talk(PHONE, "should i sign", "should i get the speaker");
    expect(message).toContain("> “If you sign before Friday, you get a speaker.”");
    expect(message).not.toContain("I’ve already said that above");
  });
});

it.each(["how do i check if ChatGPT is right", "how can you tell whether copilot is wrong", "how do i verify what an ai tells me"])(
  "an assistant’s answers have their rules: %s",
  (question) => expect(talk(question).message).toContain("[Codex and handshakes](/train)"),
);

describe("what rises and falls in a story", () => {
  const STORY = "Ines comes home late. She drops her bag and raises an eyebrow. The moon rises behind the mill. He moves to the door. Both are silent.";
  it("is no change that a notice tells of", () => {
    expect(changesIn(STORY)).toEqual([]);
    expect(talk(STORY, "what changes").message).not.toContain("what the text says will change");
  });
  it.each(["The fare rises to 3 euros.", "Our office moves to Pine Road in June.", "The limit drops to 30.", "They raise the rent."])(
    "beside what is measured it is: %s",
    (change) => expect(changesIn(`A word to all. ${change}`)).toHaveLength(1),
  );
  it.each(["Glass will be collected on Fridays, as now.", "The gate will be closed at ten, as usual.", "Tea will cost the same as before."])(
    "what is as it was stays: %s",
    (same) => expect(changesIn(`A word to all. ${same}`)).toEqual([]),
  );
});
