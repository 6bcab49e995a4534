import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";
import { LIBRARY, RENT, TRAY } from "./visitors-texts.ts";

/** What people ask next, once they have an answer. */
const BANK =
  "Your account at Northfield Savings has been locked. Confirm your details within 24 hours at northfield-verify.example or your card will be blocked.";
const ASKED = [TRAY, "what questions should I ask them?"];

describe("a row of the list that stands last", () => {
  it.each([
    ["ok and the second one?", "Number 2 of"],
    ["what about number 3", "Number 3 of"],
    ["the last one, say more about it", "Number 5 of 5"],
    ["Explain the third question please", "Number 3 of"],
    ["and the fourth", "Number 4 of"],
    ["just the most important one please", "Number 1 of"],
    ["which one is the most useful", "Number 1 of"],
    ["the ninth one?", "There are only 5 in the list above."],
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
  it("is the second of the marks that were shown, as they stand there", () =>
    expect(talk(RENT, "and the second one?").message).toMatch(/^Number 2 of 2:\n\n> “If you do not sign/));
  it.each(["and the next?", "and after that?", "ok the second worst", "What is the next one?"])(
    "after the strongest mark is the next strongest: %s",
    (request) => expect(talk(RENT, "which bit is the most manipulative", request).message).toMatch(/If you do not sign[\s\S]*By strength, it’s the second of/),
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
      expect(talk(BANK, "is it a scam?", request).message).toMatch(/^In short: I can’t tell who sent it, but it rushes you/);
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
    (words) => expect(talk(BANK, words).message).toMatch(/^You’re welcome/),
  );
  it.each(["lol ok", "hm ok", "fair enough", "ok cool", "alright then", "oh wow", "good to know"])("%s", (words) =>
    expect(talk(BANK, words).message).toMatch(/^Good\. Keep asking/),
  );
  it.each([
    "thanks, now what is missing",
    "Thanks! And the claims?",
    "thank you, but why is that",
    "thanks can you explain the first sentence",
    "ok and the sources",
    "good, what else is wrong",
    "Thanks for the summary, please list the claims",
  ])("are no end where something is asked: %s", (words) => expect(talk(TRAY, words).message).not.toMatch(/^(?:You’re welcome|Good\. Keep asking)/));
  it.each(["that's not what i asked idiot", "you didn't answer my question", "answer the question", "this is a waste of time", "no, that is not what I meant"])(
    "who is not served gets an apology: %s",
    (words) => expect(talk(TRAY, words).message).toContain("sorry I wasn’t any help"),
  );
});

describe("why", () => {
  it.each(["ok but why?", "why do you say that?", "why did you mark that", "but why", "What makes you say so?", "why would you flag this", "why is that"])(
    "names the words and their reason: %s",
    (question) => expect(talk(RENT, question).message).toMatch(/^Because of these words:\n\n- “As a valued tenant[\s\S]*I go by rules\./),
  );
  it("has only the rules where there is no mark", () =>
    expect(talk("The library opens at nine on Monday. Bring your card along.", "why do you say that?").message).toMatch(/^I go by rules\./));
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
    expect(talk(RENT, question).message).toMatch(/^That’s a legal question/);
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
    expect(talk(LIBRARY).message).toContain("A text meant to inform");
    expect(talk(LIBRARY, "which fallacies does it use?").message).not.toContain("A text meant to inform");
    expect(talk(LIBRARY, "what is missing").message).toContain("A text meant to inform");
    expect(talk(LIBRARY, TRAY).message).toContain("A text meant to inform");
  });
});

const FLAT =
  "Hi dear, I work overseas so I can not show you the flat. Transfer the deposit of 900 euros today and a friend will send the keys. Other people are interested too.";
const BOT = "I flipped 300 into 4k last month with this app, zero risk. You only have to put in 200. Registration closes at midnight.";
const BREAKFAST =
  "Children who eat breakfast are 25 percent more likely to get good marks, a study of 3,000 pupils found. Breakfast makes brains, said Dr. Lena Moser. The survey was paid for by a maker of cereals.";
const MUSIC = "As everyone in the house agrees, your music is a nuisance. It ALWAYS starts at ten. If nothing changes by Friday we all know how that ends.";
const AD = "Clinically proven. 100% natural, no chemicals. Recommended by 9 out of 10 mums.";
const LIFT = "Dear tenants, the lift will be renewed in spring. There will be some noise in the stairwell. We thank you for your patience.";
const BRIDGE =
  "Reporter: When will the bridge open again? Minister: We have invested more than anyone before us. Safety comes first. Our engineers are the best.";

describe("what lies outside the words", () => {
  it.each([
    [AD, "What would count as evidence?", "without having to trust"],
    [AD, "which evidence would you need for that", "without having to trust"],
    [MUSIC, "how could he prove it", "without having to trust"],
    [MUSIC, "who can i talk to", "has nothing to gain from the answer"],
    ["Magnesium is safe with all tablets. Experts agree on that, and nobody needs to read the leaflet.", "and who could I ask instead?", "A pharmacist"],
    [BRIDGE, "does he answer it", "This was asked:"],
    [BRIDGE, "is she avoiding the question", "This was asked:"],
    [MUSIC, "is that always bad?", "can be fair"],
    [AD, "can this ever be ok", "can be fair"],
    [BREAKFAST, "so does this prove breakfast helps in school?", "Not by itself"],
    [BREAKFAST, "would that mean my kids get better marks?", "Not by itself"],
    [BREAKFAST, "25 percent seems huge. Is it really?", "Three things help you tell"],
    [BREAKFAST, "That sounds very high", "Three things help you tell"],
    [LIFT, "so will there be compensation or not", "ask whoever wrote it for a plain yes or no"],
    [LIFT, "is it going to be more expensive", "ask whoever wrote it for a plain yes or no"],
  ])("is said to lie there, with where to find it: %s %s", (text, question, part) => expect(talk(text, question).message).toContain(part));
  it("and nobody is sent to ask a swindler", () => expect(talk(FLAT, "are the windows new?").message).not.toContain("ask whoever wrote it"));
});

describe("a message that asks for money", () => {
  it.each([
    [FLAT, "i sent him 300 yesterday, what now", "Then be quick"],
    [FLAT, "i have paid 150 for the booking, what should I do", "Then be quick"],
    [FLAT, "will my bank refund it?", "first hours count"],
    [FLAT, "can i reverse the transfer", "first hours count"],
    [FLAT, "They are ringing again right now", "let it ring"],
    [FLAT, "oh no he's on the phone again", "let it ring"],
    [BOT, "my cousin would never lie to me", "leave the person out of it"],
    [BOT, "what if i just try it once", "The message has its signs"],
    [FLAT, "what happens if I reply?", "Not to the message itself"],
  ])("and what comes next: %s %s", (text, remark, part) => expect(talk(text, remark).message).toContain(part));
  it("or to be passed on is not praised for a calm tone", () => {
    const chain = "A nurse says: do not drink from blue bottles. Two children are ill already. Send this to every parent you know.";
    expect(talk(chain).message).toMatch(/as chain letters do[\s\S]+Its wording[\s\S]+Send this to every parent/);
    expect(talk("We are looking for a nurse. Send your application to the head of the ward, with all your references.").message).not.toContain("chain letters");
  });
});

describe("words that hang on what was said", () => {
  it.each([
    [["what is a straw man", "is that one: “You want fewer cars? So you want everyone to starve at home!”"], "straw man"],
    [["whats a red herring", "an example pls", "how is that different from whataboutism"], "Whataboutism"],
    [[AD, "which tricks are in it", "explain the second one"], "Says tested or proven"],
    [[AD, "what is manipulative about it", "more about the first"], "What do tests say"],
    [[TRAY, "list the claims", "how could one check the first?"], "Number 1 of"],
    [[TRAY, "what claims can i check", "And how would you test the last one?"], /^Number (\d) of \1\b/],
    [[MUSIC, "he's exagerating, isn't he?"], "exaggeration"],
    [[MUSIC, "this is a threat isnt it"], "threats"],
    [["hello", "who is behind this"], "I’m part of Candor"],
    [["is coffee healthy", "why do you not know that"], "Because I’m rules"],
    [[BREAKFAST, "You're clearly defending the cereal company"], "I have no opinions"],
    [[AD, "does a 5 star rating tell me anything"], "Stars and praise"],
    [[MUSIC, "how can I respond politely?"], "I don’t write messages"],
    [[LIFT, "can you translate it into simple language"], "lift will be renewed"],
    [[AD, "what does an honest ad look like"], "Fairer wordings"],
  ])("are understood from it: %j", (messages, part) => expect(talk(...messages).message).toMatch(part));
});
