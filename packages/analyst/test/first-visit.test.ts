import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/** What people ask who have brought no text; the list that suggested the rows has other wordings. */
describe("without a text", () => {
  const weighed = /I don’t rate papers or websites/;
  const looked = /^[\s\S]*As close to the original/;
  const five = /Five that work with almost anybody/;
  const news = /A set time and place for the news/;
  const homework = /Your teacher or employer decides/;
  const people = /Ask before you tell/;
  const lessons = /\[Education Hub\]\(\/educate\)/;
  it.each<[string, RegExp]>([
    ["Is the Daily Mirror reliable?", weighed],
    ["are wikipedia and britannica trustworthy", weighed],
    ["what are the best news sources", weighed],
    ["How can I tell if a website is trustworthy?", weighed],
    ["should we trust Al Jazeera?", weighed],
    ["can you believe Wikipedia", weighed],
    ["what should I watch to become harder to fool?", lessons],
    ["Is changing my mind a sign of weakness?", /Move only as far as the reason takes you/],
    ["is it bad to change my mind", /Move only as far as the reason takes you/],
    ["does this app make money?", /a free tool with open rules/],
    ["are you always this critical?", /doesn’t say that somebody is lying/],
    ["what do you look at before sharing a post?", /Open a new tab/],
    ["Help me write a speech against the new parking fee", /I don’t write texts/],
    ["how can I tell whether this video is a deepfake", /Search for the picture itself/],
    ["is this picture made with AI?", /Search for the picture itself/],
    ["was this made with AI?", /Nobody can tell from the wording alone/],
    ["explain sample size like I was a pensioner", /\*\*Sample size\.\*\*/],
    ["Where can I find good sources for my essay?", looked],
    ["how does fact checking work?", looked],
    ["which questions should I ask a used car salesman", five],
    ["What should we ask the insurance broker?", five],
    ["all these headlines make me anxious", news],
    ["How do I quit doomscrolling?", news],
    ["may I use ChatGPT for my thesis?", homework],
    ["is using an AI plagiarism?", homework],
    ["my aunt still believes in chemtrails, what can I do?", people],
    ["how do I argue with my brother about vaccines", people],
    ["How do you debate with a climate denier?", people],
    ["Teach us media literacy", lessons],
    ["Hi, I'm new to this", lessons],
    ["what should I try first?", lessons],
    ["How could I become less gullible?", /A number before a verdict/],
    ["what makes a convincing argument?", /True reasons/],
    ["Why do smart people fall for conspiracy theories?", /We’ve heard it before/],
    ["how do I fact-check a video", /Open a new tab/],
    ["How do politicians manipulate people?", /It hurries you/],
    ["What do the colored lines mean?", /with its own kind of line/],
    ["is this tool better than ChatGPT?", /Different, rather than better/],
    ["Is what we write here stored?", /keeps no text in its logs/],
    ["could my teacher see this?", /keeps no text in its logs/],
    ["what's candor about?", /second look at wording/],
    ["what is the codex?", /rule book/],
    ["what is evidence?", /^[\s\S]*\*\*Evidence\.\*\*/],
    ["What is confirmation bias? Can you give me an example from sports?", /\*\*Confirmation bias\.\*\*[\s\S]*I don’t have an example from an area you choose/],
    ["what is whataboutism? does my boss do that?", /\*\*Whataboutism\.\*\*/],
  ])("%s", (question, expected) => {
    const { message, failure } = talk(question);
    expect(message).toMatch(expected);
    expect(failure).toBeNull();
  });

  it("a text that begins like a question of the kind is still read", () => {
    expect(talk("Is the Herald biased? Everyone knows it is: they lie to you every day, and only a fool still pays for it.").message).toContain(
      "Says that everyone knows",
    );
    expect(talk("The video is fake, and everybody who shares it knows that the photos are edited.").message).not.toContain("Search for the picture itself");
    expect(talk("The news makes me angry, and it should make you angry too. Either you share this today, or you stand with them.").intent).toBe("analyse-text");
  });
});

describe("with a text at hand", () => {
  const TEXT = "The Harbor Post reports that the ferry will stop in May. According to Ana Ruiz, the operator, 40 people take it each day.";
  it.each(["Is the Harbor Post reliable?", "can I trust Ana Ruiz?", "what questions should I ask the operator?", "how do I verify the claims?"])(
    "the same words ask about it: %s",
    (question) => {
      const { message } = talk(TEXT, question);
      expect(message).not.toMatch(/I don’t rate papers|Five that work|Open a new tab/);
    },
  );
});

it.each(["is it wrong to lie", "is it ok to be late", "is it stupid to quit my job", "is it normal to be sad"])(
  "answers no other worth with “No: that’s what reasons are for”: %s",
  (asked) => expect(talk(asked).message).not.toContain("what reasons are for"),
);
