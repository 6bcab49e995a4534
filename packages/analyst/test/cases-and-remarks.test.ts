import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* A reader’s own case, a remark on what the text tells, a verdict drawn from it, and a report that warns of swindlers. */

const CLUB =
  "Dear members, from Saturday 4 May the rowing club opens at eight instead of seven. Members with a locker pay 5 euros more. If you have a wheelchair, use the south gate. Boats are rented out as before. The change is meant to save power. Last year 38 members left.";
const WARNING =
  "The county bank is warning customers of fake letters with a code to scan. Eleven customers have scanned it since the start of March. “We never send such letters,” said branch head Ruth Amsel. If you get one, put it in the bin or bring it to a branch. A woman of 31 was arrested on Monday. She has not been charged.";

describe("a case of one’s own", () => {
  it.each(["i have a locker", "we've got a locker, what now", "my wife has a locker what can we do"])(
    "is looked for among those for whom something holds: %s",
    (question) => expect(talk(CLUB, question).message).toContain("For a case like that, it says:\n\n> “Members with a locker pay 5 euros more.”"),
  );
  it("is looked for among the cases of the text", () => expect(talk(CLUB, "my dad is in a wheelchair").message).toContain("use the south gate"));
  it.each(["i have a boat", "i am not sure", "i have a question", "we are worried about the boats"])(
    "and is none where no sentence is for it: %s",
    (question) => expect(talk(CLUB, question).message).not.toContain("For a case like that"),
  );
  it("is shown with the sentence that it leans on", () =>
    expect(
      talk("Two stars for the Mopo mat. It is thin but rolls up well. If you camp in summer, take it. If you sleep on stone, don't.", "i sleep on stone")
        .message,
    ).toContain("“If you camp in summer, take it. If you sleep on stone, don't.”"));
});

describe("a remark on what the text tells", () => {
  it.each(["but they lost 38 members last year", "but it did lose 38 members"])("is held against its sentence: %s", (remark) => {
    const { message } = talk(CLUB, remark);
    expect(message).toContain("The text says this about it:\n\n> “Last year 38 members left.”");
    expect(message).not.toContain("I don’t judge who’s right");
  });
  it.each(["theyre opening the gate again", "but i like boats"])("and of anything else it starts no search: %s", (remark) =>
    expect(talk(CLUB, remark).message).not.toContain("says this about it"),
  );
  it.each(["but it might help", "ok but it could still work", "it can't hurt to try", "yes but it may be true"])(
    "that a thing is possible weighs little: %s",
    (remark) =>
      expect(talk("Rub salt on your feet at night and the cold is gone. A cousin did it. Share this.", remark).message).toMatch(
        /^It could: no text can rule out that something is possible/,
      ),
  );
  it.each(["my aunt sent me this", "i got this from my neighbour", "my best friend forwarded it to us"])("whoever passed it on is no source: %s", (remark) =>
    expect(talk("Rub salt on your feet at night and the cold is gone. A cousin did it. Share this.", remark).message).toContain(
      "People who pass something on don’t always know",
    ),
  );
});

describe("a verdict that a reader draws", () => {
  it.each(["so she did it", "so the woman is guilty", "clearly she's the thief"])("gets where the matter stands: %s", (remark) => {
    const { message } = talk(WARNING, remark);
    expect(message).toMatch(/^I don’t judge anybody/);
    expect(message).toContain("> “She has not been charged.”");
  });
  it.each(["so the bank is to blame", "we did it!", "so it is at fault"])("and not where another’s matter stands: %s", (remark) =>
    expect(talk(WARNING, remark).message).not.toContain("I don’t judge anybody"),
  );
  it("of a lie gets what can be held against each other", () => {
    const { message } = talk(
      "HOST: How many buses run?\nMAYOR LIND: We ordered 40 buses. People like them.\nHOST: Your report says 12 run.\nMAYOR LIND: More will come in 2027.",
      "so he lied",
    );
    expect(message).toMatch(/^I can’t tell: a lie takes somebody who knows better/);
    expect(message).toContain("- **MAYOR LIND**: “We ordered 40 buses.”");
    expect(message).toContain("- **HOST**: “Your report says 12 run.”");
    expect(message).not.toContain("How many buses run?");
  });
});

describe("a report that warns of swindlers", () => {
  it.each(["is this a scam", "is it fake", "so is that phishing"])("is no message of one: %s", (question) => {
    const { message } = talk(WARNING, question);
    expect(message).toContain("Going by its words, it warns about one:\n\n> “The county bank is warning customers of fake letters");
    expect(message).not.toContain("asks to be passed on");
  });
  it.each(["what should i do if i get one", "what do we do when a code comes"])("says itself what to do: %s", (question) =>
    expect(talk(WARNING, question).message).toContain("it talks about:\n\n> “If you get one, put it in the bin"),
  );
  it("and not what to do in another case", () =>
    expect(
      talk("Dear guest, the pool opens on 3 June. If you have a box, please call us first. The sauna is shut.", "what should i do if they call").message,
    ).not.toMatch(/For that case it says|The one case/));
  it("says what a bank never does", () => expect(talk(WARNING, "do they ever send letters").message).toContain("‘We never send such letters,’"));
  it("gives no reason by “since the start of”", () => expect(talk(WARNING, "why scan the code").message).not.toContain("gives a reason here"));
  it("but a message that presses is one still", () =>
    expect(
      talk(
        "Your bank warns of fraud! Your account is locked. Pay 80 euros within 24 hours and confirm your password here: http://b-ank.example",
        "is this a scam",
      ).message,
    ).not.toContain("it warns about one"));
});

it.each([
  "We only share the recipe with 20 friends. It has been in the family since 1920.",
  "No office will send someone to every house to read the meter. Ask for a card.",
])("nobody is asked to pass it on: %s", (text) => expect(talk(text, "is it true").message).not.toContain("asks to be passed on"));
it("a purpose is a reason, too", () => expect(talk(CLUB, "why are they doing it").message).toContain("> “The change is meant to save power.”"));
it("a sum that a council saves a year is no price cut", () =>
  expect(
    talk("Lamps in Orme go dark at one from 5 May. It will save £90,000 a year. Residents may object by 2 May.", "what should i ask").message,
  ).not.toContain("original price"));

describe("what a new question must not take for an answer", () => {
  const FEES = "The bank charges 3 euros for each card. A trial with paper cards ended in May. Accounts stay free. Visits to the branch fell from 410 to 265.";
  it.each(["so they are crooks", "so the bank is guilty"])("a charge for a card is none in court: %s", (remark) =>
    expect(talk(FEES, remark).message).not.toContain("I don’t judge anybody"),
  );
  it("“from 410 to 265” is no age", () => expect(talk(FEES, "how old is it").message).not.toContain("from 410"));
  it.each(["i'm bored", "i am back", "im impressed"])("a mood is no case: %s", (remark) => expect(talk(FEES, remark).message).not.toMatch(/your case/i));
  it("“the cat” is no Central Area Transit where the text has a cat", () =>
    expect(talk("The Central Area Transit moved. Its cat stayed in the depot. Nobody fed it.", "what about the cat").message).toContain(
      "Its cat stayed in the depot.",
    ));
  it("a number in a message is not taken on trust", () =>
    expect(
      talk("Dear guest, your room is ready. Breakfast begins at seven. Call us on 020 555 0111 for a taxi. Yours, Hotel Ahr", "can i call them").message,
    ).toContain("a number or an address you already had"));
});

describe("a notice to a reader of a certain age, or with none of what it names", () => {
  const DIVERS =
    "Dear divers, the lake opens on 3 June. You must be 16 or older. No license is needed in the bay. Please send your application to Mr Jon Pell by 20 May. We will call you.";
  it.each(["i am 14", "my son is fifteen"])("is shown the age that it names: %s", (question) =>
    expect(talk(DIVERS, question).message).toContain("> “You must be 16 or older.”"),
  );
  it.each(["i have no license", "my sister has no license"])("and what it says of the thing: %s", (question) =>
    expect(talk(DIVERS, question).message).toContain("Here’s what it says about that:\n\n> “No license is needed in the bay.”"),
  );
  it.each(["who do i write to", "whom should we send it to"])("and to whom one writes: %s", (question) =>
    expect(talk(DIVERS, question).message).toContain("your application to Mr Jon Pell"),
  );
  it("and a day without a statistics office", () => {
    const { message } = talk("Dear guest, your oven check is now on Friday 9 May between 9 and 11. Please clear the room.", "when do they come");
    expect(message).toContain("> “Dear guest, your oven check is now on Friday 9 May");
    expect(message).not.toContain("statistics office");
  });
  it.each(["is this real", "so is it genuine", "is the message fake"])("and whether it is from whom it says it can’t tell: %s", (question) =>
    expect(talk("Hi, this is Ben from Warmfix. Your oven check is on Friday. Please clear the room.", question).message).toMatch(
      /^I can’t look up who sent it/,
    ),
  );
  it("“in one sentence” is said of the text, and not of its gaps", () =>
    expect(
      talk(
        "Dogs should be on a leash in the park. A boy was bitten in May. Other parks do it. It costs nothing.",
        "what is the weakest argument",
        "in one sentence",
      ).message,
    ).toContain("> “"));
});

describe("an age", () => {
  const HOMEWORK = "Homework should go. Children sit for six hours and sit again at home. Parents help where they can.";
  it("is not read off hours", () => {
    const { message } = talk(HOMEWORK, "how old are the children");
    expect(message).toMatch(/^I don’t find an age in the text\. About “children”, it says this:/);
  });
  it.each([
    ["Most victims are over 70. A man was arrested.", "how old are the victims"],
    ["Mila is seven. She fetches water.", "how old is mila"],
    ["A 23-year-old man was arrested. He lives in Ely.", "how old is the man"],
  ])("is read where it stands: %s", (text, question) => expect(talk(`${text} The rest is open.`, question).message).not.toContain("no age in the text"));
});
