import accuracy from "@candor/content/measured/accuracy.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

const GUT =
  "Toxins build up in your colon and poison your whole body. After only 7 days of the celery cleanse I lost 9 pounds. A study showed that 90% of all diseases begin in the gut. Don't believe me? Do your own research. But hurry, the starter kit is 40% off until midnight and only 14 are left!";
const POOL =
  "The council voted 5 to 2 on Tuesday to close the pool. Ana Ruiz voted no. “The next pool is too far away for children,” she said. The mayor expects savings of $200,000 a year, but says that the figure is an estimate.";
const QUIT =
  "I quit my job last year and it was the best thing I ever did. Offices kill the soul, and everyone knows it. You should quit yours as well, because life is short and nobody on their deathbed wishes they had spent more time at work. A survey by Gallup found that 59% of workers are quietly quitting. I lost nothing and gained my life back. Either you live or you work for somebody else.";
const BRIDGE = "The bridge was built of steel and opened to the public in the spring with a small feast.";
const ABOVE = /I’ve already said that above/;

describe("what stands above", () => {
  it("is shown again for another question that the same sentence answers", () => {
    const shown = talk(GUT, "what does it say about toxins", "and what poisons the body").message;
    expect(shown).toContain("> “Toxins build up in your colon and poison your whole body.”");
    expect(shown).not.toMatch(ABOVE);
  });
  it("is pointed at when the same is asked once more, in whatever words", () => {
    expect(talk(BRIDGE, "is it true?", "is it true").message).toMatch(ABOVE);
    expect(talk(BRIDGE, "can I trust it?", "so is it true?").message).toMatch(ABOVE);
  });
  it.each(["shorter", "in plain english pls", "what does that mean", "in german please", "simpler", "more details"])(
    "is no answer to a wish for another manner: %s",
    (wish) => {
      for (const text of [GUT, POOL, QUIT]) expect(talk(text, "what stands out?", wish, "is it true?", wish).message).not.toMatch(ABOVE);
    },
  );
  it("is nothing where nothing was found", () => expect(talk(POOL, "what about the library?", "what about the library?").message).not.toMatch(ABOVE));
});

describe("marks that were explained", () => {
  it("are left out of a list of marks, and nothing else is", () => {
    const decide = talk(QUIT, "whats her point", "should i quit too").message;
    expect(decide).toMatch(/\*\*The position, in its own words\*\*\n\n> “You should quit yours/);
    expect(decide).toMatch(/\*\*Its best reasons in the text\*\*\n\n> “A survey by Gallup/);
  });
  it("are named, with the verdict and the way to check around them", () => {
    const verdict = talk(GUT, "is it true?").message;
    expect(verdict).toMatch(
      /^I can’t tell whether it is true[\s\S]*the reasons are above:\n\n[\s\S]*- “Do your own research”[\s\S]*To judge the facts, start here/,
    );
  });
});

describe("a list that can be pointed at", () => {
  const TWO = "A: Vaccines kill people, everyone knows it.\nB: According to the WHO, vaccines prevented about 4 million deaths.";
  it("is no table of a comparison", () => {
    for (const asked of ["what about the first one", "the second one?", "number 2"]) expect(talk(TWO, asked).message).not.toMatch(/^Number \d of/);
    expect(talk(TWO, "what about the first one").message).toContain("everyone knows it");
  });
  it("is one of questions", () => expect(talk(POOL, "what should I ask?", "the second one").message).toMatch(/^Number 2 of/));
});

describe("wording that no pattern matches", () => {
  const share = `${Math.round((1 - accuracy.corpora.babe.at["0.05"].recall) * 100)}%`;
  it("is no praise, and says by the measured record how much gets past", () => {
    for (const text of ["Oranges cause deafness in small children.", BRIDGE]) {
      const { message } = talk(text);
      expect(message).toContain("None of my patterns matches its wording. That’s normal for honest texts, and it proves little");
      expect(message).toContain(`${share} of the news sentences that experts found slanted`);
      expect(message).not.toContain("speaks well");
    }
  });
  it("is explained once in a conversation", () => {
    const later = talk(BRIDGE, "is it manipulative?").message;
    expect(later).toContain("None of my patterns matches its wording. I said above how little that proves.");
    expect(later).not.toContain(share);
    expect(talk(BRIDGE, "The ferry leaves the old harbor at nine in the morning and at five.").message).not.toContain(share);
  });
});

describe("where no rule knows a claim", () => {
  it.each([
    ["They are putting microchips in the bread.", "microchips in the bread"],
    ["5G towers kill bees and birds everywhere. Wake up!", "5G towers kill bees"],
    ["The moon landing was filmed in a studio. We must demand the tapes.", "We must demand the tapes|moon landing"],
  ])("the main one is named, and the rest is not sorted: %s", (text, claim) => {
    const { message } = talk(text, "which claims can be checked?");
    expect(message).toMatch(new RegExp(`The claim to look up would be:\\n\\n> “[^”]*(?:${claim})[\\s\\S]*Search for its main words`));
    expect(message).not.toContain("opinion or question");
  });
});

it("a verdict begins with the main claim where no rule knows one", () =>
  expect(talk("5G towers kill bees and birds everywhere.", "is it true?").message).toMatch(
    /start with what it claims: “5G towers kill bees[\s\S]*Search for its main words/,
  ));

describe("fairer wordings", () => {
  it("say what the text would need, and no sentence about another matter", () => {
    const { message } = talk("Climate change is a hoax invented by elites.", "make it neutral");
    expect(message).toMatch(/> “Climate change is a hoax invented by elites\.”\n\n→ _Who would have to keep silent/);
    expect(message).not.toMatch(/→ The agency has not published/);
    expect(message.match(/in a made-up example/g)).toHaveLength(1);
  });
  it("give the advice of a pattern where it fits any text", () =>
    expect(talk("This miracle cure works for everyone, experts say.", "how could it be said fairly").message).toMatch(
      /> “[^”]*miracle cure[^”]*”\n\n→ Say what the product contains/,
    ));
});
