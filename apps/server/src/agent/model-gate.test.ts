import { describe, expect, it } from "vitest";
import { gatedModel } from "./model-gate.ts";

type Model = Parameters<typeof gatedModel>[0];
type Call = Parameters<Model["doStream"]>[0];

/** A model whose streams stay open, one place to call it, and a caller who waits for that place. */
function waiting() {
  let model = 0;
  const streams: ReadableStreamDefaultController[] = [];
  const gated = gatedModel(
    {
      specificationVersion: "v3",
      provider: "test",
      modelId: "test",
      supportedUrls: {},
      doGenerate: () => Promise.reject(new Error("out of order")),
      doStream: () => {
        model += 1;
        return Promise.resolve({ stream: new ReadableStream({ start: (stream) => void streams.push(stream) }) });
      },
    },
    1,
  );
  const call = (abortSignal?: AbortSignal): Call => ({ prompt: [], ...(abortSignal ? { abortSignal } : {}) });
  return { gated, call, streams, called: () => model };
}
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20));

describe("the place of a call", () => {
  it("is held while its stream is open, and given back at its end", async () => {
    const { gated, call, streams, called } = waiting();
    const { stream } = await gated.doStream(call());
    const next = gated.doStream(call());
    await aMoment();
    expect(called()).toBe(1);
    streams[0]!.close();
    expect((await stream.getReader().read()).done).toBe(true);
    await next;
    expect(called()).toBe(2);
  });
  it("is given back when the call is stopped, though nobody reads its stream to the end", async () => {
    const { gated, call, called } = waiting();
    const control = new AbortController();
    await gated.doStream(call(control.signal));
    const next = gated.doStream(call());
    await aMoment();
    expect(called()).toBe(1);
    control.abort();
    await next;
    expect(called()).toBe(2);
  });
  it("is given back when its stream is left, or the model fails", async () => {
    const { gated, call } = waiting();
    await (await gated.doStream(call())).stream.cancel();
    await expect(gated.doGenerate(call())).rejects.toThrow("out of order");
    await expect(gated.doStream(call())).resolves.toBeDefined();
  });
});
