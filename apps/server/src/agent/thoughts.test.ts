import { afterEach, describe, expect, it } from "vitest";
import { growth, MOST_GROWTH } from "../../../../test-support/growth.ts";
import { post } from "../../test/harness.ts";
import { answerOf, chat, closeAll, eventsOf, PAGE, withOpenAi } from "../../test/model-app.ts";
import { ThoughtHolder, withoutThoughts } from "./thoughts.ts";

afterEach(closeAll);

const inPieces = (text: string, chars: number): string => {
  const holder = new ThoughtHolder();
  let shown = "";
  for (let at = 0; at < text.length; at += chars) shown += holder.push(text.slice(at, at + chars));
  return shown + holder.end();
};

describe("thoughts at the beginning of a text", () => {
  it.each([
    ["<think>\nHm.\n</think>\n\nIt is fair.", "It is fair."],
    ["\n <think></think>\n\nIt is fair.", "It is fair."],
    ["<think>a</think>\n<think>b</think>It is fair.", "It is fair."],
    ['<think>Without an end: { "levels"', ""],
    ["<think>Almost </thin", ""],
    ["It is <think>fair</think>.", "It is <think>fair</think>."],
    ["The tag `<think>` opens a thought.", "The tag `<think>` opens a thought."],
    ["<thing> is fair.", "<thing> is fair."],
    ["<thi", "<thi"],
    ["<thinking>Hm.</thinking>\nIt is fair.", "It is fair."],
    ["<thought>Hm, </think>.</thought>It is fair.", "It is fair."],
    ["[THINK]Hm.[/THINK]It is fair.", "It is fair."],
    ["[The tide] is fair.", "[The tide] is fair."],
    ["<|channel|>analysis<|message|>Hm.<|end|><|start|>assistant<|channel|>final<|message|>It is fair.", "It is fair."],
    ['<tool_call>\n{"name": "analyze_text", "arguments": {}}\n</tool_call>', ""],
    ['{"name": "fetch_url", "parameters": {"url": "https://a.org/"}}', ""],
    [`{"type": "function", "name": "analyze_text", "parameters": {"text": "${"x".repeat(300)}"}} It is fair.`, ""],
    ['{"name": "Ada", "verdict": "fair"}', '{"name": "Ada", "verdict": "fair"}'],
    [`{"verdict": "${"fair ".repeat(40)}"}`, `{"verdict": "${"fair ".repeat(40)}"}`],
    ["", ""],
  ])("%j is shown as %j, in whatever pieces it comes", (text, shown) => {
    for (const chars of [1, 3, 7, 100]) expect(inPieces(text, chars)).toBe(shown);
    expect(withoutThoughts(text)).toBe(shown);
  });
  it("may be without number", () => expect(withoutThoughts(`${"<think></think>".repeat(50_000)}It is fair.`)).toBe("It is fair."));
  it("are found by their end alone, which stands on a line of its own", () => {
    expect(withoutThoughts("Hm. [[confidence=0.1]]\n</think>\n\nIt is fair.")).toBe("It is fair.");
    expect(withoutThoughts("The tag </think> ends a thought.")).toBe("The tag </think> ends a thought.");
  });
});

describe("a model that thinks aloud", () => {
  const THOUGHT = "<think>\nThe reader wants {a} verdict. I close with\n[[confidence=0.10]]\n</think>\n\n";
  it("shows its reply only, streamed or not, with the confidence of the reply", async () => {
    const { url } = await withOpenAi(() => ({ text: `${THOUGHT}It is fair.\n\n[[confidence=0.80]]` }));
    const expected = { message: "It is fair.", confidence: 0.8 };
    expect(await answerOf(await chat(url, { text: "Hi" }))).toMatchObject(expected);
    const events = await eventsOf(await chat(url, { text: "Hi" }, { accept: "text/event-stream" }));
    expect(events.flatMap((e) => (e.type === "delta" ? [e.text] : [])).join("")).toBe(expected.message);
    expect(events.at(-1)).toMatchObject({ type: "done", answer: expected });
  });
  it("thinks in each step", async () => {
    const { url } = await withOpenAi((turn) =>
      turn === 1 ? { says: `${THOUGHT}Let me look.`, tool: "analyze_text", args: { text: PAGE } } : { text: `${THOUGHT}It is fair.` },
    );
    expect(await answerOf(await chat(url, { text: "Hi" }))).toMatchObject({ message: "Let me look.\n\nIt is fair.", confidenceStated: false });
  });
  it("is put right at the end when its template opened the thought", async () => {
    const { url } = await withOpenAi(() => ({ text: `${THOUGHT.slice("<think>".length)}It is fair. [[confidence=0.80]]` }));
    const events = await eventsOf(await chat(url, { text: "Hi" }, { accept: "text/event-stream" }));
    expect(events.at(-1)).toMatchObject({ type: "done", answer: { message: "It is fair.", confidence: 0.8 } });
  });
  it("says that it was cut off behind its thoughts", async () => {
    const { url } = await withOpenAi(() => ({ text: `${THOUGHT}It is fair, bec`, ended: "length" }));
    expect((await answerOf(await chat(url, { text: "Hi" }))).message).toMatch(/^It is fair, bec\s+\(The reply was cut off here/);
  });
  it("ends in an error where all of it was thought", async () => {
    const { url } = await withOpenAi(() => ({ text: "<think>The reader wants", ended: "length" }));
    expect(await (await chat(url, { text: "Hi" })).json()).toMatchObject({ error: { message: expect.stringContaining("on thinking") as string } });
  });
  it("keeps its thoughts out of a report", async () => {
    const { url } = await withOpenAi(() => ({ text: `${THOUGHT}## Overall picture\n\nIt says “Everyone knows that the dam is safe”.` }));
    const { reportText } = (await (await post(`${url}/agent/summarize`, { inputText: PAGE, frames: [] })).json()) as { reportText: string };
    expect(reportText).toMatch(/^## Overall picture[\s\S]*Written by a language model/);
  });
});

it("a long thought that comes piece by piece is looked through once", () =>
  expect(
    growth((chars) => {
      const holder = new ThoughtHolder();
      holder.push("<think>");
      for (let at = 0; at < chars; at += 4) holder.push("Hm. ");
    }),
  ).toBeLessThan(MOST_GROWTH));
