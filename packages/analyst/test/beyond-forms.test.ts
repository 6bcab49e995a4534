import { describe, expect, it } from "vitest";
import { BEYOND_FORMS, isBeyond } from "../src/agent/request/beyond-forms.ts";
import { requestIntent } from "../src/agent/intent.ts";
import { sayTalk } from "../src/agent/talk/say-talk.ts";
import { talk } from "./talk.ts";

const GOOGLE =
  "Google announced on Tuesday that it will build a data center in Maple Falls. The mayor, Ana Ruiz, predicts 200 jobs. Carl Dent, president of the electricians' union, welcomed the plan. Residents fear that it will use 4 million liters of water a day.";
const FESTIVAL =
  "Forecasters predict that the storm will draw crowds to the coast. The recipe for a good harbor festival, says the mayor, is music. The price of a ticket is 12 euros.";

describe("what is beyond rules", () => {
  const asked = BEYOND_FORMS.flatMap(({ form, asked: examples }) => examples.map((request) => [request, form] as const));
  it.each(asked)("is known by a whole request, and by no other rule: %s", (request, form) => {
    expect(form.test(request)).toBe(true);
    expect(requestIntent(request)).toBe("beyond");
    expect(sayTalk(request)).toBeNull();
    expect(talk(request).intent).toBe("beyond");
  });
  it.each([
    [GOOGLE, "what did google announce", "“Google announced on Tuesday"],
    [GOOGLE, "what does the mayor predict", "predicts 200 jobs"],
    [GOOGLE, "who is the president of the union", "“Carl Dent, president"],
    [GOOGLE, "will it solve the jobs problem", "predicts 200 jobs"],
    [GOOGLE, "help me understand the water part", "4 million liters"],
    [FESTIVAL, "who predicts the storm", "“Forecasters predict"],
    [FESTIVAL, "what will draw crowds", "draw crowds to the coast"],
    [FESTIVAL, "what is the recipe", "“The recipe for a good"],
    [FESTIVAL, "whats the price of a ticket", "12 euros"],
  ])("is not asked for by words of the text: %s %s", (text, request, part) => {
    const { message, intent } = talk(text, request);
    expect(message).toContain(part);
    expect(intent).not.toMatch(/beyond|capabilities/);
  });
  it.each(["can you google it for me", "who is the king of Spain", "draw me a picture of it", "translate this into German", "what time is it"])(
    "stays beyond with a text at hand: %s",
    (request) => expect(talk(GOOGLE, request).intent).toBe("beyond"),
  );
  it.each(["solving nothing", "the song is sad", "a picture of health", "google won", "the weather vane", "predictable"])("is not heard in %s", (words) =>
    expect(isBeyond(words)).toBe(false),
  );
});

describe("words of other rules in a question about the text", () => {
  it.each([
    ["does it draw a fair picture", /I can’t tell whether it’s fair/],
    ["ok but what do scientists say", /I looked for “scientists” in the text and found no form of it/],
    ["what do experts think", /“experts” does not occur in it/],
    ["is it an ad hominem or what", /no ad hominem in it/],
    ["what dont we know", /I don’t see them here/],
    ["what does it not tell us", /I don’t see them here/],
    ["what is good about the data center", /^This is what the text says about that; I can’t tell whether it’s true:\n\n> “Google/],
  ])("%s", (request, part) => expect(talk(GOOGLE, request).message).toMatch(part));
  it("and what they are for still gets them", () => {
    expect(talk(GOOGLE, "is this an ad?").message).toContain("whether somebody paid for it");
    expect(talk(GOOGLE, "what cant you do").message).toContain("I don’t look anything up");
    expect(talk(GOOGLE, "what is good about this article").intent).toBe("good-points");
    expect(talk("what does zorblax mean").message).toContain("isn’t something this app teaches");
  });
});
