import { afterEach, expect, it } from "vitest";
import { eventually } from "../../test/harness.ts";
import { answerOf, chat, closeAll, withOpenAi } from "../../test/model-app.ts";

afterEach(closeAll);

it("a reply is complete at the server's last word, though the connection stays open; it is closed then", async () => {
  const { url, model } = await withOpenAi(() => ({ text: "All of it.\n[[confidence=0.8]]", staysOpen: true }), { AGENT_DEADLINE_MS: "5000" });
  expect(await answerOf(await chat(url, { text: "Hi" }))).toMatchObject({ message: "All of it.", confidence: 0.8 });
  expect(await eventually(() => model.aborted() === 1)).toBe(true);
});

it("the same word within a reply is a word of the reply", async () => {
  const text = "A stream ends with\n\ndata: [DONE]\n\nand then there is no more.";
  const { url } = await withOpenAi(() => ({ text: `${text}\n[[confidence=0.8]]` }));
  expect((await answerOf(await chat(url, { text: "Hi" }))).message).toBe(text);
});
