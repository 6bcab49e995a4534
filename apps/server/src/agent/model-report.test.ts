import { afterEach, describe, expect, it } from "vitest";
import { fakeOpenAi, type Scripted } from "../../test/fake-models.ts";
import { configOf, readableLog } from "../../test/harness.ts";
import { closeAll, open, PAGE } from "../../test/model-app.ts";
import type { RuleWork } from "../rules/rule-work.ts";
import { reportWithModel } from "./model-report.ts";
import { modelOf } from "./provider.ts";

afterEach(closeAll);

it("cuts no character in two on its way to the model: some providers refuse half of one", async () => {
  const fake = await fakeOpenAi(() => ({ text: "A report." }));
  open.push(fake);
  const { agent: limits, model } = configOf({ MODEL_PROVIDER: "openai-compatible", MODEL_NAME: "fake", MODEL_BASE_URL: `${fake.url}/v1` });
  const parts = { model: modelOf(model!, limits.maxOutputTokens), work: () => Promise.reject(new Error()), limits, log: readableLog().log, hasJsonMode: false };
  const fragment = `${"a".repeat(199)}🌊🌊`;
  const frames = [{ reflexId: "vx-x", reflexLabel: "Label", confidence: 0.7, fragment }];
  const report = await reportWithModel(parts, { inputText: fragment, frames }, { signal: new AbortController().signal });
  expect(report).toContain("Written by a language model from 1 finding;");
  const sent = JSON.stringify(fake.requests[0]);
  // There are none in a report, and a small model would write a call into it.
  expect(sent).not.toContain("fetch_url");
  expect(sent).toContain("a".repeat(199));
  // What is cut in two stands as an escape.
  expect(sent).not.toMatch(/\\ud[89a-f]/);
});

it("is told that a text goes on which the page has cut", async () => {
  const fake = await fakeOpenAi(() => ({ text: "A report." }));
  open.push(fake);
  const { agent: limits, model } = configOf({ MODEL_PROVIDER: "openai-compatible", MODEL_NAME: "fake", MODEL_BASE_URL: `${fake.url}/v1` });
  const parts = { model: modelOf(model!, limits.maxOutputTokens), work: () => Promise.reject(new Error()), limits, log: readableLog().log, hasJsonMode: false };
  for (const chars of [19_000, 20_000, 30_000])
    await reportWithModel(parts, { inputText: "a".repeat(chars), frames: [] }, { signal: new AbortController().signal });
  expect(fake.requests.map((body) => JSON.stringify(body).includes("This text was cut here"))).toEqual([false, true, false]);
});

describe("a built-in report that fails, too", () => {
  it.each<[string, Scripted, number]>([
    ["could not be used", { text: "It says “the dam will burst tomorrow morning”." }, 0],
    ["did not come", { status: 500 }, 1],
  ])("is asked for once, and is no failure of the model, whose report %s", async (_case, scripted, failures) => {
    const fake = await fakeOpenAi(() => scripted);
    open.push(fake);
    const { agent: limits, model } = configOf({ MODEL_PROVIDER: "openai-compatible", MODEL_NAME: "fake", MODEL_BASE_URL: `${fake.url}/v1` });
    const { log, lines } = readableLog();
    const asked: string[] = [];
    const work: RuleWork = (job) => {
      asked.push(job);
      return Promise.reject(new Error("no thread"));
    };
    const parts = { model: modelOf(model!, limits.maxOutputTokens), work, limits, log, hasJsonMode: false };
    await expect(reportWithModel(parts, { inputText: PAGE, frames: [] }, { signal: new AbortController().signal })).rejects.toThrow("no thread");
    expect(asked).toEqual(["report"]);
    expect(lines().filter((line) => line["msg"] === "the language model failed")).toHaveLength(failures);
  });
});
