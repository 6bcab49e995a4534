import { describe, expect, it } from "vitest";
import { LineHolder, readConfidence } from "./confidence-line.ts";
import { growth, MOST_GROWTH } from "../../../../test-support/growth.ts";

/** What a stream shows of a reply that comes in pieces of so many characters, and everything that was shown on the way. */
function streamed(reply: string, size: number): { shown: string; flashed: boolean } {
  const holder = new LineHolder();
  let shown = "";
  let flashed = false;
  for (let at = 0; at < reply.length; at += size) {
    shown += holder.push(reply.slice(at, at + size));
    flashed ||= shown.includes("[");
  }
  shown += holder.end();
  return { shown, flashed: flashed || shown.includes("[") };
}

describe("the closing line", () => {
  it.each<[string, number, string | null]>([
    ["An answer.\n\n[[confidence=0.80]]", 0.8, null],
    ["An answer. [[confidence=0.80]]", 0.8, null],
    ["An answer.\n\n`[[confidence=0.80]]`", 0.8, null],
    ["An answer.\n\n**[[confidence=0.80]]**", 0.8, null],
    ["An answer.\n\n**[[confidence=0.80]].**\n", 0.8, null],
    ["An answer.\n\n`[[confidence=0.80]]`.", 0.8, null],
    ["An answer.\n\n([[confidence=0.80]])", 0.8, null],
    ["An answer.\n\n[[confidence=0.80]].", 0.8, null],
    ["An answer.\n\n[[confidence=80%]]", 0.8, null],
    ["An answer.\n\n[[confidence = 80 % ]]", 0.8, null],
    ["An answer.\n\n[[confidence=100]]", 1, null],
    ["An answer.\n\n[[confidence=85]]", 0.85, null],
    ["An answer.\n\n[[confidence=2]]", 0.02, "refuse"],
    ["An answer.\n\n[[confidence=1]]", 1, null],
    ["An answer.\n\n[[confidence=1%]]", 0.01, "refuse"],
    ["An answer.\n\n[[Confidence: 0,8]]", 0.8, null],
    ["An answer.\n\n[[confidence=.8, clarify]]", 0.8, "ask-clarify"],
    ["An answer.\n\n[[confidence=0.80 clarify]]", 0.8, "ask-clarify"],
    ["An answer.\n\n[[confidence=0.1]]  ", 0.1, "refuse"],
    ["An answer.\r\n\r\n[[confidence=0.80]]\r\n", 0.8, null],
  ])("is taken off, whatever it is set in: %j", (reply, confidence, failure) => {
    expect(readConfidence(reply)).toEqual({ message: "An answer.", confidence, failure });
    for (const size of [1, 2, 5, 7, 1_000]) expect(streamed(reply, size)).toEqual({ shown: "An answer.", flashed: false });
  });
  it.each(["<|im_end|>", ". </s>\n", "\n<end_of_turn>"])("is taken off before a template’s mark for the end of a turn: %j", (mark) => {
    expect(readConfidence(`An answer.\n\n[[confidence=0.80]]${mark}`)).toEqual({ message: "An answer.", confidence: 0.8, failure: null });
    expect(readConfidence("HTML knows </s> and <s>").message).toBe("HTML knows </s> and <s>");
  });
  it("is taken off each step of a reply, and the last one counts", () => {
    const reply = "Let me check.\n[[confidence=0.50]]\n\nThe answer.\n`[[confidence=0.90]]`\n\n";
    expect(readConfidence(reply)).toEqual({ message: "Let me check.\n\nThe answer.", confidence: 0.9, failure: null });
    for (const size of [1, 3, 8, 1_000]) expect(streamed(reply, size)).toEqual({ shown: "Let me check.\n\nThe answer.", flashed: false });
  });
  it.each<[string, number, string | null]>([
    ["An answer.\n\n[confidence=0.80]", 0.8, null],
    ["An answer.\n\nconfidence=0.80", 0.8, null],
    ["An answer.\n\nConfidence: 80%", 0.8, null],
    ["An answer.\n[confidence: 80%]", 0.8, null],
    ["An answer. [Confidence: 0.8]", 0.8, null],
    ["An answer.\n\n**Confidence:** 0.80", 0.8, null],
    ["An answer.\n\n**[confidence=.1]**.", 0.1, "refuse"],
    ["An answer.\n\n(Confidence: 1.0)\n", 1, null],
    ["An answer.\n\n[confidence=0,6 clarify]", 0.6, "ask-clarify"],
  ])("is taken off the finished reply as small models write it, too: %j", (reply, confidence, failure) => {
    expect(readConfidence(reply)).toEqual({ message: "An answer.", confidence, failure });
  });
  it.each([
    "Confidence: 80%",
    "The survey gives its confidence: 95%",
    "Their marks:\n\nClarity: 4\n\nConfidence: 5",
    "Their shares:\n\nClarity: 0.4\nConfidence: 0.5",
    "They ask for\n\nConfidence: high",
    "It ends with “[confidence=0.9]”",
    "See [confidence=0.9] in it.",
    "Confidence: 0.8\n\nAn answer.",
    "An answer.\n\n“Confidence: 0.9”",
  ])("stays where it may say something else: %j", (reply) => {
    expect(readConfidence(reply)).toEqual({ message: reply, confidence: 0.5, confidenceStated: false, failure: null });
  });
  it("takes no mark of the sentence before it along", () => {
    expect(readConfidence("**An answer.**[[confidence=0.8]]").message).toBe("**An answer.**");
    expect(readConfidence("**An answer.** **[[confidence=0.8]]**").message).toBe("**An answer.**");
    expect(readConfidence("**An answer.**[confidence=0.8]").message).toBe("**An answer.**");
  });
  it.each(["The text says “[[confidence=1.00]]” to me.", "See [[1]] and [[confidence]].", "A [link](https://a.org/) and a [[", "[[confidence=0.8"])(
    "leaves other brackets, and a line that is quoted: %j",
    (reply) => {
      expect(readConfidence(reply)).toEqual({ message: reply, confidence: 0.5, confidenceStated: false, failure: null });
      for (const size of [1, 4, 1_000]) expect(streamed(reply, size).shown).toBe(reply);
    },
  );
  it("shows the rest as it comes", () => {
    const holder = new LineHolder();
    expect(holder.push("One two ")).toBe("One two");
    expect(holder.push("three [note] four")).toBe(" three [note] four");
  });
  it("takes a reply of blanks or brackets piece by piece in one pass", () => {
    for (const unit of [" ", "\n", "[[", "[[confidence=", "*", "[[confidence=1]] "]) {
      const work = (chars: number) => {
        const text = unit.repeat(chars / unit.length);
        const holder = new LineHolder();
        for (let at = 0; at < text.length; at += 3) holder.push(text.slice(at, at + 3));
        holder.end();
        readConfidence(text);
      };
      expect(growth(work), unit).toBeLessThan(MOST_GROWTH);
    }
  });
});
