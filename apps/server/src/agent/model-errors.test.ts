import { APICallError, InvalidResponseDataError } from "ai";
import { describe, expect, it } from "vitest";
import { readableLog } from "../../test/harness.ts";
import { logModelFailure, refusalInStream, toModelError } from "./model-errors.ts";

const never = new AbortController().signal;
const answered = (statusCode: number, responseBody: string): APICallError =>
  new APICallError({ message: "x", url: "https://model.example", requestBodyValues: {}, statusCode, responseBody });
/** What visitors are told, and what the log says to whoever runs the server. */
function toldAbout(thrown: unknown): { message: string; hint: unknown; text: string } {
  const error = toModelError(thrown, never);
  const { log, lines, text } = readableLog();
  logModelFailure(log, error);
  return { message: error.message, hint: lines()[0]?.["hint"], text: text() };
}

describe("what a provider says with a status that means other things, too", () => {
  it.each<[string, unknown, RegExp, RegExp]>([
    [
      "Google: a wrong key",
      answered(400, JSON.stringify({ error: { code: 400, message: "API key not valid. Please pass a valid API key.", status: "INVALID_ARGUMENT" } })),
      /refused this server’s key/,
      /^see MODEL_API_KEY$/,
    ],
    [
      "Anthropic: no credit",
      answered(400, JSON.stringify({ error: { type: "invalid_request_error", message: "Your credit balance is too low to access the API." } })),
      /isn’t taking requests from this server right now/,
      /^the account has no credit$/,
    ],
    [
      "OpenRouter: no credit",
      answered(402, '{"error":{"code":402,"message":"Insufficient credits"}}'),
      /isn’t taking requests from this server right now/,
      /no credit/,
    ],
    [
      "Azure: a question against its rules",
      answered(400, '{"error":{"code":"content_filter","message":"The response was filtered","innererror":{"code":"ResponsibleAIPolicyViolation"}}}'),
      /declined to answer this\. Try different words/,
      /rules of the provider/,
    ],
    [
      "OpenRouter: a question against its rules, with the status of a wrong key",
      answered(403, '{"error":{"code":403,"message":"openai/x requires moderation. Your input was flagged for \\"violence\\"."}}'),
      /declined to answer this/,
      /rules of the provider/,
    ],
    [
      "Google: a country that it does not serve",
      answered(400, '{"error":{"code":400,"message":"User location is not supported for the API use.","status":"FAILED_PRECONDITION"}}'),
      /doesn’t take requests from this server’s country/,
      /serves nobody from the country/,
    ],
    [
      "OpenAI: a country that it does not serve, with the status of a wrong key",
      answered(403, '{"error":{"code":"unsupported_country_region_territory","message":"Country, region, or territory not supported"}}'),
      /doesn’t take requests from this server’s country/,
      /serves nobody from the country/,
    ],
    ["a model that takes longer than it may", new DOMException("The operation timed out", "TimeoutError"), /took too long/, /^see AGENT_DEADLINE_MS/],
    ["any other 400", answered(400, '{"error":{"message":"max_tokens is too large"}}'), /didn’t accept/, /^see MODEL_NAME and AGENT_MAX_OUTPUT_TOKENS/],
    ["OpenAI: a quota, which may be that nothing was paid", answered(429, '{"error":{"code":"insufficient_quota"}}'), /more requests right now/, /credit/],
    ["a web server in the place of a model", answered(405, "<html>"), /didn’t accept/, /MODEL_BASE_URL/],
    ["a page where an answer should be", answered(200, "<html>"), /couldn’t be used/, /MODEL_BASE_URL/],
    ["a stream without an answer in it", new InvalidResponseDataError({ data: null, message: "x" }), /couldn’t be used/, /MODEL_BASE_URL/],
    ...[
      '{"error":{"message":"This model\'s maximum context length is 8192 tokens.","code":"context_length_exceeded"}}',
      '{"error":{"code":400,"message":"the request exceeds the available context size. try increasing the context size or enable context shift","type":"exceed_context_size_error"}}',
      '{"error":"Trying to keep the first 9000 tokens when context the overflows. However, the model is loaded with context length of only 4096 tokens"}',
      '{"type":"error","error":{"type":"invalid_request_error","message":"prompt is too long: 210000 tokens > 200000 maximum"}}',
      '{"error":{"code":400,"message":"The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).","status":"INVALID_ARGUMENT"}}',
      '{"object":"error","message":"Prompt contains 40000 tokens, too large for model with 32768 maximum context length"}',
      '{"error":{"message":"litellm.ContextWindowExceededError: too many","code":"400"}}',
      '{"error":"Input validation error: `inputs` tokens + `max_new_tokens` must be <= 4096. Given: 5000","error_type":"validation"}',
      '{"error":"This model\'s maximum prompt length is 131072 but the request contains 537812 tokens."}',
      '{"message":"Input is too long for requested model."}',
    ].map((body): [string, unknown, RegExp, RegExp] => [
      `too much text: ${body}`,
      answered(400, body),
      /more text than the language model can take at once/,
      /context is too small/,
    ]),
    ["too many bytes", answered(413, "<html>"), /more text than the language model can take at once/, /context is too small/],
  ])("%s", (_case, thrown, message, hint) => {
    const told = toldAbout(thrown);
    expect(told.message).toMatch(message);
    expect(told.hint).toMatch(hint);
    expect(told.text).not.toContain("balance");
  });
  it.each<[Record<string, string>, number, string]>([
    [{ "retry-after-ms": "1250" }, 2, "in 2 seconds"],
    [{ "retry-after-ms": "400", "retry-after": "1" }, 1, "in a second"],
    [{ "retry-after-ms": "soon", "retry-after": "30" }, 30, "in 30 seconds"],
    [{ "retry-after": "429" }, 429, "in 8 minutes"],
    [{ "retry-after": "500" }, 500, "in 9 minutes"],
    [{}, 10, "in a moment"],
  ])("%j: when to come again is told, in no number on which the page tries again by itself", (responseHeaders, retryAfterS, when) => {
    const error = toModelError(new APICallError({ message: "x", url: "", requestBodyValues: {}, statusCode: 429, responseHeaders }), never);
    expect(error).toMatchObject({ retryAfterS, message: `The language model isn’t taking more requests right now. Please try again ${when}.` });
  });
  it("Google: when to come again stands in the body", () => {
    const body = JSON.stringify({ error: { code: 429, details: [{ "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: "36.4s" }] } }, null, 2);
    expect(toModelError(answered(429, body), never)).toMatchObject({ code: "model-busy", retryAfterS: 37 });
    expect(toModelError(answered(429, "{}"), never)).toMatchObject({ code: "model-busy", retryAfterS: 10 });
  });
  it.each([undefined, 200])("a model that is silent for longer than Node waits took too long; it could be reached (status %j)", (statusCode) => {
    const silent = Object.assign(new Error("Body Timeout Error"), { code: "UND_ERR_BODY_TIMEOUT" });
    const thrown = new APICallError({ message: "x", url: "", requestBodyValues: {}, statusCode, cause: new TypeError("terminated", { cause: silent }) });
    expect(toModelError(thrown, never)).toMatchObject({ code: "model-timeout" });
    expect(toldAbout(thrown).hint).toMatch(/silent for five minutes/);
  });
});

describe("what a provider writes into a stream that has begun", () => {
  it.each<[string, unknown, number | undefined]>([
    ["a status in its code", { message: "x", code: 429 }, 429],
    ["a status in its type", { message: "x", type: "503" }, 503],
    ["a number that is no status", { message: "x", code: 1_013 }, 500],
    ["a number below those of failures", { message: "x", code: 200 }, 500],
    ["a word that stands for a status", { type: "overloaded_error" }, 503],
    ["a word for too many requests", { code: "rate_limit_exceeded" }, 429],
    ["a status beside a word for another", { type: "invalid_request_error", code: 401 }, 401],
    ["that the text is too long", { message: "the prompt is too long" }, 400],
    ["nothing that is known", { message: "x" }, 500],
    ["an object without any of it", { status: 500 }, undefined],
    ["words alone", "overloaded_error", undefined],
    ["an error of ours", new Error("x"), undefined],
  ])("%s", (_case, written, status) => expect(refusalInStream(written)?.statusCode).toBe(status));
});
