import { describe, expect, it } from "vitest";
import { answerWithoutModel } from "../src/index.ts";
import { resolveHandshake } from "@candor/engine";

const TEXT =
  "Everyone knows the old bridge is unsafe. Experts agree that we must act tonight, or the whole town will lose. Only a fool would wait for another report.";

/** The last answer of a conversation about the text. */
function lastAnswer(...questions: string[]) {
  const history: { role: "user" | "assistant"; text: string }[] = [];
  let last = answerWithoutModel({ question: TEXT, history: [], article: null, handshake: resolveHandshake({}) });
  history.push({ role: "user", text: TEXT }, { role: "assistant", text: last.message });
  for (const question of questions) {
    last = answerWithoutModel({ question, history: [...history], article: null, handshake: resolveHandshake({}) });
    history.push({ role: "user", text: question }, { role: "assistant", text: last.message });
  }
  return last;
}

describe("what a reader says of the text at hand", () => {
  it.each(["Is the first sentence really misleading? Everyone does say so.", "Is the first sentence fair? I doubt it."])("is no new text: %s", (question) => {
    const { message } = lastAnswer(question);
    expect(message).toContain("Sentence 1 of 3");
    expect(message).toContain("“Everyone knows the old bridge is unsafe.”");
  });

  it("asks why a place is marked, and hears the reason of that mark", () => {
    const { message } = lastAnswer("Is the first sentence really misleading? Everyone does say so.", "Why is that misleading?");
    expect(message).toMatch(/^Because of these words:\n\n- “Everyone knows the old bridge is unsafe\.”/);
    expect(message).not.toContain("Search for its main words");
  });

  it("asks for a fairer way to say it, and for nobody's voice", () => {
    expect(lastAnswer("ok, and what would be a fair way to say it?").intent).toBe("rewrite");
  });

  it("may bring a new text behind a question all the same", () => {
    const { message } = lastAnswer("Is this fair? Nobody in the whole wide world could ever be so blind as our useless mayor.");
    expect(message).not.toContain("Sentence 1 of 3");
    expect(message).not.toContain("bridge");
  });
});
