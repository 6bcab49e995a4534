import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/** What people tell who have no text to paste: a call, or what an assistant said to them. An answer about their own wording would be the wrong one. */
describe("a caller who is after something", () => {
  it.each([
    "someone called and said he is from microsoft",
    "a man on the phone says my computer has a virus, what should i do",
    "My bank called me and wants a code. Is that real?",
    "The police called me, is that real?",
    "they keep calling my mother about her savings",
    "is it a scam when they ask me to pay with apple gift cards",
    "he wants the money in steam cards, is that normal",
    "My landlord says I should pay the deposit in gift cards. Is that legit?",
    "Someone from Amazon called about a job and wants my bank details for the interview fee. Is that normal?",
    "a woman from the tax office called me",
    "Somebody phoned to say my grandson had an accident and needs bail money",
  ])("gets what to do, whoever it was: %s", (told) => expect(talk(told).message).toMatch(/I can’t tell from here who it was[\s\S]*Hang up/));
  it.each([
    "My mother called about dinner on Sunday.",
    "The police called the driver a hero.",
    "They called the bank a casino.",
    "I called my bank about the new card.",
    "The teacher was on the phone when the bus came.",
    "For her birthday I bought two gift cards.",
    "Can I pay with a gift card at the cinema?",
    "My aunt wants an Apple gift card for her birthday. Is that a good present?",
    "Where can I buy a Steam gift card?",
    "He said on the phone that my account of the story is wrong.",
    "The bank called back, and my loan is approved!",
    "My bank called about my appointment on Friday.",
    "She called and the police came.",
    "A woman from the bank called me, and I have an interview on Monday. What should I wear?",
    "Amazon called, I got the job! What now?",
  ])("is not seen in an ordinary sentence: %s", (told) => expect(talk(told).message).not.toContain("Hang up"));
  it("is second where something was given already", () =>
    expect(talk("a man called from microsoft and I gave my card number, help").message).toMatch(/Then be quick/));
});

describe("what an assistant told", () => {
  it.each([
    "ChatGPT told me that I can deduct my glasses. Is that right?",
    "My phone's AI says the pension deadline is 30 November. Can I believe it?",
    "Copilot said that the train goes at 8:15. true?",
    "The AI gave me three sources. Are they real?",
    "Copilot told me that the shop opens at nine",
    "Gemini told me that this month has 31 days. Is that right?",
    "My assistant on my phone says that it will snow. Can I trust it?",
    "The chatbot of my bank told me I need no code. Is that true?",
    "ChatGPT said the pension deadline is 30 November. It sounded very sure. Can I believe it?",
  ])("is weighed as its answer, and not as the visitor’s wording: %s", (told) => {
    const { message } = talk(told);
    expect(message).toMatch(/its tone tells you nothing[\s\S]*Ask again in a new chat[\s\S]*Become AI Aware/);
    expect(message).not.toMatch(/patterns|pharmac/);
  });
  it("goes to the pharmacist first where it is about medicine", () =>
    expect(talk("An assistant told me I can take ibuprofen with my blood pressure pills, it said it was completely safe. Can I trust it?").message).toMatch(
      /First of all:\*\* with medicine, ask a pharmacist[\s\S]*its tone tells you nothing/,
    ));
  it.each([
    "The assistant told the board that sales fell. They did not ask why.",
    "My assistant wrote this: Everyone knows that the plan works. Is it fair?",
    "Is the AI in this article real?",
    "The shop assistant told me that the coat is real wool. Is that true?",
    "Our legal assistant said that we need a permit. Is that right?",
    "Claude said he would come at five. Is that right?",
    "Our new assistant told me that the room is booked. Is that right?",
    "Alexa said she is moving to Rome. Should I believe it?",
    "Gemini says luck comes to me this month. Is it true?",
  ])("is not seen elsewhere: %s", (told) => expect(talk(told).message).not.toContain("its tone tells you nothing"));
});

describe("a message that is told of and not shown", () => {
  it.each([
    "i got a text that my parcel is held at customs",
    "We received an email saying our account is locked.",
    "my colleague just sent me a strange message",
  ])("is asked for after what to do until then, where something hangs on it: %s", (told) =>
    expect(talk(told).message).toMatch(/before I see its words[\s\S]*Don’t tap anything in it/),
  );
  it.each([
    "I got a message from my sister about the picnic.",
    "She got a mail about the choir.",
    "My neighbor sent me a nice card.",
    "I got a message that says: your account is locked, call 555 0199 now",
  ])("is not heard in other words: %s", (told) => expect(talk(told).message).not.toContain("until I see its words"));
  const PRIZE = "i got an sms that i won a prize";
  it.each([
    [PRIZE, "can i tap the link", /^Not from the message/],
    [PRIZE, "there is a lake behind the house", null],
    [PRIZE, "should i buy a new bike", null],
    ["my chief sent me a weird mail", "it asks me to buy gift cards", /No company or government office takes payment/],
    ["my chief sent me a weird mail", "is it really from him", /can be faked, so it proves/],
    ["someone from microsoft called", "he wanted my password", /^That’s the sign/],
    ["someone from microsoft called", "but i didn’t give it", /^Good: then not much can have happened/],
    ["someone from microsoft called", "what should i do now", /^Ask the real sender/],
  ])("goes on with what is asked of it: %s, then %s", (told, asked, said) => {
    const { message } = talk(told, asked);
    if (said) expect(message).toMatch(said);
    else expect(message).not.toMatch(/Not from the message|can be faked, so it proves|No company/);
  });
});

describe("what is asked once a case was told", () => {
  const THREAT = "he says he'll post my pics if i dont send more";
  const CALL = "someone called and said he is from microsoft";
  const TOLD = "ChatGPT said the pension deadline is 30 November. Can I believe it?";
  const NOTE = "Dear parents, the trip to the museum is on Friday. The bus leaves at eight, and it costs 12 euros. Can your child come? Ms. Adler";
  const LOST = "I gave my card number to a man on the phone. Help!";
  it.each([
    [THREAT, "what if he does it anyway", /It can be taken down[\s\S]*takeitdown/],
    [THREAT, "im scared", /not your fault[\s\S]*findahelpline/],
    [THREAT, "who can i tell", /One person is enough/],
    [THREAT, "should i pay him", /^No\. People who get something come back for more/],
    ["a guy online wants pics of me", "what should i write back", /“I don’t send pictures\.”/],
    [THREAT, "hm i dont know", /Somebody close to you can/],
    [CALL, "what if it really was microsoft", /calling them yourself costs nothing/],
    [CALL, "he keeps calling", /Don’t pick up/],
    [TOLD, "where do I look that up", /With whoever decides it/],
    [TOLD, "it gave me a link", /^Open it, and see three things/],
    [LOST, "i called the bank", /^That’s a good step/],
    [LOST, "will i get my money back", /every hour counts/],
  ])("asks for no text: %s, then %s", (told, asked, said) => {
    const { message, failure } = talk(told, asked);
    expect(message).toMatch(said);
    expect(failure).toBeNull();
  });
  it.each([
    [THREAT, "should i send my essay to the teacher", /People who get something/],
    [THREAT, "can i do my homework tomorrow", /People who get something/],
    [THREAT, "what if they close the library", /taken down/],
    [THREAT, "how do i write a good headline", /I don’t send pictures/],
    [THREAT, "i am afraid of heights", /not your fault/],
    [THREAT, "my dad can tell a joke", /One person is enough/],
    [CALL, "what if it snows", /calling them yourself/],
    [CALL, "maybe he wins the race", /calling them yourself/],
    [CALL, "may i call you back", /Don’t pick up/],
    [TOLD, "where can i see the eclipse", /With whoever decides it/],
    [TOLD, "how do i check my tires", /With whoever decides it/],
    [LOST, "is a refund for a train ticket taxed", /every hour counts/],
  ])("says nothing on the case to what is another matter: %s, then %s", (told, asked, said) => expect(talk(told, asked).message).not.toMatch(said));
  it("goes on with it as long as it is asked about", () => {
    const asked = ["im scared", "who can i tell", "should i pay him", "what do i write back", "what if he posts them anyway"];
    expect(talk(THREAT, ...asked, "should i do what he says").message).toMatch(/^No\. People who get/);
  });
  it("lets a technique be asked about in between, and ends with a text of another kind", () => {
    expect(talk(CALL, "what is a straw man?").message).toMatch(/straw man/i);
    expect(talk(CALL, NOTE, "what are its sources?").message).not.toContain("I can’t tell from here");
    expect(talk(THREAT, NOTE, "what is it about", "what should I answer").message).not.toContain("I don’t send pictures");
    expect(talk(NOTE, THREAT, "should i pay him").message).toMatch(/^No\. People who get/);
  });
});

it("“How do I know if an email is real?” asks for the signs of a swindle, not of false news", () => {
  for (const asked of ["How do I know if an email is real?", "how can I spot a fake text message"])
    expect(talk(asked).message).toMatch(/Signs that are common in scams:[\s\S]*reach the sender in a way you already know/);
});

it("a prize is nothing that one buys", () => {
  const { message } = talk("you won 500 gems for your game, click here gems-free.example fast before it expires");
  expect(message).toContain("Before you pay, click or reply");
  expect(message).not.toContain("Before you buy");
});

describe("“Is it real?”, of a letter", () => {
  const CHARGED = "Dear customer, your card was charged 89 euros. If this was not you, call us at the number on your card.";
  it("asks for its sender", () => {
    for (const asked of ["Is this mail from my bank real?", "Is it real?", "is this genuine?"])
      expect(talk(`${asked} ${CHARGED}`).message).toMatch(/I can’t look up who sent it[\s\S]*no all-clear[\s\S]*reach the sender in a way you already know/);
  });
  it("asks for its sender, too, where the question stands behind a letter that was brought in", () => {
    expect(talk(`My bank wrote me this: ${CHARGED} Is it real?`).message).toMatch(/I can’t look up who sent it[\s\S]*no all-clear/);
    expect(talk("My bank wrote me this: Dear Mrs Kaya, your new card is on its way. Can you call us?").message).not.toContain("who sent it");
  });
  it("and of other texts for what they say", () => {
    expect(talk("Is it real? The council bought new buses on Monday. They cost 2 million euros, and run without noise.").message).not.toContain("who sent it");
    expect(talk(`Is it true? ${CHARGED}`).message).toContain("I can’t tell whether it is true");
  });
});

describe("what is asked of other things while a case is open", () => {
  const WANTED = "a boy wants nudes of me";
  const CALLED = "someone called and said he is from microsoft";
  const TOLD = "ChatGPT told me that I can deduct my glasses. Is that right?";
  it.each([
    [WANTED, "should i give my rabbit a carrot", /People who get something come back/],
    [WANTED, "how should i answer question 4 of my homework", /I don’t send pictures/],
    [WANTED, "what if they close the pool", /Write down where it is/],
    [WANTED, "tell a joke", /You could start with/],
    [CALLED, "what if they raise the fees", /calling them yourself costs nothing/],
    [TOLD, "where can i see the northern lights", /whoever decides it or keeps the record/],
  ])("is not answered by it: %s / %s", (told, asked, answer) => expect(talk(told, asked).message).not.toMatch(answer));
  it.each([
    [WANTED, "should i just send him one picture", /People who get something come back/],
    [WANTED, "how do i reply", /I don’t send pictures/],
    [WANTED, "but what if they already posted it", /Write down where it is/],
    [WANTED, "should i tell my aunt", /You could start with/],
    [CALLED, "but maybe it is real", /calling them yourself costs nothing/],
    [TOLD, "how can i check that", /whoever decides it or keeps the record/],
  ])("is, where it is of the case: %s / %s", (told, asked, answer) => expect(talk(told, asked).message).toMatch(answer));
});

describe("ordinary things beside the words of a case", () => {
  it.each([
    ["My coach wants to post our video for the whole school", /blackmail/],
    ["They rang about my appointment, do I need my insurance card?", /Hang up/],
    ["My Gemini horoscope says that money comes on Friday. Is that true?", /its tone tells you nothing/],
    ["The assistant at the pharmacy told me to come on Monday. Is that right?", /its tone tells you nothing/],
    ["I followed a link in an ad and ordered a lamp, was that bad?", /Then be quick/],
  ])("%s", (told, answer) => expect(talk(told).message).not.toMatch(answer));
  it.each([
    ["My coach says he will share my naked photos with my school if I leave", /blackmail/],
    ["They called about a job interview and want my password", /Hang up/],
  ])("and what is one: %s", (told, answer) => expect(talk(told).message).toMatch(answer));
});
