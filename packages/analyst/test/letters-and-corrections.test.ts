import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* Letters that say yes or no, and reports that correct themselves. */

const LOAN =
  "Dear Mr. Orban, thank you for your request of 2 May. Unfortunately, we cannot grant the loan. According to our rules, a fixed income is required, and yours is not sufficient. We offer you a credit card of 500 euros if you confirm that the request is closed. You may object within 20 days. Sincerely, Ida Falk, head of credit";
const PLACE = "Dear Ms. Weber, we regret that we cannot give your son a place this year. We wish you all the best. Sincerely, Kita Sonne";
const NEWS =
  "08:10 Fire in the harbor, a boat is burning. 08:25 Neighbors count 14 boats on fire. 09:02 Correction: three boats burned, the harbor office says. 09:30 The harbor office says no oil leaked. 09:45 The anglers’ club doubts this and asks for samples. 10:15 Fire captain Nils Orth: the cause was a heater.";

describe("a letter that says no", () => {
  it.each(["did i get it", "did we get the loan", "was my request approved", "is it a no", "what did they decide"])("says so: %s", (question) =>
    expect(talk(LOAN, question).message).toContain("> “Unfortunately, we cannot grant the loan.”"),
  );
  it.each(["why not", "why wont they give it to me", "why was i rejected", "so why did they say no"])("with the reason that stands in it: %s", (question) => {
    const { message } = talk(LOAN, question);
    expect(message).toContain("closest thing to a reason in it:\n\n> “According to our rules");
    expect(message).not.toContain("error rates");
  });
  it("or with none", () => expect(talk(PLACE, "why not").message).toContain("I don’t see a reason given"));
  it("may have another one, which nobody can read off it", () => {
    const { message } = talk(LOAN, "why not", "is that the real reason");
    expect(message).toMatch(/^I can’t know that/);
    expect(message).toContain("According to our rules");
  });
  it.each(["should i take it", "should i confirm it"])("and its offer is no medicine: %s", (question) => {
    const { message, intent } = talk(LOAN, question);
    expect(intent).toBe("decide");
    expect(message).toContain("gives something in return for something:\n\n> “We offer you a credit card");
    expect(message).not.toContain("You may object");
  });
  it("can be answered", () => expect(talk(LOAN, "what should i write back").message).toContain("Take your time"));
  it("is none where somebody else is refused something", () =>
    expect(
      talk(
        "The mayor refused to comment on the bridge on Friday. The bridge cost 3 million dollars and opened in May. It has two lanes for bikes.",
        "can we cross the bridge",
        "why not",
      ).message,
    ).not.toContain("It says no"));
  it("whose reason is asked of a text that refuses nothing is none", () =>
    expect(talk("The pool opens at nine. Towels are free. A ticket costs 4 euros.", "why not").message).not.toContain("closest thing to a reason"));
});

describe("a report that corrects itself", () => {
  it.each(["i thought it was 14", "wait i thought there were 14 boats", "but it said 14"])("shows the first number and the later one: %s", (question) => {
    const { message } = talk(NEWS, question);
    expect(message).toContain("Neighbors count 14 boats");
    expect(message).toContain("Correction: three boats burned");
  });
  it.each(["which one should i believe", "which is correct now", "which number is correct"])("chooses none: %s", (question) => {
    const { message } = talk(NEWS, question);
    expect(message).toMatch(/^I can’t tell which one is right/);
    expect(message).toContain("Correction: three boats burned");
  });
  it.each(["what is still unclear", "so whats open", "what is disputed"])("shows what is disputed: %s", (question) => {
    const { message } = talk(NEWS, question);
    expect(message).not.toContain("this app teaches");
    expect(message).toContain("The anglers’ club doubts this");
  });
  it("says who says otherwise, where one asks whether it is so", () => {
    const { message } = talk(NEWS, "did oil leak");
    expect(message).toContain("no oil leaked");
    expect(message).toContain("But someone in it says otherwise:\n\n> “09:45 The anglers’ club doubts this");
  });
  it("finds no denial in one of another matter", () =>
    expect(
      talk(
        "The pool on Elm Street is open on Sundays. A ticket costs 4 dollars. A spokesman denied on Friday that the mayor took money.",
        "is the pool open on sundays",
      ).message,
    ).not.toContain("someone in it says otherwise"));
  it.each([
    "Neighbors on Elm Street have argued for a year. The dispute over the fence began in May. The city measured the plot in July.",
    "The clinic opened in March and has 12 beds. The doctor said nothing was wrong with the water there. Patients come from three villages.",
    "The train left at nine with 80 people. One of them was denied a seat on the way. The next train came an hour later.",
  ])("finds none in what only has a word of one: %s", (text) => expect(talk(text, "is it true").message).not.toContain("Somebody in it says no"));
  it("says of what was shown whom it has it from", () => {
    const { message } = talk(NEWS, "what was the cause", "who says so");
    expect(message).toContain("that can be looked up:\n\n> “10:15 Fire captain Nils Orth: the cause was a heater.”");
    expect(message).not.toContain("Neighbors count");
  });
  it.each([
    "Tom Reed had withdrawn 40 dollars from his account on Monday. On Tuesday the card was gone. The bank blocked it within an hour. The police asked the shop for its pictures. Nobody was seen on them. The bank paid the loss after two weeks. Reed changed his bank in May.",
    "The teacher had corrected the tests of her class by Monday. On Tuesday the pupils got them back. Two of them had failed the test. The school asked their parents to come. Nobody came on that day. The pupils wrote the test again after two weeks. The class went home in May.",
  ])("is no text with a word of it, told in short: %s", (text) => expect(talk(text, "summary please").message).not.toContain("corrects itself"));
  it("is no text that only says that there was none of a thing", () =>
    expect(talk("There was no queue at the shop. The red coat costs 90 euros and the blue one 60.", "which one should i believe").message).not.toContain(
      "corrects itself",
    ));
  it("is told in short with its correction where one asks what happened", () => {
    const { message, intent } = talk(NEWS, "what happened");
    expect(intent).toBe("summary");
    expect(message).toContain("Correction: three boats burned");
  });
});

it("why something is not done is no question of a refusal where the letter gives no ground", () =>
  expect(talk(PLACE, "why dont they build a second house").message).not.toContain("It says no"));
it.each(["do they want to sell me something", "are they trying to sell me something"])("is not usual, but an ad or none: %s", (question) =>
  expect(talk("The clinic is open on Mondays. A check costs 20 euros. Ask at the desk.", question).message).not.toContain("look up what’s usual"),
);
it("what somebody gets out of it is what they link to", () =>
  expect(
    talk("My lovely friends, I bake this bread every day. It made me happy. With my link you get 10 percent off the flour.", "what does she get out of it")
      .message,
  ).toContain("With my link you get 10 percent"));
it("how common a thing is stands where it is counted", () =>
  expect(
    talk("Migraine often goes unnoticed. About one in eight people has it. The most common trigger is stress. Rest helps.", "how common is it").message,
  ).toContain("one in eight"));
it.each(["can i open the gate", "can we open the windows again"])("to open a thing is no link to click: %s", (question) =>
  expect(talk("The storm is over. The gate and the windows can be opened again, says the warden. The lake is high.", question).message).toContain(
    "can be opened again",
  ),
);
it.each(["whats normal", "so what is usual", "ok whats normal?"])("a bare word beside a text is looked for in it, and is no name to explain: %s", (question) =>
  expect(talk("A pulse of 60 to 80 is normal for adults. Sport lowers it. Ask your doctor.", question).message).not.toContain("this app teaches"),
);

describe("what is no answer to somebody who hopes", () => {
  const OPENING =
    "We are pleased to announce our new bakery on Elm Street. It opens on Saturday with cake for all. The vicar was happy to accept our invitation.";
  it.each(["did i win", "did we get in", "was my request approved", "did i get a voucher", "what did they decide"])("a shop’s news: %s", (question) =>
    expect(talk(OPENING, question).message).not.toContain("how it was decided"),
  );
  it("a thing that the letter does not speak of", () => expect(talk(LOAN, "did i get a bonus").message).not.toContain("how it was decided"));
  it("but “we are happy to offer” is", () =>
    expect(
      talk("Dear Mr. Ito, we are happy to offer you a bed in the hostel from 3 June. Please bring a towel. Yours, Eva Lund", "did we get in").message,
    ).toContain("how it was decided:\n\n> “Dear Mr. Ito, we are happy to offer you a bed"));
});
