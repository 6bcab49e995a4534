import { describe, expect, it } from "vitest";
import { resolveHandshake } from "@candor/engine";
import { answerWithoutModel } from "../src/index.ts";
import { talk } from "./talk.ts";

describe("a claim that somebody near holds", () => {
  it.each([
    ["my sister thinks sugar makes children wild. how do i answer", "sugar makes children wild"],
    ["a colleague keeps saying that the pyramids were built by aliens, what should i say", "the pyramids were built by aliens"],
    ["my neighbour posted that masks are useless and i dont know what to reply", "masks are useless"],
    ["our teacher is convinced the moon is hollow so what can i tell her", "the moon is hollow"],
  ])("%s", (message, claim) => {
    const answer = talk(message);
    expect(answer.message).toMatch(/Ask before you tell/);
    expect(answer.message).toContain(`_${claim}_`);
    expect(answer.message).not.toMatch(/patterns|weak signals/);
  });

  it("is none where it is said of the one who asks", () => {
    expect(talk("my mum says i am lazy. what do i say").message).not.toMatch(/Look up one thing/);
  });

  it("goes on about the talk", () => {
    expect(talk("my sister thinks sugar makes children wild. how do i answer", "she never listens").intent).not.toBe("analyse-text");
  });
});

describe("a claim that was seen somewhere", () => {
  it("is checked, and of health a person is asked first", () => {
    const { message } = talk("i watched a tiktok that says milk causes cancer");
    expect(message).toMatch(/Here’s how to check it[\s\S]*ask a pharmacist or a doctor/);
    expect(talk("i read a post that claims the sea level has not moved").message).toMatch(/Here’s how to check it/);
  });
  it("is no reason to stop or begin anything", () => {
    expect(talk("i watched a tiktok that says milk causes cancer", "so should i stop drinking it").message).toMatch(/Not on the word of one post/);
  });
  it("is a text where it is written as one", () => {
    expect(talk("I watched a video that says milk causes cancer.").message).not.toMatch(/Here’s how to check it/);
  });
});

describe("kinds of sources", () => {
  it.each([
    "which is more trustworthy: a podcast or a newspaper",
    "what is more credible, a study or a doctor",
    "is a video better than a book",
    "who should i trust more, an expert or a friend",
  ])("%s", (message) => expect(talk(message).message).toMatch(/who looked at it before it appeared/));

  it("are no two statements", () => {
    expect(talk("Which is more reliable: “The bridge is safe for all cars” or “The bridge may carry cars of two tons”?").message).not.toMatch(
      /who looked at it before/,
    );
  });

  it("hold for the next one that is named", () => {
    expect(talk("can i trust wikipedia", "and facebook").message).toMatch(/The same four things apply to “facebook”/);
  });
  it("hold for the next one in a kept conversation, whose answer has the older words", () => {
    const history = [
      { role: "user", text: "can i trust wikipedia" },
      { role: "assistant", text: "I rate no papers and no sites, and look nothing up." },
    ] as const;
    const { message } = answerWithoutModel({ question: "and facebook", history, article: null, handshake: resolveHandshake({}) });
    expect(message).toMatch(/The same four things apply to “facebook”/);
  });
});

describe("an example on a matter of one’s own", () => {
  it.each([
    ["give me an example of a slippery slope about cats", "Slippery slope", "cats"],
    ["show me examples of a straw man from football", "Straw man", "football"],
    ["can you make an example for ad hominem with teachers", "Ad hominem", "teachers"],
  ])("%s", (message, name, matter) => {
    const { message: said, intent } = talk(message);
    expect(intent).toBe("explain-term");
    expect(said).toMatch(new RegExp(`\\*\\*${name}[^]*I don’t have any with “${matter}”, and I don’t make up examples`, "i"));
  });
  it("has a next one", () => {
    expect(talk("give me an example of a slippery slope about cats", "another one").message).toMatch(/slippery slope/i);
  });
});

describe("homework and prizes", () => {
  it("says what one can ask of a text", () => {
    for (const message of ["can you help me with my essay", "i have to analyze an article for school"])
      expect(talk(message).message).toMatch(/Which words push/);
  });
  it("knows a prize that comes unasked, and the small sum that it costs", () => {
    expect(talk("i won an ipad").message).toMatch(/Don’t tap anything in it/);
    expect(talk("i won an ipad", "they want 3 dollars for shipping").message).toMatch(/A small sum/);
    expect(talk("i won the race at school").message).not.toMatch(/Don’t tap anything/);
  });
});
