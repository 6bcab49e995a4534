import { describe, expect, it } from "vitest";
import { scanOmissions } from "../src/index.ts";
import { talk } from "./talk.ts";
import { LIBRARY, RENT, TRAY } from "./visitors-texts.ts";

/** What people ask about the wording of a text and about single answers. */

describe("a fair version in people's words", () => {
  it.each([
    "how could he have said it better",
    "how would you phrase it so it's honest",
    "what would a honest pitch say",
    "How should they have worded this without pressure?",
    "what would a fair letter look like",
    "how might one put it more kindly",
  ])("%s", (question) => expect(talk(RENT, question).intent).toBe("rewrite"));
  it.each([
    "how would you say it works",
    "what would a lawyer say",
    "How could he do better?",
    "what would a fair price be",
    "how do you put up with it",
    "who said it better",
  ])("not in %s", (question) => expect(talk(RENT, question).intent).not.toBe("rewrite"));
  it("says what to add where the wording is calm", () => {
    const calm =
      "Customer churn falls by 23% when the first steps take under five minutes. Users who finish in one session are 4.2 times more likely to renew their contract.";
    expect(talk(calm, "how would a fair version read?").message).toMatch(/I’d leave the wording[\s\S]*A fair version would say more[\s\S]*A comparison/);
  });
});

describe("which is the worst", () => {
  it.each([
    "which of these sentences is the meanest",
    "which part is most sus",
    "what is the nastiest bit",
    "which line is the most aggressive",
    "Which sentence is the sneakiest?",
    "what's the most hurtful one",
  ])("%s", (question) => expect(talk(RENT, question).message).toMatch(/^> “As a valued tenant/));
  it.each([
    "which sentence is the longest",
    "what is the nicest part",
    "which is the most important question",
    "what is the latest date",
    "Which city is the largest?",
    "who is the meanest",
  ])("and not %s", (question) => expect(talk(RENT, question).message).not.toMatch(/^> “As a valued tenant[\s\S]*It comes first/));
});

describe("what a text gives is not called missing", () => {
  it("neither an office with its record, nor a firm that announces, nor who signs", () => {
    const gaps = (text: string) => scanOmissions(text).map(({ what }) => what);
    expect(talk(LIBRARY, "what are its sources?").message).toContain("> “The council’s own survey found");
    for (const text of [
      LIBRARY,
      TRAY,
      "Dear families, from September all pupils will use tablets, and every other school does so, too. The devices cost 210 euros. We have not measured results in tests. Kind regards, H. Brandt, head teacher",
    ])
      expect(gaps(text)).not.toContain("A named source");
    expect(
      gaps(
        "A survey found that most people stay at home. Experts say that this will cause a crisis everywhere, and nobody wants to hear it or to act on it at all.",
      ),
    ).toContain("A named source");
  });
  it("nor the authors of a study", () => {
    const said = (by: string) => talk(`A 2021 study by ${by} found that users renew more often.`, "is the study real?").message;
    expect(said("Hartwell and Jimenez")).toContain("Look for “Hartwell and Jimenez”");
    expect(said("Ana Ruiz")).toContain("Look for “Ana Ruiz”");
    expect(said("the University of Aldern, in the Journal of Habits,")).toContain("**Author.** I don’t see a name.");
  });
  it("and a pitch claims a good deal", () =>
    expect(
      talk(
        "$LUMO is about to explode. Whales are loading up quietly and the team just locked liquidity. Early holders of our last project made 40x in nine days. Presale closes tonight.",
        "what are they leaving out?",
      ).message,
    ).not.toContain("claim much that would call for a source"));
});

describe("small things", () => {
  it.each([
    "cool can you give me an example",
    "an example please",
    "show me an example",
    "Give us a short example",
    "example?",
    "could you show an example first",
  ])("an example is shown before there is a text: %s", (request) =>
    expect(talk("what can you do?", request).message).toContain("For example, send me these two sentences"),
  );
  it.each(["example of a straw man", "give me an example of whataboutism", "What is an example of a red herring?"])(
    "but not in place of a term: %s",
    (request) => expect(talk("what can you do?", request).message).not.toContain("these two sentences"),
  );
  it("who passed a message on did not write it", () => {
    const chain = "My aunt sent me this: The new shot stays in your blood forever. Share this with everyone you love before they delete it.";
    for (const question of ["what should I reply to my aunt?", "how do I answer her", "what can I say back to her?"])
      expect(talk(chain, question).message).toContain("Ask before you tell");
    expect(talk(RENT, "what should I reply to my landlord?").message).toContain("Take your time");
  });
  it.each(["is any of it tru", "ok an how do i chek that", "explane the first sentance", "wat is missin", "shud i beleive it"])(
    "typed in a hurry: %s",
    (request) => expect(talk(TRAY, request).intent).not.toBe("unclear"),
  );
});

describe("what points at an answer", () => {
  it.each([
    "what does this mean in simple terms",
    "what do you mean in plain words?",
    "what does that mean with easy words",
    "explain that in clear language",
    "say it again in normal words",
    "what does it mean in everyday english",
  ])("plain words: %s", (request) =>
    expect(
      talk("Going forward we will leverage our learnings to drive stakeholder value across all verticals. Everyone knows it works.", request).message,
    ).toMatch(/^In plain words/),
  );
  it.each([
    "explain the first thing you marked",
    "what was the first point you mentioned about",
    "I did not get the first thing you said",
    "tell me about the first bit you named",
    "and the first one you listed?",
    "what did the first thing you wrote mean",
  ])("what was said first: %s", (request) =>
    expect(talk("Everyone knows that the old pool is finished. Either we build now, or the children will never swim.", request).message).toMatch(/^Mark 1 of/),
  );
  it.each([
    "which of the two would you trust",
    "which of both texts is better",
    "what of these two is more honest",
    "which one of the two is worse?",
    "which of these reviews should I believe",
    "who of the two is more believable",
  ])("two texts in turn: %s", (request) =>
    expect(
      talk(
        'Is this review real? "Everyone knows that this toaster is the best ever made!!! Buy it!!!"',
        'and this? "The toaster browns one side more than the other. It cost 31 euros and still works after two years."',
        request,
      ).message,
    ).toMatch(/As worded/),
  );
});
