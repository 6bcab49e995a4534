import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Agent, getGlobalDispatcher, setGlobalDispatcher } from "undici";
import { afterEach, expect, it } from "vitest";
import { errorOf, startServer } from "../../test/harness.ts";
import { app, chat, closeAll, open } from "../../test/model-app.ts";
import { boundedFetch } from "./bounded-fetch.ts";

afterEach(closeAll);

const KEY = "sk-very-secret";

it.each([
  ["anthropic", 307],
  ["anthropic", 302],
  ["google", 308],
  ["openai-compatible", 307],
])("the key and the conversation follow no redirect to another host: %s, %i", async (provider, status) => {
  const came: string[] = [];
  const elsewhere = await startServer((request, response) => {
    came.push(`${request.method} ${JSON.stringify(request.headers)}`);
    response.end();
  });
  const model = await startServer((request, response) => {
    request.resume();
    response.writeHead(status, { location: `${elsewhere.url}/v1/messages` }).end();
  });
  open.push(elsewhere, model);
  const { url, logText } = await app({ MODEL_PROVIDER: provider, MODEL_NAME: "m", MODEL_API_KEY: KEY, MODEL_BASE_URL: `${model.url}/v1` });
  const answer = await chat(url, { text: "A secret of mine." });
  expect([answer.status, (await errorOf(answer)).code]).toEqual([502, "model-answer"]);
  expect(came).toEqual([]);
  expect(logText()).toContain("the address redirects, which is not followed: see MODEL_BASE_URL");
  expect(logText()).not.toContain(KEY);
});

const LIMIT_MS = 100;
/** The timers of undici are a second coarse. */
const SILENCE_MS = 2_500;

const usual = getGlobalDispatcher();
afterEach(() => setGlobalDispatcher(usual));

const later = (work: () => void) => setTimeout(work, SILENCE_MS);
it.each<[string, (answer: ServerResponse) => void]>([
  ["before the head of the answer", (answer) => later(() => answer.end("Done."))],
  [
    "within the answer",
    (answer) => {
      answer.write("Do");
      later(() => answer.end("ne."));
    },
  ],
])("waits longer for a silent model than `fetch` itself does: %s", async (_, reply) => {
  const server = createServer((_request, answer) => reply(answer)).listen(0);
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/`;
  const limited = new Agent({ headersTimeout: LIMIT_MS, bodyTimeout: LIMIT_MS });
  setGlobalDispatcher(limited);
  try {
    await expect(fetch(url).then((response) => response.text())).rejects.toThrow();
    expect(await (await boundedFetch(100)(url)).text()).toBe("Done.");
    await expect(boundedFetch(100)(url, { signal: AbortSignal.timeout(LIMIT_MS) }).then((response) => response.text())).rejects.toThrow(/timeout/i);
  } finally {
    await limited.destroy();
    server.close();
  }
});
