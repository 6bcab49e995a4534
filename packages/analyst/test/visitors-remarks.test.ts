import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

const BANK =
  "Your account at Northfield Savings has been locked due to unusual activity. Confirm your details within 24 hours at northfield-verify.example or your card will be blocked.";
const TEA = "Berrylux tea melts fat while you sleep. I lost 12 kilos in three weeks without sport. Doctors are amazed.";
const LOVE = "My boyfriend texted me: If you really loved me you wouldn't need to go out with your friends every weekend. You always do what you want anyway.";

describe("an objection", () => {
  it.each([
    [BANK, "but it has the right name of my bank", "may be copied"],
    [BANK, "it came in the same thread as the usual messages", "may be copied"],
    [BANK, "they even know my full name", "may be copied"],
    [BANK, "yes but it looks so professional", "may be copied"],
    [BANK, "The website looks just like the real one though", "may be copied"],
    [BANK, "but i'm scared", "You don’t have to decide now"],
    [BANK, "it says it is secure", "saying so costs nothing"],
    [TEA, "it says it's all natural though", "saying so costs nothing"],
    [TEA, "but they promise my money back", "saying so costs nothing"],
    [TEA, "but my sister lost weight with it", "One case can’t show how it usually goes"],
    [TEA, "it worked for me", "One case can’t show how it usually goes"],
    [TEA, "My neighbor tried it and she swears by it", "One case can’t show how it usually goes"],
    [TEA, "but doctors say it", "look for a name"],
    [TEA, "but sientists have proofed it", "look for a name"],
    [TEA, "everyone in my gym drinks it", "got it from each other"],
    [TEA, "but its on tv", "look for the report"],
  ])("is weighed: %s %s", (text, remark, part) => {
    const { message, failure } = talk(text, remark);
    expect(failure).toBeNull();
    expect(message).toContain(part);
    expect(talk(text, remark, "recap").message).toContain(`The text at hand: “${text.slice(0, 40)}`);
  });
  it.each([
    "A new study by the Alder Institute says that tea drinkers live three years longer.",
    "My colleague tried the keto diet and he lost weight. Carbs are poison.",
    "Everyone says that the old bridge is finished.",
    "but what does it say about doctors?",
    "Is it on the news?",
    "But why is that a problem",
    "Scientists have proven that the moon drives the price of gold.",
    "does it work for everyone",
  ])("is not seen in a question or in another statement: %s", (remark) =>
    expect(talk(TEA, remark).message).not.toMatch(
      /may be copied|costs nothing|can’t show how it usually goes|look for a name|from each other|look for the report/,
    ),
  );
  it("of the visitor's own doctor is not weighed, and a friend of no swindler is not asked about a sender", () => {
    expect(talk(TEA, "my doctor says it is safe to mix the two").message).toContain("Somebody who knows your case can say more than any text");
    const friend = talk("The council voted to close the pool. Everyone knows that a town without a pool is dying.", "my friend says it is true").message;
    expect(friend).toContain("did they look it up somewhere else?");
    expect(friend).not.toContain("sender");
  });
  it("of what the text speaks of is answered from the text", () =>
    expect(talk("The council voted on Tuesday to close the outdoor pool for the summer.", "they said we would get a pool").message).toContain(
      "close the outdoor pool",
    ));
  it("about the catch of a swindler's message gets its signs", () => expect(talk(BANK, "is there a catch?").message).toMatch(/it asks for a password/i));
  it("of an honest letter is no matter of swindlers", () =>
    expect(talk("Dear families, the trip costs 12 euros. The bus leaves at eight. Ms. Adler", "but it has the right name of my school").message).not.toMatch(
      /swindler|scammer/,
    ));
});

describe("a remark is no new text", () => {
  it.each([
    [LOVE, "he says i always twist his words"],
    [LOVE, "and he told me that i am the problem"],
    [TEA, "my bff believes it, how do i tell her"],
    [TEA, "my mother takes it every day now, what should i say to her"],
    [TEA, "my uncle works there, what should i tell him"],
    [LOVE, "my sister is sure that he is nice, how can i explain it to her"],
    [TEA, "ok i see so what do you think about the doctors"],
    [TEA, "it is what i expected from them but how can i check the kilos"],
  ])("%s %s", (text, remark) => expect(talk(text, remark, "recap").message).toContain(`The text at hand: “${text.replace(/^.*?: /, "").slice(0, 30)}`));
  it.each([
    "My landlord wants to raise the rent by eighteen percent because the whole street does.",
    "Everybody who doubts the coin is either poor or stupid.",
    "The council bought the field in secret and nobody was asked.",
    "She says the earth is flat, and every pilot knows it.",
    "Our town must close the pool now, or the school will pay for it.",
    "They hide what is in the water because they earn on the filters.",
    "But everyone knows that vaccines are a scam.",
    "Everyone is talking about it and you will be left behind.",
    "That man is a liar, and everybody knows it.",
    "I won't vote for people who hate our country.",
  ])("and a new statement still is one: %s", (text) => expect(talk(TEA, text, "recap").message).toContain(`The text at hand: “${text.slice(0, 30)}`));
});

describe("a question to the analyst that names no text", () => {
  it.each([
    "ok do you know if the moon landing was faked",
    "this is a waste of time. just tell me if coffee is good or bad",
    "hey can you tell me whether eggs are healthy",
    "I want to know if eggs are unhealthy for older people",
    "i was wondering whether the lottery is rigged in this country",
    "Well, could you find out if vinegar cures warts",
  ])("is one about the world, and is marked for nothing: %s", (question) => {
    const { message, intent } = talk("hello", question);
    expect([intent, message]).toEqual(["unclear", expect.stringContaining("I know no facts of my own")]);
  });
  it.each([
    "Do you know what they hide from you? Everyone knows that the moon landing was faked in a studio.",
    "Tell me one politician who was ever honest about the moon landing, and everyone knows why nobody can.",
    "They will never tell you the truth about the moon landing because they are paid.",
    "The lottery is rigged and everybody in the ministry knows it.",
  ])("and a statement is read as one: %s", (text) => expect(talk("hello", text).message).not.toContain("I know no facts of my own"));
});

describe("“is he lying?”", () => {
  it.each(["is he lying?", "Was he right about that?", "is he honest", "are they right?", "Is she really fair?", "is he wrong"])(
    "asks about whoever wrote the text, and not about the world: %s",
    (question) => {
      expect(talk(LOVE, question)).toMatchObject({ intent: "verdict", failure: null });
      expect(talk(LOVE, question).message).not.toContain("Who measured it?");
    },
  );
  it("asks for the text where there is none", () => expect(talk("hello", "is he lying?").message).toContain("Which text is this about?"));
});

describe("an honest message", () => {
  const PARTY =
    "Hi Tom, we will have a party on Saturday from six until eleven. If it gets too loud, please ring the bell or call me and I will turn it down. Best, Carla";
  it("is not said to lean on anybody, nor sent to two reports", () => {
    expect(talk(PARTY, "what should I answer?").message).toMatch(/None of its wording stands out/);
    expect(talk(PARTY, "what should I answer?").message).not.toMatch(/puts pressure on you|Keep the message/);
    expect(talk(LOVE, "what should I answer?").message).toContain("puts pressure on you");
    expect(talk(PARTY, "is this fishy?").message).not.toContain("two reports");
  });
});

describe("what sells a cure", () => {
  const DROPS =
    "Your dog has arthritis? VetraFlex drops gave my old shepherd his youth back. After two weeks he jumped over fences. Vets don’t recommend it because they earn more on surgery. Order before Sunday and get the second bottle free.";
  it.each(["what's the catch", "where is the catch?", "Is there any fine print", "what is the snag", "so what’s the hook?", "what is missing"])(
    "has gaps, and they are what is asked for: %s",
    (question) => expect(talk(DROPS, question).message).toMatch(/A named source/),
  );
  it.each(["is there proof?", "Is there any evidence for it?", "are there studies", "is there really any research on that", "is there some scientific proof"])(
    "has no source, and that is said: %s",
    (question) => expect(talk(DROPS, question)).toMatchObject({ intent: "sources", failure: null }),
  );
  it.each([
    "can I give it to my dog?",
    "should I take this",
    "can my mother stop taking it",
    "May I drink it?",
    "could we give that to our little son",
    "can i mix them?",
  ])("is a medical question: %s", (question) => expect(talk(DROPS, question).message).toMatch(/^That’s a medical question/));
  it.each([
    "should I take it seriously?",
    "can I take this at face value",
    "Can I give it to my boss to read?",
    "how should I take that",
    "can they take it back?",
    "should I take it down",
  ])("and no other question is: %s", (question) => expect(talk(DROPS, question).message).not.toContain("medical question"));
  it("is not said to have none of the usual gaps where nothing was looked for", () =>
    expect(
      talk("The bread rises for an hour near the oven. Then it goes in for forty minutes. Let it cool on a rack before you cut it.", "can the mayor bake?")
        .message,
    ).not.toContain("none of the usual gaps"));
});

describe("whoever passes it on", () => {
  it.each([
    "from my boss: ",
    "this is from my landlord: ",
    "It came from our school office:\n\n",
    "a letter from my insurance: ",
    "From my sister yesterday: ",
    "an email from our bank: ",
  ])("is no part of the text: %s", (head) =>
    expect(talk(`${head}Real professionals don’t count hours, and the client expects the release on Friday.`, "recap").message).toContain(
      "The text at hand: “Real professionals",
    ),
  );
  it.each([
    "From our town comes the best bread of the whole valley: dark, sour and baked in wood ovens.",
    "Light from the moon is weak: it takes a long time to read by it, and nobody does.",
  ])("but its own first words are: %s", (text) => expect(talk(text, "recap").message).toContain(`The text at hand: “${text.slice(0, 12)}`));
});

describe("a remark that is known by its words", () => {
  it("is no forecast where somebody rang somebody", () =>
    expect(talk("A bus stood in the ditch on Monday. Nobody was hurt.", "they called the fire brigade").message).not.toContain("One hit can be luck"));
  it.each([
    "she was right about the last crash though",
    "they have been right many times",
    "he predicted the last two",
    "he called every crash",
    "it was correct every time so far",
    "but it was spot on before",
    "she's always right about stocks",
  ])("a hit before: %s", (request) =>
    expect(talk("The index will double by spring. Whoever waits will regret it forever, the charts never lie.", request).message).toMatch(
      /One hit can be luck/,
    ),
  );
  it.each([
    "but he was so polite",
    "she seems really sincere",
    "they're very helpful though",
    "he sounds honest to me",
    "well, they were friendly",
    "it was a lovely lady, she was so caring",
  ])("friendliness: %s", (request) =>
    expect(talk("The index will double by spring. Whoever waits will regret it forever, the charts never lie.", request).message).toMatch(
      /kind people make mistakes/,
    ),
  );
  it.each([
    "it's for charity",
    "but it's for the animals",
    "they really mean well",
    "but that's a great cause",
    "he means it well",
    "it has a noble purpose though",
  ])("a good cause: %s", (request) =>
    expect(talk("Only you can save the dogs of Brimley. Don't look away. Give now.", request).message).toMatch(/A cause can be good/),
  );
  it.each(["that is the truth", "but it's obvious", "no, it is really a fact", "well it's how it is", "but this is what happened", "honestly it's clear"])(
    "it is so: %s",
    (request) => expect(talk("The new coach has no idea. Everything went downhill, all good players left.", request).message).toMatch(/It may well be/),
  );
  it.each([
    "there is a video of it though",
    "but they have before and after photos",
    "I saw pictures of it",
    "she posted screenshots",
    "he has footage",
    "it comes with testimonials",
  ])("pictures: %s", (request) =>
    expect(talk("This cream made my scars vanish in two days, doctors are speechless.", request).message).toMatch(/A picture shows that there is a picture/),
  );
  it.each([
    "my dad gets really annoyed",
    "whenever we talk about it she gets upset",
    "they won't listen",
    "my friend just laughs at me",
    "he'd be hurt",
    "when I ask for proof he changes the subject",
  ])("how somebody takes it: %s", (request) =>
    expect(talk("Everyone knows that the moon landing was filmed in a studio. Wake up!", request).message).toMatch(/That’s hard, and common/),
  );
  it.each([
    "should I let it go?",
    "is it even worth arguing",
    "should we just drop it",
    "shall I keep trying",
    "can I just let him be",
    "should I stay silent then",
  ])("giving up: %s", (request) =>
    expect(talk("Everyone knows that the moon landing was filmed in a studio. Wake up!", request).message).toMatch(/You can let it rest/),
  );
  it.each([
    "what if it really happens",
    "but what if it's right",
    "and what if this is true?",
    "but if it's true?",
    "what if something happens to my son",
    "so what if they are actually right",
  ])("what if it is so: %s", (request) =>
    expect(talk("Wolves were seen behind the kindergarten!!! Nobody tells us anything. Share with every parent!", request).message).toMatch(
      /Then you’ll find it elsewhere/,
    ),
  );
});

it.each(["What should I tell a patient?", "What do I say to my mother?", "What can I write back?"])(
  "a text with “%s” behind it is the one that is asked about",
  (asked) =>
    expect(talk(`Berrylux is clinically proven to melt fat by 87.3%. Doctors recommend two cups daily. ${asked}`).message).not.toContain(
      "Which text is this about?",
    ),
);
