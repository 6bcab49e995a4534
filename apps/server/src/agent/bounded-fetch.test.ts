import { afterEach, expect, it } from "vitest";
import { errorOf, startServer } from "../../test/harness.ts";
import { app, chat, closeAll, open } from "../../test/model-app.ts";

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
