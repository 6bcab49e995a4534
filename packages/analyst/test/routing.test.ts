import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/** Which answer a message gets: whether it is a text, a message to the analyst, or a question that no text answers. */
const TEA =
  "Miracle Tea Burns Fat Overnight!\n\nA new study shows that Golden Leaf tea burns 40% more fat than diet alone. Researchers at Hillview University tested it with 30 people last year. Everyone knows that doctors hide natural cures because they earn nothing from them. I drank it for six weeks and lost 5 kilos. It costs less than a coffee a day, although it does not taste as good. Order now before it is gone forever.";
const JOB =
  "Hello, you applied for a remote job with us. You are hired! Pay 120 euros for your training kit by gift card within 24 hours or the position goes to someone else. Message us on WhatsApp +1 555 0100.";

describe("a line that speaks to the analyst is no text", () => {
  it.each([
    ["my friend believes everything she reads on tiktok how do i talk to her", "keep such a talk friendly"],
    ["my brother keeps posting this flat earth stuff how can i talk to him", "keep such a talk friendly"],
    ["my mum sends me these videos all the time and i dont know what to say to her anymore", "keep such a talk friendly"],
    ["they charged me 3 months after i cancelled", "Put the papers side by side"],
    ["my landlord kept the deposit and he never told me why", "Put the papers side by side"],
    ["can you give me an example about dogs", "Of a matter of your choice I can make none"],
    ["lol ok. and why do ppl write share before it gets deleted", "what “share before it gets deleted” does I can"],
  ])("%s", (message, part) => {
    expect(talk(message).message).toContain(part);
    expect(talk(message).message).not.toContain("None of my patterns");
    expect(talk(message, "what is missing?").message).not.toContain(message.slice(0, 30));
  });
  it.each([
    ["they charged me 3 months after i cancelled", "Put the papers side by side"],
    ["my friend believes everything she reads on tiktok how do i talk to her", "keep such a talk friendly"],
    ["lol ok. and why do ppl write share before it gets deleted", "what “share before it gets deleted” does I can"],
  ])("nor with a text at hand: %s", (message, part) => {
    expect(talk(TEA, message).message).toContain(part);
    expect(talk(TEA, message, "which words push?").message).toContain("Miracle Tea");
  });
  it.each([
    "everyone knows that the vaccine killed thousands and they hide it",
    "My neighbor drank the tea for a week and her cancer was gone.",
    "The mayor took the money and nobody asks why.",
  ])("but a statement is one: %s", (message) => expect(talk(message).message).not.toMatch(/I have only what you tell me|Which text is this about/));
});

describe("limits hold whatever text is at hand", () => {
  it.each([
    ["who should i vote for", "I take no side"],
    ["are vaccines safe?", "I know no facts of my own"],
    ["is climate change real?", "I know no facts of my own"],
    ["can you look up if the company is real", "I look nothing up: no search stands behind me"],
    ["do you make stuff up as well", "I can’t make facts up"],
    ["what is the capital of france", "That is beyond me"],
  ])("%s", (message, part) => {
    expect(talk(message).message).toContain(part);
    expect(talk(TEA, message).message).toContain(part);
    expect(talk(JOB, message).message).toContain(part);
  });
  it("but a question in the words of the text is about it", () => expect(talk(TEA, "does golden leaf tea burn fat?").message).not.toContain("I know no facts"));
});

describe("whether a study exists", () => {
  it.each(["how do i check if the study exists", "is that study real", "where can i find the study", "does the study really exist"])(
    "is a matter of its citation: %s",
    (message) => expect(talk(TEA, message).message).toContain("I can’t say whether such a study exists"),
  );
  it("and what a good one is stays another", () => expect(talk(TEA, "what makes a good study?").message).not.toContain("whether such a study exists"));
});
