import type { IncomingMessage, ServerResponse } from "node:http";
import { startServer, type Running } from "./harness.ts";

/** Fake model servers that speak the true wire protocols (OpenAI chat completions, Anthropic messages). Each answer is scripted. */
export type Scripted =
  | { text: string }
  | { tool: string; args: Record<string, unknown> }
  | { status: number; headers?: Record<string, string>; body?: string }
  | { breakAfter: string }
  /** Reports an error in the middle of the stream, `flat` where it stands by itself as vLLM wrote it, and goes on writing all the same. */
  | { errorAfter: string; error?: Record<string, unknown>; flat?: true }
  /** Ends in good order on the wire, but without the word that the reply is complete. */
  | { endAfter: string }
  /** Ends with the provider's own word for why. */
  | { text: string; ended: string }
  /** Sends an event of a kind that is not known yet in the middle (Anthropic). */
  | { text: string; newEvent: Record<string, unknown> }
  /** Says that the reply is complete, and closes the stream so many ms later, or never. */
  | { text: string; staysOpenMs: number }
  /** Declines in the field that OpenAI has for it, with no content. */
  | { declines: string }
  /** Sends so many times 100,000 characters. */
  | { endless: number }
  /** Calls tools whatever it is told, many at once. */
  | { says: string; tool: string; args: Record<string, unknown>; times?: number }
  | { slowMs: number; text: string }
  /** Just these bytes, as a server of its own making sends them. */
  | { wire: string; contentType?: string };

export interface FakeModel extends Running {
  /** Bodies of the requests that came. */
  requests: Record<string, unknown>[];
  headers: Record<string, string | string[] | undefined>[];
  /** Connections that the client closed before the end. */
  aborted: () => number;
  /** Requests that were answered at once, at most. */
  most: () => number;
}

const read = (request: IncomingMessage): Promise<string> =>
  new Promise((resolve) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => resolve(text));
  });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const pieces = (text: string) => text.match(/[\s\S]{1,7}/g) ?? [];

type Speak = (response: ServerResponse, scripted: Scripted, streaming: boolean, left: () => boolean) => Promise<void>;

async function fake(script: (turn: number, body: Record<string, unknown>) => Scripted, speak: Speak): Promise<FakeModel> {
  const requests: Record<string, unknown>[] = [];
  const headers: FakeModel["headers"] = [];
  let aborted = 0;
  let open = 0;
  let most = 0;
  const running = await startServer((request, response) => {
    let left = false;
    most = Math.max(most, (open += 1));
    response.on("close", () => {
      open -= 1;
      if (!response.writableFinished) {
        left = true;
        aborted += 1;
      }
    });
    void read(request).then(async (text) => {
      const body = JSON.parse(text) as Record<string, unknown>;
      requests.push(body);
      headers.push(request.headers);
      const scripted = script(requests.length, body);
      if ("status" in scripted) {
        response.writeHead(scripted.status, { "content-type": "application/json", ...scripted.headers });
        response.end(scripted.body ?? JSON.stringify({ error: { message: "scripted", type: "error" } }));
        return;
      }
      if ("wire" in scripted) {
        response.writeHead(200, { "content-type": scripted.contentType ?? "text/event-stream" });
        response.end(scripted.wire);
        return;
      }
      await speak(response, scripted, body["stream"] === true, () => left);
    });
  });
  return Object.assign(running, { requests, headers, aborted: () => aborted, most: () => most });
}

const openAiSpeak: Speak = async (response, scripted, streaming, left) => {
  const base = { id: "chatcmpl-1", created: 1, model: "fake" };
  const calls =
    "tool" in scripted
      ? Array.from({ length: "times" in scripted ? (scripted.times ?? 1) : 1 }, (_, index) => ({
          index,
          id: `call_${index + 1}`,
          type: "function",
          function: { name: scripted.tool, arguments: JSON.stringify(scripted.args) },
        }))
      : undefined;
  const text =
    "text" in scripted
      ? scripted.text
      : "breakAfter" in scripted
        ? scripted.breakAfter
        : "endAfter" in scripted
          ? scripted.endAfter
          : "says" in scripted
            ? scripted.says
            : "";
  const stop = calls ? "tool_calls" : "ended" in scripted ? scripted.ended : "stop";
  const usage = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 };
  if (!streaming) {
    if ("slowMs" in scripted) await pause(scripted.slowMs);
    response.writeHead(200, { "content-type": "application/json" });
    response.end(
      JSON.stringify({
        ...base,
        object: "chat.completion",
        usage,
        choices: [{ index: 0, finish_reason: stop, message: { role: "assistant", content: calls ? null : text, ...(calls ? { tool_calls: calls } : {}) } }],
      }),
    );
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  const send = (choice: object) =>
    response.write(`data: ${JSON.stringify({ ...base, object: "chat.completion.chunk", choices: [{ index: 0, finish_reason: null, ...choice }] })}\n\n`);
  send({ delta: { role: "assistant", content: "" } });
  if (calls && !("says" in scripted)) send({ delta: { tool_calls: calls } });
  if ("declines" in scripted) for (const piece of pieces(scripted.declines)) send({ delta: { refusal: piece } });
  for (const piece of pieces(text)) {
    if (left()) return;
    send({ delta: { content: piece } });
    if ("slowMs" in scripted) await pause(scripted.slowMs);
  }
  if ("breakAfter" in scripted) {
    await pause(50);
    response.destroy();
    return;
  }
  if (calls && "says" in scripted) send({ delta: { tool_calls: calls } });
  if ("endAfter" in scripted) {
    response.end();
    return;
  }
  if ("errorAfter" in scripted) {
    for (const piece of pieces(scripted.errorAfter)) send({ delta: { content: piece } });
    const error = scripted.error ?? { message: "scripted", type: "server_error" };
    response.write(`data: ${JSON.stringify(scripted.flat ? error : { error })}\n\n`);
    while (!left()) {
      send({ delta: { content: "for nobody " } });
      await pause(20);
    }
    return;
  }
  if ("endless" in scripted) {
    const piece = "x".repeat(100_000);
    for (let i = 0; i < scripted.endless && !left(); i += 1) if (!send({ delta: { content: piece } })) await pause(1);
  }
  send({ delta: {}, finish_reason: stop });
  response.write(`data: ${JSON.stringify({ ...base, object: "chat.completion.chunk", choices: [], usage })}\n\n`);
  if ("staysOpenMs" in scripted) {
    // In two pieces, as a network may part it.
    response.write("data: [DO");
    await pause(20);
    response.write("NE]\n\n");
    if (scripted.staysOpenMs === Infinity) return;
    await pause(scripted.staysOpenMs);
    response.end();
    return;
  }
  response.end("data: [DONE]\n\n");
};

const anthropicSpeak: Speak = async (response, scripted, streaming) => {
  const usage = { input_tokens: 10, output_tokens: 5 };
  const message = { id: "msg_1", type: "message", role: "assistant", model: "fake", stop_sequence: null, usage };
  const block =
    "tool" in scripted
      ? { type: "tool_use", id: "toolu_1", name: scripted.tool, input: scripted.args }
      : { type: "text", text: "text" in scripted ? scripted.text : "endAfter" in scripted ? scripted.endAfter : "" };
  const stop = "tool" in scripted ? "tool_use" : "ended" in scripted ? scripted.ended : "end_turn";
  if (!streaming) {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ ...message, content: [block], stop_reason: stop }));
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  const send = (type: string, data: object) => response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`);
  send("message_start", { message: { ...message, content: [], stop_reason: null } });
  send("content_block_start", { index: 0, content_block: "tool" in scripted ? { ...block, input: {} } : { type: "text", text: "" } });
  if ("tool" in scripted) send("content_block_delta", { index: 0, delta: { type: "input_json_delta", partial_json: JSON.stringify(scripted.args) } });
  if ("newEvent" in scripted) send("content_check", scripted.newEvent);
  if (!("tool" in scripted))
    for (const piece of pieces(block.text ?? "")) send("content_block_delta", { index: 0, delta: { type: "text_delta", text: piece } });
  if ("endAfter" in scripted) {
    response.end();
    return;
  }
  send("content_block_stop", { index: 0 });
  send("message_delta", { delta: { stop_reason: stop, stop_sequence: null }, usage: { output_tokens: 5 } });
  send("message_stop", {});
  response.end();
};

export const fakeOpenAi = (script: (turn: number, body: Record<string, unknown>) => Scripted): Promise<FakeModel> => fake(script, openAiSpeak);
export const fakeAnthropic = (script: (turn: number, body: Record<string, unknown>) => Scripted): Promise<FakeModel> => fake(script, anthropicSpeak);

/** Google's generateContent, streamed and whole. */
const googleSpeak: Speak = async (response, scripted) => {
  const candidate = (text: string | null, finishReason?: string) => ({
    candidates: [{ index: 0, ...(text === null ? {} : { content: { role: "model", parts: [{ text }] } }), ...(finishReason ? { finishReason } : {}) }],
    usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
  });
  response.writeHead(200, { "content-type": "text/event-stream" });
  const send = (data: object) => response.write(`data: ${JSON.stringify(data)}\n\n`);
  const text = "text" in scripted ? scripted.text : "endAfter" in scripted ? scripted.endAfter : "";
  for (const piece of pieces(text)) send(candidate(piece));
  if (!("endAfter" in scripted)) send(candidate(null, "ended" in scripted ? scripted.ended : "STOP"));
  response.end();
};
export const fakeGoogle = (script: (turn: number, body: Record<string, unknown>) => Scripted): Promise<FakeModel> => fake(script, googleSpeak);
