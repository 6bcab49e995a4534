import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/** What people who had never seen the analyst were answered badly, in 60 conversations and 20 more; the wordings here are others. */
const SMS = "Your parcel waits in our depot. Pay the customs charge of 3,40 EUR at parcel-desk.example/now";
const POST = "Everyone knows that the old mill is a ruin. Only a dreamer would keep it. Either we sell it now, or the town goes broke.";
const CLUB = "The choir meets on Tuesday at seven. Bring your own cup, and a chair if you have one.";
const FIGURES = "The survey asked 412 households in May. Heating with wood rose by 30 percent, the institute reported. Most of them live outside the town.";

describe("a sum with its currency behind it", () => {
  it("is money that is asked for", () => expect(talk(SMS, "is it a scam?").message).toMatch(/asks for money[\s\S]*a link or a number of its own/));
  it("is none where friends share a cost, or fruit is free", () => {
    expect(talk("We each pay 12 euros for the cake on Friday, and the fruit basket in the office is free.").message).not.toContain("scam");
    expect(talk("We offer free fruit and free parking to all staff. Please apply now, places fill fast.").message).not.toContain("promises much");
  });
  it("is a loan as well", () =>
    expect(talk("My heart, I am overseas until May. Could you lend me 600 dollars? Don’t tell your sister.").message).toMatch(
      /scams[\s\S]*reach the sender as usual[\s\S]*keep it to yourself/,
    ));
  it("and a safe account is enough", () =>
    expect(talk("The man from the fraud team asked me to transfer my savings to a safe account today.").message).toContain("scams"));
});

describe("“is it normal …”", () => {
  it.each(["is it normal that the post asks for that?", "and the link? is that usual", "do parcel firms really ask for this? is this normal?"])(
    "beside a scam names its signs: %s",
    (request) => expect(talk(SMS, request).message).toMatch(/^What is usual I can’t look up\.[\s\S]*asks for money/),
  );
  it("names them even when they were not shown", () => {
    const shown = talk(
      "Your package could not be delivered. Please pay the redelivery fee of GBP 1.45 here: post-desk.example/pay",
      "is that usual for the post?",
    );
    expect(shown.message).toContain("asks for money");
  });
  it("is left to those who know elsewhere", () => expect(talk(CLUB, "is it normal to bring a chair?").message).toContain("Somebody who sees many such cases"));
});

describe("what was done already", () => {
  it.each(["i already clicked", "oh no, I have just paid", "I already entered my card"])("%s", (words) =>
    expect(talk(SMS, words).message).toContain("Then be quick"),
  );
  it.each(["I did not enter anything", "i have not answered yet", "we never paid anything"])("%s", (words) =>
    expect(talk(SMS, words).message).toContain("then little can have happened"),
  );
});

describe("no answer comes twice", () => {
  it("names the marks, whose reasons stand above", () => {
    const again = talk(POST, "is that manipulation?").message;
    expect(again).toMatch(/the reasons are above:\n\n- “/);
    expect(again).not.toContain("_");
  });
  it("leads to the next step", () => {
    const steps = talk(FIGURES, "can I trust it?", "so is it true?").message;
    expect(steps).toMatch(/^That stands above[\s\S]*Search for its main words[\s\S]*Open two pages/);
    expect(talk(FIGURES, "can I trust it?", "so is it true?", "but is it true?").message).not.toBe(steps);
  });
  it("but what was asked for by its place, or again, is shown", () => {
    expect(talk(POST, "the first sentence", "the first sentence").message).toContain("Sentence 1 of 3");
    expect(talk(FIGURES, "list the claims", "list the claims again").message).toMatch(/can be checked/);
  });
  it("says what one can do when a text is asked for a second time", () => expect(talk("asdf", "qwer").message).toContain("I still have no text"));
});

describe("questions that no word of the text answers", () => {
  it.each([
    [POST, "what is he doing here", /^What the wording does, by name/],
    [POST, "which words give it away", /^What the wording does, by name/],
    [CLUB, "what do they really mean?", /^What somebody means beyond the words/],
    [FIGURES, "is 30 percent a lot?", /^Alone no figure is large or small/],
    [FIGURES, "which of these should I check first", /^I would begin here/],
    [FIGURES, "what claim is probably a lie?", /^Which of them is false I can’t tell/],
    [POST, "is this argument valid", /^Whether it holds I can’t decide/],
    [POST, "what could I improve?", /this is where I would look first/],
    [CLUB, "how can i make it better", /^None of its wording pushes/],
    [FIGURES, "what does households mean", /^I have no dictionary/],
    [FIGURES, "please explain it in plain words", /^In plain words/],
    [CLUB, "make it more exciting", /^I don’t write texts/],
  ])("%#: %s", (text, request, answer) => expect(talk(text, request).message).toMatch(answer));
});

describe("words about no text", () => {
  it.each([
    ["how old are you", "no age, no tastes"],
    ["do you like cheese", "no age, no tastes"],
    ["who should I vote for?", "I take no side"],
    ["I need some help with a letter", "Gladly."],
    ["i think i am too dumb for this", "no fault of yours"],
    ["I would like to use this app with my class", "Yes, without an account"],
    ["do my students need an account?", "No account, and no cost"],
    ["what do you think about some-news.org", "I rate no sites"],
    ["can I take aspirin with wine?", "a matter of medicine"],
  ])("%s", (words, answer) => expect(talk(words).message).toContain(answer));
  it("leaves the same words to a text that is spoken of", () => {
    expect(talk(POST, "do you like it?").message).not.toContain("no age");
    expect(talk(POST, "is it free?").message).not.toContain("No account");
  });
});

describe("other languages and addresses", () => {
  it.each(["Das ist wahr", "Was machst du", "Eso es verdad", "Hai ragione tu", "C'est du vent"])("three words are enough: %s", (words) =>
    expect(talk(words).intent).toBe("not-english"),
  );
  it.each(["That is false", "what can i do", "Is Die Hard good?", "do as I do", "wat shuld i do"])("English is none: %s", (words) =>
    expect(talk(words).intent).not.toBe("not-english"),
  );
  it.each(["Is Node.js/React any good?", "Vue.js/Nuxt", "ASP.NET/C# jobs"])("a library is no address: %s", (words) =>
    expect(talk(words).message).not.toContain("looks like an address"),
  );
  it("and an address is one", () => expect(talk("example.com/blog").message).toContain("looks like an address"));
});

describe("what points back", () => {
  const TWO = "A: The mayor is a thief and everybody knows it.\nB: The audit office found that 12 invoices lacked a receipt in 2021.";
  it("is one of two statements", () => {
    expect(talk(TWO, "no, I meant the second one. Can it be checked?").message).not.toContain("thief");
    expect(talk(TWO, "which is better, the first or the second?").message).toContain("As worded");
    expect(talk(TWO, "why?").message).toContain("By counting four things");
  });
  it("is the term before", () => {
    expect(talk("what is a straw man", "how does it differ from a red herring").message).toContain("To tell them apart");
    expect(talk("what is a straw man", "how is it different from a red herring", "and how do I answer it").message).toContain("straw man");
  });
  it("is a row of the list", () => expect(talk(CLUB, "what questions should I ask", "no I meant the second one").message).toContain("Number 2 of"));
  it.each(["my neighbor got her money out", "he has 40 thousand followers", "but it worked for her son"])("is no new text: %s", (words) =>
    expect(talk("Earn 20% a day, guaranteed! Only 3 places left, write me on Telegram.", words).message).toMatch(/One case can’t show|Many can share/),
  );
});

describe("slips and the order of other languages", () => {
  it.each([
    ["is tihs true", "verdict"],
    ["sumarize teh mesage", "summary"],
    ["What I can answer to him?", "questions"],
  ])("%s", (words, intent) => expect(talk(POST, words).intent).toBe(intent));
  it("leaves real words alone", () => expect(talk(FIGURES, "does it mention a sample?").message).toContain("“sample” does not occur"));
  it("reads the text behind thanks", () =>
    expect(talk("Thanks for the last time! Now this: Only today, 0% interest for the first 50 callers, everybody wins.").message).not.toContain("Hello."));
});
