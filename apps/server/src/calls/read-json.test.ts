import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ClientLeft } from "../errors.ts";
import { readJson } from "./read-json.ts";

/** What is thrown when a body fails with this after its first piece. */
async function thrownFor(error: Error, headers: Record<string, string>, signal?: AbortSignal): Promise<unknown> {
  let thrown: unknown = null;
  const app = new Hono();
  app.post("/", async (c) => c.json(await readJson(c, z.unknown(), 1_000)));
  app.onError((one, c) => {
    thrown = one;
    return c.body(null);
  });
  const body = new ReadableStream<Uint8Array>({ start: (stream) => stream.enqueue(new TextEncoder().encode("{")), pull: (stream) => stream.error(error) });
  await app.request("/", { method: "POST", body, duplex: "half", signal, headers: { "content-type": "application/json", ...headers } } as RequestInit);
  return thrown;
}

describe("a body that breaks off", () => {
  it.each<[string, Record<string, string>]>([
    ["with a length", { "content-length": "100" }],
    ["without one", {}],
  ])("is a visitor who left, %s", async (_case, headers) => {
    const reset = Object.assign(new Error("aborted"), { code: "ECONNRESET" });
    expect(await thrownFor(reset, headers)).toMatchObject({ name: ClientLeft.name, cause: reset });
    expect(await thrownFor(new Error("prematurely closed"), headers, AbortSignal.abort())).toBeInstanceOf(ClientLeft);
  });
  it("is an unforeseen error for any other reason", async () => {
    const other = new Error("other");
    expect(await thrownFor(other, {})).toBe(other);
  });
});
