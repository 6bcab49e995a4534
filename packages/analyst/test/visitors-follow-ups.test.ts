import { describe, expect, it } from "vitest";
import { scanOmissions } from "../src/index.ts";
import { talk } from "./talk.ts";

/** What people ask next, once they have an answer. */
const TRAY =
  "Brightwell Foods announced a new tray on Monday. The tray reduces plastic waste by up to 70 percent and has been called a game changer by industry experts. Independent tests confirmed its outstanding performance in 2023. It costs 40 percent less than paper.";
const RENT =
  "As a valued tenant you will surely understand that rising costs leave us no choice but to raise the rent. If you do not sign by Sunday, I will have to assume that you no longer wish to live here.";
const LIBRARY =
  "Our town must stop pouring money into the public library. Every other modern city has moved its collection online. Either we close the branch on Elm Street now, or we will have to close the school kitchen next winter. The council’s own survey found that 61 percent of residents had not visited in the past year.";
const BANK =
  "Your account at Northfield Savings has been locked. Confirm your details within 24 hours at northfield-verify.example or your card will be blocked.";
const ASKED = [TRAY, "what questions should I ask them?"];

describe("a row of the list that stands last", () => {
  it.each([
    ["ok and the second one?", "Number 2 of"],
    ["what about number 3", "Number 3 of"],
    ["the last one, say more about it", "Number 4 of 4"],
    ["Explain the third question please", "Number 3 of"],
    ["and the fourth", "Number 4 of"],
    ["just the most important one please", "Number 1 of"],
    ["which one is the most useful", "Number 1 of"],
    ["the ninth one?", "There are only 4 in the list above."],
  ])("is what is meant after questions: %s", (request, part) => expect(talk(...ASKED, request).message).toContain(part));
  it("leads to the next, and back to another", () => {
    expect(talk(...ASKED, "the second one", "next").message).toContain("Number 3 of");
    expect(talk(...ASKED, "the second one", "and the next one please").message).toContain("Number 3 of");
    expect(talk(...ASKED, "the second one", "and number 1?").message).toContain("Number 1 of");
  });
  it("may be several", () => expect(talk(...ASKED, "only the top 2 please").message.match(/^\d\. /gm)).toHaveLength(2));
  it("is a claim with its way to check it", () =>
    expect(talk(TRAY, "list the claims", "and the second claim?").message).toMatch(/Number 2 of \d\.[\s\S]*70 percent[\s\S]*To check it/));
  it.each([
    "explain the first mark",
    "what about the second sentence",
    "the first paragraph",
    "the second half of the text",
    "What is the first thing that they say about paper?",
    "who wrote the second report",
    "the last fallacy",
  ])("is not meant by %s", (request) => expect(talk(...ASKED, request).message).not.toMatch(/Number \d of|in the list above/));
  it("does not stand where marks were shown: there the second one is a mark", () => expect(talk(RENT, "and the second one?").message).toContain("Mark 2 of"));
  it.each(["and the next?", "and after that?", "ok the second worst", "What is the next one?"])(
    "after the strongest mark is the next strongest: %s",
    (request) => expect(talk(RENT, "which bit is the most manipulative", request).message).toMatch(/If you do not sign[\s\S]*By strength it is the second of/),
  );
});

it("after the only mark says that it was the only one", () => {
  const one = "The library opens at nine. Everyone knows that the mayor is lazy.";
  expect(talk(one, "which sentence is the worst", "and the next?").message).toBe("That was the only mark in this text.");
  expect(talk("hello", "which sentence is the worst?").message).toContain("Which text is this about?");
});

describe("“shorter please”", () => {
  it.each(["shorter please", "can u make it shorter", "give me that in one sentence", "too long", "ok, briefly", "in two sentences please"])(
    "is said of the last answer: %s",
    (request) => {
      const steps = talk(RENT, "what do I say to him", request).message;
      expect(steps).toMatch(/^In short:\n\n1\. Take your time\.\n2\. One question back\. _[^_]+\?_/);
      expect(steps.split(/\s+/).length).toBeLessThan(60);
      expect(talk(BANK, "is it a scam?", request).message).toMatch(/^In short: who sent it I can’t tell, but it presses for time/);
      expect(talk(TRAY, "list the claims", request).message).toMatch(/^In short, look these up:\n\n1\. “/);
    },
  );
  it.each(["a short summary please", "the text in one sentence", "summarize the letter in one sentence", "sum up the article briefly"])(
    "is not said of it where the text is named: %s",
    (request) => expect(talk(RENT, "what do I say to him", request).message).not.toContain("Take your time"),
  );
});

describe("thanks and small words", () => {
  it.each(["Thank you very much, you are very kind", "thx bro", "thanks, that helped", "Danke!", "gracias", "merci beaucoup", "cool thanks a lot man"])(
    "are answered with a word: %s",
    (words) => expect(talk(BANK, words).message).toMatch(/^You are welcome/),
  );
  it.each(["lol ok", "hm ok", "fair enough", "ok cool", "alright then", "oh wow", "good to know"])("%s", (words) =>
    expect(talk(BANK, words).message).toMatch(/^Good\. Ask on/),
  );
  it.each([
    "thanks, now what is missing",
    "Thanks! And the claims?",
    "thank you, but why is that",
    "thanks can you explain the first sentence",
    "ok and the sources",
    "good, what else is wrong",
    "Thanks for the summary, please list the claims",
  ])("are no end where something is asked: %s", (words) => expect(talk(TRAY, words).message).not.toMatch(/^(?:You are welcome|Good\. Ask on)/));
  it.each(["that's not what i asked idiot", "you didn't answer my question", "answer the question", "this is a waste of time", "no, that is not what I meant"])(
    "who is not served gets an apology: %s",
    (words) => expect(talk(TRAY, words).message).toContain("sorry that I was no help"),
  );
});

describe("why", () => {
  it.each(["ok but why?", "why do you say that?", "why did you mark that", "but why", "What makes you say so?", "why would you flag this", "why is that"])(
    "names the words and their reason: %s",
    (question) => expect(talk(RENT, question).message).toMatch(/^Because of these words:\n\n- “As a valued tenant[\s\S]*By rules\./),
  );
  it("has only the rules where there is no mark", () =>
    expect(talk("The library opens at nine on Monday. Bring your card along.", "why do you say that?").message).toMatch(/^By rules\./));
  it("is no question about how sure it is", () => expect(talk(RENT, "how accurate are you?").message).not.toContain("Because of these words"));
});

describe("the answer in one place", () => {
  it.each([
    "what's the thesis",
    "What is the main claim of the author?",
    "whats the conclusion",
    "what is its central argument?",
    "What's their main message",
    "tell me the key idea",
  ])("is one sentence: %s", (question) => {
    const { message } = talk(LIBRARY, question);
    expect(message).toContain("> “Our town must stop pouring money into the public library.”");
    expect(message.match(/^> /gm)).toHaveLength(1);
  });
  it.each(["What are the main arguments?", "list the main points", "summarize it", "What are the key ideas?", "main claims please", "what are the claims"])(
    "is none where several are asked for: %s",
    (question) => expect(talk(LIBRARY, question).message).not.toContain("As far as rules can tell"),
  );
  it.each(["do we have to pay?", "Do I have to pay for it?", "so do we have to pay that"])("is what the text says of a duty: %s", (question) => {
    expect(talk("The devices cost 210 euros, in three parts. The bus leaves at eight.", question).message).toMatch(
      /“The devices cost 210 euros[\s\S]*matter of law/,
    );
    expect(talk(RENT, question).message).toMatch(/^That is a matter of law/);
  });
  it.each([
    "can I use it in my deck?",
    "so can I use it or not",
    "should we publish this",
    "Is it ok to cite this",
    "may I quote it in my paper",
    "could I post that",
  ])("before one uses it is what to look up: %s", (question) => expect(talk(TRAY, question)).toMatchObject({ intent: "use", failure: null }));
  it.each(["can you use simpler words", "Who can use it?", "Does it quote anyone?", "can I trust it", "what words does it use", "Should I buy it?"])(
    "is no other question: %s",
    (question) => expect(talk(TRAY, question).intent).not.toBe("use"),
  );
  it.each([
    "so sunscreen is fine?",
    "so the tray is a success?",
    "Then paper is better?",
    "ok so plastic is gone?",
    "that means Brightwell lied?",
    "so nobody tested anything?",
  ])("is not known, and that is said: %s", (question) => expect(talk(TRAY, question).message).toMatch(/I can’t tell/));
});

describe("what is said once", () => {
  it("is not said again with the marks", () => {
    expect(talk(LIBRARY).message).toContain("A text that means to inform");
    expect(talk(LIBRARY, "which fallacies does it use?").message).not.toContain("A text that means to inform");
    expect(talk(LIBRARY, "what is missing").message).toContain("A text that means to inform");
    expect(talk(LIBRARY, TRAY).message).toContain("A text that means to inform");
  });
});

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
    expect(talk(calm, "how would a fair version read?").message).toMatch(/I would leave the wording[\s\S]*A fair version would say more[\s\S]*A comparison/);
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
    expect(said("the University of Aldern, in the Journal of Habits,")).toContain("Nobody is named");
  });
  it("and a pitch claims a good deal", () =>
    expect(
      talk(
        "$LUMO is about to explode. Whales are loading up quietly and the team just locked liquidity. Early holders of our last project made 40x in nine days. Presale closes tonight.",
        "what are they leaving out?",
      ).message,
    ).not.toContain("claims little"));
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
