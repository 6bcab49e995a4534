import { describe, expect, it } from "vitest";
import { withoutFailureText } from "./without-failure-text.ts";

const REFUSE = "I can’t assist with that. Let’s choose a safer or more specific direction.";
const ASK = "To get this right, I need a quick clarification on X/Y.";

describe("withoutFailureText", () => {
  it("takes the text of the banner from the reply, however the reply goes on", () => {
    expect(withoutFailureText(REFUSE, "refuse")).toBe("");
    expect(withoutFailureText(`${REFUSE}\n\nAsk me about the wording.`, "refuse")).toBe("Ask me about the wording.");
    expect(withoutFailureText(`${REFUSE}\nAsk me about the wording.`, "refuse")).toBe("Ask me about the wording.");
    expect(withoutFailureText(`${REFUSE} Ask me about the wording.`, "refuse")).toBe("Ask me about the wording.");
    expect(withoutFailureText(`I am new here.\n\n${ASK}\n\nWhich text?`, "ask-clarify")).toBe("I am new here.\n\nWhich text?");
  });

  it("knows it with straight apostrophes, too, and leaves those of the rest", () => {
    expect(withoutFailureText(`${REFUSE.replaceAll("’", "'")} I'd rather not.`, "refuse")).toBe("I'd rather not.");
  });

  it("leaves a reply without a banner, with another text, or that only speaks of the text", () => {
    for (const [reply, failure] of [
      [REFUSE, undefined],
      [REFUSE, "hedge"],
      [`It answered “${REFUSE}” and stopped.`, "refuse"],
    ] as const)
      expect(withoutFailureText(reply, failure)).toBe(reply);
  });
});
