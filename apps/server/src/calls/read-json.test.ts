import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { AppError } from "@candor/protocol";
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

describe("a body that begins with a byte-order mark, as some programs write it", () => {
  it.each<[string, Record<string, string>]>([
    ["with a length", { "content-length": "13" }],
    ["without one", {}],
  ])("is read, %s", async (_case, headers) => {
    const app = new Hono();
    app.post("/", async (c) => c.json(await readJson(c, z.object({ text: z.string() }), 1_000)));
    app.onError((error, c) => c.text(error.message));
    const bytes = new TextEncoder().encode('\ufeff{"text":"é"}');
    // In pieces that part the mark and a letter.
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        for (const byte of bytes) stream.enqueue(Uint8Array.of(byte));
        stream.close();
      },
    });
    const request = { method: "POST", body, duplex: "half", headers: { "content-type": "application/json", ...headers } } as RequestInit;
    expect(await (await app.request("/", request)).text()).toBe('{"text":"é"}');
  });
});

describe("fields that are null", () => {
  const schema = z.object({
    text: z.string(),
    mode: z.enum(["direct", "careful"]).optional(),
    history: z.array(z.string()).default([]),
    handshake: z.looseObject({ stakes: z.string().optional() }).optional(),
    failure: z.string().nullable().optional(),
  });
  const answerTo = async (body: unknown): Promise<unknown> => {
    const app = new Hono();
    app.post("/", async (c) => c.json(await readJson(c, schema, 1_000)));
    app.onError((error, c) => c.text(error.message));
    const response = await app.request("/", { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } });
    return response.headers.get("content-type")?.startsWith("text/plain") ? response.text() : response.json();
  };
  it("are absent where they may be absent, as programs write what they do not have", async () => {
    expect(await answerTo({ text: "a", mode: null, history: null, handshake: { stakes: null, more: null } })).toEqual({
      text: "a",
      history: [],
      handshake: { more: null },
    });
    expect(await answerTo({ text: "a", handshake: null })).toEqual({ text: "a", history: [] });
  });
  it("stay where null says something", async () => expect(await answerTo({ text: "a", mode: null, failure: null })).toMatchObject({ failure: null }));
  it("are missing where they are needed, and the others are not blamed", async () => {
    expect(await answerTo({ text: null, mode: null })).toMatch(/^The request couldn’t be understood\. text: [^;]*$/);
    expect(await answerTo({ text: "a", history: [null] })).toMatch(/history\.0: .*null/);
    expect(await answerTo(null)).toMatch(/couldn’t be understood/);
  });
});

describe("values of a body", () => {
  const statusOf = async (body: string): Promise<number> => {
    const app = new Hono();
    app.post("/", async (c) => c.json(((await readJson(c, z.unknown(), 4_000_000)) as { list: unknown[] }).list.length));
    app.onError((error, c) => c.text(error.message, (error as AppError).status as 400));
    return (await app.request("/", { method: "POST", body, headers: { "content-type": "application/json" } })).status;
  };
  const listOf = (value: string, times: number) => `{"list":[${Array(times).fill(value).join()}]}`;
  it.each<[string, string]>([
    ["empty lists", "[]"],
    ["small objects", '{"a":1}'],
    ["numbers", "0"],
    ["strings that hold a quotation mark", String.raw`"\""`],
    ["strings that end in a backslash", String.raw`"\\"`],
  ])("are so many and no more, for they take far more memory than the body: %s", async (_case, value) => {
    expect(await statusOf(listOf(value, 30_000))).toBe(200);
    expect(await statusOf(listOf(value, 200_000))).toBe(413);
  });
  it("are counted where one stands in the other, too, with no comma between them", async () => {
    const nested = (times: number) => `{"list":[${'{"a":'.repeat(times)}0${"}".repeat(times)}]}`;
    expect(await statusOf(nested(1_000))).toBe(200);
    expect(await statusOf(nested(200_000))).toBe(413);
  });
  it("are no commas and brackets of a text", async () => expect(await statusOf(JSON.stringify({ list: [',"[{\\'.repeat(300_000)] }))).toBe(200));
});
