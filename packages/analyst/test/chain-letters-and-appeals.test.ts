import { describe, expect, it } from "vitest";
import { checkableClaims } from "../src/index.ts";
import { talk } from "./talk.ts";

/* What people of all kinds asked and did not get: each kind in wordings of its own, on texts of its own. */

const CLINIC =
  "The clinic on Harbor Road will close its night desk in May, its director said on Monday. The union asked 640 of the staff, of whom 160 answered. Of these, 96 said that they had thought about leaving. The director did not want to say more. That surprised the council. Two nurses lost their lives in a fire there in 1998.";
const APPEAL =
  "Tonight, old Mr. Bell will sit alone again in a cold room. He lost his wife in March. Don’t look away: for just 6 euros a month you can bring him a warm meal and a smile. Last year our 140 helpers cooked 21,000 meals in nine towns. Be the reason that he laughs. Donate now!";
const CHAIN =
  "ATTENTION! My aunt works for the police and says that thieves mark the gates of houses with blue chalk. Send this to all your neighbors today! A man who ignored this message was robbed the same night.";
const DRINK =
  "This tea changed my life. Studies prove that it calms the nerves, and it burns fat while you sleep. I buy mine from LeafLove (use my code TEA5 for 10 % off).";
const COLUMN =
  "We must stop the new parking garage. Everyone knows that it will ruin the old town. Of course there are people who cannot walk to the market, and they need a place to stop. A survey of the bike club found that 81 percent of those asked are against the garage. Only a fool would pay twelve million for it.";

describe("a message that wants to be passed on", () => {
  it.each(["what happens if i dont share it", "do i have to send it", "what if I just delete it? I mean, what if i ignore it"])("has no power: %s", (asked) => {
    const { message } = talk(CHAIN, asked);
    expect(message).toMatch(/^Nothing\. A message doesn’t know/);
    expect(message).toContain("was robbed the same night");
  });
  it("may be true where it threatens nobody, and is then looked up", () => {
    const notice = "The water on Mill Lane is turned off on Tuesday from nine to noon, for a new pipe. Please pass this on to your neighbors.";
    expect(talk(notice, "what happens if i dont pass this on?").message).toMatch(/^To you, nothing: [\s\S]*depends on whether it’s true/);
  });
  it("is explained by its name", () => expect(talk(CHAIN, "what is a chain letter?").message).toContain("asks its readers to pass it on"));
  it.each(["why do people write such things", "why would somebody start this"])("is asked for its purpose: %s", (asked) =>
    expect(talk(CHAIN, asked).intent).toBe("interests"),
  );
  it("but nothing is said of a message that does not", () => expect(talk(CLINIC, "what if i dont send it").message).not.toMatch(/^Nothing\./));
});

describe("two texts one after the other", () => {
  const OTHER = "Compare it with this one: “Bring your old batteries to the depot on Mill Street. We took in 412 kilos in May, 90 more than a year before.”";
  it("are compared where the second comes with the request", () =>
    expect(talk(APPEAL, OTHER).message).toMatch(/\*\*First:\*\* “Tonight[\s\S]*\*\*Second:\*\* “Bring your/));
  it.each(["why?", "how do you know that"])("and the reason is given: %s", (asked) =>
    expect(talk(APPEAL, OTHER, asked).message).toMatch(/^By counting four things/),
  );
  it.each(["is this one better?", "is that more honest", "so is the new one calmer?"])("are compared by “better”: %s", (asked) => {
    expect(talk(APPEAL, OTHER.replace("Compare it with this one", "here is another one"), asked).message).toContain("**Second:**");
  });
});

describe("a sentence that was shown", () => {
  const SHOWN = [COLUMN, "what does it say about the survey"] as const;
  it.each(["and why does that matter?", "who cares?", "why is that important"])("matters by what rests on it: %s", (asked) =>
    expect(talk(...SHOWN, asked).message).toMatch(/^Because of what depends on it[\s\S]*81 percent/),
  );
  it.each(["what is wrong with that?", "and what's the problem with this one"])("is looked at: %s", (asked) =>
    expect(talk(...SHOWN, asked).message).toMatch(/^This sentence:[\s\S]*81 percent/),
  );
  it("is what “that sentence” means", () => expect(talk(...SHOWN, "how could that sentence be fairer?").message).toContain("that sentence"));
  it("is asked for where none was shown", () => expect(talk(COLUMN, "hello", "put that sentence more fairly").message).toMatch(/Which sentence do you mean/));
  it.each(["what would you change in the last sentence", "how could we improve the last sentence?"])("or named by its place: %s", (asked) =>
    expect(talk(COLUMN, asked)).toMatchObject({ intent: "rewrite", message: expect.stringContaining("Only a fool") }),
  );
  it("where the first sentence is none of the title", () =>
    expect(
      talk(`A REVOLUTIONARY DRINK\n\nThe world’s best drink comes to your town in May, as the firm announced. ${DRINK}`, "rewrite the first sentence").message,
    ).toContain("of the first sentence"));
});

describe("what is asked of a text", () => {
  it("is answered with the sentence that a “that” leans on", () =>
    expect(talk(CLINIC, "what surprised the council?").message).toContain("The director did not want to say more. That surprised the council."));
  it("names no reason where none stands", () =>
    expect(talk(CLINIC, "why did the union ask the staff?").message).toContain("I don’t see a word that gives a reason"));
  it("names one where it does", () =>
    expect(
      talk(CLINIC.replace("will close its night desk in May", "will close its night desk because staff are short"), "why will the desk close").message,
    ).not.toContain("I don’t see a word that gives"));
  it.each(["what percentage of the staff answered?", "how big was the share of staff that answered"])("is reckoned: %s", (asked) =>
    expect(talk(CLINIC, asked).message).toMatch(/160 of 640 is 25%/),
  );
  it.each(["how many nurses died there", "did somebody die"])("is found in other words: %s", (asked) =>
    expect(talk(CLINIC, asked).message).toContain("lost their lives"),
  );
  it("is found by the beginning of a word", () => expect(talk(CLINIC, "what does it say about the dir").message).toContain("director"));
  it.each(["does it mention any counterarguments", "does the writer concede any objections?"])("is a yes with its place: %s", (asked) =>
    expect(talk(COLUMN, asked).message).toMatch(/^Yes, as far as the wording shows[\s\S]*cannot walk to the market/),
  );
  it("or a no", () => expect(talk(DRINK, "does she mention any criticism?").message).toMatch(/^I don’t see any: no sentence/));
  it.each(["what evidence does it give", "is there proof for it"])("shows its grounds, named or not: %s", (asked) =>
    expect(talk(DRINK.replace("Studies prove", "My tests show"), asked).message).toContain("What it gives as its reasons"),
  );
  it.each(["does she make money with it?", "is she paid for it"])("shows who earns: %s", (asked) =>
    expect(talk(DRINK, asked).message).toContain("use my code TEA5"),
  );
  it.each(["is there anything ok in it?", "ok, back to the text. is there anything decent in it"])("shows what is good: %s", (asked) =>
    expect(talk(COLUMN, asked).intent).toBe("good-points"),
  );
  it("takes a sentence for no answer that only speaks of the same thing", () => {
    const entry =
      "The Gorse Mill stands near Alby. The mill was built in 1780. The mill has four sails. In the mill there is a museum. The mill belongs to the county.";
    expect(talk(entry, "is the mill dangerous?").message).not.toContain("four sails");
  });
});

describe("an appeal for gifts", () => {
  it.each(["is this legit?", "is it a scam"])("is not said to ask for nothing: %s", (asked) =>
    expect(talk(APPEAL, asked).message).toMatch(/It asks for money, but honest charities do/),
  );
  it.each(["how do they try to make me feel guilty", "which emotions does it use"])("shows what touches: %s", (asked) =>
    expect(talk(APPEAL, asked).message).toMatch(/\*\*guilt\*\*, with “Don’t look away”/),
  );
  it("states nothing by telling its reader what to be", () =>
    expect(checkableClaims(APPEAL).map(({ sentence }) => sentence.text)).not.toContain("Be the reason that he laughs."));
  it.each(["is it wrong to use emotions for a good cause?", "can it be ok to appeal to feelings"])("may use feelings: %s", (asked) =>
    expect(talk(APPEAL, asked).message).toMatch(/^It can be\./),
  );
  it("has words that touch, and an ordinary report has none", () =>
    expect(talk(CLINIC.slice(0, 90), "which emotions does it use").message).toMatch(/^I found no wording/));
});
