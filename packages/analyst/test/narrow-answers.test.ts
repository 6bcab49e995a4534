import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/** An answer that is right of one kind of text is said of no other. */
describe("who did it", () => {
  const MEN = "Two men were arrested in Halden on Monday. Vera Lind, the mayor, had closed the road.";
  it("is shown of men where a man is meant, and of nobody where a woman is", () => {
    expect(talk(MEN, "so he did it").message).toContain("I don’t judge anybody");
    expect(talk(MEN, "so she did it").message).not.toContain("Two men were arrested");
  });
});

describe("“Should I click?”, of a letter", () => {
  it("is told the way around a link where there is one, and that there is none where there is none", () => {
    expect(talk("Dear customer, your bill is ready. Log in to see it. Your water works", "should i click the link").message).toContain("not through a link");
    const { message } = talk("Dear neighbors, the yard is swept on Monday. Please move the bikes. Your caretaker", "can i click on it");
    expect(message).toContain("I see no link in it");
    expect(message).not.toContain("through a link in the message");
  });
});

describe("“Can I refuse?”", () => {
  it("is shown the way that a notice names", () => {
    const message = "Dear guest, the fee rises to 9 euros in May. You can cancel your card until 20 April. Your gym";
    for (const asked of ["can i refuse", "may i decline", "can i say no", "could i opt out"])
      expect(talk(message, asked).message).toMatch(/gives you a way[\s\S]*cancel your card/);
  });
  it("and that a letter without one leaves it open", () =>
    expect(talk("Dear parents, the hall is painted in June. The lessons are in the old school. Ms. Adler", "can i object").message).toContain(
      "I don’t see a sentence that leaves that up to you",
    ));
});

describe("a love letter from far away", () => {
  const LOVE =
    "My dear, I am a surgeon on an oil rig and think of you day and night. My card does not work here. Please help me with 400 euros for my daughter’s school. Do not talk to your children yet, they are jealous.";
  it("shows its signs, and what was sent is a loss", () => {
    expect(talk(LOVE, "is he real").message).toMatch(/why you can’t reach the sender|keep it to yourself/);
    expect(talk(LOVE, "i already sent him 200").message).toMatch(/Then be quick/);
    expect(talk(LOVE, "should i help him").message).not.toContain("strongest form");
  });
  it("and an honest letter from a ship has none", () =>
    expect(
      talk("Dear Ana, I am a cook on an oil platform now. The sea is loud. My phone works on Sundays, so call me then. Love, Jon", "is it a scam").message,
    ).not.toContain("in common with many scams"));
});

it("a body that signs at the end is named", () => {
  expect(talk("The pool opens at nine. Bring a towel. The swimming club Osten", "who wrote it").message).toContain("“The swimming club Osten”");
  expect(talk("The helmets are called back. We are sorry. Your Pico team", "who signed it").message).toContain("“Your Pico team”");
});
it.each([
  ["A ticket still costs 4 euros. The hall opens at nine. Bring a friend.", "is it expensive", "costs 4 euros"],
  ["A tree fell on a tram in Osten. Three people were injured. The line was closed.", "was anybody hurt", "Three people were injured"],
])("finds the everyday word for it: %s", (text, asked, shown) => expect(talk(text, asked).message).toContain(shown));

describe("what a text tells its reader not to do", () => {
  const KETTLE = "We call back the kettle Luma. Please stop using it at once. Do not open the lid with your hands. We do not sell spare lids. Nobody was hurt.";
  it.each([
    ["can i still use it", "Please stop using it"],
    ["should i open the lid", "Do not open the lid"],
    ["may we just open it if it is cold", "Do not open the lid"],
  ])("is shown where one asks whether to: %s", (asked, shown) => expect(talk(KETTLE, asked).message).toMatch(new RegExp(`says not to[\\s\\S]*${shown}`)));
  it.each(["can i open the box", "can i sell it", "should i wash it"])("and nothing of what it does not tell: %s", (asked) =>
    expect(talk(KETTLE, asked).message).not.toContain("says not to"),
  );
});

describe("words with two uses", () => {
  it("“I don’t tell you” asks nobody to keep quiet", () => {
    const post = "I don’t tell you to invest, I show what I do. Send 200 euros to start with the bot, and your money grows by 9 percent a week.";
    expect(talk(post, "is it a scam").message).not.toContain("keep it to yourself");
    expect(talk(post.replace("I don’t tell you to invest", "Don’t tell your bank"), "is it a scam").message).toContain("keep it to yourself");
  });
  it("a gain in percent by the week is a sign of its own, where somebody tells it of themselves", () => {
    const post = "I do not tell you to invest. With the Nova bot I made 14 percent in two weeks, and my link is below.";
    expect(talk(post, "what if i start with 100").message).toMatch(/It promises a lot|promises a lot/i);
    expect(talk("The index gained 3 percent in a week. Investors waited for the bank. Oil fell.", "is it a scam").message).not.toContain("promises a lot");
  });
  it("who asks for donations begs as no one weeps", () =>
    expect(talk("The roof of the church leaks. We need 9,000 euros for it. Whoever likes can give.", "so they just beg").message).not.toContain("weeps"));
  it("“how much is missing” asks for a figure, and not for gaps", () =>
    expect(talk("The choir has 300 euros. The organ costs 900 euros. It plays again in May.", "how much is missing").message).not.toContain("meant to inform"));
  it("“do they want payment” is no question for what is usual", () =>
    expect(talk("The club meets on Monday. Members bring a cake. Guests may listen.", "do they want payment").message).not.toContain("look up what’s usual"));
  it("a name with an office at the end signs", () => {
    const note = "The lending desk moves upstairs on Monday. Returns stay below.";
    expect(talk(`${note} Mara Olsen, librarian`, "who wrote it").message).toContain("“Mara Olsen, librarian”");
    expect(talk(`${note} Ask for Mara Olsen.`, "who wrote it").message).toContain("doesn’t say who wrote it");
  });
  it("what names a price is shown where one asks what it sells", () =>
    expect(talk("I read cards for people. A reading takes an hour and costs 80 euros.", "what is she selling").message).toContain("It names a price"));
});

it.each([
  ["wait is it free", "no cost"],
  ["sorry", "No harm done"],
  ["oh sorry about that", "No harm done"],
])("a newcomer’s word is no text: %s", (said, answer) => expect(talk("hi", said).message).toContain(answer));
