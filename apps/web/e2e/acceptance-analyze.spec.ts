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
/** After a run, whose number says that its message and its results are those that stand there. */
async function ran(page: Page, text: string, number: number): Promise<void> {
  await run(page, text);
  await expect(page.getByText(new RegExp(`^Run ${number}\\b`))).toBeVisible();
}
const NOTHING = "Nothing to analyze.";
/** Whatever was said before is gone: the message for an empty field stands alone. */
async function saidAnew(page: Page): Promise<void> {
  await statement(page).fill("");
  await statement(page).press("Control+Enter");
  await expect(page.locator(".lines .msg")).toHaveText([NOTHING]);
}
/** What a page of the web is answered with, instead of fetching it. */
type Answer = Parameters<Parameters<Parameters<Page["route"]>[1]>[0]["fulfill"]>[0] | "abort";
const errorsOf = (page: Page): string[] => {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return errors;
};

test.describe("2, the page and its tabs", () => {
  test("title, two tabs, the tab in the query, and the tab that an address asks for", async ({ page }) => {
    const chosen = async (tab: string) => {
      await expect(page.getByRole("tab", { selected: true })).toHaveText(tab);
      await expect(page.getByRole("tabpanel")).toHaveCount(1);
    };
    await open(page, "/analyze");
    await chosen("Analyze");
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

    for (const [address, tab] of [
      ["/analyze?tab=chat", "Chat with Our Agent"],
      ["/analyze?tab=analyze", "Analyze"],
      ["/analyze?tab=other", "Analyze"],
      ["/ANALYZE/?tab=nonsense", "Analyze"],
    ] as const) {
      await test.step(`at ${address} the tab is '${tab}'`, async () => {
        await open(page, address);
        await chosen(tab);
      });
    }
  });
});

test("2 to 4, runs are counted, and a result shows label, rationale, a 'local' badge, a percentage and the reflex id, also of so many that they are drawn small; frames have the fields of the specification; a policy block stands at the front, then the cluster alert with the highest confidence", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, "/analyze");
  await expect(page.getByText(/^Run \d/)).toHaveCount(0);
  await ran(page, PLAIN, 1);
  const expectShown = async (saved: SavedFrame[], least: number) => {
    await expect(page.getByRole("heading", { name: "Results", exact: true })).toBeVisible();
    const frames = saved.filter((frame) => /^vx-/.test(frame.reflexId));
    const shown = await page
      .locator(".note")
      .evaluateAll((notes) =>
        notes.map((note) =>
          [...note.querySelectorAll("*")]
            .filter((part) => part.checkVisibility({ visibilityProperty: true }) && part.getClientRects().length > 0)
            .map((part) => part.textContent.replace(/\s+/g, " ").trim()),
        ),
      );
    expect(shown.length).toBeGreaterThanOrEqual(least);
    for (const words of shown) {
      const id = words.find((text) => /^vx-[a-z0-9-]+$/.test(text));
      const percent = words.find((text) => /^\d+%$/.test(text));
      const same = frames.filter((frame) => frame.reflexId === id);
      expect(
        same.map((frame) => `${Math.round(frame.confidence * 100)}%`),
        id,
      ).toContain(percent);
      expect(words, id).toEqual(expect.arrayContaining([same[0]!.reflexLabel, same[0]!.rationale, "local", percent, id]));
    }
  };
  await test.step("a few results", async () => {
    await ran(page, STRONG, 2);
    const frames = await savedFrames(page);
    await expectShown(frames, 3);
    for (const frame of frames) {
      expect(frame).toMatchObject({ reflexId: expect.any(String), reflexLabel: expect.any(String), rationale: expect.any(String), tags: expect.any(Array) });
      expect(frame.confidence).toBeGreaterThanOrEqual(0);
      expect(frame.confidence).toBeLessThanOrEqual(1);
      expect([1, 2, 3, 4, 5]).toContain(frame.priority);
    }
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
  await test.step("so many that they are drawn small", async () => {
    await ran(page, CROWDED, 3);
    await expectShown(await savedFrames(page), 25);
  });
});

test.describe("4, 5 and 8, a run", () => {
  test("idle, working with the field disabled and 'Working…', then done; starting clears results and message; nothing found is said in the message line and in the list, as long as it is true", async ({
    page,
  }) => {
    await open(page, "/analyze");
    const empty = async () => {
      await says(page, "No detections found. Try stronger certainty claims, unnamed authorities, or sweeping generalizations.");
      await says(page, "No reflexes detected. Try text with strong certainty, unnamed authorities, or sweeping claims—then see how the engine responds.");
      await expect(page.getByRole("region", { name: "Analysis Report" }).getByRole("rowheader")).toHaveCount(0);
    };
    const saidEmpty = page.getByText(/^No (?:detections found|reflexes detected)/);
    await ran(page, PLAIN, 1);
    await empty();
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
    await expect(saidEmpty).toHaveCount(0);
    await expect(page.getByText("Fetching the page…")).toBeVisible();
    answer();
    await expect(page.getByText(/^Run 2\b/)).toBeVisible();
    await expect(page.locator(".note").first()).toBeVisible();
    await expect(saidEmpty).toHaveCount(0);
    await expect(runButton(page)).toBeEnabled();
    await expect(statement(page)).toBeEnabled();
    // Of this one a faint mark is folded away: what the reader sees is an empty run.
    await ran(page, "The quick brown fox jumps over the lazy dog.", 3);
    await empty();
  });

  test("blank text cannot be run and says 'Nothing to analyze.'; under 3 characters nothing runs, nothing is said, and what was said does not stay", async ({
    page,
  }) => {
    await open(page, "/analyze");
    const [counter, said] = [page.getByText(/^Run \d/), page.locator(".lines .msg")];
    await expect(runButton(page)).toBeDisabled();
    for (const blank of [" ", "   \n ", "\n\t \u00a0"]) {
      await statement(page).fill(blank);
      await expect(runButton(page), JSON.stringify(blank)).toBeDisabled();
      await expect(counter).toHaveCount(0);
    }
    await statement(page).press("Control+Enter");
    await says(page, NOTHING);
    for (const short of ["a", "ab", " ab ", "\n\n12\n"]) {
      await test.step(`${JSON.stringify(short)} makes no run`, async () => {
        await saidAnew(page);
        await statement(page).fill(short);
        await expect(page.getByText("At least 3 characters.")).toBeVisible();
        await runButton(page).click();
        await expect(said).toHaveCount(0);
      });
    }
    await page.waitForTimeout(250);
    await expect(counter).toHaveCount(0);
    await expect(said).toHaveCount(0);
    for (const [number, text] of ["abc", " abc "].entries()) {
      await test.step(`${JSON.stringify(text)} makes a run`, async () => {
        if (number === 0) await saidAnew(page);
        await statement(page).fill(text);
        if (number === 0) await runButton(page).click();
        else await statement(page).press("Control+Enter");
        await expect(page.getByText(`Run ${number + 1} · 1 word · 0 marks`, { exact: true })).toBeVisible();
        await expect(said).toHaveCount(1);
        await expect(page.getByText(NOTHING)).toHaveCount(0);
      });
    }
  });

  const TIDE = "The tide came in. ".repeat(1_200);
  test("20000 characters are read, and not one more; what is left out is said before and after, no character is cut in two, and the text that is shown is the part that was read", async ({
    page,
  }) => {
    await open(page, "/analyze");
    const consensus = page.getByText(/^vx-pc01-[a-z-]+$/);
    const said = page.getByText(/^The text was cut/);
    await test.step("20,000 characters", async () => {
      await ran(page, `${TIDE.slice(0, 20_000 - 29)}Everyone knows that it works.`, 1);
      await expect(consensus.first()).toBeVisible();
      await expect(said).toHaveCount(0);
    });
    await test.step("29 characters too many", async () => {
      await ran(page, `${TIDE.slice(0, 20_000)}Everyone knows that it works.`, 2);
      await says(page, "The text was cut: the first 20,000 characters were read and 29 characters left out.");
      await expect(consensus).toHaveCount(0);
    });
    await test.step("a pair of surrogates on the border", async () => {
      await statement(page).fill(`${TIDE.slice(0, 19_998)}x😀c`);
      await expect(page.getByText("Only the first 19,999 characters are read; 3 are left out.")).toBeVisible();
      await runButton(page).click();
      await says(page, "The text was cut: the first 19,999 characters were read and 3 characters left out.");
    });
    await test.step("1,700 characters too many", async () => {
      const long = Array.from({ length: 1_000 }, (_, i) => `The tide came in at ${i % 12}. `)
        .join("")
        .padEnd(21_700, "x")
        .slice(0, 21_700);
      await statement(page).fill(long);
      await expect(page.getByText("Only the first 20,000 characters are read; 1,700 are left out.")).toBeVisible();
      await runButton(page).click();
      await says(page, "The text was cut: the first 20,000 characters were read and 1,700 characters left out.");
      await expect(statement(page)).toHaveValue(long);
      const read = await page.locator(".reading").evaluate((text) => {
        const copy = text.cloneNode(true) as HTMLElement;
        for (const number of copy.querySelectorAll(".num")) number.remove();
        return copy.textContent;
      });
      expect(read).toBe(long.slice(0, 20_000));
    });
  });

  test("only one link that stands alone is fetched", async ({ page }) => {
    const asked: unknown[] = [];
    await page.route("**/agent-fetch-url", (route) => {
      asked.push(route.request().postDataJSON());
      return route.fulfill({ json: { text: PLAIN } });
    });
    await open(page, "/analyze");
    for (const [number, [text, link]] of (
      [
        ["https://news.example/a", true],
        ["  http://news.example/a?b=c#d \n", true],
        ["HTTPS://NEWS.EXAMPLE/", true],
        ["https://news.example/a b", false],
        ["see https://news.example/a", false],
        ["https://news.example/a https://news.example/b", false],
        ["ftp://news.example/a", false],
        ["www.news.example/a", false],
        ["https://", false],
      ] as const
    ).entries()) {
      await test.step(`${JSON.stringify(text)} is ${link ? "a link" : "no link"}`, async () => {
        asked.length = 0;
        await ran(page, text, number + 1);
        expect(asked).toEqual(link ? [{ url: text.trim() }] : []);
      });
    }
  });

  test("the engine fails: that is said, logged, and the text stays", async ({ page }) => {
    const errors = errorsOf(page);
    await page.route(/\/assets\/(analysis\.worker|browser)-.*\.js$/, (route) => route.abort());
    await open(page, "/analyze");
    await run(page, STRONG);
    await expect(page.getByText(/^Analysis failed: .+\. Check console for details\.$/)).toBeVisible();
    await expect(statement(page)).toHaveValue(STRONG);
    expect(errors.some((line) => line.includes("The analysis failed"))).toBe(true);
  });
});

test.describe("7 and 8, the fetch call", () => {
  const BLOCKED = "That site blocks server fetches. Try copy/paste the article text.";
  const UNREADABLE = "Fetched page didn’t contain readable text.";

  test("what fails has its message, keeps the address, makes no run, and is tried once", async ({ page }) => {
    let answer: Answer = "abort";
    const asked: string[] = [];
    await page.route("**/agent-fetch-url", (route) => {
      asked.push((route.request().postDataJSON() as { url: string }).url);
      return answer === "abort" ? route.abort() : route.fulfill(answer);
    });
    await open(page, "/analyze");
    const cases: [name: string, answer: Answer, message: string | RegExp][] = [
      ["503, which is not tried again", { status: 503, body: "busy" }, "Fetch failed: Agent HTTP 503: busy"],
      ["no readable text", { json: { text: "" } }, UNREADABLE],
      ["blanks", { json: { text: "  " } }, UNREADABLE],
      ["null", { contentType: "application/json", body: "null" }, UNREADABLE],
      ["no field 'text'", { json: {} }, UNREADABLE],
      ["a text that is a number", { json: { text: 7 } }, UNREADABLE],
      ["403", { status: 403, body: "no" }, BLOCKED],
      ["403 in the text", { status: 502, body: "upstream said 403" }, BLOCKED],
      ["the words", { status: 502, body: "the site blocked server requests" }, BLOCKED],
      ["the words in our own error", { status: 502, json: { error: { code: "x", message: "It blocked server requests" } } }, BLOCKED],
      ["another error", { status: 418, body: "x".repeat(301) }, `Fetch failed: Agent HTTP 418: ${"x".repeat(300)}`],
      ["not found", { status: 404, body: `gone ${"x".repeat(400)}` }, `Fetch failed: Agent HTTP 404: gone ${"x".repeat(295)}`],
      [
        "no JSON",
        { status: 200, contentType: "text/html", body: `<p>${"y".repeat(400)}` },
        `Fetch failed: Agent HTTP 200: the answer is not JSON: <p>${"y".repeat(297)}`,
      ],
      ["no server", "abort", /^Fetch failed: .+/],
    ];
    const began = Date.now();
    for (const [n, [name, given, message]] of cases.entries()) {
      await test.step(`a fetch with ${name}`, async () => {
        await saidAnew(page);
        answer = given;
        await run(page, `https://news.example/${n}`);
        await expect(page.getByText(message, { exact: true })).toBeVisible();
        await expect(page.getByText(NOTHING)).toHaveCount(0);
        await expect(statement(page)).toHaveValue(`https://news.example/${n}`);
        await expect(page.getByText(/^Run \d/)).toHaveCount(0);
      });
    }
    // Longer than a second try would take to come.
    await page.waitForTimeout(Math.max(0, 800 - (Date.now() - began)));
    expect(asked).toEqual(cases.map((_, n) => `https://news.example/${n}`));
  });

  test("POST with JSON, the client key, and two more tries after 300 and 600 ms when the error speaks of 429 or 500; what a later try brings is taken", async ({
    page,
  }) => {
    await page.route("**/config.json", (route) => route.fulfill({ json: { clientKey: { name: "x-key", value: "k" }, model: {} } }));
    await open(page, "/analyze");
    const at: number[] = [];
    let headers: Record<string, string> = {};
    await page.route("**/.netlify/functions/agent-fetch-url", (route) => {
      at.push(Date.now());
      headers = route.request().headers();
      expect(route.request().method()).toBe("POST");
      if (at.length === 6) return route.fulfill({ json: { text: PLAIN } });
      return route.fulfill({ status: at.length % 3 === 1 ? 429 : 500, body: "later" });
    });
    await run(page, "https://news.example/a");
    await says(page, "Fetch failed: Agent HTTP 500: later");
    expect(at).toHaveLength(3);
    expect(at[1]! - at[0]!).toBeGreaterThanOrEqual(295);
    expect(at[1]! - at[0]!).toBeLessThan(900);
    expect(at[2]! - at[1]!).toBeGreaterThanOrEqual(595);
    expect(headers).toMatchObject({ "content-type": "application/json", accept: "application/json", "x-key": "k" });
    await ran(page, "https://news.example/b", 1);
    expect(at).toHaveLength(6);
  });
});

test.describe("2, 7 and 8, the report", () => {
  test("excerpt of 300 characters, report text, the empty scoreboard, the Reflex Summary by family", async ({ page }) => {
    const long = `${STRONG} ${"The tide came in. ".repeat(30)}`;
    let sent: { inputText: string; frames: { reflexId: string }[]; handshake: unknown } | null = null;
    let headers: Record<string, string> = {};
    await page.route("**/config.json", (route) => route.fulfill({ json: { clientKey: { name: "x-key", value: "k" }, model: {} } }));
    await page.route("**/.netlify/functions/agent-summarize", (route) => {
      sent = route.request().postDataJSON() as typeof sent;
      headers = route.request().headers();
      return route.fulfill({ json: { reportText: "The report as it came." } });
    });
    await open(page, "/analyze");
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
    expect(sent!.frames.some((frame) => frame.reflexId.startsWith("vx-pc01-"))).toBe(true);
    expect(headers["x-key"]).toBeUndefined();
  });

  test("a failure: the sentence on the page, and 'Agent summarize failed: {status} {text}' in the console; one try only", async ({ page }) => {
    const errors = errorsOf(page);
    const answers = [
      { status: 500, body: "no luck" },
      { status: 200, body: "<html>" },
      { status: 200, body: "{}" },
    ];
    let tries = 0;
    await page.route("**/agent-summarize", (route) => route.fulfill(answers[tries++]!));
    await open(page, "/analyze");
    const unavailable = "Report service unavailable. (Tip: you can still export frames and use the on-page summary.)";
    const generate = page.getByRole("button", { name: "Generate Report", exact: true });
    for (const [n, { status, body }] of answers.entries()) {
      await test.step(`${status} ${body}`, async () => {
        await ran(page, STRONG, n + 1);
        await expect(page.getByText(unavailable, { exact: true })).toHaveCount(0);
        await generate.click();
        await says(page, unavailable);
        await expect(generate).toBeEnabled();
        expect(tries).toBe(n + 1);
      });
    }
    expect(errors.join("\n")).toContain("Agent summarize failed: 500 no luck");
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

  test("where the server names a base: no warning, the boot event goes to its endpoint, and the calls to /agent/…", async ({ page, baseURL }) => {
    const said = events(page);
    const sent: unknown[] = [];
    const paths: string[] = [];
    await page.route("**/config.json", (route) => route.fulfill({ json: { agentBase: baseURL, telemetryEndpoint: "/telemetry-here", model: {} } }));
    await page.route("**/telemetry-here", (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({ status: 204 });
    });
    page.on("request", (request) => {
      const path = new URL(request.url()).pathname;
      if (request.method() === "POST" && path !== "/telemetry-here") paths.push(path);
    });
    await seed(page, { "candor-analyze-draft-v1": { text: "A secret draft." } });
    await open(page, "/analyze");
    await expect.poll(() => sent).toEqual([{ event: "boot", codex_version: "0.9.0", mode: "--careful", stakes: "medium" }]);
    expect(said.filter((line) => line.startsWith("warning: The agent base setting"))).toEqual([]);

    await ran(page, `${baseURL}/demo/article`, 1);
    await page.getByRole("button", { name: "Generate Report", exact: true }).click();
    await expect(page.locator(".report-text")).not.toBeEmpty();
    expect(paths).toEqual(["/agent/fetch-url", "/agent/summarize"]);
  });

  test("at start a base that is no address is said, and the page answers at the fallback paths", async ({ page }) => {
    const said = events(page);
    await page.route("**/config.json", (route) => route.fulfill({ json: { agentBase: "http://", model: {} } }));
    await open(page, "/analyze?tab=chat");
    await expect.poll(() => said.filter((line) => line.startsWith("error: The agent base setting is not an address"))).toHaveLength(1);
    expect(said.filter((line) => line.startsWith("warning: The agent base setting"))).toEqual([]);
    const asked = page.waitForRequest((request) => request.method() === "POST");
    await page.getByRole("textbox", { name: "Message", exact: true }).fill("What is a straw man?");
    await page.getByRole("button", { name: "Send", exact: true }).click();
    expect(new URL((await asked).url()).pathname).toBe("/.netlify/functions/agent-chat");
  });
});
