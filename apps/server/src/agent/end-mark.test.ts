import { afterEach, describe, expect, it } from "vitest";
import { answerOf, chat, closeAll, eventsOf, withOpenAi } from "../../test/model-app.ts";
import { EndMarkHolder, withoutEndMarks } from "./end-mark.ts";

afterEach(closeAll);

function streamed(text: string, chars: number): string {
  const holder = new EndMarkHolder();
  let shown = "";
  for (let at = 0; at < text.length; at += chars) shown += holder.push(text.slice(at, at + chars));
  return shown + holder.end();
}

describe("a template’s mark for the end of a turn", () => {
  it.each([
    ["It is fair.<|im_end|>", "It is fair."],
    ["It is fair.</s>\n", "It is fair."],
    ["It is fair.</s><|eot_id|> <|endoftext|>\n", "It is fair."],
    ["It is fair.<end_of_turn>", "It is fair."],
    ["It is fair.<｜end▁of▁sentence｜>", "It is fair."],
    ["It is fair.<|END_OF_TURN_TOKEN|>", "It is fair."],
    ["The mark <|im_end|> ends a turn, </s> too.", "The mark <|im_end|> ends a turn, </s> too."],
    ["It ends with `</s>`", "It ends with `</s>`"],
    ["If a < b and b <", "If a < b and b <"],
    ["Bold: <strong", "Bold: <strong"],
    ["Half of one: <|im_en", "Half of one: <|im_en"],
  ])("%j is shown as %j, in whatever pieces it comes", (text, shown) => {
    for (const chars of [1, 2, 5, 100]) expect(streamed(text, chars)).toBe(shown);
    expect(withoutEndMarks(text)).toBe(shown);
  });
  it("is held back no longer than until something follows", () => {
    const holder = new EndMarkHolder();
    expect(holder.push("If a <")).toBe("If a ");
    expect(holder.push(" b")).toBe("< b");
  });
  it("holds back no more than a few where they come without end", () => expect(streamed("</s>".repeat(10_000), 3).length).toBeGreaterThan(39_000));

  it.each(["It is fair.\n\n[[confidence=0.80]]<|im_end|>", "It is fair.\n\n[[confidence=0.80]] </s>\n"])(
    "is seen in no part of a stream, and keeps no closing line from being taken off: %j",
    async (text) => {
      const { url } = await withOpenAi(() => ({ text }));
      expect(await answerOf(await chat(url, { text: "Hi" }))).toMatchObject({ confidence: 0.8 });
      const events = await eventsOf(await chat(url, { text: "Hi" }, { accept: "text/event-stream" }));
      expect(events.flatMap((e) => (e.type === "delta" ? [e.text] : [])).join("")).toBe("It is fair.");
    },
  );
  it("is seen at the end of no step", async () => {
    const { url } = await withOpenAi((turn) =>
      turn % 2 === 1 ? { says: "I look at it.<|im_end|>", tool: "analyze_text", args: { text: "x" } } : { text: "It is fair. [[confidence=0.80]]" },
    );
    const events = await eventsOf(await chat(url, { text: "Hi" }, { accept: "text/event-stream" }));
    expect(events.flatMap((e) => (e.type === "delta" ? [e.text] : [])).join("")).toBe("I look at it.\n\nIt is fair.");
    expect((await answerOf(await chat(url, { text: "Hi" }))).message).toBe("I look at it.\n\nIt is fair.");
  });
});
