import { wrapLanguageModel, type LanguageModelMiddleware } from "ai";
import { QueueGate } from "../calls/queue-gate.ts";

export type Model = Parameters<typeof wrapLanguageModel>[0]["model"];
type Call = { abortSignal?: AbortSignal | undefined };

/** The stream as it is; `done` is called when it has ended, failed or was left. */
function watched<T>(stream: ReadableStream<T>, done: () => void): ReadableStream<T> {
  const reader = stream.getReader();
  return new ReadableStream<T>({
    async pull(out) {
      try {
        const { done: isOver, value } = await reader.read();
        if (!isOver) return out.enqueue(value);
        done();
        out.close();
      } catch (error) {
        done();
        out.error(error);
      }
    },
    cancel(reason) {
      done();
      return reader.cancel(reason);
    },
  });
}

/**
 * The model with at most `active` calls at once, whoever makes them: replies, reports and assessments, of which one makes several. The rest wait until
 * their own signal ends it; how many can wait is bounded by the places of the routes.
 */
export function gatedModel(model: Model, active: number): Model {
  const gate = new QueueGate({ active, waiting: Infinity });
  const enter = async ({ abortSignal }: Call): Promise<() => void> => {
    const leave = await gate.enter(abortSignal ?? new AbortController().signal);
    // Nobody reads a stream to its end once its call was stopped.
    abortSignal?.addEventListener("abort", leave, { once: true });
    return () => {
      abortSignal?.removeEventListener("abort", leave);
      leave();
    };
  };
  const middleware: LanguageModelMiddleware = {
    specificationVersion: "v3",
    async wrapGenerate({ doGenerate, params }) {
      const leave = await enter(params);
      try {
        return await doGenerate();
      } finally {
        leave();
      }
    },
    async wrapStream({ doStream, params }) {
      const leave = await enter(params);
      try {
        const { stream, ...rest } = await doStream();
        return { ...rest, stream: watched(stream, leave) };
      } catch (error) {
        leave();
        throw error;
      }
    },
  };
  return wrapLanguageModel({ model, middleware });
}
