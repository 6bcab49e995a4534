import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

const LEAFLET = "Take one tablet in the morning with a glass of water. Keep the tablets in their box. Ask your pharmacist if you are unsure about a dose.";

describe("somebody near has swallowed what harms", () => {
  it.each([
    "I took 12 pills of aspirin",
    "i accidentally took twice my dad's heart pills",
    "my toddler swallowed some bleach",
    "help my son drank dishwasher liquid what do i do",
    "My two year old ate a detergent pod!",
    "our baby swallowed a button battery",
    "she just took a handful of sleeping pills",
    "i think my daughter has eaten mushrooms from the garden",
  ])("is sent to poison control before all else: %s", (message) => {
    for (const said of [talk(message), talk(LEAFLET, message)]) {
      expect(said.message).toMatch(/^Please don’t wait[\s\S]*poison control/);
      expect(said.intent).toBe("danger");
    }
  });

  it.each(["the dog ate a whole bar of chocolate", "My cat just ate lilies", "our puppy swallowed 3 ibuprofen"])("an animal is sent to a vet: %s", (message) =>
    expect(talk(message).message).toMatch(/^Please call a vet/),
  );

  it.each([
    "I took 12 pictures of the harbor",
    "I had 5 beers",
    "I took two tablets as the leaflet says",
    "my dog ate my homework",
    "he ate too much cake",
    "I took all the medicine balls to the gym",
    "A boy swallowed a battery last week, the hospital said.",
    "Does the article say that he took 12 pills?",
    "we ate chocolate in the car",
  ])("is not seen in other words: %s", (message) => expect(talk(LEAFLET, message).message).not.toMatch(/^Please (?:don’t wait|call a vet)/));
});
