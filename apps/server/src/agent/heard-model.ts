import { wrapLanguageModel, type LanguageModelMiddleware } from "ai";
import { refusalInStream } from "./model-errors.ts";
import type { Model } from "./model-gate.ts";
import { isUnknownEvent } from "./unknown-event.ts";
import type { Hear } from "./words-told.ts";

type Generate = NonNullable<LanguageModelMiddleware["wrapGenerate"]>;
type Content = Awaited<ReturnType<Generate>>["content"];
type Part = Awaited<ReturnType<NonNullable<LanguageModelMiddleware["wrapStream"]>>>["stream"] extends ReadableStream<infer P> ? P : never;

/**
 * The model for whole texts, which are listened to while they come: `begin` is called for each, and gives what takes its pieces, thoughts included. A model that
 * is asked for a text at once says nothing until its end, and a proxy before it, or the client's own limit for a head, cuts the silence of a slow one.
 */
export function heardModel(model: Model, { begin }: { begin: () => Hear }): Model {
  const wrapGenerate: Generate = async ({ doStream }) => {
    const hear = begin();
    const { stream, request, response } = await doStream();
    const texts = new Map<string, string>();
    let end: Extract<Part, { type: "finish" }> | undefined;
    const reader = stream.getReader();
    for (;;) {
      const { done, value: part } = await reader.read();
      if (done) break;
      if (part.type === "text-delta") texts.set(part.id, (texts.get(part.id) ?? "") + part.delta);
      if (part.type === "text-delta" || part.type === "reasoning-delta") hear(part.delta);
      else if (part.type === "finish") end = part;
      else if (part.type === "error" && !isUnknownEvent(part.error, model.provider)) {
        await reader.cancel().catch(() => undefined);
        throw refusalInStream(part.error) ?? part.error;
      }
    }
    const content: Content = [...texts.values()].map((text) => ({ type: "text", text }));
    const { finishReason = { unified: "error" as const, raw: undefined }, usage } = end ?? {};
    return {
      content,
      finishReason,
      usage: usage ?? {
        inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
        outputTokens: { total: undefined, text: undefined, reasoning: undefined },
      },
      warnings: [],
      ...(request ? { request } : {}),
      ...(response ? { response } : {}),
    };
  };
  return wrapLanguageModel({ model, middleware: { specificationVersion: "v3", wrapGenerate } });
}
