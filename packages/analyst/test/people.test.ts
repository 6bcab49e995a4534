import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

const LANDLORD = `My landlord wrote: "Everyone else in the building has already signed. Sign the new lease by tonight. I'd hate for this to get complicated for you."`;
const BOSS = "He said: 'You remember it wrong again. Nobody else has a problem with the deadlines. Maybe this job is too hard for you.'";
const CHAIN = "Starting Saturday your phone company will charge 99 cents per message unless you forward this to 20 contacts. It was on the radio.";
const NEWS = "The council voted on Tuesday to close the pool after engineers found rust in the roof beams. Repairs would cost 2.1 million.";

describe("how to tell somebody", () => {
  it.each([
    "How do I explain to him that it is nonsense?",
    "what should I tell her?",
    "How can I convince my dad that it's false?",
    "how do I talk to my aunt about this",
    "How could we warn people about it?",
    "How do I stop her from believing it?",
  ])("gets an order that keeps the talk friendly: %s", (request) => {
    const { message, failure } = talk(CHAIN, request);
    expect(failure).toBeNull();
    expect(message).toMatch(/Ask before you tell[\s\S]*Leave a door open/);
    expect(message, "at a place of the text").toContain("forward this to 20 contacts");
  });
  it("needs no text", () => expect(talk("How do I talk to my uncle about conspiracy theories?").message).toContain("Ask before you tell"));
  it.each(["How do I tell them apart?", "How can I tell whether it is true?", "What does it tell us about the pool?"])("is not asked for by: %s", (request) =>
    expect(talk(NEWS, request).message).not.toContain("Ask before you tell"),
  );
});

describe("what to answer", () => {
  it.each(["What can I say to him?", "How should I reply?", "what do I answer", "How do I respond to that?"])(
    "to a message that leans on its reader: %s",
    (request) => {
      const { message } = talk(LANDLORD, request);
      expect(message).toMatch(/Take your time[\s\S]*Keep the message/);
      expect(message).toContain("I'd hate for this to get complicated");
    },
  );
  it("is a question where the text is news", () => expect(talk(NEWS, "How should I reply?").message).not.toContain("Take your time"));
});

describe("a doubt in oneself", () => {
  it.each(["am I overreacting?", "Am I being unfair?", "is it just me", "Am I too sensitive?"])("is neither confirmed nor waved away: %s", (request) => {
    const { message, failure } = talk(BOSS, request);
    expect(failure).not.toBe("hedge");
    expect(message).toMatch(/I can’t judge that[\s\S]*Does it happen again\?/);
  });
});

describe("a message that wants to be passed on", () => {
  it.each([
    "Is it a chain letter?",
    "should I share it?",
    "would it be ok to forward it just in case?",
    "how would he check it himself",
    "How can I find out?",
  ])("gets what to do before: %s", (request) => expect(talk(CHAIN, request).message).toMatch(/asks to be passed on[\s\S]*let it end with you/));
  it("is not what news are", () => expect(talk(NEWS, "Should I share it?").message).not.toContain("passed on"));
  it("is checked outside of itself where it asks for money", () =>
    expect(
      talk("Pay the balance of $14.20 within 24 hours at schoolpay-center.info or your child gets no meals.", "how can I find out for real?").message,
    ).toContain("reach the sender"));
});

describe("a private message", () => {
  it("is not asked for its sources", () => expect(talk(LANDLORD).message).not.toContain("A named source"));
  it("is, where it praises a cure", () =>
    expect(
      talk(
        "I was told by three doctors that my knees would never heal. Then I took these pills for a month, and I was cured. You should take them too, they work for everyone.",
      ).message,
    ).toContain("A named source"));
});

describe("questions that are about no text", () => {
  it.each([
    ["How do I ask an AI better questions?", "Let it say “I don’t know”"],
    ["How do I write good prompts?", "Let it say “I don’t know”"],
    ["how do I know if a study is good", "What it was compared with"],
    ["So who should I trust?", "They show how they know"],
    ["what would change your mind?", "none to change"],
    ["Can you check whether coffee causes cancer?", "Who measured it?"],
  ])("%s", (request, answer) => expect(talk(request).message).toContain(answer));
  it.each(["and malinformation?", "what about malinformation"])("a short name is remembered: %s", (request) =>
    expect(talk("What is the difference between misinformation and disinformation?", request, "give me an example").message).toContain("A real letter, stolen"),
  );
});

describe("other words for what is known", () => {
  const AI = "ChatGPT told me this: The tower was completed in 1889. Studies show that 87% of visitors prefer the second floor.";
  it.each([
    ["which of these should I double check", "can be checked"],
    ["how sure can I be about the 87%", "To check it"],
    ["what's the strongest objection?", "other side"],
    ["who would gain from this?", "I don’t see anybody in it who speaks, pays or gains"],
    ["is the part about 1889 true?", "Sentence 1 of 2"],
    ["why only 75%?", "I go by rules."],
    ["what should they have said?", "Fairer wordings"],
  ])("%s", (request, answer) => expect(talk(AI, request).message).toContain(answer));
  it("a question of fairness is not answered with truth", () => {
    expect(talk(NEWS, "Is it biased?").message).toContain("I can’t tell whether it’s fair");
    expect(talk(NEWS, "Is it true?").message).toContain("whether it is true");
    expect(talk(NEWS, "Is it misleading?").message).toContain("The words don’t show what somebody meant");
  });
});

describe("the wish to learn", () => {
  it.each([
    "Can you give me an exercise for 14 year olds?",
    "make a quiz for my class",
    "what lessons do you have",
    "where can I practice?",
    "How can I become a better critical thinker?",
    "quiz me",
    "what book should i read",
    "Where do I start learning about logic?",
  ])("is shown what the app has: %s", (request) => {
    for (const said of [talk(request), talk(NEWS, request)]) {
      expect(said.failure).toBeNull();
      expect(said.message).toMatch(/\(\/educate\)[\s\S]*\(\/review\)/);
    }
  });
  it("begins with the technique that is named", () =>
    expect(talk("Do you have a lesson on the straw man?").message).toMatch(/For straw man, start with[\s\S]*\(\/educate\/straw-man\)/));
  it.each(["What lesson does the story teach?", "Which exercises does the article recommend?", "Is the training in it worth the money?"])(
    "is not meant by a question about the text: %s",
    (request) => expect(talk(NEWS, request).message).not.toContain("(/review)"),
  );
});

describe("a question typed without capitals and a question mark", () => {
  it("is parted from the text before it", () => {
    const { message } = talk("my friend says that everyone knows that the moon landing was fake. how do i respond");
    expect(message).not.toContain("how do i respond");
  });
});

describe("what suits a shop, and a body", () => {
  it("a count in a shop is not looked up in a statistics office", () => {
    const { message } = talk("Limited offer! Only 2 left at this price. 17 people have this in their cart.", "are the numbers real?");
    expect(message).toContain("private window");
    expect(message).not.toContain("statistics office");
  });
  it("whether a drug is safe for somebody is not read off the text", () => {
    const text = "Fasting was shown to improve insulin sensitivity in numerous studies. You can safely combine it with every pill.";
    for (const request of ["ok and is it safe for me?", "Is this safe for my mother?"]) expect(talk(text, request).message).toContain("medical question");
  });
  it("of two statements the one to believe is compared, not judged alone", () =>
    expect(talk("Compare these: A: Crime fell by 12 percent last year. B: Crime is exploding and nobody is safe.", "which one would you believe").intent).toBe(
      "compare",
    ));
  it("a cure in a video is a claim", () =>
    expect(
      talk(
        "here is the transcript: So guys, the pharmacies will not like to hear it. I healed my thyroid in three weeks with just celery juice. My followers get the same. Link in bio, use the code.",
        "what's missing",
      ).message,
    ).toContain("A named source"));
});

describe("whether a text is an advertisement", () => {
  const SELLS = "This cream changed my mornings. Use my code ANNA10 for 10% off, link in bio. Order yours while it lasts.";
  it.each(["Is this an ad?", "is it sponsored", "Is it trying to sell me something?", "Does it look like marketing?", "is this a paid post"])(
    "gets what speaks of selling: %s",
    (request) => {
      const { message } = talk(SELLS, request);
      expect(message).toMatch(/asks you to buy[\s\S]*a price or a discount[\s\S]*its own code or link/);
      expect(message).toContain("no label");
    },
  );
  it("repeats the label that it has", () => expect(talk(`#ad ${SELLS}`, "Is this an ad?").message).toContain("It carries a label"));
  it("finds nothing of it in news", () => expect(talk(NEWS, "Is this an ad?").message).toContain("None of its sentences asks you to buy"));
  it.each(["Is the ad true?", "What does the ad say about the price?"])("is another question than: %s", (request) =>
    expect(talk(SELLS, request).message).not.toContain("speaks of selling"),
  );
});

describe("what only looks like one of these", () => {
  const SHARED = "Please share this with all of your friends. The council gives each household two bins, and neighbors share the third.";
  it.each([
    [NEWS, "How do I explain the figures?", "Ask before you tell"],
    [NEWS, "How can I tell the difference?", "Ask before you tell"],
    [NEWS, "How do I tell my facts from my opinions?", "Ask before you tell"],
    [NEWS, "Is advertising bad for children?", "somebody paid for it"],
    [SHARED, "What would the neighbors share?", "asks to be passed on"],
    ["The company offers training to all of its guards, and the first course begins in May.", "Which training does the company offer?", "(/review)"],
    ["It is cold. The bridge opens in May, and it costs 4 million.", "How sure can I be about it?", "To check it"],
  ])("%s: %s", (text, request, not) => expect(talk(text, request).message).not.toContain(not));
  it.each(["Can you check my essay?", "could you look up my letter", "Can you tell me more about you?"])(
    "asks for a text, and is no question of fact: %s",
    (request) => expect(talk(request).message).not.toContain("no facts of my own"),
  );
});

describe("whoever is written to, and oneself", () => {
  it.each([
    "how do I answer my colleague?",
    "what can I say to her",
    "how should I react to him",
    "what would I reply to my friend",
    "how could one respond to people like that",
    "what do I write to her",
  ])("an answer to somebody: %s", (request) =>
    expect(talk('My colleague wrote: "It rained all week, so the drought must be a fairy tale."', request).message).toMatch(/Take your time/),
  );
  it.each([
    "what can I post in the group?",
    "how should I reply in the chat",
    "what do i answer to the other mothers in our group",
    "what do I write in the comments",
    "how do i react in the class chat... what do I say to them",
    "what should I write to the parents",
  ])("an answer to a group that passes it on: %s", (request) =>
    expect(talk("Wolves were seen behind the kindergarten!!! Nobody tells us anything. Please share with every parent!", request).message).toMatch(
      /keep a talk like that friendly/,
    ),
  );
  it.each([
    "she thinks i'm too sensitive",
    "he said i was being dramatic",
    "they say I am paranoid",
    "she told me I'm just imagining it",
    "my sister says i'm unreasonable",
    "he claims that i am selfish",
  ])("what others say of me: %s", (request) =>
    expect(talk('My partner wrote: "If you loved me, you would not need your friends every weekend."', request).message).toMatch(/^I can’t judge that/),
  );
  it.each(["who pays for you", "who finances this site?", "who is behind this app", "who controls you", "who sponsors candor", "and who funds you then?"])(
    "who pays for it: %s",
    (request) => expect(talk(request).message).toMatch(/free tool with open rules/),
  );
  it.each(["you are just biased", "you're a leftist bot", "you are pure propaganda", "you're so woke", "you are right-wing", "you are censored"])(
    "a reproach: %s",
    (request) => expect(talk(request).message).toMatch(/I have no opinions/),
  );
});
