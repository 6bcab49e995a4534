import { readFile } from "node:fs/promises";
import { open, seed } from "./support/education.ts";
import { expect, test, type Page } from "./support/test.ts";

/** Specification 1, the Analyze tab: sections 2 to 5, 7 and 8. Strings and numbers stand here as printed there. */

const STRONG = "This remedy cures every disease overnight. Prove me wrong. Everyone knows that it works.";
/** More findings than a column beside it has room for. */
const CROWDED =
  "Everyone knows that the mainstream media is hiding the truth. Experts agree that 97.3% of people who ignore this warning will lose everything. Act now, before it is too late! Studies show that this remedy cures every disease overnight. Prove me wrong. Either you stand with us or you stand with the traitors who want to destroy our country. They don't want you to know what is really going on. Wake up! Only a fool would believe the official story. Scientists say that the world will end by 2031. Don't be left behind. What are they hiding? First it is a small tax, then it is your house, and soon you will own nothing. Without a doubt this is the greatest scandal in history. Our revolutionary, holistic, next-generation synergy leverages quantum paradigms. The so-called critics are paid shills. But what about the other side's crimes? Since you can't disprove it, it must be true. You are too smart to fall for their propaganda. Some people say the numbers were faked. Trust me, I know what I am talking about. This offer expires at midnight. Only 3 places left!";
const PLAIN = "The library opens at nine on Tuesday. The reading room is on the second floor.";

const statement = (page: Page) => page.getByRole("textbox", { name: "A statement, or one link to an article" });
const runButton = (page: Page) => page.getByRole("button", { name: "Run Analysis", exact: true });
const says = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
async function run(page: Page, text: string): Promise<void> {
  await statement(page).fill(text);
  await runButton(page).click();
}
interface SavedFrame {
  reflexId: string;
  reflexLabel: string;
  rationale: string;
  confidence: number;
  tags: string[];
  priority: number;
}
async function savedFrames(page: Page): Promise<SavedFrame[]> {
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: "JSON", exact: true }).click();
  return (JSON.parse(await readFile(await (await waiting).path(), "utf8")) as { frames: SavedFrame[] }).frames;
}
/** What a page of the web is answered with, instead of fetching it. */
const fetched = (page: Page, answer: Parameters<Parameters<Parameters<Page["route"]>[1]>[0]["fulfill"]>[0]) =>
  page.route("**/agent-fetch-url", (route) => route.fulfill(answer));
const errorsOf = (page: Page): string[] => {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return errors;
};

test.beforeEach(async ({ page }, { title }) => {
  if (!title.startsWith("at ")) await open(page, "/analyze");
});

test.describe("2, the page and its tabs", () => {
  test("title, two tabs, and the tab in the query", async ({ page }) => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Analyze a Statement");
    await expect(page.getByRole("tab")).toHaveText(["Analyze", "Chat with Our Agent"]);
    const entries = await page.evaluate(() => history.length);
    for (const [name, value] of [
      ["Chat with Our Agent", "chat"],
      ["Analyze", "analyze"],
    ] as const) {
      await page.getByRole("tab", { name, exact: true }).click();
      await expect.poll(() => page.evaluate(() => new URLSearchParams(location.search).get("tab"))).toBe(value);
    }
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  for (const [query, chosen] of [
    ["", "Analyze"],
    ["?tab=analyze", "Analyze"],
    ["?tab=chat", "Chat with Our Agent"],
    ["?tab=other", "Analyze"],
  ] as const) {
    test(`at /analyze${query} the tab is '${chosen}'`, async ({ page }) => {
      await open(page, `/analyze${query}`);
      await expect(page.getByRole("tab", { selected: true })).toHaveText(chosen);
      await expect(page.getByRole("tabpanel")).toHaveCount(1);
    });
  }

  for (const [name, text, least] of [
    ["a few results", STRONG, 3],
    ["so many that they are drawn small", CROWDED, 25],
  ] as const) {
    test(`a result shows label, rationale, a 'local' badge, a percentage and the reflex id: ${name}`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await run(page, text);
      await expect(page.getByRole("heading", { name: "Results", exact: true })).toBeVisible();
      const frames = (await savedFrames(page)).filter((frame) => /^vx-/.test(frame.reflexId));
      const notes = page.locator(".note");
      expect(await notes.count()).toBeGreaterThanOrEqual(least);
      for (const note of await notes.all()) {
        const id = await note.getByText(/^vx-[a-z0-9-]+$/).innerText();
        const same = frames.filter((frame) => frame.reflexId === id);
        const percent = await note.getByText(/^\d+%$/).innerText();
        expect(
          same.map((frame) => `${Math.round(frame.confidence * 100)}%`),
          id,
        ).toContain(percent);
        for (const words of [same[0]!.reflexLabel, same[0]!.rationale, "local", percent, id])
          await expect(note.getByText(words, { exact: true })).toBeVisible();
      }
    });
  }

  test("a run counter after the first run, not before", async ({ page }) => {
    await expect(page.getByText(/^Run \d/)).toHaveCount(0);
    await run(page, PLAIN);
    await expect(page.getByText(/^Run 1\b/)).toBeVisible();
    await run(page, STRONG);
    await expect(page.getByText(/^Run 2\b/)).toBeVisible();
  });
});

test.describe("3 and 4, frames", () => {
  test("have the fields of the specification, in their ranges", async ({ page }) => {
    await run(page, STRONG);
    for (const frame of await savedFrames(page)) {
      expect(frame).toMatchObject({ reflexId: expect.any(String), reflexLabel: expect.any(String), rationale: expect.any(String), tags: expect.any(Array) });
      expect(frame.confidence).toBeGreaterThanOrEqual(0);
      expect(frame.confidence).toBeLessThanOrEqual(1);
      expect([1, 2, 3, 4, 5]).toContain(frame.priority);
    }
  });

  test("a policy block stands at the front, then the cluster alert with the highest confidence", async ({ page }) => {
    await run(page, STRONG);
    const frames = await savedFrames(page);
    const own = frames.slice(2);
    expect(frames.slice(0, 2)).toMatchObject([
      { reflexId: "policy-block", priority: 5 },
      { reflexId: "cluster-alert", priority: 4, confidence: Math.max(...own.map((frame) => frame.confidence)) },
    ]);
    for (const frame of own.filter((f) => f.confidence >= 0.55)) expect(frame.priority, frame.reflexId).toBeGreaterThanOrEqual(3);
    expect(own.find((f) => f.reflexId.startsWith("vx-ha01"))).toMatchObject({ confidence: 0.95, priority: 4 });
    expect(own.find((f) => f.reflexId.startsWith("vx-ha02"))).toMatchObject({ confidence: 0.85 });
    await expect(page.getByRole("region", { name: "Cluster alert" })).toContainText("95%");
  });
});

test.describe("4 and 5, a run", () => {
  test("idle, working with the field disabled and 'Working…', then done; starting clears results and message", async ({ page }) => {
    await run(page, PLAIN);
    await says(page, "No detections found. Try stronger certainty claims, unnamed authorities, or sweeping generalizations.");
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/agent-fetch-url", async (route) => {
      await held;
      await route.fulfill({ json: { text: STRONG } });
    });
    await run(page, "https://news.example/a");
    await expect(page.getByRole("button", { name: "Working…", exact: true })).toBeDisabled();
    await expect(statement(page)).toBeDisabled();
    await expect(page.getByText(/^No (?:detections found|reflexes detected)/)).toHaveCount(0);
    await expect(page.getByText("Fetching the page…")).toBeVisible();
    answer();
    await expect(page.locator(".note").first()).toBeVisible();
    await expect(runButton(page)).toBeEnabled();
    await expect(statement(page)).toBeEnabled();
  });

  test("the button is disabled while the text is blank; empty input says 'Nothing to analyze.'", async ({ page }) => {
    await expect(runButton(page)).toBeDisabled();
    for (const blank of [" ", "\n\t \u00a0"]) {
      await statement(page).fill(blank);
      await expect(runButton(page)).toBeDisabled();
    }
    await statement(page).press("Control+Enter");
    await says(page, "Nothing to analyze.");
  });

  for (const [text, runs] of [
    ["a", 0],
    [" ab ", 0],
    ["\n\n12\n", 0],
    ["abc", 1],
    [" abc ", 1],
  ] as const) {
    test(`${JSON.stringify(text)} makes ${runs} runs`, async ({ page }) => {
      await run(page, text);
      await page.waitForTimeout(250);
      await expect(page.getByText(/^Run \d/)).toHaveCount(runs);
      await expect(page.locator(".lines .msg")).toHaveCount(runs);
    });
  }

  test("20000 characters are read, and not one more", async ({ page }) => {
    const at = (text: string, length: number) => `${"The tide came in. ".repeat(1_200).slice(0, length - text.length)}${text}`;
    await run(page, at("Everyone knows that it works.", 20_000));
    await expect(page.getByText(/^vx-pc01-[a-z-]+$/).first()).toBeVisible();
    await expect(page.getByText(/^The text was cut/)).toHaveCount(0);
    await run(page, `${"The tide came in. ".repeat(1_200).slice(0, 20_000)}Everyone knows that it works.`);
    await expect(page.getByText(/^Run 2/)).toBeVisible();
    await expect(page.getByText("The text was cut: the first 20,000 characters were read, 29 characters left out.")).toBeVisible();
    await expect(page.getByText(/^vx-pc01-[a-z-]+$/)).toHaveCount(0);
  });

  for (const [text, link] of [
    ["https://news.example/a", true],
    ["  http://news.example/a?b=c#d \n", true],
    ["HTTPS://NEWS.EXAMPLE/", true],
    ["https://news.example/a b", false],
    ["see https://news.example/a", false],
    ["https://news.example/a https://news.example/b", false],
    ["ftp://news.example/a", false],
    ["www.news.example/a", false],
    ["https://", false],
  ] as const) {
    test(`${JSON.stringify(text)} is ${link ? "a link" : "no link"}`, async ({ page }) => {
      const asked: unknown[] = [];
      await page.route("**/agent-fetch-url", (route) => {
        asked.push(route.request().postDataJSON());
        return route.fulfill({ json: { text: PLAIN } });
      });
      await run(page, text);
      await expect(page.getByText(/^Run 1\b/)).toBeVisible();
      expect(asked).toEqual(link ? [{ url: text.trim() }] : []);
    });
  }
});

test.describe("8, what is said", () => {
  // Of the second a faint mark is folded away: what the reader sees is an empty run.
  for (const text of [PLAIN, "The quick brown fox jumps over the lazy dog."])
    test(`nothing found in ${text.slice(0, 20)}…`, async ({ page }) => {
      await run(page, text);
      await says(page, "No detections found. Try stronger certainty claims, unnamed authorities, or sweeping generalizations.");
      await says(page, "No reflexes detected. Try text with strong certainty, unnamed authorities, or sweeping claims—then see how the engine responds.");
      await expect(page.getByRole("region", { name: "Analysis Report" }).getByRole("rowheader")).toHaveCount(0);
    });

  test("the engine fails", async ({ page }) => {
    const errors = errorsOf(page);
    await page.route(/\/assets\/(analysis\.worker|browser)-.*\.js$/, (route) => route.abort());
    // Anew, for an idle page has fetched its engine.
    await open(page, "/analyze");
    await run(page, STRONG);
    await expect(page.getByText(/^Analysis failed: .+\. Check console for details\.$/)).toBeVisible();
    expect(errors.some((line) => line.includes("The analysis failed"))).toBe(true);
  });

  for (const [name, answer, message] of [
    ["no readable text", { json: { text: "" } }, "Fetched page didn’t contain readable text."],
    ["403", { status: 403, body: "no" }, "That site blocks server fetches. Try copy/paste the article text."],
    ["403 in the text", { status: 502, body: "upstream said 403" }, "That site blocks server fetches. Try copy/paste the article text."],
    ["the words", { status: 502, body: "the site blocked server requests" }, "That site blocks server fetches. Try copy/paste the article text."],
    ["another error", { status: 418, body: "x".repeat(301) }, `Fetch failed: Agent HTTP 418: ${"x".repeat(300)}`],
    [
      "no JSON",
      { status: 200, contentType: "text/html", body: `<p>${"y".repeat(400)}` },
      `Fetch failed: Agent HTTP 200: the answer is not JSON: <p>${"y".repeat(297)}`,
    ],
  ] as const) {
    test(`a fetch with ${name}`, async ({ page }) => {
      await fetched(page, answer);
      await run(page, "https://news.example/a");
      await says(page, message);
      await expect(page.getByText(/^Run \d/)).toHaveCount(0);
    });
  }
});

test.describe("7, the fetch call", () => {
  test("POST with JSON, the client key, and two more tries after 300 and 600 ms when the error speaks of 429 or 500", async ({ page }) => {
    await page.route("**/config.json", (route) => route.fulfill({ json: { clientKey: { name: "x-key", value: "k" }, model: {} } }));
    await page.reload();
    const at: number[] = [];
    let headers: Record<string, string> = {};
    await page.route("**/.netlify/functions/agent-fetch-url", (route) => {
      at.push(Date.now());
      headers = route.request().headers();
      expect(route.request().method()).toBe("POST");
      return route.fulfill({ status: at.length === 1 ? 429 : 500, body: "later" });
    });
    await run(page, "https://news.example/a");
    await says(page, "Fetch failed: Agent HTTP 500: later");
    expect(at).toHaveLength(3);
    expect(at[1]! - at[0]!).toBeGreaterThanOrEqual(295);
    expect(at[1]! - at[0]!).toBeLessThan(900);
    expect(at[2]! - at[1]!).toBeGreaterThanOrEqual(595);
    expect(headers).toMatchObject({ "content-type": "application/json", accept: "application/json", "x-key": "k" });
  });

  test("is not tried again after another error", async ({ page }) => {
    let tries = 0;
    await page.route("**/agent-fetch-url", (route) => {
      tries += 1;
      return route.fulfill({ status: 503, body: "busy" });
    });
    await run(page, "https://news.example/a");
    await says(page, "Fetch failed: Agent HTTP 503: busy");
    await page.waitForTimeout(800);
    expect(tries).toBe(1);
  });
});

test.describe("2, 7 and 8, the report", () => {
  test("excerpt of 300 characters, report text, the empty scoreboard, the Reflex Summary by family", async ({ page }) => {
    const long = `${STRONG} ${"The tide came in. ".repeat(30)}`;
    let sent: { inputText: string; frames: unknown[]; handshake: unknown } | null = null;
    let headers: Record<string, string> = {};
    await page.route("**/config.json", (route) => route.fulfill({ json: { clientKey: { name: "x-key", value: "k" }, model: {} } }));
    await page.reload();
    await page.route("**/.netlify/functions/agent-summarize", (route) => {
      sent = route.request().postDataJSON() as typeof sent;
      headers = route.request().headers();
      return route.fulfill({ json: { reportText: "The report as it came." } });
    });
    await run(page, long);
    const report = page.getByRole("region", { name: "Analysis Report" });
    expect(await report.getByRole("blockquote").textContent()).toBe(long.slice(0, 300));
    await page.getByRole("button", { name: "Generate Report", exact: true }).click();
    await expect(report.getByText("The report as it came.")).toBeVisible();
    await expect(report.getByRole("heading", { name: "Scoreboard" })).toBeVisible();
    await expect(report.getByRole("heading", { name: "Reflex Summary", exact: true })).toBeVisible();
    for (const family of ["Implausible factual claims", "Burden-of-proof reversal", "Consensus manipulation"])
      await expect(report.getByRole("rowheader", { name: new RegExp(`^${family} \\(1\\)`) })).toBeVisible();
    expect(sent).toEqual({
      inputText: long,
      frames: expect.any(Array),
      handshake: {
        mode: "careful",
        stakes: "high",
        min_confidence: 0.75,
        cite_policy: "force",
        omission_scan: true,
        reflex_profile: "strict",
        codex_version: "0.9.0",
      },
    });
    expect(sent!.frames.length).toBeGreaterThan(3);
    expect(headers["x-key"]).toBeUndefined();
  });

  test("a failure: the sentence on the page, and 'Agent summarize failed: {status} {text}' in the console; one try only", async ({ page }) => {
    const errors = errorsOf(page);
    let tries = 0;
    await page.route("**/agent-summarize", (route) => {
      tries += 1;
      return route.fulfill({ status: 500, body: "no luck" });
    });
    await run(page, STRONG);
    await page.getByRole("button", { name: "Generate Report", exact: true }).click();
    await says(page, "Report service unavailable. (Tip: you can still export frames and use the on-page summary.)");
    expect(errors.join("\n")).toContain("Agent summarize failed: 500 no luck");
    expect(tries).toBe(1);
  });
});

test.describe("7, start-up", () => {
  const events = (page: Page) => {
    const said: string[] = [];
    page.on("console", (message) => said.push(`${message.type()}: ${message.text()}`));
    return said;
  };
  test("at start a warning of the unset agent base, and a boot event with version, mode and stakes in the console", async ({ page }) => {
    const said = events(page);
    await open(page, "/");
    await expect
      .poll(() =>
        said.filter(
          (line) => line.startsWith("warning: The agent base setting") && line.includes("unset") && line.includes("calls to the agent backend are disabled"),
        ),
      )
      .toHaveLength(1);
    await expect
      .poll(() => said.filter((line) => line.includes("telemetry") && ["boot", "0.9.0", "--careful", "medium"].every((word) => line.includes(word))))
      .toHaveLength(1);
  });

  test("at start no warning where the server names a base, and the boot event to its endpoint", async ({ page }) => {
    const said = events(page);
    const sent: unknown[] = [];
    await page.route("**/config.json", (route) =>
      route.fulfill({ json: { agentBase: "http://127.0.0.1:9", telemetryEndpoint: "/telemetry-here", model: {} } }),
    );
    await page.route("**/telemetry-here", (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({ status: 204 });
    });
    await seed(page, { "candor-analyze-draft-v1": { text: "A secret draft." } });
    await open(page, "/analyze");
    await expect.poll(() => sent).toEqual([{ event: "boot", codex_version: "0.9.0", mode: "--careful", stakes: "medium" }]);
    expect(said.filter((line) => line.startsWith("warning: The agent base setting"))).toEqual([]);
  });

  test("at start a base that is no address is said, and the page answers at the fallback paths", async ({ page }) => {
    const said = events(page);
    await page.route("**/config.json", (route) => route.fulfill({ json: { agentBase: "http://", model: {} } }));
    await open(page, "/analyze?tab=chat");
    await expect.poll(() => said.filter((line) => line.startsWith("error: The agent base setting is no address"))).toHaveLength(1);
    expect(said.filter((line) => line.startsWith("warning: The agent base setting"))).toEqual([]);
    const asked = page.waitForRequest((request) => request.method() === "POST");
    await page.getByRole("textbox", { name: "Message", exact: true }).fill("What is a straw man?");
    await page.getByRole("button", { name: "Send", exact: true }).click();
    expect(new URL((await asked).url()).pathname).toBe("/.netlify/functions/agent-chat");
  });

  test("at a configured base the calls go to /agent/…", async ({ page, baseURL }) => {
    const paths: string[] = [];
    await page.route("**/config.json", (route) => route.fulfill({ json: { agentBase: baseURL, model: {} } }));
    page.on("request", (request) => {
      if (request.method() === "POST") paths.push(new URL(request.url()).pathname);
    });
    await open(page, "/analyze");
    await fetched(page, { json: { text: PLAIN } });
    await run(page, `${baseURL}/demo/article`);
    await expect(page.getByText(/^Run 1\b/)).toBeVisible();
    await page.getByRole("button", { name: "Generate Report", exact: true }).click();
    await expect(page.locator(".report-text")).not.toBeEmpty();
    expect(paths).toEqual(["/agent/fetch-url", "/agent/summarize"]);
  });
});
