import { describe, expect, it } from "vitest";
import { checkableClaims } from "../src/index.ts";
import { plainWords } from "../src/agent/plain-words.ts";
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

describe("a greeting in front of a request", () => {
  it.each(["Thank you. One line for my husband please", "Hello! one short line please", "ok great. two lines please"])("does not hide it: %s", (request) =>
    expect(talk(CLINIC, request).intent).toBe("summary"),
  );
  it.each(["thank you very much.", "Thanks! Bye"])("is one alone: %s", (request) => expect(talk(CLINIC, request).intent).toBe("greeting"));
});

describe("of several sentences the last that asks", () => {
  it.each([
    ["Sorry, my English is not good. Who wrote this text?", "author"],
    ["I want to talk about it with my pupils on Friday. Would you have some questions for them?", "questions"],
    ["My neighbor swears that it works wonders for her knees. What do you think?", "verdict"],
  ])("is answered: %s", (request, intent) => expect(talk(DRINK, request).intent).toBe(intent));
  it("and a remark on the text at hand is no next text", () =>
    expect(talk(DRINK, "Hi there, my aunt swears by this tea. What do you think?").message).not.toContain("my aunt swears"));
});

describe("words in the order of another language", () => {
  it.each([
    ["can you explain me this", "can you explain to me this"],
    ["Point 3, it is true?", "is Point 3 true?"],
    ["it is dangerous?", "is it dangerous?"],
    ["from where is this number?", "where is this number from?"],
    ["What she want to sell?", "What does she want to sell?"],
    ["in which year it was built?", "in which year was it built?"],
    ["Which claim I can not believe?", "Which claim can I not believe?"],
    ["how many peoples come", "how many people come"],
    ["who did say it", "who said it"],
  ])("are put in ours: %s", (asked, plain) => expect(plainWords(asked).toLowerCase()).toBe(plain.toLowerCase()));
  it.each(["What they want is money.", "He is a nurse.", "which one is better?", "what is it?", "I must say this is odd.", "Where it all began"])(
    "leaves ours as they are: %s",
    (words) => expect(plainWords(words)).toBe(words),
  );
  it.each(["It is text objectiv?", "is this text objectiv", "this text is neutral?"])("are understood: %s", (asked) =>
    expect(talk(CLINIC, asked).intent).toBe("verdict"),
  );
});

describe("the talk itself", () => {
  it.each(["are you a robot?", "is this a machine? are you a computer"])("says what it is: %s", (asked) =>
    expect(talk(CLINIC, asked).message).toContain("no language model"),
  );
  it.each(["Can you make your answers shorter", "please keep your replies short", "your answers are too long"])("tells how to get less: %s", (asked) =>
    expect(talk(CLINIC, asked).message).toContain("_direct_"),
  );
  it.each(["rubbish, you just criticize everything", "you only flag everything anyway"])("takes a complaint as one: %s", (asked) =>
    expect(talk(COLUMN, asked).message).toMatch(/^I like and dislike nothing/),
  );
  it.each(["I don't agree with you", "I disagree", "you're wrong about this", "I think that is too negative"])("may be wrong: %s", (asked) =>
    expect(talk(COLUMN, asked).message).toMatch(/^You may be right/),
  );
  it("speaks of the words that are named", () =>
    expect(talk(COLUMN, "“Everyone knows” — I disagree with your mark, it's just a way of speaking").message).toMatch(
      /I went by (?:these|such) words[^\n]*Everyone knows/,
    ));
  it.each(["bs or not", "is it real or fake", "nonsense or not?"])("gives its reading where a verdict is asked for: %s", (asked) =>
    expect(talk(COLUMN, asked).intent).toBe("verdict"),
  );
});

describe("a message that wants to be passed on", () => {
  it.each(["what happens if i dont share it", "do i have to send it", "what if I just delete it? I mean, what if i ignore it"])("has no power: %s", (asked) => {
    const { message } = talk(CHAIN, asked);
    expect(message).toMatch(/^Nothing\. A message does not know/);
    expect(message).toContain("was robbed the same night");
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
    expect(talk(...SHOWN, asked).message).toMatch(/^Because of what rests on it[\s\S]*81 percent/),
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
    expect(talk(CLINIC, "why does the director not want to say more?").message).toContain("I see no word there that gives a reason"));
  it("names one where it does", () =>
    expect(
      talk(CLINIC.replace("will close its night desk in May", "will close its night desk because staff are short"), "why will the desk close").message,
    ).not.toContain("I see no word there"));
  it.each(["what percentage of the staff answered?", "how big was the share of staff that answered"])("is reckoned: %s", (asked) =>
    expect(talk(CLINIC, asked).message).toMatch(/160 of 640 is 25%/),
  );
  it.each(["how many nurses died there", "did somebody die"])("is found in other words: %s", (asked) =>
    expect(talk(CLINIC, asked).message).toContain("lost their lives"),
  );
  it("is found by the beginning of a word", () => expect(talk(CLINIC, "what does it say about the dir").message).toContain("director"));
  it.each(["does it mention any counterarguments", "does the writer concede any objections?"])("is a yes with its place: %s", (asked) =>
    expect(talk(COLUMN, asked).message).toMatch(/^Yes, as far as wording shows it[\s\S]*cannot walk to the market/),
  );
  it("or a no", () => expect(talk(DRINK, "does she mention any criticism?").message).toMatch(/^I see none/));
  it.each(["what evidence does it give", "is there proof for it"])("shows its grounds, named or not: %s", (asked) =>
    expect(talk(DRINK.replace("Studies prove", "My tests show"), asked).message).toContain("What it gives as grounds"),
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
    expect(talk(APPEAL, asked).message).toMatch(/It asks for money, as honest collections do/),
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
