import { analyze, resolveHandshake } from "@candor/engine";
import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/** What people type beside a text of their own: each phrasing a family of them, half of them not looked at when the rule was written. */
const handshake = resolveHandshake({});

const POOL =
  "The Marlow council voted 7 to 4 on Tuesday to close the Linden Street pool in March. Mayor Olga Brandt said the building needs repairs of 3.2 million dollars. According to a report by the firm Pask & Lowe, the roof may not bear another winter.\n\nResidents filled the gallery. “The next pool is 18 miles away,” said Peter Nowak. The swim club has 640 members. Councilwoman Rita Sommer, who voted against the closure, called the search for an operator a fig leaf.";
const LETTER =
  "Dear tenants of Alder House,\n\nAfter careful review, we are raising all rents by 12% from January 1. Costs have gone up everywhere, and every other landlord in the district has already done the same. As reasonable people you will understand that there is no alternative.\n\nSincerely,\nM. Hartwell, Hartwell Property Management";
const MUM =
  "Hi Mum, this is my new number, my phone fell in the toilet. I have to pay an invoice today, and my banking app is locked. Could you transfer 1,480 euros for me? Please don't tell dad. Hurry please, it has to be in before 5.";
const GUT =
  "Toxins build up in your colon and poison your whole body. After only 7 days of the celery cleanse I lost 9 pounds. A study showed that 90% of all diseases begin in the gut. Don't believe me? Do your own research. But hurry, the starter kit is 40% off until midnight and only 14 are left!";
const FALLBACK = /found no form of|couldn’t tell what you’re asking/;
const after = (text: string, question: string) => talk(text, question);

describe("what is asked of a text", () => {
  it.each([
    ["Write down the claims", "claims"],
    ["pull out the facts", "claims"],
    ["can you check them", "claims"],
    ["Extract all factual claims please", "claims"],
    ["jot down its main assertions", "claims"],
    ["could you fact check these for me", "claims"],
    ["What is good about it?", "good-points"],
    ["pros and cons?", "good-points"],
    ["what does it get right", "good-points"],
    ["is there anything positive in it", "good-points"],
    ["tell me the good parts", "good-points"],
    ["what would an opponent say", "other-side"],
    ["what's the counterargument?", "other-side"],
    ["who is against it", "other-side"],
    ["Give me the opposing view", "other-side"],
    ["what might critics answer", "other-side"],
    ["Who wasn't heard?", "other-side"],
    ["whose voice is missing", "other-side"],
    ["who hasn't been asked", "other-side"],
    ["what's the strongest point against closing it?", "other-side"],
    ["How would the swim club tell this story?", "other-side"],
    ["the mayor or Peter Nowak, who is right?", "claims"],
    ["does he lie?", "verdict"],
    ["one sentence please", "summary"],
    ["what would a careful version of this report look like?", "rewrite"],
    ["write her a polite no", "beyond"],
    ["what gives it away", "findings"],
    ["who wrote this", "author"],
    ["who is the author", "author"],
    ["whos the sender?", "author"],
    ["Who published this?", "author"],
    ["what do u think", "verdict"],
    ["thoughts?", "verdict"],
    ["is the article any good", "verdict"],
    ["what do you make of it", "verdict"],
    ["whats wrong with this", "findings"],
    ["which parts are suspicious", "findings"],
    ["sumarize it pls", "summary"],
    ["what is the argument?", "summary"],
    ["explain this to me simply", "summary"],
    ["whats the message", "summary"],
    ["what does he really want", "interests"],
    ["who is the target audience", "interests"],
    ["what's the purpose of this", "interests"],
    ["would you sign?", "decide"],
    ["what sorces does it have", "sources"],
    ["make it less emotional", "rewrite"],
    ["can you write back to him for me", "beyond"],
  ])("%s -> %s", (question, intent) => {
    const answer = after(POOL, question);
    expect(answer).toMatchObject({ intent, failure: null });
    expect(answer.message).not.toMatch(FALLBACK);
  });

  it.each([
    ["summarize in 2 sentences", 2],
    ["give me a summary in three bullet points", 3],
    ["in one sentence", 1],
    ["tl;dr in 1 line", 1],
    ["sum it up: 4 sentences please", 4],
    ["summary, two points", 2],
  ])("gives as many as were asked for: %s", (question, n) => {
    const { intent, message } = after(POOL, question);
    expect(intent).toBe("summary");
    expect(message.match(/^> /gm)).toHaveLength(n);
  });
  it("counts questions and claims, too, and takes a place in the text for no number", () => {
    expect(after(LETTER, "give me 3 questions to ask").message.match(/^\d\. /gm)).toHaveLength(3);
    expect(after(POOL, "list two claims").message.match(/^\d\. /gm)).toHaveLength(2);
    expect(after(POOL, "explain sentence 2").message).toContain("Sentence 2 of");
  });

  it("says what speaks for a text, in its own sentences, and nothing where there is nothing", () => {
    expect(after(POOL, "What is good about it?").message).toMatch(/names somebody who can be asked[\s\S]*Olga Brandt[\s\S]*another side[\s\S]*Rita Sommer/);
    expect(after(GUT, "what is good about it?").message).not.toMatch(/names somebody|another side/);
    expect(after(POOL, "pros and cons").message).toMatch(/\*\*For it\.\*\*[\s\S]*\*\*Against it\.\*\*/);
  });
  it("makes no counterargument up, and does not give the position in its place", () => {
    expect(after(POOL, "what's the counterargument?").message).toMatch(/Rita Sommer, who voted against/);
    expect(after(LETTER, "what would critics say?").message).toMatch(
      /I don’t see another side get a say in the text[\s\S]*What would someone say who disagrees/,
    );
  });
  it("names who signed, and guesses at nobody", () => {
    expect(after(LETTER, "who wrote this?").message).toContain("“M. Hartwell, Hartwell Property Management”");
    expect(after(`By Ana Ruiz\n\n${POOL}`, "who is the author").message).toContain("“Ana Ruiz”");
    expect(after(POOL, "who wrote this").message).toContain("doesn’t say who wrote it");
    expect(after(MUM, "who sent this?").message).toContain("reach the sender in a way you already know");
  });

  it.each([
    ["how many members does the swim club have", "The swim club has 640 members"],
    ["how much are the repairs", "repairs of 3.2 million dollars"],
    ["when is the pool closed?", "in March"],
  ])("is answered with the sentence that holds it, and no other: %s", (question, part) => {
    const { message } = after(POOL, question);
    expect(message).toContain(part);
    expect(message.match(/^> /gm)).toHaveLength(1);
  });
  it("finds a number that is written in words", () =>
    expect(
      after("Rinse the lentils and fry one onion in oil for a while. Simmer them until they are soft. Serves four.", "how many people does it serve").message,
    ).toContain("Serves four"));
});

describe("whether something is in a text", () => {
  const CHOICE = "Either we act tonight, or we lose the town for good. Only a fool would vote no, and the bridge stood there before anybody asked for it.";
  it.each(["is that a false dilemma?", "does it use a false dilemma", "any false dichotomy in it?", "find the false dilemma"])(
    "is told by its marks: %s",
    (question) => expect(after(CHOICE, question).message).toMatch(/^Yes, as far as wording can show it[\s\S]*Either we act tonight/),
  );
  it.each([
    ["is that really a slippery slope?", "no slippery slope"],
    ["Are there threats in it?", "no threats"],
    ["is there a contradiction?", "no contradiction"],
    ["any flattery here?", "no flattery"],
    ["does the author use whataboutism?", "no whataboutism"],
  ])("is denied with its limits: %s", (question, part) => {
    const { message } = after(POOL, question);
    expect(message).toContain(part);
    expect(message).toContain("the same thing said in other words gets past them");
  });
});

describe("what is asked of the talk", () => {
  it.each(["What do you mean by that?", "huh?", "I don't get it", "say that simpler", "?", "im confused", "what does that mean?", "come again?"])(
    "is said more plainly: %s",
    (question) => {
      expect(after(LETTER, question).message).toMatch(/^In plain words: /);
      expect(after(LETTER, question).failure).toBeNull();
    },
  );
  it.each(["thx", "thank u so much", "ty!", "thanks, that helps", "Thanks a lot", "many thanks!"])("is welcomed: %s", (words) =>
    expect(after(LETTER, words).message).toMatch(/^You’re welcome/),
  );
  it.each(["ok", "good", "makes sense", "i see", "Perfect!", "nice"])("is no thanks: %s", (words) => expect(after(LETTER, words).message).toMatch(/^Good\. /));
  it.each(["asdfgh", "banana", "qwert yuiop"])("is not understood: %s", (words) =>
    expect(after(LETTER, words).message).toMatch(/^I can’t tell what you’d like/),
  );
  it.each(["you are stupid", "useless", "this is useless!", "you suck"])("is taken calmly: %s", (words) =>
    expect(after(LETTER, words).message).toMatch(/^I’m sorry I wasn’t any help/),
  );
  it.each([
    ["do you store what I write?", "/your-data"],
    ["is my data private", "/your-data"],
    ["who can see my messages?", "/your-data"],
    ["Are my texts saved?", "/your-data"],
    ["what about privacy?", "/your-data"],
    ["who made you", "/accuracy"],
    ["what can't you do", "I don’t look anything up"],
    ["what are your limits?", "I don’t look anything up"],
    ["can you read pictures", "only read text"],
    ["could you look at a screenshot?", "only read text"],
    ["can you open a link", "Send just the address"],
    ["do you speak german", "English only"],
    ["which languages do you know?", "English only"],
    ["are you biased", "chosen by people"],
    ["translate it into Spanish", "can’t translate"],
  ])("is answered, with a text and without: %s", (question, part) => {
    for (const answer of [talk("hi", question), after(POOL, question)]) {
      expect(answer.failure).toBeNull();
      expect(answer.message).toContain(part);
    }
  });
  it("does not take a question about the text for one about itself", () => {
    expect(after(POOL, "who made the decision").intent).not.toBe("capabilities");
    expect(
      after(
        "The app stores your messages for a year, and the company sells them. It says that privacy rights matter to it.",
        "what does it say about privacy rights",
      ).intent,
    ).toBe("matter");
  });
  it.each(["name 5 fallacies", "list all logical fallacies you know", "what are common manipulation techniques?", "give me some logical fallacies"])(
    "lists what it knows: %s",
    (question) => expect(talk("hi", question).message).toMatch(/\*\*Straw man:\*\*[\s\S]*bullshit-patterns/),
  );
  it("lists the text's own marks where these are meant", () => expect(after(LETTER, "list the fallacies").intent).toBe("findings"));
  it("goes on to the next mark, and back", () => {
    const text = "Everyone knows that it works. Studies show that it heals. Only a fool would doubt it.";
    expect(talk(text, "explain the first one", "and the next one?").message).toMatch(/^Number 2 of /);
    expect(talk(text, "explain the second mark", "the previous one").message).toMatch(/^Mark 1 of /);
  });
  it("does not show the same marks again under a second question that it can't answer", () => {
    const [one, two] = ["which sport do they play", "how does the garden fit in"];
    expect(talk(LETTER, one!).message).toContain("What stands out in its wording");
    expect(talk(LETTER, one!, two!).message).not.toContain("What stands out in its wording");
  });
});

describe("what a reader of wordings can't know", () => {
  it.each(["is this legal?", "Can they do that?", "can my landlord raise the rent like this", "what are my rights?", "do i have to sign?"])(
    "law: %s",
    (question) => expect(after(LETTER, question).message).toMatch(/^That’s a legal question/),
  );
  it.each(["is this healthy?", "will it cure me?", "is it safe to eat"])("medicine: %s", (question) =>
    expect(after(GUT, question).message).toMatch(/^That’s a medical question/),
  );
  it.each(["i already sent the money", "I've clicked the link", "my mother gave them her password", "we paid 1,480 euros"])(
    "a loss is met with what to do first: %s",
    (words) => expect(after(MUM, words).message).toMatch(/call your bank[\s\S]*report it to the police/),
  );
  it("and a payment that has nothing to do with a swindle is not", () => expect(after(POOL, "we paid for it").intent).not.toBe("scam"));
  it.each(["but what if it's really my son?", "how can i check if it's him"])("a doubt is met with a call: %s", (words) =>
    expect(after(MUM, words).message).toMatch(/^Then a call costs nothing/),
  );
  it("a claim of the text is taken one by one", () => {
    const { message } = after(GUT, "Is it really true that 90% of diseases begin in the gut?");
    expect(message).toMatch(/A study showed that 90% of all diseases[\s\S]*Find the paper itself/);
    expect(message).not.toContain("in common with many scams");
  });
  it("the truth of a post is no matter of who sent it", () => {
    expect(after(GUT, "is this true?").intent).toBe("verdict");
    expect(after(MUM, "is this true?").intent).toBe("scam");
  });
});

const ANSWER =
  "Intermittent fasting improves the health of most adults. A 2019 review in the New England Journal of Medicine by de Cabo and Mattson found benefits for blood pressure [1]. A meta-analysis of 27 trials reported a loss of weight [2]. Fasting is superior for keeping muscle (Smith et al., 2021). You should start today.\n\nSources:\n[1] de Cabo R, Mattson MP. Effects of intermittent fasting on health. 2019.\n[2] https://example.org/review";
describe("an answer of an assistant, with its list of sources", () => {
  it("has no entry of the list in its summary", () =>
    expect(after(ANSWER, "summarize in 3 sentences").message).not.toMatch(/Sources:|Effects of intermittent/));
  it("has none of them among the sources without a name", () => {
    const { message } = after(ANSWER, "what are its sources?");
    expect(message).toMatch(/Sources that can be found:[\s\S]*de Cabo and Mattson found[\s\S]*Smith et al/);
    expect(message.split("Sources without a name")[1] ?? "").not.toContain("de Cabo");
  });
  it("is told apart from prose by nobody", () => expect(after(ANSWER, "is it AI written?").message).toContain("Nobody can tell"));
});

describe("what was seen in conversations", () => {
  it.each([
    ["does it contradict itself", "don’t mark a contradiction"],
    ["what does it exaggerate", "no exaggeration"],
    ["is he threatening anybody?", "no threats"],
    ["how long is it?", "sentences."],
    ["how many words?", "sentences."],
    ["Is it true that the roof may not bear another winter?", "the roof may not bear another winter"],
  ])("%s", (question, part) => expect(after(POOL, question)).toMatchObject({ failure: null, message: expect.stringContaining(part) as string }));
  it("a question for a reply is none for a verdict", () => expect(after(LETTER, "how should i respond").intent).toBe("questions"));
  it("a tone is no fallacy", () => expect(after(LETTER, "what's the tone").intent).not.toBe("explain-term"));
  it("and a pronoun no term", () => expect(after(LETTER, "what is he planning").intent).not.toBe("explain-term"));
  it.each(["wer hat das geschrieben?", "stimmt das?", "¿quién escribió esto?"])("another language is told by a few words: %s", (question) =>
    expect(after(LETTER, question).intent).toBe("not-english"),
  );
  it("a percentage is a figure that can be checked", () => expect(after(LETTER, "which claims can be checked?").message).toMatch(/12%[\s\S]*a figure/));
  it("and a study that is not needed is none", () =>
    expect(
      after(
        "Common sense has a long memory, and it does not need a pilot study. The office opens at nine, and the street is quiet by then.",
        "which claims can be checked?",
      ).message,
    ).toMatch(/^(?!.*a research finding)[\s\S]*The claim to look up would be/));
});

describe("the fixed words of these replies", () => {
  it("carry no mark of the engine", () => {
    const asked =
      "What is good about it?|What would an opponent say?|Who wrote this?|Are there threats in it?|does it use motte and bailey?|what do you mean by that?|is this legal?|is this healthy?|do you save my messages?|what can't you do?|who made you?|can you open a link?|do you speak german?|are you biased?|asdfgh|you are stupid|i already sent the scammer my money|translate it into Spanish|how long is it?";
    const found = asked.split("|").flatMap((question) => {
      const { message, notes } = after(POOL, question);
      const own = notes.reduce((words, note) => words.replaceAll(note, " "), message).replace(/“[^”]*”/g, " ");
      return analyze(own)
        .frames.filter((f) => f.end > f.start && f.confidence >= handshake.min_confidence)
        .map((f) => `${question}: ${f.fragment}`);
    });
    expect(found).toEqual([]);
  });
});
