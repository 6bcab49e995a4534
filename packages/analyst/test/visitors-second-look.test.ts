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
    expect(talk("We offer free fruit and free parking to all staff. Please apply now, places fill fast.").message).not.toContain("promises a lot");
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
    (request) => expect(talk(SMS, request).message).toMatch(/^I can’t look up what’s usual\.[\s\S]*asks for money/),
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
    expect(talk(SMS, words).message).toContain("then not much can have happened"),
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
    expect(steps).toMatch(/^I’ve already said that above[\s\S]*Search for its main words[\s\S]*Open two pages/);
    expect(talk(FIGURES, "can I trust it?", "so is it true?", "but is it true?").message).not.toBe(steps);
  });
  it("but what was asked for by its place, or again, is shown", () => {
    expect(talk(POST, "the first sentence", "the first sentence").message).toContain("Sentence 1 of 3");
    expect(talk(FIGURES, "list the claims", "list the claims again").message).toMatch(/can be checked/);
  });
  it("says what one can do when a text is asked for a second time", () => expect(talk("asdf", "qwer").message).toContain("I still don’t have a text"));
});

describe("questions that no word of the text answers", () => {
  it.each([
    [POST, "what is he doing here", /^What the wording does, by name/],
    [POST, "which words give it away", /^What the wording does, by name/],
    [CLUB, "what do they really mean?", /^I can’t see what somebody means beyond the words/],
    [FIGURES, "is 30 percent a lot?", /^No figure is large or small by itself/],
    [FIGURES, "which of these should I check first", /^I’d start here/],
    [FIGURES, "what claim is probably a lie?", /^I can’t tell which of them is false/],
    [POST, "is this argument valid", /^I can’t decide whether it holds up/],
    [POST, "what could I improve?", /here’s where I’d look first/],
    [CLUB, "how can i make it better", /^None of its wording pushes/],
    [FIGURES, "what does households mean", /^I don’t have a dictionary/],
    [FIGURES, "please explain it in plain words", /^In plain words/],
    [CLUB, "make it more exciting", /^I don’t write texts/],
  ])("%#: %s", (text, request, answer) => expect(talk(text, request).message).toMatch(answer));
});

describe("words about no text", () => {
  it.each([
    ["how old are you", "no age, no tastes"],
    ["do you like cheese", "no age, no tastes"],
    ["who should I vote for?", "I don’t take sides"],
    ["I need some help with a letter", "Sure. Paste the text"],
    ["i think i am too dumb for this", "It’s not your fault"],
    ["I would like to use this app with my class", "Yes, without an account"],
    ["do my students need an account?", "No account, and no cost"],
    ["what do you think about some-news.org", "I don’t rate sites"],
    ["can I take aspirin with wine?", "a medical question"],
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
    expect(talk("Earn 20% a day, guaranteed! Only 3 places left, write me on Telegram.", words).message).toMatch(/One case can’t show|Many people can share/),
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

describe("what is asked of the reasoning and the figures", () => {
  it.each([
    "what seems invented to you",
    "which detail might be fabricated?",
    "which of these looks fake",
    "what is unlikely in it",
    "which sentence could well be made up",
    "what part feels too good to be true",
  ])("the place to doubt first: %s", (request) =>
    expect(
      talk("The bridge was opened in 1911. According to engineer Dr. Paul Merrin, 64 percent of drivers preferred the ferry in a survey that year.", request)
        .message,
    ).toMatch(/I’d start here:/),
  );
  it.each([
    "what are facts and what are opinions?",
    "please mark the opinions",
    "is it fact or opinion",
    "find only the opinions",
    "which of them are facts and which are views",
    "sort facts from opinions",
  ])("facts and views: %s", (request) =>
    expect(
      talk("The council closed the pool in May. It is the worst decision in years. Heating costs rose by 40 percent. The mayor called it painful.", request)
        .message,
    ).toMatch(/Sorted by wording/),
  );
  it.each([
    "which assumptions are in there",
    "what is being taken for granted?",
    "what does this presuppose",
    "what must he be assuming",
    "what would show that it is wrong",
    "what could weaken this?",
  ])("what is taken for granted: %s", (request) =>
    expect(talk("Homework should go, because children learn best when they are rested.", request).message).toMatch(/step from the reason to the conclusion/),
  );
  it.each([
    "how can such a figure mislead?",
    "does this statistic deceive people",
    "what is the problem with the 100 percent",
    "is the percentage misleading",
    "how could numbers like that trick me",
    "what's wrong with this number",
  ])("a figure that misleads: %s", (request) =>
    expect(talk("Thefts doubled, up 100 percent since the fair came to town.", request).message).toMatch(/No figure is large or small by itself/),
  );
  it.each([
    "what do you call such a trick",
    "is there a term for this?",
    "what's the mistake called",
    "what is this kind of thing called",
    "why does she talk this way",
    "why do advertisers write like this?",
  ])("the name of a trick: %s", (request) =>
    expect(talk("Either you are with the club, or you are against it. Everyone knows that.", request).message).toMatch(/What the wording does, by name/),
  );
  it.each([
    "where could one check this?",
    "how do I confirm it",
    "where should we look for it",
    "where can i find the data",
    "how could anyone... how would one test that",
    "how can we prove it?",
  ])("where to look: %s", (request) =>
    expect(talk("Rents in the valley rose by 31 percent in two years, the tenants' club found.", request).message).toMatch(/can be checked/),
  );
  it.each([
    '"Time for real change." What does it really say?',
    '"Strong together for tomorrow." what does this slogan actually say?',
    'My boss wrote: "We will find a good solution for everybody in time." what does he want?',
    'My teacher wrote: "I expect a bit more engagement from you in the future." What does she expect from me',
    'My landlord says: "We should sit down about your contract some time soon." what does he really mean?',
    '"Freedom needs courage, and courage needs you." What does that even mean?',
  ])("what is really said: %s", (request) => expect(talk(request).message).toMatch(/I can’t see what somebody means beyond the words/));
  it.each([
    'My boss wrote: "We will find a good solution for everybody in time." what does he want?',
    'My landlord says: "We should sit down about your contract some time soon." what does he really mean?',
    'Our teacher wrote: "I know you can do better than this, all of you." what does she expect of us',
    'My aunt says: "Some people in this family should think about what they said." What does she mean by that?',
    'My ex wrote: "You will see what you get from this, believe me." what does he want from me',
    'The neighbor wrote: "It would be nice if everyone kept to the rules here." what does he actually mean',
  ])("what somebody wants: %s", (request) => expect(talk(request).message).toMatch(/I can’t see what somebody means beyond the words/));
  it.each(["why is the offer bad?", "why is this a problem", "why are the words suspicious", "why is that strange", "how so", "in what way?"])(
    "why it is bad: %s",
    (request) =>
      expect(talk("Yesterday 120 euros, today only 19! Everyone in your street has it already.", request).message).toMatch(
        /Because of these words|reasons are above/,
      ),
  );
  it.each([
    "what is missing?",
    "what does it leave out",
    "what is left out here",
    "what are they not saying",
    "what would I need to know",
    "is something missing",
  ])("gaps of one sentence: %s", (request) =>
    expect(talk("Work must be worth it again.", request).message).toMatch(/too short to say what it leaves out[\s\S]*who says so/),
  );
  it.each(["what about the lanes", "and what about the 23 percent?", "does it say anything about accidents", "what does it say about the new lanes"])(
    "a place that is asked for stands alone, and its truth is left open: %s",
    (request) => {
      const { message } = talk("Accidents rose by 23 percent on the new lanes. The mayor is proud. People on the street are cross about it.", request);
      expect(message).toContain("I can’t tell whether it’s true:\n\n> “Accidents rose by 23 percent on the new lanes.");
      expect(message).not.toContain("looked up");
    },
  );
});

describe("what only looks like one of these", () => {
  const LANE =
    "The city council voted 7 to 4 on Tuesday to approve a new bus lane on Harbour Street. Supporters say the lane will cut travel times by five minutes; shop owners fear they will lose parking spaces. Ana Ruiz, who voted against, said the traffic study was based on figures from 2019. The work is due to begin in April and to cost 1.2 million euros.";
  it.each([
    ["what is the street called", /Harbour Street/],
    ["what do the shop owners get", /shop owners fear/],
    ["what does she want", /Ana Ruiz, who voted against/],
    ["is it worth it", /^I can’t tell whether it is true/],
    ["should we let it be", /^That’s up to you/],
    ["She won't answer my calls.", /^I only have the words you send/],
  ])("%s", (request, part) => expect(talk(LANE, request).message).toMatch(part));
});
