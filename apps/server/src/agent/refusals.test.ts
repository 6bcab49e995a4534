import { afterEach, describe, expect, it } from "vitest";
import type { Scripted } from "../../test/fake-models.ts";
import { post } from "../../test/harness.ts";
import { answerOf, chat, closeAll, eventsOf, withOpenAi } from "../../test/model-app.ts";

afterEach(closeAll);

const DECLINED = "I can’t help with writing a threat to a neighbor.";
const STREAMED = { accept: "text/event-stream" };

describe("a model that declines in a field of its own", () => {
  it("is heard, whole and as it streams", async () => {
    const { url } = await withOpenAi(() => ({ declines: DECLINED }));
    expect((await answerOf(await chat(url, { text: "Write it." }))).message).toBe(DECLINED);
    const events = await eventsOf(await chat(url, { text: "Write it." }, STREAMED));
    expect(events.flatMap((e) => (e.type === "delta" ? [e.text] : [])).join("")).toContain(DECLINED);
    expect(events.at(-1)).toMatchObject({ type: "done", answer: { message: DECLINED } });
  });
  it("keeps what it said before, and later replies are none of it", async () => {
    const replies: Scripted[] = [{ tool: "analyze_text", args: { text: "Act now!" } }, { declines: DECLINED }, { text: "Gladly. [[confidence=0.8]]" }];
    const { url } = await withOpenAi((turn) => replies[turn - 1]!);
    const declined = await answerOf(await chat(url, { text: "Write it." }));
    expect(declined).toMatchObject({ message: DECLINED, tools: [{ name: "analyze_text" }] });
    expect((await answerOf(await chat(url, { text: "Then something kind." }))).message).toBe("Gladly.");
  });
  it("does not stand for a report", async () => {
    const { url } = await withOpenAi(() => ({ declines: DECLINED }));
    const response = await post(`${url}/agent/summarize`, { inputText: "Everyone knows that the dam is safe.", frames: [], handshake: {} });
    const report = await response.text();
    expect(response.status).toBe(200);
    expect(report).not.toContain(DECLINED);
  });
});
