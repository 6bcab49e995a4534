import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* Without a text: whether to believe an assistant, and what somebody feels whom another presses. */

describe("how to weigh an assistant’s answer", () => {
  it.each(["are chatbots accurate", "should we believe what gemini says", "how reliable is claude", "is copilot a good source"])("%s", (question) => {
    const { message } = talk(question);
    expect(message).toContain("**Ask for its sources, and open them.**");
    expect(message).toContain("[Codex and handshakes](/train)");
    expect(message).toContain("[Become AI Aware](/educate/become-ai-aware)");
  });
  it("is not how to weigh a paper", () => expect(talk("is the evening post reliable").message).toContain("I don’t rate papers"));
});

describe("somebody who feels pressed", () => {
  it.each([
    "i feel pressured by my landlord",
    "my sister always makes me feel selfish",
    "i think my husband is gaslighting me",
    "my manager keeps guilt tripping me about overtime",
    "lately i feel used by my friends",
    "is my boyfriend controlling me",
    "my older sister bullies me",
    "i think they manipulate me",
  ])("is taken seriously, and no name is put on anybody: %s", (message) => {
    const said = talk(message).message;
    expect(said).toContain("That deserves to be taken seriously");
    expect(said).toContain("paste the message");
    expect(said).toContain("[Emotional Framing](/educate/emotional-framing)");
    expect(said).not.toMatch(/Which text is this about|narcissis|toxic|abus/i);
  });
  it.each([
    "my boss uses excel",
    "my brother makes me laugh",
    "i feel good about my exam",
    "i feel bad because of my last exam",
    "my grades make me feel stupid",
    "she is using me as a reference",
    "he plays me some music",
  ])("is not heard in other words: %s", (message) => expect(talk(message).message).not.toContain("deserves to be taken seriously"));
});
