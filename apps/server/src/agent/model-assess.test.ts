import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, describe, expect, it } from "vitest";
import type { AssessAnswer } from "@candor/protocol";
import type { Scripted } from "../../test/fake-models.ts";
import { eventually, post } from "../../test/harness.ts";
import { app, closeAll, PAGE, textOf, withOpenAi } from "../../test/model-app.ts";

afterEach(closeAll);

describe("assessments and reports by a model", () => {
  const ANSWER =
    "I'm about 60 percent sure the bridge is safe, because the inspection report is only a year old. If new cracks were found I would change my mind.";
  const grading = (level: number, ...quotes: string[]) =>
    JSON.stringify({
      levels: { uncertainty: level, "overconfidence-avoidance": level, "evidence-orientation": level, openness: level },
      quotes: quotes.length > 0 ? quotes : ["about 60 percent sure"],
      feedback: "You say “about 60 percent sure”.",
      strengths: ["Uncertainty"],
      improvements: [],
      nextSteps: ["Try a headline"],
    });
  const ask = async (url: string, answer = ANSWER) =>
    (await (await post(`${url}/agent/assess`, { kind: "epistemic-humility", answer, prompt: "Is the bridge safe?" })).json()) as AssessAnswer;
  it("compares gradings and takes the middle", async () => {
    const { url, model } = await withOpenAi((turn) => ({ text: grading(turn === 1 ? 2 : 3) }));
    const result = await ask(url);
    expect(model.requests).toHaveLength(3);
    expect(result).not.toHaveProperty("byRules");
    expect(result).toMatchObject({ overallScore: 1, personalizedFeedback: "You say “about 60 percent sure”.", nextSteps: ["Try a headline"] });
  });
  it("takes the lower one of two", async () => {
    const { url } = await withOpenAi((turn) => (turn === 1 ? { text: "A fine answer!" } : { text: grading(turn === 2 ? 2 : 1) }));
    expect((await ask(url)).criteriaScores).toEqual({ uncertainty: 0.4, "overconfidence-avoidance": 0.4, "evidence-orientation": 0.4, openness: 0.4 });
  });
  it.each<[string, (turn: number) => Scripted, RegExp]>([
    ["disagree", (turn) => ({ text: grading(turn === 1 ? 0 : 3) }), /differ too much/],
    ["disagree by two levels", (turn) => ({ text: grading(turn === 1 ? 1 : 3) }), /differ too much/],
    ["are no JSON", () => ({ text: "A fine answer!" }), /answer couldn’t be used/],
    ["quote what was not said", () => ({ text: grading(3, "I know for certain") }), /aren’t based on words/],
    ["quote nothing", () => ({ text: grading(3).replace(/"quotes":\[.*?\]/, '"quotes":[]') }), /aren’t based on words/],
    ["quote no words", () => ({ text: grading(3, "“ ”") }), /aren’t based on words/],
    ["quote nothing but dots", () => ({ text: grading(3, "… .") }), /aren’t based on words/],
    ["quote half of it from elsewhere", () => ({ text: grading(3, "about 60 percent sure … and proud of it") }), /aren’t based on words/],
    ["fail", () => ({ status: 500 }), /^The language model answered with an error\.$/],
    ["fail, all but one", (turn) => (turn === 1 ? { text: grading(3) } : { status: 401 }), /refused this server’s key/],
  ])("the local assessor answers when gradings %s, and says why", async (_name, script, why) => {
    const { url } = await withOpenAi(script);
    const local = await ask((await app({})).url);
    expect(local).not.toHaveProperty("byRules");
    expect(await ask(url)).toEqual({ ...local, byRules: true, why: expect.stringMatching(why) as string });
  });
  it("is not left for the local assessor because it says more than it was asked for", async () => {
    const most = {
      feedback: "You say so. ".repeat(200),
      strengths: ["a", "b", "c", "d", "e"],
      improvements: ["x".repeat(600)],
      nextSteps: ["1", "2", "3", "4"],
    };
    const { url } = await withOpenAi(() => ({ text: JSON.stringify({ ...(JSON.parse(grading(3)) as object), ...most }) }));
    const { overallScore, personalizedFeedback, strengths, improvements, nextSteps } = await ask(url);
    expect(overallScore).toBe(1);
    expect(personalizedFeedback).toMatch(/^You say so\. .*…$/);
    expect(personalizedFeedback.length).toBeLessThanOrEqual(2_000);
    expect(strengths).toEqual(["a", "b", "c", "d"]);
    expect(improvements).toEqual([`${"x".repeat(499)}…`]);
    expect(nextSteps).toEqual(["1", "2", "3"]);
  });
  it.each([
    ["a stop at its end", "I would change my mind!"],
    ["a stop where the answer goes on", "About 60 percent sure."],
    ["an ellipsis at its ends", "…about 60 percent sure…"],
    ["an ellipsis in its middle", "about 60 percent sure ... only a year old"],
    ["more of them than were asked for", "I'm", "about", "60", "percent", "sure"],
  ])("takes a quotation word for word that has %s", async (_what, ...quotes) => {
    const { url } = await withOpenAi(() => ({ text: grading(3, ...quotes) }));
    expect((await ask(url)).overallScore).toBe(1);
  });
  it("says which JSON it wants, and reads it out of a fence", async () => {
    const { url, model } = await withOpenAi(() => ({ text: `Here it is:\n\`\`\`json\n${grading(3)}\n\`\`\`` }));
    expect((await ask(url)).overallScore).toBe(1);
    const thinking = await withOpenAi(() => ({ text: `<think>Perhaps {"levels": 0}?</think>\n${grading(3)}` }));
    expect((await ask(thinking.url)).overallScore).toBe(1);
    for (const word of ["levels", "quotes", "feedback", "strengths", "improvements", "nextSteps"])
      expect(textOf(model.requests[0]!)).toContain(`\\\"${word}\\\"`);
  });
  it.each<[string, (text: string) => string]>([
    ["a comma behind the last entry", (text) => text.replace("]}", "],\n}").replace('"Uncertainty"]', '"Uncertainty", ]')],
    ["levels as text", (text) => text.replaceAll('":3', '":"3"')],
    ["levels with their names", (text) => text.replaceAll('":3', '":"3 (fully done)"')],
    ["levels in objects of their own", (text) => text.replaceAll('":3', '":{"level":3,"why":"A figure."}').replaceAll('A figure."}', 'A figure."}')],
    [
      "one text in the place of a list",
      (text) => text.replace('["Uncertainty"]', '"Uncertainty"').replace('["about 60 percent sure"]', '"about 60 percent sure"'),
    ],
    ["no list where there is nothing to improve", (text) => text.replace('"improvements":[],', "")],
    ["null in the place of a list", (text) => text.replace('"improvements":[]', '"improvements":null')],
  ])("is taken with %s, as small models write it, from every provider", async (_what, written) => {
    for (const provider of ["openai-compatible", "ollama"]) {
      const { url } = await withOpenAi(() => ({ text: written(grading(3)) }), { MODEL_PROVIDER: provider });
      expect(await ask(url)).toMatchObject({ overallScore: 1, strengths: ["Uncertainty"], improvements: [] });
    }
  });
  it("asks for it in the words alone: LM Studio refuses the way that others know", async () => {
    const refused = { status: 400, body: JSON.stringify({ error: "'response_format.type' must be 'json_schema' or 'text'" }) };
    const { url, model } = await withOpenAi((_turn, body) => ("response_format" in body ? refused : { text: grading(3) }));
    expect((await ask(url)).overallScore).toBe(1);
    expect(model.requests).toHaveLength(3);
  });
  it("asks Ollama, which knows it, for JSON in the request too", async () => {
    const { url, model } = await withOpenAi(() => ({ text: grading(3) }), { MODEL_PROVIDER: "ollama" });
    expect((await ask(url)).overallScore).toBe(1);
    expect(model.requests.map((body) => body["response_format"])).toEqual(Array.from({ length: 3 }, () => ({ type: "json_object" })));
  });
  it("the log says that gradings could not be read, and not what stood in them", async () => {
    const { url, logText } = await withOpenAi(() => ({ text: '{"levels": "a secret"}' }));
    await ask(url);
    expect(logText()).toMatch(/"code":"model-answer"[^}]*the language model failed/);
    expect(logText()).not.toContain("secret");
  });
  it("a visitor who leaves ends the gradings, and the log tells of no failure of theirs", async () => {
    let allAsked: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (allAsked = resolve));
    const { url, model, logText } = await withOpenAi((turn) => {
      if (turn === 3) allAsked();
      return { slowMs: 60_000, text: "Late." };
    });
    const control = new AbortController();
    const left = post(`${url}/agent/assess`, { kind: "epistemic-humility", answer: ANSWER, prompt: "Is the bridge safe?" }, {}, control.signal);
    await asked;
    control.abort();
    await expect(left).rejects.toThrow();
    expect(await eventually(() => model.aborted() === 3 && logText().includes('"status":499'))).toBe(true);
    expect(logText()).not.toContain("could not be used");
  });
  it("the local assessor and the built-in report answer when the model takes too long", async () => {
    const { url } = await withOpenAi(() => ({ slowMs: 3_000, text: "Late." }), { AGENT_DEADLINE_MS: "1000" });
    expect(await ask(url)).toEqual({
      ...(await ask((await app({})).url)),
      byRules: true,
      why: "The language model took too long to answer. The person who runs this server can give it more time.",
    });
    const response = await post(`${url}/agent/summarize`, { inputText: PAGE, frames: [] });
    expect(((await response.json()) as { reportText: string }).reportText).toContain("without a language model");
  });
  it("answer so when memory is cleared meanwhile, too", async () => {
    setFlagsFromString("--expose-gc");
    const collectGarbage = runInNewContext("gc") as () => void;
    const { url, model } = await withOpenAi(() => ({ slowMs: 5_000, text: "Late." }), { AGENT_DEADLINE_MS: "1000" });
    const answer = post(`${url}/agent/summarize`, { inputText: PAGE, frames: [] });
    expect(await eventually(() => model.requests.length === 1)).toBe(true);
    collectGarbage();
    expect(await (await answer).json()).toMatchObject({ reportText: expect.stringContaining("without a language model") as string });
  });
  it("never asks about an answer that is too brief", async () => {
    const { url, model } = await withOpenAi(() => ({ text: grading(3) }));
    expect(await ask(url, "Yes.")).toMatchObject({ overallScore: 0, byRules: true, why: "Your answer is too short for the language model to grade." });
    expect(model.requests).toHaveLength(0);
  });
  it("asks about an answer in another language, which the local assessor cannot read", async () => {
    const answer = "Ich bin mir zu etwa 60 Prozent sicher, weil der Bericht erst ein Jahr alt ist. Neue Risse würden meine Meinung ändern.";
    expect((await ask((await app({})).url, answer)).personalizedFeedback).toContain("doesn’t seem to be in English");
    const { url, model } = await withOpenAi(() => ({ text: grading(3, "etwa 60 Prozent sicher") }));
    expect((await ask(url, answer)).overallScore).toBe(1);
    expect(model.requests).toHaveLength(3);
  });
  it("a report is the model's when its quotations stand in the text, else the built-in one", async () => {
    const report = async (text: string) => {
      const { url } = await withOpenAi(() => ({ text }));
      return ((await (await post(`${url}/agent/summarize`, { inputText: PAGE, frames: [] })).json()) as { reportText: string }).reportText;
    };
    expect(await report("## Overall picture\n\nIt says “Everyone knows that the dam is safe”.")).toMatch(/Everyone knows[\s\S]*Written by a language model/);
    expect(await report("```markdown\n## Overall picture\n\nIt says “Everyone knows that the dam is safe”.\n```\n[[confidence=0.8]]")).toMatch(
      /^## Overall picture\n\nIt says “Everyone knows that the dam is safe”\.\n\nVX Reflex/,
    );
    const cut = await withOpenAi(() => ({ text: "## Overall picture\n\nIt says", ended: "length" }));
    expect(((await (await post(`${cut.url}/agent/summarize`, { inputText: PAGE, frames: [] })).json()) as { reportText: string }).reportText).toContain(
      "without a language model",
    );
    const byRules = await report("## Overall picture\n\nIt says “the dam will burst tomorrow morning”.");
    expect(byRules).toMatch(
      /^\*The language model’s report quoted words that aren’t in the text\. This report was written by rules\.\*\n\n[\s\S]*without a language model/,
    );
  });
  it.each<[string, Scripted, RegExp]>([
    [
      "took too long",
      { slowMs: 3_000, text: "Late." },
      /^\*The language model took too long to answer\. The person who runs this server can give it more time\. This report was written by rules\.\*\n/,
    ],
    [
      "took no requests",
      { status: 429, headers: { "retry-after": "30" } },
      /^\*[^*]+more requests right now\. Please try again in 30 seconds\. This report was written by rules\.\*\n/,
    ],
    ["said nothing", { text: "" }, /^\*The language model didn’t give a usable report\. This report was written by rules\.\*\n/],
  ])("a report by rules says that the model %s", async (_case, scripted, begins) => {
    const { url } = await withOpenAi(() => scripted, { AGENT_DEADLINE_MS: "1000" });
    expect(((await (await post(`${url}/agent/summarize`, { inputText: PAGE, frames: [] })).json()) as { reportText: string }).reportText).toMatch(begins);
  });
});
