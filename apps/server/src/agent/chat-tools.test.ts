import { expect, it } from "vitest";
import { chatTools } from "./chat-tools.ts";
import type { ToolRuns } from "./tool-runs.ts";

it("cuts long words of a finding between characters: some providers refuse half of one", async () => {
  const frame = { reflexLabel: "Label", fragment: `${"a".repeat(239)}🌊🌊`, confidence: 0.7, technique: "t", question: "?" };
  const runs = { isSpent: false, analyzeText: () => Promise.resolve({ frames: [frame] }) } as unknown as ToolRuns;
  const { signal } = new AbortController();
  const analyze = chatTools({ runs, allowed: [], nonce: "n", signal })["analyze_text"]!;
  const [found] = (await analyze.execute!({ text: "x" }, { toolCallId: "1", messages: [] })) as { words: string }[];
  expect(found!.words).toBe("a".repeat(239));
});

it("runs twelve tools for a reply and no more, whichever they are", async () => {
  let read = 0;
  const page = { text: "Text", title: null, url: "https://a.org/" };
  const runs = {
    get isSpent() {
      return read >= 12;
    },
    fetchUrl: () => Promise.resolve((read += 1)).then(() => page),
  } as unknown as ToolRuns;
  const tools = chatTools({ runs, allowed: ["https://a.org/"], nonce: "n", signal: new AbortController().signal });
  const fetchUrl = () => tools["fetch_url"]!.execute!({ url: "https://a.org/" }, { toolCallId: "1", messages: [] }) as Promise<{ error?: string }>;
  for (let run = 0; run < 12; run += 1) expect((await fetchUrl()).error).toBeUndefined();
  expect((await fetchUrl()).error).toMatch(/^Refused: too many tool calls/);
  expect(await tools["analyze_text"]!.execute!({ text: "x" }, { toolCallId: "2", messages: [] })).toMatchObject({
    error: expect.stringContaining("Refused") as string,
  });
  expect(read).toBe(12);
});

it("opens the address that the reader wrote, also for a model that changed it, and names theirs to one that asks for another", async () => {
  const read: string[] = [];
  const page = { text: "Text", title: null, url: "https://a.org/dam" };
  const runs = { isSpent: false, fetchUrl: (url: string) => Promise.resolve(read.push(url)).then(() => page) } as unknown as ToolRuns;
  const fetchWith = (allowed: string[], url: string) =>
    chatTools({ runs, allowed, nonce: "n", signal: new AbortController().signal })["fetch_url"]!.execute!({ url }, { toolCallId: "1", messages: [] });
  await fetchWith(["https://a.org/dam"], "http://www.a.org/dam/");
  expect(read).toEqual(["https://a.org/dam"]);
  expect(await fetchWith(["https://a.org/dam"], "https://a.org/the-dam")).toEqual({
    error: "Refused: the reader did not write this address. They wrote: https://a.org/dam",
  });
  expect(await fetchWith([], "https://a.org/dam")).toEqual({ error: "Refused: the reader did not write this address. They wrote none." });
  expect(read).toHaveLength(1);
  const many = ["https://a.org/dam", ...[1, 2, 3, 4, 5].map((n) => `https://a.org/${n}`)];
  expect(await fetchWith(many, "https://a.org/the-dam")).toMatchObject({ error: expect.stringMatching(/They wrote: https:\/\/a\.org\/dam .*4$/) as string });
});

it("says of a page how much of it the model is given", async () => {
  const fetched = (text: string) => {
    const runs = { isSpent: false, fetchUrl: () => Promise.resolve({ text, title: null, url: "https://a.org/" }) } as unknown as ToolRuns;
    const tools = chatTools({ runs, allowed: ["https://a.org/"], nonce: "n", signal: new AbortController().signal });
    return tools["fetch_url"]!.execute!({ url: "https://a.org/" }, { toolCallId: "1", messages: [] }) as Promise<{ cut?: string }>;
  };
  expect((await fetched("a".repeat(9_000))).cut).toMatch(/^The first 4000 of 9000 characters\. How it ends/);
  expect(await fetched("a".repeat(4_000))).not.toHaveProperty("cut");
});
