import { afterEach, expect, it } from "vitest";
import { eventually } from "../../test/harness.ts";
import { answerOf, chat, closeAll, withOpenAi } from "../../test/model-app.ts";
import { untilDone } from "./until-done.ts";

afterEach(closeAll);

it("a reply is complete at the server's last word, though the connection stays open; it is closed then", async () => {
  const { url, model } = await withOpenAi(() => ({ text: "All of it.\n[[confidence=0.8]]", staysOpenMs: Infinity }), { AGENT_DEADLINE_MS: "5000" });
  expect(await answerOf(await chat(url, { text: "Hi" }))).toMatchObject({ message: "All of it.", confidence: 0.8 });
  expect(await eventually(() => model.aborted() === 1)).toBe(true);
});

it("the same word within a reply is a word of the reply", async () => {
  const text = "A stream ends with\n\ndata: [DONE]\n\nand then there is no more.";
  const { url } = await withOpenAi(() => ({ text: `${text}\n[[confidence=0.8]]` }));
  expect((await answerOf(await chat(url, { text: "Hi" }))).message).toBe(text);
});

it("the connection to a server that closes its stream serves the next reply", async () => {
  const { url, model } = await withOpenAi(() => ({ text: "Yes.\n[[confidence=0.8]]", staysOpenMs: 30 }));
  let connections = 0;
  model.server.on("connection", () => (connections += 1));
  for (let round = 0; round < 3; round += 1) {
    await answerOf(await chat(url, { text: "Hi" }));
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  expect(connections).toBe(1);
});

it("the last word is known in however many pieces it comes", async () => {
  const stream = 'data: {"text":"Yes."}\n\ndata: [DONE]\n\n';
  let cancelled = false;
  const body = new ReadableStream({
    start(out) {
      for (const letter of stream) out.enqueue(new TextEncoder().encode(letter));
    },
    cancel: () => void (cancelled = true),
  });
  const send = untilDone(() => Promise.resolve(new Response(body, { headers: { "Content-Type": "text/event-stream" } })));
  expect(await (await send("http://localhost/")).text()).toBe(stream.trimEnd());
  expect(cancelled).toBe(true);
});
