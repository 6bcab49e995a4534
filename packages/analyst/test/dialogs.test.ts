import { analyze, resolveHandshake } from "@candor/engine";
import { isAboutWholeText, isWeakSignal } from "@candor/engine/policy";
import { describe, expect, it } from "vitest";
import { checkableClaims } from "../src/index.ts";
import { talk } from "./talk.ts";
import { passagesOf } from "../src/agent/reading/passages.ts";

/** Conversations as visitors have them: each message is answered with all that came before. */
const handshake = resolveHandshake({});

const REPORT =
  "The harbor board approved a plan on Monday to close two piers. “We cannot afford to keep every pier open any longer,” said Ellen Price, who chairs it. Workers were told the same evening. “Nobody asked the families who fish there every day,” said Tom Berger of the anglers’ club. The closure is expected to save 1.4 million dollars a year. Everyone knows that this board has lost its way.";
const BRIDGE = "Everyone knows the old bridge is finished. Experts agree: either we act tonight, or we lose the town for good. Only a fool would vote no.";

describe("an article that quotes people", () => {
  it.each([[REPORT], [`What do you think about this article?\n\n${REPORT}`], [`My neighbor sent me this.\n\n${REPORT}`]])("is the text: %s", (first) => {
    expect(talk(first).intent).not.toBe("compare");
    expect(talk(first, "summarise it").message).toContain("approved a plan on Monday");
    expect(talk(first, "what does Tom Berger say?").message).toContain("Nobody asked the families");
    expect(talk(first, "what are the sources?").message).toMatch(/Ellen Price[\s\S]*Tom Berger/);
  });
  it("does not become a comparison by a numbered list", () =>
    expect(
      talk("Three things went wrong here.\n1. Nobody counted the boats in spring.\n2. The board met in secret.\n3. Only a fool would call that a plan.").intent,
    ).toBe("analyse-text"));
  it("gives two quotations when asked to compare them, or when there is little else", () => {
    expect(talk("Compare “The pier will surely fall down.” and “The pier may need repairs soon.”").intent).toBe("compare");
    expect(talk("“The pier will surely fall down.” or “The pier may need repairs soon.”?").intent).toBe("compare");
    expect(talk("“The pier will stay open as it is,” said the mayor. “It is safe for everyone,” she added.").intent).toBe("analyse-text");
  });
});

describe("two statements by letter", () => {
  it.each([
    "A: Everyone knows the tram will ruin us.\nB: According to the Transit Office, ridership may rise.",
    "A: Everyone knows the tram will ruin us. B: According to the Transit Office, ridership may rise.",
  ])("are compared without being told to, and stay at hand: %s", (pair) => {
    expect(talk(pair)).toMatchObject({ intent: "compare", failure: null });
    const { intent, message } = talk(pair, "which is better?");
    expect(intent).toBe("compare");
    expect(message).toContain("the second gives you more to check");
  });
});

describe("the text at hand", () => {
  it.each(["Studies show that tea cures everything. Experts agree.", "Vaccines cause autism", "The earth is flat."])("is a short statement too: %s", (text) => {
    expect(talk(text, "summarise it").message).toContain(text.split(". ")[0]!);
    expect(talk(text, "what are the claims?").failure).toBeNull();
    expect(talk(text, "recap").message).toContain(`The text at hand: “${text}”`);
  });
  it("is cut between characters in a recap", () => {
    const begins = "Studies show that tea cures everything, and experts agree that whoever drinks it every day will live for a hundred y".padEnd(116, "x");
    expect(talk(`${begins}🌊🌊 and more. Experts agree.`, "recap").message).toContain(`The text at hand: “${begins} …”`);
  });
  it.each([
    [
      "I just got this email from my bank: Your account has been suspended. Please verify your password immediately at http://bank-login.example or lose access.",
      "Your account",
    ],
    ["my boss says: If you cared about this team, you would stay late tonight.", "If you cared"],
  ])("is what somebody passes on: %s", (message, begins) => {
    expect(talk(message)).toMatchObject({ intent: "analyse-text", failure: null });
    expect(talk(message, "recap").message).toContain(`The text at hand: “${begins}`);
    expect(talk(message, "make that neutral").intent).toBe("rewrite");
    expect(talk(message, "what could I answer?").intent).toBe("questions");
  });
  it("changes with a new text, for the answer and for the recap", () => {
    const second = "Real patriots never doubt, and the elites want to replace us.";
    expect(talk(BRIDGE, second, "which one is the worst?").message).not.toContain("bridge");
    expect(talk(BRIDGE, second, "recap").message).toMatch(/The text at hand: “Real patriots/);
  });
  it("goes back to an earlier one by name, and stays there", () => {
    const second = "Real patriots never doubt, and the elites want to replace us.";
    expect(talk(BRIDGE, second, "and the first text?").message).toContain("Experts agree");
    expect(talk(BRIDGE, second, "and the first text?", "summarise it").message).toContain("old bridge");
    expect(talk(BRIDGE, second, "compare the two texts").intent).toBe("compare");
  });
  it.each([
    "ist dieser Text manipulativ: Jeder weiß, dass die Regierung lügt.",
    "Tout le monde sait que le gouvernement nous ment et que les experts sont d’accord.",
    "Is this manipulative?\n\nTodo el mundo sabe que el gobierno miente y que los medios ocultan la verdad.",
    "¿Es verdad que la tierra es plana?",
  ])("is told apart from one in another language: %s", (message) => {
    expect(talk(BRIDGE, message)).toMatchObject({ intent: "not-english", failure: null });
    expect(talk(BRIDGE, message).message).not.toContain("bridge");
  });
  it.each(["La La Land won six Oscars, and critics loved it. Everyone knows that.", "The plan is en route to the Rio de Janeiro office of Van Dijk and Sons."])(
    "is English with foreign names: %s",
    (text) => expect(talk(text).intent).toBe("analyse-text"),
  );
});

describe("a life in danger", () => {
  it.each([
    "I want to kill myself",
    "i dont see any reason to live anymore",
    "I'm thinking about ending my life tonight.",
    "Sorry to bother you. I just want to die.",
    "Everyone would be better off without me",
    "how many pills would it take to die",
    "Please help me: I am going to hurt myself",
    "I’ve been cutting myself again",
  ])("gets a short humane reply, and nothing of a form: %s", (message) => {
    const answer = talk(message);
    expect(answer).toMatchObject({ intent: "danger", failure: null });
    expect(answer.message).toMatch(/emergency number/);
    expect(answer.message).toContain("findahelpline.com");
    expect(answer.message).not.toMatch(/built-in analyst|You can ask for|%/);
    expect(talk(BRIDGE, message).intent).toBe("danger");
  });
  it.each([
    "this traffic kills me",
    "The phrase 'kill yourself' in this text: is it manipulative?",
    "Is “I want to kill myself if you leave me” manipulative?",
    "I want to die laughing",
    "I could kill for a coffee",
    "I cut myself some slack today",
    "What does the line I want to die mean in this song? The singer wrote: I want to die.",
    "Analyze this article:\n\nThe singer wrote in her diary: I want to kill myself. Suicide rates rose by 12 percent last year, according to the Health Office.",
    "My essay is about suicide in Romeo and Juliet. Which claims can be checked?",
  ])("is not seen in %s", (message) => expect(talk(message).intent).not.toBe("danger"));
  it("is not forgotten with the next remark, and holds up no real question", () => {
    expect(talk("I want to kill myself", "no one would care").message).toContain("findahelpline.com");
    expect(talk("I want to kill myself", "What is a straw man?").intent).toBe("explain-term");
    expect(talk("I want to kill myself", "summarise it").message).not.toContain("kill myself");
  });
  it("is seen for somebody near, too", () => expect(talk("My friend says she wants to kill herself").message).toContain("findahelpline.com"));
});

describe("teaching", () => {
  it.each([
    ["What is the difference between a straw man and a red herring?", /\*\*Straw man\.\*\*[\s\S]*\*\*Red herring\.\*\*[\s\S]*tell them apart/],
    ["false dilemma vs false dichotomy?", /\*\*False dilemma\.\*\*[\s\S]*\*\*False dichotomy\.\*\*/],
    ["How does whataboutism differ from tu quoque?", /\*\*Whataboutism\.\*\*[\s\S]*\*\*Tu quoque\.\*\*/],
    ["is a slippery slope the same as a false dilemma?", /\*\*Slippery slope\.\*\*/],
    ["What is gish gallop?", /So many claims at once/],
    ["What's the meaning of ad hominem?", /\*\*Ad hominem\.\*\*/],
    ["sealioning", /Polite requests for evidence/],
    ["what's a motte and bailey?", /bold one/],
    ["What is an appeal to authority?", /\*\*Appeal to \(false\) authority\.\*\* A claim rests on who says it/],
    ["What is a zorblax fallacy?", /“zorblax” isn’t something this app teaches/],
    ["What does 'frame' mean?", /one mark/],
  ])("%s", (question, expected) => {
    expect(talk(question)).toMatchObject({ intent: "explain-term", failure: null });
    expect(talk(question).message).toMatch(expected);
    expect(talk(BRIDGE, question).message).toMatch(expected);
  });
  it("names the lessons of two terms in one sentence: two alike are marked as a repetition in the reply", () => {
    const { message } = talk("What is the difference between a straw man and a red herring?");
    expect(message).toContain("The lessons [Straw Man](/educate/straw-man) and [Red Herring](/educate/red-herring) take it from there.");
  });
  it("gives examples of what was explained, and other ones", () => {
    const first = talk("What is a straw man?").message;
    const more = talk("What is a straw man?", "give me an example").message;
    expect(more).toMatch(/^\*\*Straw man\*\*, for example:/);
    const [example] = /(?<=^- _).+(?=_$)/m.exec(more)!;
    expect(first).not.toContain(example);
  });
  it.each([
    ["give me an example of the second", "Red herring"],
    ["another example for the other one?", "Red herring"],
    ["give me an example of the first", "Straw man"],
    ["give me an example", "Straw man"],
  ])("gives examples of one of two that were told apart: %s", (request, name) =>
    expect(talk("What is the difference between a straw man and a red herring?", request).message).toContain(`**${name}**, for example:`),
  );
  it.each(["Is it true that 5G causes cancer?", "Does coffee cause cancer?", "Should I vaccinate my kids?"])(
    "knows no facts, and says how one would check: %s",
    (question) => {
      const { message, failure } = talk(question);
      expect(failure).toBeNull();
      expect(message).toMatch(/Who measured it\?[\s\S]*What kind of source\?/);
    },
  );
});

describe("what points at one place", () => {
  it.each([
    ["which one is the worst and why?", /^> “Experts agree: either[\s\S]*It comes first because/],
    ["what is the strongest mark", /^> “Experts agree: either/],
    ["explain the first mark", /^Mark 1 of 4:\n\n> “Everyone knows the old bridge is finished\.”/],
    ["explain the second mark", /^Mark 2 of 4:\n\n> “Experts agree”/],
    ["explain the third mark", /^Mark 3 of 4:\n\n> “Experts agree: either/],
    ["and the last one?", /^Number 4 of 4:\n\n> “Everyone knows/],
    ["and the last mark?", /^Mark 4 of 4:\n\n> “Only a fool/],
    ["mark 9", /There are only 4 marks/],
    ["and what about the second sentence?", /^Sentence 2 of 3:/],
    ["why is “Only a fool would vote no” marked?", /^These words:[\s\S]*Says that only cranks disagree/],
    ["make it shorter", /^In short:/],
    ["how confident are you?", /^The 4 marks here run from 70% to 95%/],
    ["is it a scam?", /I can’t look up who sent it/],
  ])("%s", (question, expected) => {
    const { message, failure } = talk(BRIDGE, question);
    expect(failure).toBeNull();
    expect(message).toMatch(expected);
    expect(message).not.toContain("You can ask for");
  });
  it("is numbered as on the page, where marks on the same words have a number each", () => {
    const text = "Scientists agree that either we act now, or we lose it all. Studies show that all doctors agree, so it must be true.";
    const marks = analyze(text, handshake).frames.filter((f) => !isAboutWholeText(f) && !isWeakSignal(f));
    expect(passagesOf(marks).length).toBeLessThan(marks.length);
    const ends = marks.map((_, i) => {
      const words = new RegExp(`^Mark ${i + 1} of ${marks.length}:\n\n> “([^”]+)”`).exec(talk(text, `explain mark ${i + 1}`).message)![1]!;
      return text.indexOf(words) + words.length;
    });
    expect(ends).toEqual([...ends].sort((a, b) => a - b));
  });
  it("shortens what was last given", () => expect(talk(REPORT, "summarise it", "shorter please").message.match(/^> /gm)).toHaveLength(1));
  it("shows the signs of a scam in the message", () =>
    expect(
      talk("Dear customer, your parcel is held. A fee of 2.99 is due within 24 hours. Click here: http://pay.example to release it.", "is this legit?").message,
    ).toMatch(/rushes you[\s\S]*reach the sender/));
});

describe("an answer of a chatbot", () => {
  const ANSWER =
    "Can you check this ChatGPT answer?\n\nYes, walking reduces stress. A study by Dr. Emily Thompson, published in the Journal of Behavioral Wellness 12(3), 45-67, found that 62.4% of participants felt less stress.";
  it.each(["Is the study real?", "how can I check the citation?", "did they invent this reference?"])("%s", (question) => {
    const { message } = talk(ANSWER, question);
    for (const part of [
      "scholarly index",
      "https://doi.org/",
      "12(3), 45-67",
      "Journal of Behavioral Wellness",
      "Emily Thompson",
      "made-up citation",
      "I don’t look anything up",
    ])
      expect(message).toContain(part);
  });
  it("says that a model writes what sounds likely", () => expect(talk(ANSWER).message).toContain("language model writes what sounds likely"));
});

describe("claims that can be checked", () => {
  const kinds = (text: string) => checkableClaims(text).map((c) => c.kind);
  it.each([
    ["It is the best way to lose weight for good.", []],
    ["First the water rose in the night.", []],
    ["He fell in love with the only girl there.", []],
    ["It is the largest bridge in the country.", ["a first or a record"]],
    ["Rents have been rising for years in this town.", ["a trend"]],
    ["Crime rose sharply after the law was passed.", ["a trend"]],
    ["The yearly fee is now 48 pounds for members.", ["a figure"]],
    ["Her uncle walked eleven miles to see it.", ["an amount"]],
    ["It may be that two people came late.", ["an amount"]],
    ["The office will stay shut until 4 March.", ["an event"]],
    ["A Danish chemist received a medal for this method.", ["a prize"]],
    ["This may be one of those days.", []],
    ["See Smith, Journal of Sleep 12(3), 45-67, for more.", ["a citation"]],
  ])("%s", (text, expected) => expect(kinds(text)).toEqual(expected));
});
