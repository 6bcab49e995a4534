import { afterEach, describe, expect, it } from "vitest";
import type { Scripted } from "../../test/fake-models.ts";
import { errorOf, post } from "../../test/harness.ts";
import { answerOf, chat, closeAll, PAGE, textOf, withOpenAi } from "../../test/model-app.ts";

afterEach(closeAll);

type Body = Record<string, unknown>;
const refusal = (message: string, status = 400): Scripted => ({ status, body: JSON.stringify({ error: { message, type: "invalid_request_error" } }) });
const YES: Scripted = { text: "Yes. [[confidence=0.8]]" };
const rolesOf = (body: Body) => (body["messages"] as { role: string }[]).map(({ role }) => role);

const NEWER_NAME = "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
const reasoning = (_turn: number, body: Body): Scripted => ("max_tokens" in body ? refusal(NEWER_NAME) : YES);

describe("a server that refuses the form of a request", () => {
  it("gets the longest length by its newer name where it asks for that, from then on at once", async () => {
    const { url, model, logText } = await withOpenAi(reasoning);
    for (let round = 0; round < 2; round += 1) expect((await answerOf(await chat(url, { text: "Hi" }))).message).toBe("Yes.");
    await post(`${url}/agent/summarize`, { inputText: PAGE, frames: [] });
    expect(model.requests.map((body) => [body["max_tokens"], body["max_completion_tokens"]])).toEqual([
      [1_500, undefined],
      [undefined, 1_500],
      [undefined, 1_500],
      [undefined, 1_500],
    ]);
    expect(logText()).not.toContain("failed");
  });
  it.each([
    ["vLLM with Gemma", "System role not supported", 400],
    ["vLLM with Mistral 7B", "Conversation roles must alternate user/assistant/user/assistant/...", 400],
    ["Google with Gemma", "Developer instruction is not enabled for models/gemma-3-27b-it", 400],
    ["SGLang", "jinja2.exceptions.TemplateError: System role not supported", 500],
  ])("gets the instructions with the first question where its template knows no system role: %s", async (_server, message, status) => {
    const { url, model } = await withOpenAi((_turn, body) => (rolesOf(body)[0] === "system" ? refusal(message, status) : YES));
    const history = [
      { role: "user", text: "Who?" },
      { role: "assistant", text: "They." },
    ];
    for (let round = 0; round < 2; round += 1) expect((await answerOf(await chat(url, { text: "Why?", history }))).message).toBe("Yes.");
    expect(model.requests.map(rolesOf)).toEqual([
      ["system", "user", "assistant", "user"],
      ["user", "assistant", "user"],
      ["user", "assistant", "user"],
    ]);
    const [first, ...rest] = model.requests[1]!["messages"] as { content: string }[];
    expect(first!.content).toMatch(/^You are the agent of Candor[\s\S]*\n\nWho\?$/);
    expect(rest.map(({ content }) => content)).toEqual(["They.", "Why?"]);
  });
  it.each([
    ["Groq", "'messages.2' : for 'role:assistant' the following must be satisfied[('messages.2' : property 'reasoning_content' is unsupported)]", 400],
    ["Cerebras", "body.messages.2.assistant.reasoning_content: property is unsupported", 422],
  ])("gets no thoughts of an earlier step back where it refuses them: %s", async (_server, message, status) => {
    const thinks = (delta: object, ended: string | null = null) => `data: ${JSON.stringify({ choices: [{ delta, finish_reason: ended }] })}\n\n`;
    const call = { index: 0, id: "call_1", function: { name: "analyze_text", arguments: JSON.stringify({ text: "x" }) } };
    const { url, model } = await withOpenAi((_turn, body) =>
      rolesOf(body).at(-1) !== "tool"
        ? { wire: `${thinks({ reasoning: "Hm." })}${thinks({ tool_calls: [call] }, "tool_calls")}data: [DONE]\n\n` }
        : textOf(body).includes("reasoning_content")
          ? refusal(message, status)
          : YES,
    );
    for (let round = 0; round < 2; round += 1) expect((await answerOf(await chat(url, { text: "Hi" }))).message).toBe("Yes.");
    expect(model.requests.map((body) => textOf(body).includes("reasoning_content"))).toEqual([false, true, false, false, false]);
  });
  it.each([
    "The `reasoning_content` in the thinking mode must be passed back to the API.",
    "Missing `reasoning_content` field in the assistant message at message index 2. For more information, please refer to the guide.",
  ])("gets the thoughts of all steps back, none where there were none: DeepSeek, “%s”", async (message) => {
    const event = (delta: object, ended: string | null = null) => `data: ${JSON.stringify({ choices: [{ delta, finish_reason: ended }] })}\n\n`;
    const call = { index: 0, id: "call_1", function: { name: "analyze_text", arguments: JSON.stringify({ text: "x" }) } };
    const calls = `${event({ tool_calls: [call] }, "tool_calls")}data: [DONE]\n\n`;
    const thoughts = (body: Body) =>
      (body["messages"] as { role: string; reasoning_content?: string }[]).filter(({ role }) => role === "assistant").map((one) => one.reasoning_content);
    const { url, model } = await withOpenAi((_turn, body) =>
      rolesOf(body).at(-1) === "user"
        ? { wire: `${event({ reasoning_content: "Hm." })}${calls}` }
        : thoughts(body).includes(undefined)
          ? refusal(message)
          : thoughts(body).length < 2
            ? { wire: calls }
            : YES,
    );
    for (let round = 0; round < 2; round += 1) expect((await answerOf(await chat(url, { text: "Hi" }))).message).toBe("Yes.");
    expect(model.requests.map(thoughts)).toEqual([[], ["Hm."], ["Hm.", undefined], ["Hm.", ""], [], ["Hm."], ["Hm.", ""]]);
  });
  it("may refuse one thing after another", async () => {
    const { url, model } = await withOpenAi((turn, body) =>
      "tools" in body ? refusal("tools are not supported") : rolesOf(body)[0] === "system" ? refusal("System role not supported") : reasoning(turn, body),
    );
    expect((await answerOf(await chat(url, { text: "Hi" }))).message).toBe("Yes.");
    expect((await answerOf(await chat(url, { text: "Hi" }))).message).toBe("Yes.");
    expect(model.requests).toHaveLength(5);
  });
  it("is believed only when it takes the other form, and asked no more than once for each", async () => {
    const { url, model } = await withOpenAi(() => refusal(`${NEWER_NAME} System role not supported.`));
    for (let round = 0; round < 2; round += 1)
      expect(await errorOf(await chat(url, { text: "Hi" }))).toMatchObject({ message: "The language model didn’t accept the request." });
    expect(model.requests.map((body) => "max_tokens" in body)).toEqual([true, false, false, true, false, false]);
  });
});

it("a model is asked for no count of tokens: nobody reads it, and some servers refuse the question", async () => {
  const { url, model } = await withOpenAi(() => YES);
  await chat(url, { text: "Hi" });
  expect(model.requests[0]).not.toHaveProperty("stream_options");
  expect(textOf(model.requests[0]!)).toContain("Hi");
});
