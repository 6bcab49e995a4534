import { ChatEventReader, type ChatAnswer, type ChatEvent } from "@candor/protocol";
import { createAgent } from "../src/agent/create-agent.ts";
import { createClientLimits } from "../src/limits/client-limits.ts";
import type { PageService } from "../src/pages/page-service.ts";
import { workInProcess } from "../src/rules/rule-work.ts";
import { fakeOpenAi, type FakeModel, type Scripted } from "./fake-models.ts";
import { configOf, post, readableLog, startApp, type Running } from "./harness.ts";

/* The app with its real agent, before a model that a test scripts. */

/** Closed after each test by closeAll. */
export const open: { close: () => Promise<void> }[] = [];
export const closeAll = async (): Promise<void> => {
  await Promise.all(open.splice(0).map((one) => one.close()));
};

export const PAGE = "Everyone knows that the dam is safe. The council paid 4 million dollars for it in 2019. Act now, before it is too late!";
export const pagesOf = (read: string[] = []): PageService => ({
  read: (url) => {
    read.push(url);
    return Promise.resolve({ text: PAGE, title: "The dam", byline: null, siteName: null, publishedTime: null, lang: "en", url, charCount: PAGE.length });
  },
});

export async function app(env: Record<string, string>, pages: PageService = pagesOf(), limited = false): Promise<Running & { logText: () => string }> {
  const { log, text } = readableLog();
  const config = configOf(env);
  const running = await startApp({
    config,
    log,
    pages,
    agent: createAgent(config, pages, workInProcess, log),
    ...(limited ? { limits: createClientLimits(config.budgets, null) } : {}),
  });
  open.push(running);
  return Object.assign(running, { logText: text });
}
export async function withOpenAi(
  script: (turn: number, body: Record<string, unknown>) => Scripted,
  env: Record<string, string> = {},
  pages?: PageService,
): Promise<{ url: string; model: FakeModel; logText: () => string }> {
  const model = await fakeOpenAi(script);
  open.push(model);
  const running = await app(
    { MODEL_PROVIDER: "openai-compatible", MODEL_NAME: "fake", MODEL_BASE_URL: `${model.url}/v1`, MODEL_API_KEY: "sk-very-secret", ...env },
    pages,
  );
  return { url: running.url, model, logText: running.logText };
}
export const chat = async (url: string, body: object, headers: Record<string, string> = {}) => post(`${url}/agent/chat`, body, headers);
export const answerOf = async (response: Response): Promise<ChatAnswer> => (await response.json()) as ChatAnswer;
export async function eventsOf(response: Response): Promise<ChatEvent[]> {
  const reader = new ChatEventReader();
  return [...reader.push(await response.text()), ...reader.end()];
}
export const textOf = (body: Record<string, unknown>): string => JSON.stringify(body["messages"]);
