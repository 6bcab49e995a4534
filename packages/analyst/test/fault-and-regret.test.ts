import { describe, expect, it } from "vitest";
import { namedSources } from "../src/text/named-source.ts";
import { talk } from "./talk.ts";

/* Of a text on something that went wrong: whose fault it is, whether anybody is sorry, whether it is safe now, and what is no source. */

const OUTAGE = `No trains on the hill line

On Sunday no trains ran on the hill line for five hours. A technician had forgotten to switch the signal back after the tests. We found out too late, and we apologize to the 900 passengers who had to wait. The line has run again since Monday.`;
const CLOSED = "The bath in Mill Street stays closed until 4 June. The tiles of the large pool are being renewed. Tickets remain valid.";

describe("whose fault it is", () => {
  it.each(["is it their fault", "so whose fault is it", "are they to blame", "who messed up", "was that the technician's fault"])("%s", (question) => {
    const { message } = talk(OUTAGE, question);
    expect(message).toContain("I don’t judge anybody.");
    expect(message).toContain("A technician had forgotten to switch the signal back");
    expect(message).not.toContain("found no form");
  });
  it("is not told of a text in which nothing went wrong", () =>
    expect(talk(CLOSED, "is it their fault").message).toContain("I don’t see a sentence in it about what went wrong"));
});

describe("whether they are sorry", () => {
  it.each(["do they say sorry", "did they apologize", "is there an apology", "are they even sorry"])("%s", (question) => {
    expect(talk(OUTAGE, question).message).toMatch(/Here:\n\n> “We found out too late, and we apologize[^\n]*$/);
    expect(talk(CLOSED, question).message).toContain("I don’t see an apology in it");
  });
});

const WELLS = `Questions on the wells

Can I water my garden with it? Yes, the water is harmless for plants. Is it safe to drink? No. It holds too much nitrate, and babies must never have it. Who measures that? Our own laboratory, each month.`;
const LAKE =
  "Blue-green algae were found in the north bay of the lake. Do not swim there, and keep dogs out of the water. The south beach is safe. The next test is on 3 August.";

describe("whether a thing is safe", () => {
  it.each([
    [WELLS, "is the water safe to drink", "It holds too much nitrate"],
    [WELLS, "is it ok to drink the water", "It holds too much nitrate"],
    [WELLS, "is drinking it dangerous", "It holds too much nitrate"],
    [WELLS, "can my baby have it", "babies must never have it"],
    [LAKE, "is it safe to swim", "Do not swim there"],
    [LAKE, "so the south beach is safe", "The south beach is safe."],
    [LAKE, "can my dog go in the water", "keep dogs out of the water"],
  ])("%#: in any order of words", (text, question, place) => {
    const { message } = talk(text, question);
    expect(message).toContain(place);
    expect(message).toContain("I can’t tell whether that’s true.");
    expect(message).not.toMatch(/fact check|I know nothing about/);
  });
});

it("and what a text forbids is told first", () => expect(talk(LAKE, "can i swim there").message).toMatch(/^(?:I am .*\n\n)?The text says not to:/));

describe("what is no source", () => {
  it.each([
    "Out of an abundance of caution we asked all shops to take the jars back.",
    "Because of the storm the school says that lessons end at noon.",
    "We measured the noise in June.\n\nBest regards,\nDr. Ida Holm, Office for Noise Reports",
    "The fee rises by 8 percent. With kind regards, Prof. Tom Hale, author",
  ])("%s", (text) => expect(namedSources(text).filter((s) => !s.text.includes("the school says"))).toEqual([]));
  it("while a name that begins like one is", () => expect(namedSources("Outi Salo, who lives there, said that it was loud.")).toHaveLength(1));
});
