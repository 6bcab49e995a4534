import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { PageError, type PageErrorCode } from "@candor/page-reader";
import { CALLS, callPath, ERRORS, fallbackPath, type ErrorCode } from "@candor/protocol";
import { errorOf, post, startApp, type Running } from "../../test/harness.ts";
import { createBuiltInAgent } from "../agent/built-in-agent.ts";
import { memoryCache } from "../pages/page-cache.ts";
import { createPageService } from "../pages/page-service.ts";
import { workInProcess } from "../rules/rule-work.ts";
import { API_CSS } from "./api-page.ts";
import { DESCRIBED_CALLS } from "./described-calls.ts";

/* Answers of the running server are held against the description that it serves, not against the schemas in the source. */

interface Described {
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        requestBody?: { content: Record<string, { schema: object; example?: unknown }> };
        responses: Record<string, { description: string; content: Record<string, { schema: object }> }>;
      }
    >
  >;
  components: { schemas: Record<string, object> };
  openapi: string;
  servers: { url: string }[];
}

const page = { text: "Text", title: "T", byline: null, siteName: null, publishedTime: null, lang: "en", url: "http://a.org/", charCount: 4 };
let app: Running;
let described: Described;
beforeAll(async () => {
  app = await startApp({
    env: { CLIENT_KEY_VALUE: "key" },
    reader: { read: () => Promise.resolve(page), close: () => Promise.resolve() },
    agent: {
      model: { active: true, label: "test" },
      chat: () => Promise.resolve({ message: "m", tools: [{ name: "fetch_url", args: { url: "u" }, duration_ms: 1 }], confidence: 0.5, failure: "hedge" }),
      assess: () =>
        Promise.resolve({ overallScore: 0.5, criteriaScores: { a: 1 }, personalizedFeedback: "f", strengths: [], improvements: ["i"], nextSteps: [] }),
      summarize: () => Promise.resolve("r"),
    },
  });
  described = (await (await fetch(`${app.url}/openapi.json`)).json()) as Described;
});
afterAll(() => app.close());

/** A checker for a schema of the description, references included. Unknown fields are refused, so that an undescribed field shows. */
function checker(schema: object): z.ZodType {
  const whole = { ...schema, $defs: described.components.schemas };
  const closed = JSON.parse(JSON.stringify(whole).replaceAll("#/components/schemas/", "#/$defs/"), (_key, value: unknown) => {
    const part = value as { type?: unknown; properties?: unknown; additionalProperties?: unknown };
    return part && typeof part === "object" && part.type === "object" && part.properties && part.additionalProperties === undefined
      ? { ...part, additionalProperties: false }
      : value;
  }) as Parameters<typeof z.fromJSONSchema>[0];
  return z.fromJSONSchema(closed);
}
const send = (path: string, body: unknown) => post(`${app.url}${path}`, body, { "x-candor-client": "key" });

describe("/openapi.json", () => {
  it("describes every call at both addresses, with a body that works", () => {
    expect(described.openapi).toBe("3.1.0");
    for (const call of CALLS) for (const path of [callPath(call), fallbackPath(call)]) expect(Object.keys(described.paths[path] ?? {})).toEqual(["post"]);
    const ids = Object.values(described.paths).flatMap((methods) => Object.values(methods).map((method) => method.operationId));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(DESCRIBED_CALLS.flatMap(({ call }) => [callPath(call), fallbackPath(call)]))("%s answers its own example as described", async (path) => {
    const operation = described.paths[path]!["post"]!;
    const body = operation.requestBody!.content["application/json"]!;
    expect(checker(body.schema).safeParse(body.example).error).toBeUndefined();
    const response = await send(path, body.example);
    expect(response.status).toBe(200);
    expect(checker(operation.responses["200"]!.content["application/json"]!.schema).safeParse(await response.json()).error).toBeUndefined();
  });

  it("the built-in analyst answers as described too", async () => {
    const pages = createPageService(
      { read: () => Promise.resolve({ ...page, text: "Experts agree that everyone must act now. The offer ends tonight." }), close: () => Promise.resolve() },
      memoryCache(0),
    );
    const real = await startApp({ env: { CLIENT_KEY_VALUE: "key" }, pages, agent: createBuiltInAgent(pages, workInProcess) });
    try {
      for (const { call, example } of DESCRIBED_CALLS) {
        const response = await post(`${real.url}${callPath(call)}`, example, { "x-candor-client": "key" });
        expect(response.status, call).toBe(200);
        const schema = described.paths[callPath(call)]!["post"]!.responses["200"]!.content["application/json"]!.schema;
        expect(checker(schema).safeParse(await response.json()).error, call).toBeUndefined();
      }
    } finally {
      await real.close();
    }
  });

  it("would notice an answer that is not as described", () => {
    const schema = described.paths["/agent/fetch-url"]!["post"]!.responses["200"]!.content["application/json"]!.schema;
    expect(checker(schema).safeParse(page).success).toBe(true);
    expect(checker(schema).safeParse({ ...page, undescribed: 1 }).success).toBe(false);
    expect(checker(schema).safeParse({ ...page, charCount: "4" }).success).toBe(false);
    expect(checker(schema).safeParse({ text: "Text" }).success).toBe(false);
  });

  it.each(["/config.json", "/healthz", "/readyz"])("%s answers as described", async (path) => {
    const answer = (await (await fetch(`${app.url}${path}`)).json()) as object;
    const schema = described.paths[path]!["get"]!.responses["200"]!.content["application/json"]!.schema;
    expect(
      z
        .fromJSONSchema(
          JSON.parse(JSON.stringify({ ...schema, $defs: described.components.schemas }).replaceAll("#/components/schemas/", "#/$defs/")) as Parameters<
            typeof z.fromJSONSchema
          >[0],
        )
        .safeParse(answer).error,
    ).toBeUndefined();
  });

  it.each<[string, () => Promise<Response>]>([
    ["a wrong body", () => send("/agent/chat", {})],
    ["a wrong key", () => post(`${app.url}/agent/chat`, { text: "a" })],
    ["a wrong type", () => post(`${app.url}/agent/chat`, "a", { "content-type": "text/plain", "x-candor-client": "key" })],
    ["a wrong method", () => fetch(`${app.url}/agent/chat`)],
  ])("%s gives an error whose status and code are described", async (_case, ask) => {
    const response = await ask();
    const row = described.paths["/agent/chat"]!["post"]!.responses[String(response.status)];
    const body = (await response.json()) as { error: { code: ErrorCode } };
    expect(row?.description).toContain(`${body.error.code}: ${ERRORS[body.error.code].message}`);
    expect(checker(row!.content["application/json"]!.schema).safeParse(body).error).toBeUndefined();
  });

  it("describes what can go wrong with a page, for chat as for fetch-url", async () => {
    const codes = (Object.keys(ERRORS) as ErrorCode[]).filter((code) => /^page-|^invalid-url$|^address-refused$/.test(code)) as PageErrorCode[];
    expect(codes).toHaveLength(11);
    for (const code of codes) {
      const pages = createPageService(
        { read: () => Promise.reject(new PageError(code, ERRORS[code].message)), close: () => Promise.resolve() },
        memoryCache(0),
      );
      const real = await startApp({ pages, agent: createBuiltInAgent(pages, workInProcess) });
      try {
        for (const [path, body] of [
          ["/agent/fetch-url", { url: "https://a.org/" }],
          ["/agent/chat", { text: "https://a.org/" }],
        ] as const) {
          const response = await post(`${real.url}${path}`, body);
          expect((await errorOf(response)).code).toBe(code);
          expect(described.paths[path]!["post"]!.responses[String(response.status)]?.description ?? "", path).toContain(`${code}: ${ERRORS[code].message}`);
        }
      } finally {
        await real.close();
      }
    }
  });

  it.each(CALLS.map(callPath))("%s describes what it answers to a body that takes too long", async (path) => {
    const real = setTimeout;
    // Its fifteen seconds pass at once.
    vi.stubGlobal("setTimeout", (run: () => void, ms?: number) => real(run, ms === 15_000 ? 0 : ms));
    try {
      const head = "host: a\r\nx-candor-client: key\r\ncontent-type: application/json\r\ncontent-length: 9";
      const answer = await new Promise<string>((resolve, reject) => {
        const socket = connect(app.port, "127.0.0.1", () => socket.write(`POST ${path} HTTP/1.1\r\n${head}\r\n\r\n{`));
        socket.on("error", reject);
        socket.once("data", (bytes) => {
          resolve(bytes.toString());
          socket.destroy();
        });
      });
      const [, status] = /^HTTP\/1\.1 (\d+) /.exec(answer)!;
      expect(status).toBe("408");
      expect(described.paths[path]!["post"]!.responses["408"]?.description).toBe(`request-timeout: ${ERRORS["request-timeout"].message}`);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it("asks for the client key where the server does", () => {
    for (const call of CALLS) expect("security" in described.paths[callPath(call)]!["post"]!).toBe(call !== "summarize");
  });
});

describe("/api", () => {
  it("is the same for people, and loads nothing from elsewhere", async () => {
    const response = await fetch(`${app.url}/api`);
    const html = await response.text();
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    for (const { call, summary } of DESCRIBED_CALLS) {
      expect(html).toContain(`POST ${callPath(call)}`);
      expect(html).toContain(summary);
    }
    for (const name of Object.keys(described.components.schemas)) expect(html).toContain(`id="schema-${name}"`);
    const loaded = [...html.matchAll(/<(?:link|script|img|iframe|source)\s[^>]*?(?:href|src)="([^"]*)"/g)].map((match) => match[1]);
    expect(loaded).toEqual(["/icon.svg", "/api.css"]);
    expect(html).not.toMatch(/<script|style=|onclick|@import|url\(/);
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
    for (const id of targets) expect(html).toContain(`id="${id}"`);
    expect((await fetch(`${app.url}/api.css`)).headers.get("content-type")).toBe("text/css; charset=utf-8");
    expect((await fetch(`${app.url}/api/`)).status).toBe(200);
  });

  it("lists the errors of a call by their status", async () => {
    const [first] = /<summary>Errors.*?<\/details>/.exec(await (await fetch(`${app.url}/api`)).text())!;
    const statuses = [...first.matchAll(/<li>(\d+)/g)].map(([, status]) => Number(status));
    expect(statuses.length).toBeGreaterThan(DESCRIBED_CALLS[0]!.errors.length - 1);
    expect(statuses).toEqual(statuses.toSorted((a, b) => a - b));
  });

  it("has the colors of the app in both themes, and no others", () => {
    const tokens = readFileSync(new URL("../../../web/src/styles/tokens.css", import.meta.url), "utf8");
    const [light, dark] = API_CSS.split("prefers-color-scheme:dark").map((css) =>
      [...css.matchAll(/--([\w-]+):(#\w+)/g)].map(([, name, color]) => [name, color]),
    );
    expect(light?.length).toBeGreaterThan(0);
    expect(dark?.map(([name]) => name)).toEqual(light?.map(([name]) => name));
    for (const [at, [name, color]] of light!.entries()) expect(tokens).toContain(`--${name}: light-dark(${color}, ${dark![at]![1]})`);
    expect(API_CSS.match(/#[0-9a-f]{3,8}\b/gi)).toHaveLength(light!.length * 2);
  });
});
