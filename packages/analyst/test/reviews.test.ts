import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* A review: one buyer’s word. */

const TENT =
  "We bought the Lumo tent in spring. It does not leak, and the poles are sturdy. The zip cracked on the second night. The shop needed three weeks for a new one. I would not buy it again.";

describe("a review", () => {
  it.each(["should i buy it", "is it any good", "would you get one"])("is set out as one buyer’s word: %s", (question) => {
    const { message } = talk(TENT, question);
    expect(message).toContain("**What they liked**\n\n- “It does not leak, and the poles are sturdy.”");
    expect(message).toContain("**What they didn’t like**\n\n- “The zip cracked on the second night.”");
    expect(message).toContain("**What they would do**\n\n- “I would not buy it again.”");
  });
  it("gives only what was found wanting to whoever asks for that", () => {
    const { message } = talk(TENT, "so whats bad about it");
    expect(message).toContain("The zip cracked");
    expect(message).not.toMatch(/Praised|would do/);
  });
  it("does not end with the praise, where the buyer advises against it", () => {
    const { message } = talk(
      "We bought the Storm vacuum in May. It is light and quiet. For that price there are better ones. If you have stairs, do not buy it.",
      "is it any good",
    );
    expect(message).toContain("**What they didn’t like**\n\n- “For that price there are better ones.”");
    expect(message).toContain("**What they would do**\n\n- “If you have stairs, do not buy it.”");
  });
  it("whether a figure is normal cannot be looked up", () => expect(talk(TENT, "is three weeks normal").message).toContain("I can’t look up what’s usual"));
});
