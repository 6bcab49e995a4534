import { CATALOG } from "@candor/content/catalog";
import { GLOSSARY } from "@candor/content/glossary";
import { resolveHandshake } from "@candor/engine";
import { describe, expect, it } from "vitest";
import { answerWithoutModel, checkQuotes, quotesIn, type AnalystAnswer } from "../src/index.ts";

/** The same wish in the many words that people have for it. */
const handshake = resolveHandshake({});
const SCAM =
  "URGENT: Your account has been suspended due to unusual activity. Verify your password immediately at http://bank-login.example or your account will be closed within 24 hours.";
const ARTICLE = `Mill Road Tram Divides the Town

The tram extension comes before the council on Thursday. Everyone knows that the east side cannot wait another decade, and studies show that each month of delay drains money from the shops along Mill Road.

Either we build the line now, or we accept decline for good. In a poll on our website, 87.4 percent of residents said they would ride the tram every week.

The council put the cost at 212 million dollars in March 2024. Ana Ruiz, who runs the hardware store, said the works would close her street for 14 months.`;

function talk(article: string | null, ...messages: string[]): AnalystAnswer {
  const history: { role: "user" | "assistant"; text: string }[] = [];
  let last: AnalystAnswer | undefined;
  for (const text of messages) {
    last = answerWithoutModel({ question: text, history, article: article === null ? null : { url: "https://a.example/", text: article }, handshake });
    history.push({ role: "user", text }, { role: "assistant", text: last.message });
  }
  return last!;
}
const first = (question: string) => talk(null, question);
const ofArticle = (question: string) => talk(ARTICLE, "hello", question);
const afterScam = (question: string) => talk(null, SCAM, question);

describe("a message that somebody got", () => {
  it.each([
    "Is this message true?",
    "Is this email legit?",
    "Is this text message from my bank genuine?",
    "is that sms real",
    "Is my message from the bank real?",
    "Is the email I got fake?",
    "Did my bank really send this?",
    "Is this really from my bank?",
    "Should I click the link?",
    "Can I trust this email?",
    "Is it safe to click?",
    "Could this be fake?",
    "is this suspicious?",
    "Is this a trick?",
    "Does this look legit?",
  ])("gets the signs of a scam and what to do first: %s", (question) => {
    const { message, failure } = afterScam(question);
    expect(failure).toBeNull();
    expect(message).toMatch(/rushes you[\s\S]*asks for a password[\s\S]*reach the sender/);
  });
  it.each([
    `Is my message from the bank real? ${SCAM}`,
    `Is this real?\n\n${SCAM}`,
    `Can I trust this? Dear customer: your parcel is held. A fee of 2.99 is due within 24 hours. Click here: http://pay.example to release it.`,
  ])("gets them with the message itself, which keeps its first words: %s", (message) => {
    expect(first(message).message).toContain("reach the sender");
    expect(talk(null, message, "recap").message).toMatch(/The text at hand: “(?:URGENT|Dear customer)/);
  });
  it.each([
    "Your account is locked. Log in at https://bank-verify.example to keep it.",
    "Is this message real? Your parcel is held, pay at http://parcel.example/pay today.",
    "The customs office has your parcel. Please pay the import fee at https://parcel.example/pay and it will be sent.",
  ])("gets them where its words are calm, instead of praise for its wording: %s", (message) => {
    expect(first(message).message).toContain("reach the sender");
    expect(first(message).message).not.toContain("speaks well");
  });
  it("is praised for calm words that ask for nothing", () =>
    expect(first("The library opens at nine on Monday. Bring your card along.").message).not.toContain("scam"));
  it("is no scam because an article speaks of passwords", () =>
    expect(talk(`${ARTICLE.repeat(2)} Act now: verify your password at https://a.example.`, "hello", "Is this article true?").intent).toBe("verdict"));
});

describe("a verdict", () => {
  it.each([
    "Is this article trustworthy?",
    "Is the article credible?",
    "is this news story true?",
    "How trustworthy is this piece?",
    "Are these claims accurate?",
    "Is this opinion piece fair?",
    "Is it a balanced article?",
    "Does this sound true to you?",
    "Can this article be trusted?",
    "Is this post fake news?",
    "is any of this true?",
    "Is this tweet misleading?",
    "Is the speech honest?",
    "Would you trust this article?",
    "True or false?",
    "Is the article telling the truth?",
    "Is this well argued?",
    "How can I tell whether it is fake?",
  ])("is asked for by %s", (question) => {
    const { intent, failure, message } = ofArticle(question);
    expect([intent, failure]).toEqual(["verdict", null]);
    expect(message).toMatch(/^(?:I can’t tell whether it is true|I can’t tell whether it’s fair|The words don’t show what somebody meant)/);
  });
});

describe("strong and weak arguments", () => {
  it.each([
    "What are the weakest arguments?",
    "What is the weakest argument?",
    "Where is the argument weak?",
    "What are the weak points?",
    "What is the weakest part of it?",
    "Are there any holes in the reasoning?",
    "What are the flaws in this article?",
    "How would a critic attack this?",
    "Which argument is the least convincing?",
    "Poke holes in it",
    "List the weaknesses",
  ])("weak: %s", (question) => {
    const { intent, failure, message } = ofArticle(question);
    expect([intent, failure]).toEqual(["weak-points", null]);
    expect(message).toMatch(/Wording instead of a reason[\s\S]*“studies show”[\s\S]*What the case goes without[\s\S]*The other side/);
  });
  it.each(["What are the strongest arguments?", "Which arguments are convincing?", "What are its strengths?", "What are the strong points?"])(
    "strong: %s",
    (question) => expect(ofArticle(question)).toMatchObject({ intent: "steelman", failure: null }),
  );
  it("leaves a title out of both", () => expect(ofArticle("What are the strongest arguments?").message).not.toContain("Divides the Town"));
  it("finds none where there is none", () => {
    const calm =
      "The council said on Monday that it counted 212 people at the library, compared with 190 a year earlier, although the number may vary with the weather.";
    expect(talk(calm, "hello", "What are the weakest arguments?").message).toContain("I don’t see a weak point that rules can find");
  });
});

describe("a fair version", () => {
  it.each([
    "How would a fair version read?",
    "How would a fair version of this article read?",
    "Write a fair version",
    "Give me a neutral version of this",
    "Can you write it more fairly?",
    "What would a balanced version look like?",
    "Say the same thing in neutral words",
    "How could it be put more honestly?",
    "Make it less biased",
    "Show me a less manipulative version",
    "Write me a fair version of this tweet",
    "Could you rephrase it in a calmer tone?",
  ])("%s", (question) => expect(ofArticle(question)).toMatchObject({ intent: "rewrite", failure: null }));
});

describe("a question about one matter", () => {
  it.each([
    ["What does the article say about the hardware store?", "Ana Ruiz"],
    ["what does it say about costs", "212 million"],
    ["Anything about Ana Ruiz?", "hardware store"],
    ["And the poll?", "87.4 percent"],
    ["summarize what it says about the poll", "87.4 percent"],
    ["Tell me what it says about Mill Road", "drains money"],
  ])("is answered with the sentences about it: %s", (question, part) => {
    const { message, failure } = ofArticle(question);
    expect(failure).toBeNull();
    expect(message).toMatch(/This is what the text says about that/);
    expect(message).toContain(part);
    expect(message).not.toContain("Divides the Town");
  });
  it.each([
    "What does it say about the mayor?",
    "Does it mention the mayor?",
    "Is the mayor mentioned?",
    "What about the mayor?",
    "What did the mayor say?",
    "Does the article talk about buses?",
    "Is there anything about jobs in it?",
    "Does it say anything on climate change?",
    "What does it say about the weather?",
  ])("says plainly that it is not there, and what is: %s", (question) => {
    const { message, failure } = ofArticle(question);
    expect(failure).toBeNull();
    expect(message).toMatch(
      /^The text doesn’t mention that: “[\w ]+” does not occur in it\.\n\nWhat stands out in its wording: “studies show” _[^\n]+_\n\nUse one of its own words[^\n]+$/,
    );
  });
  it("answers with sentences, and not with the title", () => expect(ofArticle("What is the tram extension?").message).not.toContain("Divides the Town"));
  it("never ends in a bare nothing", () => {
    const { message } = ofArticle("Which football club won the cup final?");
    expect(message).toMatch(/I looked for “football”, “club”, “won” in the text and found no form of them[\s\S]*wording: “studies show”/);
  });
});

describe("a summary", () => {
  it.each([
    ["a title of its own paragraph", ARTICLE],
    ["a title on the line above", ARTICLE.replace("Town\n\n", "Town\n")],
    ["headings", ARTICLE.replace("Either", "Now or Never\n\nEither")],
  ])("leaves out %s", (_, article) => {
    const { message } = talk(article, "hello", "Summarize it");
    expect(message).toContain("> “The tram extension comes before the council on Thursday.”");
    expect(message).not.toMatch(/Divides the Town|Now or Never/);
  });
  it.each(["What are the main arguments?", "Explain the article to me like I'm five"])("is asked for by %s", (question) =>
    expect(ofArticle(question).intent).toBe("summary"),
  );
  it("keeps the loose lines of a message, and says when a title is left out of a short text", () => {
    const loose = "You have won a prize\n\nClaim it today and tell nobody about it.";
    expect(talk(null, loose, "summarise it").message).toMatch(/this is all of it:\n\n> “You have won a prize”/);
    const short =
      "Pool Closes Early\n\nThe pool closes at six from Monday, the council said. It stays open on Sundays until the schools begin again in September.";
    expect(talk(short, "hello", "summarise it").message).toMatch(/this is all of it below its title:\n\n> “The pool closes/);
  });
  it("keeps what has no full stops at all", () => expect(talk(null, "Vaccines cause autism", "summarise it").message).toContain("Vaccines cause autism"));
});

describe("a term", () => {
  it.each([
    ["What is a straw man? Give me an example", "Straw man"],
    ["Explain a straw man in simple words", "Straw man"],
    ["Explain what a straw man is", "Straw man"],
    ["I'd like to know what a straw man is", "Straw man"],
    ["What is a strawman fallacy and how do I spot it?", "Straw man"],
    ["What's a red herring? I keep hearing it in debates on television lately.", "Red herring"],
    ["what is whataboutism and why is it bad?", "Whataboutism"],
    ["Define circular reasoning with an example", "Circular reasoning"],
    ["Tell me what a false dilemma is in one sentence", "False dilemma"],
    ["In simple terms, what is a false dilemma?", "False dilemma"],
    ["What does ad hominem mean, in plain English?", "Ad hominem"],
    ["I don't understand what a slippery slope is", "Slippery slope"],
    ["Explain confirmation bias to me like I'm five", "Confirmation bias"],
    ["Teach me about loaded language", "Loaded language"],
    ["What is cherry picking? Can you show me two examples?", "Cherry picking"],
    ["hi, what is an appeal to authority? my teacher used it", "Appeal to (false) authority"],
    ["Do you know what sealioning is?", "Sealioning"],
  ])("is explained with what else is asked: %s", (question, name) => {
    for (const answer of [first(question), ofArticle(question)]) {
      expect(answer).toMatchObject({ intent: "explain-term", failure: null });
      expect(answer.message).toContain(`**${name}.** `);
    }
  });
  it.each([
    ["What is a thought-terminating cliché?", "closes a subject before anybody has looked at it"],
    ["What is minimization?", "look smaller than it was"],
    ["What is persuasion by rapport?", "being alike, takes the place of a reason"],
    ["What is us vs them?", "parted into two groups"],
    ["What is conspiracy framing?", "nothing could count against it"],
  ])("that is wider than any of its patterns is explained as a whole: %s", (question, definition) => expect(first(question).message).toContain(definition));
  it("is told apart from another in one breath", () =>
    expect(first("What is a straw man and how is it different from a red herring?").message).toMatch(/\*\*Straw man\.\*\*[\s\S]*\*\*Red herring\.\*\*/));
  it("has examples only, where only these are asked for", () =>
    expect(first("What is an example of a red herring?").message).toContain("**Red herring**, for example:"));
  it("shows examples that no page can take for quotations of the article, and a link to its lesson", () => {
    for (const name of ["straw man", "red herring", "loaded language", ...GLOSSARY.map((term) => term.name)])
      for (const question of [`What is ${name}?`, `Give me an example of ${name}`, `How do I spot ${name}?`]) {
        const { intent, message } = ofArticle(question);
        if (intent === "explain-term") expect(quotesIn(message), question).toEqual([]);
      }
    expect(ofArticle("What is a straw man?").message).toContain("The lesson [Straw Man](/educate/straw-man) takes it from there.");
  });
  it.each(["What is a straw man?", "How sure are you?", "What does it say about the mayor?", "What are the weakest arguments?", "How do I spot fake news?"])(
    "and no other reply claims to quote what is not there: %s",
    (question) => expect(checkQuotes(ofArticle(question).message, ARTICLE).filter((check) => check.status === "not-found")).toEqual([]),
  );
});

describe("how to spot something", () => {
  it.each([
    ["How do I spot fake news?", "Open a new tab", "detect-bullshit"],
    ["I want to learn how to spot fake news", "Open a new tab", "detect-bullshit"],
    ["How do I know what is true?", "Open a new tab", "citation-laundering"],
    ["How do I check a quote?", "Trace it back", "citation-laundering"],
    ["How can I recognize a scam?", "rushes you", "false-urgency"],
    ["how do i avoid scams", "rushes you", "false-urgency"],
    ["How can I help my grandmother avoid scams?", "rushes you", "false-urgency"],
    ["What should I look for in a scam email?", "rushes you", "false-urgency"],
    ["What is phishing?", "rushes you", "false-urgency"],
    ["How to spot AI-written text", "Nobody can tell from the wording alone", "become-ai-aware"],
    ["How can you tell if something was written by ChatGPT?", "Nobody can tell from the wording alone", "become-ai-aware"],
    ["How do I check if ChatGPT is right?", "invented source", "how-llms-bullshit"],
    ["How do I recognize bias in the news?", "no voice", "narrative-framing"],
    ["How do I know if an article is biased?", "no voice", "narrative-framing"],
    ["How can I avoid being manipulated?", "hurries you", "emotional-framing"],
    ["How to recognize manipulation in the news and on social media every day", "hurries you", "emotional-framing"],
    ["How to identify logical fallacies?", "the step everything depends on", "fallacies-overview"],
    ["How do I spot bullshit at work?", "swap test", "detect-bullshit"],
    ["How do I spot a straw man?", "Would the other person agree", "straw-man"],
    ["how do I respond to whataboutism?", "the first point", null],
  ])("%s", (question, part, lesson) => {
    for (const answer of [first(question), ofArticle(question), talk(null, "What is a red herring?", question)]) {
      expect(answer).toMatchObject({ intent: "explain-term", failure: null });
      expect(answer.message).toContain(part);
      if (lesson !== null) expect(answer.message).toContain(`](${CATALOG.find(({ id }) => id === lesson)!.route})`);
    }
  });
  it("says so of a thing that is not taught here", () =>
    expect(first("How do I recognize a zorblax?").message).toContain("“zorblax” isn’t something this app teaches"));
  it.each(["What are the signs of manipulation in this text?", "How does the article manipulate people?", "How do I know if this is true?"])(
    "is no lesson when the text is meant: %s",
    (question) => expect(ofArticle(question).intent).not.toBe("explain-term"),
  );
});

describe("a request to write", () => {
  it.each([
    "Write me a tweet that manipulates people into buying my course",
    "Write a persuasive ad for my shop",
    "Create a convincing post that makes people vote for me in the next election",
    "Come up with a fake news story about my neighbor",
    "Make it more persuasive",
    "Teach me how to trick my customers",
    "How do I manipulate people into liking me?",
  ])("to work on people is declined, and a reading offered: %s", (question) => {
    for (const answer of [first(question), afterScam(question), ofArticle(question)]) {
      expect(answer).toMatchObject({ intent: "beyond", failure: null });
      expect(answer.message).toMatch(
        /I have no language model[\s\S]*I’d leave alone wording that’s meant to work on people behind their backs in any case[\s\S]*read a draft/,
      );
    }
  });
  it.each([
    "Can you write an email to my boss?",
    "Compose a speech for me",
    "Draft a letter to my landlord",
    "I need a slogan for my bakery",
    "Help me write a cover letter",
    "Turn this into a tweet",
    "Write a reply to this message",
  ])("anything else too, without a reproach: %s", (question) => {
    expect(afterScam(question).message).toMatch(/I have no language model[\s\S]*read a draft/);
    expect(afterScam(question).message).not.toContain("in any case");
  });
  it("with the text to work on offers to read that", () =>
    expect(first("Make this more persuasive:\n\nOur course is open for enrolment until Friday, and it costs 90 euros.").message).toMatch(
      /I have no language model[\s\S]*go over what you sent with you/,
    ));
  it.each([
    ["Write a summary", "summary"],
    ["Make a list of the claims", "claims"],
    ["Give me a few questions for the author", "questions"],
    ["make it fairer", "rewrite"],
  ])("is not seen in %s", (question, intent) => expect(ofArticle(question).intent).toBe(intent));
  it.each(["Create your account now and get rich without any effort at all.", "Write to your representative today before it is too late for our children."])(
    "nor in a text: %s",
    (text) => expect(first(text).intent).toBe("analyse-text"),
  );
});
