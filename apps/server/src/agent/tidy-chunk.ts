import { isRecord } from "@candor/protocol";

type Fields = Readonly<Record<string, unknown>>;

const textOr = <T>(value: unknown, other: T): string | T => (typeof value === "string" ? value : other);
/** A number, also one that came as text. */
const wholeOr = <T>(value: unknown, other: T): number | T => (value !== null && value !== "" && Number.isInteger(Number(value)) ? Number(value) : other);

/** What a call of a tool was given: text with JSON in it. Some servers send the JSON itself. */
const givenTo = (value: unknown): string | undefined => (isRecord(value) ? JSON.stringify(value) : textOr(value, undefined));

function tidyToolCall(call: unknown, place: number | null): Fields[] {
  const { index, id, function: called } = isRecord(call) ? call : {};
  if (!isRecord(called)) return [];
  return [
    {
      index: wholeOr(index, place),
      id: typeof id === "number" ? String(id) : textOr(id, null),
      type: "function",
      function: { name: textOr(called["name"], null), arguments: givenTo(called["arguments"]) ?? null },
      ...(isRecord((call as Fields)["extra_content"]) ? { extra_content: (call as Fields)["extra_content"] } : {}),
    },
  ];
}

/** What was said, as far as it is read. `isWhole`: no part of it, but all, so that calls which bear no number have that of their place. */
function tidyDelta(delta: Fields, isWhole: boolean): Fields {
  const { content, refusal, reasoning, reasoning_content: thought, tool_calls: calls } = delta;
  return {
    content:
      typeof content === "number"
        ? String(content)
        : Array.isArray(content)
          ? content.filter((part) => isRecord(part) && typeof part["type"] === "string")
          : textOr(content, null),
    refusal: textOr(refusal, null),
    reasoning_content: textOr(thought, null) ?? textOr(reasoning, null),
    tool_calls: (Array.isArray(calls) ? calls : isRecord(calls) ? [calls] : []).flatMap((call, place) => tidyToolCall(call, isWhole ? place : null)),
  };
}

function tidyChoice(choice: unknown): Fields[] {
  if (!isRecord(choice)) return [];
  const { delta, message, finish_reason: reason } = choice;
  const whole = isRecord(delta) ? null : message;
  const said = isRecord(whole) ? tidyDelta(whole, true) : isRecord(delta) ? tidyDelta(delta, false) : null;
  // An empty word is none: a stream that breaks off after it would be taken for complete.
  const ended = textOr(reason, "") || (isRecord(whole) ? "stop" : null);
  return [{ delta: said, finish_reason: ended }];
}

/** An error in the shape that the library reads; servers write a sentence, a number for its kind, or nothing but a code. */
function tidyError(error: unknown): Fields {
  const { message, type, code } = isRecord(error) ? error : { message: error, type: null, code: null };
  return { error: { message: textOr(message, ""), type: textOr(type, null), code: typeof code === "number" ? code : textOr(code, null) } };
}

/** The error in an event: where the interface has it, where Groq says why it stopped early, or by itself, as vLLM and Venice write it. */
function errorIn(value: Fields): unknown {
  const { error, x_groq: groq, object, error_message: message, error_type: type } = value;
  if (error !== undefined && error !== null) return error;
  if (isRecord(groq) && textOr(groq["error"], "") !== "") return groq["error"];
  return object === "error" ? value : typeof message === "string" ? { message, type } : null;
}

/**
 * One event of a stream with OpenAI's interface, or a whole answer, with what is read of it and in the types that the library asks for: it refuses a reply for
 * an `id` that is a number, which nobody reads. What is neither an answer nor an error that can be told is left as it is.
 */
export function tidyChunk(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const error = errorIn(value);
  if (error !== null) return tidyError(error);
  const { choices, usage } = value;
  if (Array.isArray(choices)) return { choices: choices.slice(0, 1).flatMap(tidyChoice) };
  return choices === null || isRecord(usage) ? { choices: [] } : value;
}
