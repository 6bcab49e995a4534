import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* What somebody would say who does not speak in the text. */

const SCHOOL =
  "The teachers want to start at nine, and nobody asked the parents. Everyone knows that this will ruin our mornings. The bus company has known it for months. Either they stop this plan, or we lose our jobs.";

describe("somebody who has no say in the text", () => {
  it.each([
    ["what would the teachers say?", "The teachers want to start at nine"],
    ["and how would a teacher see it", "The teachers want to start at nine"],
    ["what might the bus company answer", "The bus company has known it for months."],
    ["How would someone from the bus company respond to this?", "The bus company has known it for months."],
  ])("is shown where the text speaks of them: %s", (question, words) => {
    const { message, intent } = talk(SCHOOL, question);
    expect(intent).toBe("other-side");
    expect(message).toContain("I don’t put words in anybody’s mouth");
    expect(message).toContain(words);
  });

  it("is said not to be there, where the text has nothing of them", () => {
    const { message } = talk(SCHOOL, "what would a fisherman say?");
    expect(message).toContain("I don’t find a sentence about them");
  });

  it.each(["what would an honest version say?", "what would you say?", "how would a doctor see it", "what would critics say", "what would a fair text say"])(
    "is nobody here: %s",
    (question) => {
      expect(talk(SCHOOL, question).message).not.toContain("I don’t put words in anybody’s mouth");
    },
  );
});

describe("somebody whom the text lets speak", () => {
  const REMEDY =
    "Leading sleep experts agree that our tea works. A nurse from Bern says she drinks it daily. Professor Ada Lind of Lund University tested it in 2021.";
  it.each(["who are the sleep experts?", 'What are "sleep experts"?', "which experts", "who's the nurse"])("without a name: %s", (question) => {
    const { message, intent } = talk(REMEDY, question);
    expect(intent).toBe("sources");
    expect(message).toMatch(/^The text doesn’t name them/);
  });
  it("with one", () => {
    const { message } = talk(REMEDY, "who is the professor?");
    expect(message).toMatch(/^This is what the text says about them:\n\n> “Professor Ada Lind/);
  });
  it("is no named source by the town that they come from", () => {
    expect(
      talk(
        "A doctor from Vienna says that milk makes you tired. All families should stop drinking it. Schools must not give it to children any longer.",
        "what is missing?",
      ).message,
    ).toContain("A named source");
  });
});
