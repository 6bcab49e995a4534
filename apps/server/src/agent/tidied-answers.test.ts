import { afterEach, describe, expect, it } from "vitest";
import type { Scripted } from "../../test/fake-models.ts";
import { errorOf } from "../../test/harness.ts";
import { answerOf, chat, closeAll, eventsOf, PAGE, withOpenAi } from "../../test/model-app.ts";

afterEach(closeAll);

const END = "[[confidence=0.8]]";
const said = (content: unknown, more: object = {}) => ({
  id: "c1",
  created: 1,
  model: "m",
  choices: [{ index: 0, delta: { content }, finish_reason: null }],
  ...more,
});
const ended = (reason: unknown = "stop") => ({ id: "c1", choices: [{ index: 0, delta: {}, finish_reason: reason }] });
const called = (call: object) => ({ choices: [{ index: 0, delta: { role: "assistant", tool_calls: [call] }, finish_reason: null }] });
const wire = (...chunks: (object | string)[]): Scripted => ({
  wire: [...chunks.map((chunk) => (typeof chunk === "string" ? chunk : `data: ${JSON.stringify(chunk)}`)), "data: [DONE]", ""].join("\n\n"),
});
const whole = (message: object, more: object = {}): Scripted => ({
  wire: JSON.stringify({
    id: 7,
    object: "chat.completion",
    choices: [{ index: 0, message: { role: "assistant", ...message }, finish_reason: "stop", ...more }],
  }),
  contentType: "application/json",
});
const replyTo = async (...turns: Scripted[]) => {
  const { url, model } = await withOpenAi((turn) => turns[Math.min(turn, turns.length) - 1]!);
  return { reply: await chat(url, { text: "Look at this." }), model, url };
};

describe("a reply is shown whatever its server sends beside it", () => {
  it.each<[string, Scripted]>([
    ["an id that is a number", wire(said("All of it. ", { id: 7 }), said(END), ended())],
    ["times and names of other kinds", wire(said("All of it. ", { created: "today", model: { name: "m" }, usage: "none" }), said(END), ended())],
    ["events that are empty", wire("data:", said("All of it. "), "data: ", ":", said(END), ended())],
    ["comments (OpenRouter)", wire(": OPENROUTER PROCESSING", said("All of it. ", { provider: "Some" }), said(END), ended())],
    [
      "a first chunk about the question (Azure)",
      wire({ id: "", choices: [], prompt_filter_results: [{ prompt_index: 0 }] }, said("All of it. "), said(END), ended()),
    ],
    ["no choices beside the count of tokens", wire(said("All of it. "), said(END), ended(), { usage: { total_tokens: 7 } }, { choices: null, timings: {} })],
    ["an error that is none", wire(said("All of it. ", { error: null }), said(END), ended())],
    ["another role", wire({ choices: [{ delta: { role: "model", content: "All of it. " } }] }, said(END), ended())],
    [
      "thoughts of another kind",
      wire(said("All of it. ", { choices: [{ delta: { content: "All of it. ", reasoning: { text: "Hm" } } }] }), said(END), ended()),
    ],
    ["no tool calls, as an empty object", wire({ choices: [{ delta: { content: "All of it. ", tool_calls: {} } }] }, said(END), ended())],
    ["an empty word for the end in every chunk", wire({ choices: [{ delta: { content: "All of it. " }, finish_reason: "" }] }, said(END), ended())],
    ["one whole answer in place of the stream", whole({ content: `All of it. ${END}` })],
    ["a whole answer that does not say how it ended", whole({ content: `All of it. ${END}` }, { finish_reason: null })],
    ["a stream that is called JSON", { ...wire(said("All of it. "), said(END), ended()), contentType: "application/json" }],
    ["a whole answer that is called a stream", { ...whole({ content: `All of it. ${END}` }), contentType: "text/event-stream" }],
  ])("%s", async (_case, turn) => {
    const { reply } = await replyTo(turn);
    expect(reply.status).toBe(200);
    expect(await answerOf(reply)).toMatchObject({ message: "All of it.", confidence: 0.8 });
  });
  it("streamed to the page, too, where it came whole", async () => {
    const { url } = await replyTo(whole({ content: `All of it. ${END}` }));
    const events = await eventsOf(await chat(url, { text: "Hi" }, { accept: "text/event-stream" }));
    expect(events.map(({ type }) => type)).toEqual(["delta", "done"]);
  });
});

describe("a tool runs whatever the form of its call", () => {
  const args = { text: PAGE };
  it.each<[string, Scripted]>([
    ["arguments as an object", wire(called({ index: 0, id: "call_1", function: { name: "analyze_text", arguments: args } }), ended("tool_calls"))],
    ["an id that is a number", wire(called({ index: 0, id: 1, function: { name: "analyze_text", arguments: JSON.stringify(args) } }), ended("tool_calls"))],
    ["an index as text", wire(called({ index: "0", id: "a", function: { name: "analyze_text", arguments: JSON.stringify(args) } }), ended("tool_calls"))],
    [
      "no index, and an id of nine characters (Mistral)",
      wire(called({ id: "D681PevKs", function: { name: "analyze_text", arguments: JSON.stringify(args) } }), ended("tool_calls")),
    ],
    ["no id (Google)", wire(called({ index: 0, function: { name: "analyze_text", arguments: JSON.stringify(args) } }), ended())],
    [
      "one call that is no list",
      wire({ choices: [{ delta: { tool_calls: { id: "a", function: { name: "analyze_text", arguments: args } } } }] }, ended("stop")),
    ],
    [
      "a whole answer",
      whole(
        { content: null, tool_calls: [{ id: "a", type: "function", function: { name: "analyze_text", arguments: args } }] },
        { finish_reason: "tool_calls" },
      ),
    ],
  ])("%s", async (_case, turn) => {
    const { reply, model } = await replyTo(turn, { text: `Two passages lean on you. ${END}` });
    expect(await answerOf(reply)).toMatchObject({ message: "Two passages lean on you.", tools: [{ name: "analyze_text", args: { chars: PAGE.length } }] });
    const sent = (model.requests[1]!["messages"] as { tool_calls?: { id: string }[]; tool_call_id?: string }[]).slice(-2);
    expect(sent[0]!.tool_calls![0]!.id).toBe(sent[1]!.tool_call_id);
  });
  it("two whole calls without a number each", async () => {
    const call = (id: string) => ({ id, function: { name: "analyze_text", arguments: args } });
    const { reply } = await replyTo(whole({ content: null, tool_calls: [call("a"), call("b")] }), { text: `Done. ${END}` });
    expect((await answerOf(reply)).tools).toHaveLength(2);
  });
});

describe("an error in a stream that has begun is told as the same one before it", () => {
  const CONTEXT = "Trying to keep the first 9000 tokens when context the overflows. However, the model is loaded with context length of only 4096 tokens";
  it.each<[string, Scripted, RegExp]>([
    ["LM Studio: too much text", wire({ error: { message: CONTEXT }, message: CONTEXT }), /more text than the language model can take at once/],
    [
      "Venice: too much text",
      wire({ error_type: "invalid_request", error_message: "context_length_exceeded" }),
      /more text than the language model can take at once/,
    ],
    [
      "vLLM: too much text",
      wire({ object: "error", message: "This model's maximum context length is 8192 tokens.", type: "BadRequestError", code: 400 }),
      /more text than/,
    ],
    [
      "OpenRouter: no credit",
      wire({ error: { code: 402, message: "Insufficient credits" }, choices: [{ delta: { content: "" }, finish_reason: "error" }] }),
      /isn’t taking requests from this server/,
    ],
    [
      "OpenRouter: its provider is busy",
      wire({ error: { code: 429, message: "Provider returned error", metadata: {} }, choices: [] }),
      /isn’t taking more requests/,
    ],
    ["an error without a sentence", wire({ error: { code: 503 } }), /isn’t taking more requests/],
    ["an error that is a sentence (Ollama)", wire({ error: "model runner has unexpectedly stopped" }), /answered with an error/],
    ["an error with a number for its kind", wire({ error: { message: "no", type: 12, code: null } }), /answered with an error/],
    ["Groq: stopped early", wire({ choices: [], x_groq: { id: "r", error: "over_capacity" } }), /answered with an error/],
    [
      "an error as a whole answer",
      { wire: JSON.stringify({ error: { message: "Rate limit", code: "rate_limit_exceeded" } }), contentType: "application/json" },
      /isn’t taking more/,
    ],
    ["a page where an answer should be", { wire: "<html>", contentType: "text/html" }, /couldn’t be used/],
    ["what is no JSON", wire("data: {oops"), /couldn’t be used/],
  ])("%s", async (_case, turn, message) => {
    const { reply } = await replyTo(turn);
    expect((await errorOf(reply)).message).toMatch(message);
  });
  it("a model is asked without tools where its server says so there", async () => {
    const { reply, model } = await replyTo(wire({ error: { message: "this model does not support tools", type: "invalid_request_error" } }), {
      text: `Fine. ${END}`,
    });
    expect((await answerOf(reply)).message).toBe("Fine.");
    expect(model.requests.map((body) => "tools" in body)).toEqual([true, false]);
  });
  it.each(["error", "abort"])("a reply that its server ended with the word “%s” is not complete", async (word) => {
    const { reply } = await replyTo(wire(said("The first half of"), ended(word)));
    expect((await errorOf(reply)).message).toBe("The language model didn’t finish its answer.");
  });
  it("nor is one that broke off after an empty word", async () => {
    const { reply } = await replyTo({ wire: `data: ${JSON.stringify({ choices: [{ delta: { content: "The first" }, finish_reason: "" }] })}\n\n` });
    expect((await errorOf(reply)).message).toBe("The language model didn’t finish its answer.");
  });
});
