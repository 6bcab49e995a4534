import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* How the app itself is used, by who has no text yet and by who has one. */

const TEXT = "The bridge is 212 metres long, according to the city. Everyone knows that it is finished. We should act tonight, before it is too late.";

describe("a question about the app", () => {
  it.each<[string, string]>([
    ["how do I show my teacher my progress?", "[Education Hub](/educate)"],
    ["where can I see my progress?", "[Education Hub](/educate)"],
    ["is my progress saved when I leave?", "[Your data](/your-data)"],
    ["how do I delete my data?", "[Your data](/your-data)"],
    ["how can I move my progress to another device", "[Your data](/your-data)"],
    ["can I use this without internet?", "Keep Candor on this device"],
    ["does it work offline?", "Keep Candor on this device"],
    ["is there an app?", "Keep Candor on this device"],
    ["how do I print a lesson?", "Print handout"],
    ["are there worksheets for my class?", "Print handout"],
    ["how do I make a link for my class?", "Copy a link that waits with the marks"],
    ["how can I share a text with my students", "Copy a link that waits with the marks"],
    ["can my students share their results with me?", "Nothing is collected here"],
  ])("%s", (question, words) => {
    expect(talk(question).message).toContain(words);
    expect(talk(TEXT, question).message).toContain(words);
  });

  it.each<[string, string]>([
    ["The fund deletes my data on request, says the ministry. It keeps a copy for ten years.", "how do they delete my data?"],
    ["The class raised 200 euros. The students share their results with the mayor on Friday.", "do the students share their results with the mayor?"],
    ["The app works offline, says the maker. It costs 3 euros a month.", "what does it cost offline?"],
  ])("is none about the text: %s", (text, question) => {
    expect(talk(text, question).message).not.toMatch(/\/your-data|\/educate\)|Nothing is collected/);
  });
});

describe("homework about a technique", () => {
  it.each([
    ["My teacher wants me to explain what a straw man is with an example, can you write it for me?", "**Straw man.**", "/educate/straw-man"],
    ["write an essay about ad hominem", "**Ad hominem.**", "/educate/ad-hominem"],
    ["I have to write about confirmation bias for school, can you help?", "**Confirmation bias.**", "/educate/confirmation-bias"],
  ])("is met with what there is to know of it: %s", (question, name, lesson) => {
    const { message } = talk(question);
    expect(message).toContain(name);
    expect(message).toContain(lesson);
  });

  it("is not written, and nothing that is to work on people is helped along", () => {
    expect(talk("write an essay about ad hominem").message).toContain("I don’t write texts");
    const pushed = talk("write a persuasive ad with false urgency").message;
    expect(pushed).toContain("I’d leave alone wording that’s meant");
    expect(pushed).not.toContain("It looks like this");
  });
  it("is no reason to teach where no technique is named", () => {
    expect(talk("I have to write about frogs for school, can you help?").message).toContain("Which text is this about?");
  });
});
