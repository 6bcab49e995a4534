import { describe, expect, it } from "vitest";
import { changesIn } from "../src/text/changes.ts";
import { talk } from "./talk.ts";

/* A school’s letter, a petition, a bank’s letter, a study in a press release and a planning notice, as their readers ask. */

const SCHOOL =
  "Dear families,\n\nFrom Monday 6 May bikes must stay behind the gym. We took this step after a trial with Year 5 in which thefts fell from 9 to 2. Some parents asked how they can reach the caretaker; please ring him on 01632 960 118. Children who need a bike for a medical reason can park at the door. A lock costs £8 a year; if that is difficult for you, tell us.\n\nYours,\nK. Osei, Head Teacher";
const PETITION =
  "Save the Elm pool! Our children have nowhere to swim. Doctors agree that swimming is healthy. 1,240 people have already signed. Help us reach 2,000 names! We ask the council to mend the roof.";
const BANK =
  "Dear Mr. Falk,\n\nOn 1 July the fee for your card goes from $2 to $3 a month. You do not need to do anything. If you do not agree, you can cancel until 30 June; otherwise we take it that you accept. Cash at our machines stays free. Please log in to the app to read the terms. We will never ask for your PIN by mail.\n\nYours,\nOldport Bank";
const STUDY =
  "Drivers who chew Pepa gum react 18 percent faster, a new study shows. Researchers asked 96 drivers to chew gum for a week and to rate their own attention. There was no control group. “We are delighted,” said Dr Nora Beck, who led the study. The study was funded by Pepa and has not been published. A second study is planned in the spring.";
const PLAN =
  "Notice is given that Orbit Homes has applied to the Town Council to pull down the old mill and to build 40 flats. Ten of the flats will be let below the usual rent. Anyone who wishes to object must do so in writing by 9 May. Objections received after that date may not be considered. A decision is expected in July.";

describe("a school’s letter", () => {
  it("what must stay somewhere is new", () => {
    expect(changesIn(SCHOOL).map((s) => s.text)).toContain("From Monday 6 May bikes must stay behind the gym.");
    expect(talk(SCHOOL, "whats new").message).not.toContain("And this stays");
  });
  it.each(["my daughter has asthma", "my son is in a wheelchair", "my kid has epilepsy what can we do"])("has a sentence for an illness: %s", (question) =>
    expect(talk(SCHOOL, question).message).toContain("For a case like that, it says:\n\n> “Children who need a bike for a medical reason"),
  );
  it("and one for little money", () => expect(talk(SCHOOL, "we can't afford a lock").message).toContain("if that is difficult for you, tell us"));
  it("and none for other cases", () => {
    const { message } = talk(SCHOOL, "we live far away");
    expect(message).toContain("I don’t find a sentence for it");
    expect(message).not.toContain("who’s right");
  });
  it("says what came of its trial", () => expect(talk(SCHOOL, "did it work").message).toMatch(/came of it[\s\S]*thefts fell from 9 to 2/));
  it("holds “only year 5” against its place", () => expect(talk(SCHOOL, "but thats only year 5").message).toContain("a trial with Year 5"));
  it.each(["how can i reach the caretaker", "how do we contact him"])("says whom to ring: %s", (question) => {
    const { message } = talk(SCHOOL, question);
    expect(message).toContain("please ring him on 01632 960 118");
    expect(message).not.toContain("Ask before you tell");
  });
  it.each(["how can i reach my goal", "can i visit the gym", "how do we contact the mayor"])("and of nobody else: %s", (question) =>
    expect(talk(SCHOOL, question).message).not.toContain("Here’s what it says about that"),
  );
  it.each(["can i say no", "can we refuse", "can my son opt out of it"])("leaves no choice by its words: %s", (question) =>
    expect(talk(SCHOOL, question).message).toMatch(/don’t see a sentence that leaves that up to you/),
  );
});

describe("a petition", () => {
  it.each(["how many are missing", "how many more do they need", "how many signatures are still needed"])("is reckoned up to its goal: %s", (question) =>
    expect(talk(PETITION, question).message).toContain("**The math:** 2,000 minus 1,240 is 760, by its own count."),
  );
  it("and with no goal is not", () => expect(talk("1,240 people have already signed. Sign now!", "how many are missing").message).not.toContain("The math"));
  it("is by whoever wrote it", () => expect(talk(PETITION, "who are they").message).toContain("doesn’t say who wrote it"));
  it("“so they are exaggerating” asks whether they do", () => expect(talk(PETITION, "so they are exaggerating").message).toContain("mark no exaggeration"));
});

describe("a bank’s letter", () => {
  it("that asks for no code and no money shows none of the signs", () => {
    const { message } = talk(BANK, "is this real or phishing");
    expect(message).toContain("It says “We will never ask for your PIN by mail.”");
    expect(message).not.toContain("promises a lot");
  });
  it("but “log in to your account” by a link shows one", () =>
    expect(talk("Your account is locked. Log in to your account here within 24 hours: http://0ldport.example", "is this phishing").message).toContain(
      "password, a code or personal data",
    ));
  it("says what follows where one does nothing", () => expect(talk(BANK, "what if i do nothing").message).toContain("otherwise we take it that you accept"));
  it.each(["should i click anything", "can i just log in", "should i open the link"])("is best read where one always looks: %s", (question) =>
    expect(talk(BANK, question).message).toContain("the way you always do"),
  );
  it.each(["per year", "and in a year", "what does it cost per year", "how much is that a year"])("is reckoned on a year: %s", (question) =>
    expect(talk(BANK, question).message).toContain("**The math:** 12 times $3 is $36 a year."),
  );
  it.each(["how much is the sauna per year", "what is the population growth per year"])("and no other thing is: %s", (question) =>
    expect(talk(BANK, question).message).not.toContain("12 times"),
  );
  it("and of two the one that is named is", () =>
    expect(talk("The hall costs 30 euros a month. It is new. The gym costs 20 euros a month.", "how much is the gym a year").message).toContain(
      "12 times 20 euros is 240 euros a year",
    ));
  it("and two prices by the month are not guessed between", () =>
    expect(talk("The hall costs 30 euros a month. The gym costs 20 euros a month.", "what does it cost per year").message).not.toContain("12 times"));
  it("and of a report, which asks for nothing, that weighs nothing", () =>
    expect(talk("Two men were arrested in Halden on Monday. A shop was robbed.", "but they don't ask for any money").message).not.toContain("speaks for it"));
  it("that it wants no PIN weighs little", () =>
    expect(talk(BANK, "they don't ask for my pin so its safe").message).toMatch(/^That speaks for it, but it settles nothing yet/));
});

describe("a study in a press release", () => {
  it.each(["is this study any good", "is that a good study", "whats wrong with the study"])("is shown by how it was done: %s", (question) => {
    const { message } = talk(STUDY, question);
    expect(message).toContain("- **Nothing to compare with:** “There was no control group.”");
    expect(message).toContain("- **Who paid:** “The study was funded by Pepa");
    expect(message).toContain("- **Reported by the people themselves:**");
  });
  it("came to something, and only so far", () =>
    expect(talk(STUDY, "so does it work").message).toMatch(/18 percent faster[\s\S]*how far that goes:\n\n> “There was no control group.”/));
  it.each(["did the lamp work", "does the app help"])("and of another thing to nothing: %s", (question) =>
    expect(talk(STUDY, question).message).not.toContain("came of it"),
  );
  it("nobody worked well who worked as a nurse", () =>
    expect(talk("Ana worked as a nurse for ten years. The ward has six beds.", "did it work").message).not.toContain("came of it"));
  it("has a leader whom the text does describe", () => {
    const { message } = talk(STUDY, "who is nora beck");
    expect(message).toContain("who led the study");
  });
  it("and says who pays her", () =>
    expect(talk(STUDY, "is nora beck independent").message).toContain("The text mentions who pays: “The study was funded by Pepa"));
  it.each(["what happens next", "whats next", "what do they plan next"])("goes on: %s", (question) =>
    expect(talk(STUDY, question).message).toContain("> “A second study is planned in the spring.”"),
  );
  it("needs a control group for a reason", () =>
    expect(talk(STUDY, "why does the control group matter").message).toContain("If something gets better in them too, the treatment wasn’t the reason."));
  it("is no reason for a figure’s size", () => {
    const { message } = talk(STUDY, "wait but 18 percent is huge");
    expect(message).toContain("No figure is large or small by itself");
  });
});

describe("a planning notice", () => {
  it.each(["i don't want this what can i do", "we dont like this, how can we object"])("names the way to object: %s", (question) =>
    expect(talk(PLAN, question).message).toContain("gives you a way:\n\n> “Anyone who wishes to object"),
  );
  it.each(["can i just call them", "can we phone the council"])("and that it has to be in writing: %s", (question) =>
    expect(talk(PLAN, question).message).toContain("Here’s what it says about that:\n\n> “Anyone who wishes to object must do so in writing"),
  );
  it("has in store what happens to whoever is late", () => {
    const { message } = talk(PLAN, "and if i miss the date");
    expect(message).toContain("> “Objections received after that date may not be considered.”");
    expect(message).not.toContain("nothing to miss");
  });
  it("foresees objections, and quotes none", () => expect(talk(PLAN, "who is against it").message).toContain("I don’t see anybody in it who says no"));
  it.each(["what percent is that", "what share is that", "so how many percent is that"])("has a share that can be reckoned: %s", (question) =>
    expect(talk(PLAN, "how many are let below the usual rent", question).message).toContain("**The math:** 10 of 40 is about 25 percent."),
  );
  it("is summed up for whoever asks what is going on", () => expect(talk(PLAN, "whats going on").message).not.toContain("have a name for what it does"));
});

it.each(["does the who say that", "what does the WHO recommend"])("initials stand for a name of the text: %s", (question) =>
  expect(talk("Chewing helps before a test. The World Health Organization recommends gum. Teachers doubt it.", question).message).toContain(
    "The World Health Organization recommends gum.",
  ),
);
it.each(["what does n = 24 mean", "is 24 enough"])("“n = 24” is the number of cases: %s", (question) =>
  expect(talk("A study by Orr found that pupils who sang recalled more words (n = 24). It ran in May.", question).message).toMatch(
    /number of people who took part|counted among 24/,
  ),
);
it("a reason of another matter is none", () =>
  expect(
    talk(
      "Help us dig wells. A child falls ill every hour because of bad water. If you give by 31 March, a partner will double your gift. Our office is in Ulm.",
      "why march",
    ).message,
  ).not.toContain("gives a reason here"));
it("a plain sentence has no reason to ask for", () =>
  expect(talk("Mila is six. She fetches water each day. Give 5 euros now.", "is mila real").message).not.toContain(
    "could it be true and the conclusion still be wrong",
  ));

const FLIGHT =
  "Dear guest,\n\nYour ferry on 3 May is off because of a storm. You can choose another day until 1 May. Guests travelling with children under three get a cabin. Refunds are paid with or without the ticket.\n\nYour Norline team";
it.each(["we have a baby", "i've got a toddler"])("a small child is meant by “children under three”: %s", (question) =>
  expect(talk(FLIGHT, question).message).toContain("For a case like that, it says:\n\n> “Guests travelling with children under three get a cabin.”"),
);
it("a ticket that is lost is meant by “with or without”", () => expect(talk(FLIGHT, "i lost my ticket").message).toContain("with or without the ticket"));
it("a son of twelve is no case for a sentence on somebody else’s child", () =>
  expect(talk(FLIGHT, "my son is twelve").message).not.toContain("For a case like that"));

const COLUMN =
  "Our town has gone mad for drones, and nobody asked us. I hear them at night. I call them toys for the rich. If we do nothing, the sky will belong to a firm.";
it("whoever writes against a thing is against it", () =>
  expect(talk(COLUMN, "who is against it").message).toMatch(/^Apart from the writer, I don’t see anybody/));
it("“nobody asked us” is no survey", () => expect(talk(COLUMN, "what would you ask him").message).not.toContain("counts people’s answers"));
