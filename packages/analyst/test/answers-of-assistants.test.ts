import { analyze } from "@candor/engine";
import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/** What somebody asks who brings an answer of an assistant: sure of itself, flattering, or hedging everything. */
const SURE =
  "Yes, you can absolutely take melatonin with your heart tablets. A 2018 study by Lindgren et al. in the Journal of Sleep Practice followed 9,314 patients and found that 97.4% had no change at all. Experts agree that it is completely harmless. Everyone is different, but there is no reason to worry. Simply take 5 mg at night and you will sleep within 3 days.";
const FLATTERS =
  "Great question! It is very smart of you to ask before you move out. Under Section 9(a) of the Housing Act, a landlord must pay the deposit back within 14 days. In Farrow v. Quill (2012), the Court of Appeal ruled that late payment doubles it. If he doesn't pay within 48 hours, file a claim right away. You have nothing to lose.";
const FUND =
  "A broad fund always pays in the long run, so put your savings there today. It has grown for forty years. Past growth is no guarantee of what comes next.";
const CAREFUL =
  "With heart tablets I would ask a pharmacist first, because it may change how two of them work. I don't know which ones you take, so I can't say more than that.";
const HEDGES =
  "Porto could be a nice choice in May, though it depends on many factors. It might rain, or it might not. Hotels may be full. Some people possibly find it steep. In the end you should do your own research.";
const CODE =
  "The error means that `list` is empty when the page loads for the first time. Return early while it is empty. I can't see the rest of your file, so I may be wrong.";

describe("an answer of an assistant", () => {
  it.each([
    ["Did it answer my question?", /I don’t see your question[\s\S]*“Yes, you can absolutely take/],
    ["Why does it sound so sure?", /because of words like “absolutely”, “completely”[\s\S]*doesn’t tell you how right/],
    ["How sure should I be in percent?", /Any percentage from me would be dishonest[\s\S]*Lindgren[\s\S]*see how many hold up/],
    ["Could it be hallucinating?", /sources, exact figures, names and quotations[\s\S]*Lindgren/],
    ["Is this an AI hallucination?", /Nobody can tell from the wording[\s\S]*Lindgren/],
    ["Is it just telling me what I want to hear?", /I don’t see it praise you[\s\S]*as if you believed the opposite/],
    ["Would another AI say the same?", /where two of them differ, at least one is wrong[\s\S]*Lindgren/],
    ["Is it safe to do what it says?", /what a mistake would cost[\s\S]*“Simply take 5 mg[\s\S]*pharmacist/],
    ["Do I need to ask a professional?", /pharmacist, who can often answer right away, or your doctor/],
    ["What would happen if it's wrong?", /Can it be undone/],
    ["What's the most dangerous sentence?", /“Simply take 5 mg/],
    ["Which numbers are suspicious?", /most exact ones[\s\S]*97\.4%/],
    ["Why does it give such exact numbers?", /a decimal as easily as a round number/],
    ["Is it up to date?", /The latest year it names is 2018/],
    ["Does it admit what it doesn't know?", /I don’t see any doubt in it, or anything about what it doesn’t know/],
    ["What should I ask it next?", /You write “A 2018 study by Lindgren[\s\S]*” Give me the full title or name/],
  ])("is asked about in a reader’s own words: %s", (request, said) => expect(talk(SURE, request).message).toMatch(said));

  it.each([
    ["Is it overconfident?", /because of words like “absolutely”/],
    ["Is it guessing?", /because of words like “absolutely”/],
    ["Is it consistent?", /^My rules don’t mark a contradiction in it[\s\S]*compare each figure/],
    ["Is it trying to please me?", /I don’t see it praise you/],
    ["What would a doctor say?", /“Simply take 5 mg[\s\S]*a pharmacist, who can often answer right away, or your doctor/],
    ["Would an expert agree?", /Who to ask/],
    ["what's the worst that could happen if I follow it", /Can it be undone/],
    ["Does it fit my situation?", /“Yes, you can absolutely take melatonin with your heart tablets[\s\S]*What are you assuming about me/],
    ["What did it not ask me?", /What are you assuming about me/],
    ["Can I send this to my boss?", /Before you put your name on it/],
    ["How do I get it to admit when it doesn't know?", /Say where you don’t know/],
  ])("is weighed for one’s own use: %s", (request, said) => expect(talk(SURE, request).message).toMatch(said));
  it.each(["Does it contradict itself?", "Does the end contradict the beginning?"])("is held against what it takes back: %s", (request) =>
    expect(talk(FUND, request).message).toMatch(/Here it sounds sure[\s\S]*always pays[\s\S]*leaves room[\s\S]*no guarantee/),
  );
  it("is compared by what the rows bear out", () => {
    const compared = talk(`Is it right? ${FLATTERS}`, `Compare it with this other answer:\n\n${CAREFUL}`);
    expect(compared.message).toMatch(/names a source: not that I can see[\s\S]*As worded, the second pushes less\./);
    expect(talk(`Is it right? ${FLATTERS}`, `Compare it with this other answer:\n\n${CAREFUL}`, "Which one should I trust more?").intent).toBe("compare");
  });

  it("is not told to be looked up in words that the engine marks", () => {
    const { message } = talk(
      "A dog sleeps 12 hours of every day. It is fond of walks, and of a warm place to lie down in when they are over.",
      "How sure should I be in percent?",
    );
    expect(message).toContain("Check it at its source");
    expect(analyze(message).frames.filter(({ confidence }) => confidence >= 0.6)).toEqual([]);
  });

  it("shows where it praises whoever asks", () =>
    expect(talk(FLATTERS, "Is it flattering me?").message).toMatch(/“Great question!”[\s\S]*“It is very smart of you/));
  it("shows none where there is none", () => expect(talk(CODE, "Is it flattering me?").message).toContain("My rules mark no flattery"));
  it.each(["Is it hedging too much?", "Why doesn't it give a straight answer?"])("is counted by its hedges: %s", (request) =>
    expect(talk(HEDGES, request).message).toMatch(/^4 of its 5 sentences leave room[\s\S]*If you had to pick one/),
  );
  it("shows the limits that an honest one names", () =>
    expect(talk(CODE, "Does it say what it doesn't know?").message).toContain("I can't see the rest of your file"));
  it("names no figure where it has none", () => expect(talk(HEDGES, "Which numbers are made up?").message).toBe("I don’t see a figure in it."));
  it("leaves room for a message that does want money", () =>
    expect(
      talk("Your parcel is held. Pay the fee of 2.10 within 24 hours at parcel-desk.info or it goes back.", "Should I do what it says?").message,
    ).not.toContain("what a mistake would cost"));
});

describe("an answer that names a year", () => {
  const LIBRARY =
    'I asked ChatGPT when the library was founded, and it answered: "The Aldham library was founded in 1847 by Edward Crane. It is widely regarded as a landmark."';
  it.each(["which claims can I check?", "can you verify it for me", "how sure should I be, in percent?"])("is checked by it: %s", (request) =>
    expect(talk(LIBRARY, request).message).toContain("founded in 1847"),
  );
  it.each(["which part could be made up?", "why does it make things up"])("may have made it up: %s", (request) =>
    expect(talk(LIBRARY, request).message).toMatch(/reads just like the rest[\s\S]*founded in 1847/),
  );
  it.each(["it now says 1852. what do I do", "why did it change its answer?", "I got a different answer today"])("is not asked to choose: %s", (request) =>
    expect(talk(LIBRARY, request).message).toMatch(/at least one of the two is wrong[\s\S]*founded in 1847/),
  );
});
