import { readFile } from "node:fs/promises";
import { expectAccessible } from "./support/axe.ts";
import { expect, test, type Page } from "./support/test.ts";

const TEXT = `Everyone knows that the harbour cannot wait. Studies show that each month of delay costs a fortune. ${"The board met again and read the minutes of the last meeting aloud. ".repeat(5)}`;

async function analysed(page: Page, text = TEXT): Promise<void> {
  await page.goto("/analyze");
  await page.getByRole("textbox", { name: "A statement, or one link to an article" }).fill(text);
  await page.getByRole("button", { name: "Run Analysis", exact: true }).click();
  await expect(page.locator(".note").first()).toBeVisible();
}

test.describe("Analysis Report", () => {
  test("holds the first 300 characters, the empty scoreboard and the summary by family", async ({ page }) => {
    await analysed(page);
    const report = page.getByRole("region", { name: "Analysis Report" });
    expect(await report.locator(".excerpt").textContent()).toBe(TEXT.slice(0, 300));
    await expect(report.getByText("There are no scores per section. This panel stays empty.")).toBeVisible();
    await expect(report.getByRole("heading", { name: "Reflex Summary", exact: true })).toBeVisible();
    await expect(report.getByRole("rowheader", { name: /^Consensus manipulation \(1\) ?vx-pc01-/ })).toBeVisible();
  });

  test("comes into view on a phone, where the excerpt stands between it and its button", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await analysed(page);
    await page.getByRole("button", { name: "Generate Report", exact: true }).click();
    await expect(page.locator(".report-text").getByRole("heading").first()).toBeInViewport();
  });

  test("is written by the server from text, frames and handshake, without the client key", async ({ page }) => {
    await page.route("**/config.json", (route) =>
      route.fulfill({
        json: {
          agentBase: null,
          clientKey: { name: "x-candor-client", value: "web" },
          ownerEmail: "",
          telemetryEndpoint: null,
          model: { active: false, label: "Built-in analyst" },
        },
      }),
    );
    await analysed(page);
    await expect(
      page.getByText(
        /^Generate Report sends this text and its findings to 127\.0\.0\.1:\d+\. There the report is written by rules, without a language model\.$/,
      ),
    ).toBeVisible();
    const asked = page.waitForRequest("**/agent-summarize");
    await page.getByRole("button", { name: "Generate Report", exact: true }).click();
    const request = await asked;
    const body = request.postDataJSON() as { inputText: string; frames: { reflexId: string }[]; handshake: unknown };
    expect(body.inputText).toBe(TEXT);
    expect(body.frames.some((frame) => frame.reflexId.startsWith("vx-pc01-"))).toBe(true);
    expect(body.handshake).toEqual({
      mode: "careful",
      stakes: "high",
      min_confidence: 0.75,
      cite_policy: "force",
      omission_scan: true,
      reflex_profile: "strict",
      codex_version: "0.9.0",
    });
    expect(request.headers()["x-candor-client"]).toBeUndefined();
    await expect(page.locator(".report-text")).not.toBeEmpty();
    expect((await page.locator(".report-text").innerText()).length).toBeGreaterThan(200);
    await expectAccessible(page, "with a report");
  });

  for (const answer of [
    { status: 500, body: "no" },
    { status: 200, body: "<html>" },
    { status: 200, body: "{}" },
  ]) {
    test(`says so when the service fails (${answer.status} ${answer.body})`, async ({ page }) => {
      await page.route("**/agent-summarize", (route) => route.fulfill(answer));
      await analysed(page);
      await page.getByRole("button", { name: "Generate Report", exact: true }).click();
      await expect(
        page.getByText("Report service unavailable. (Tip: you can still export frames and use the on-page summary.)", { exact: true }),
      ).toBeVisible();
      await expect(page.getByRole("button", { name: "Generate Report", exact: true })).toBeEnabled();
    });
  }

  test("takes hostile Markdown for text: no scripts, no images, links shown with their host", async ({ page }) => {
    const outside: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith("http://127.0.0.1")) outside.push(request.url());
    });
    await page.route("**/agent-summarize", (route) =>
      route.fulfill({
        json: {
          reportText:
            "# Head\n\n**Bold** <script>window.hit = 1</script><img src=https://evil.example/x.png onerror='window.hit=1'>\n\n![pixel](https://evil.example/p.png)\n\n[click](https://evil.example/here) [bad](javascript:window.hit=1)",
        },
      }),
    );
    await analysed(page);
    await page.getByRole("button", { name: "Generate Report", exact: true }).click();
    const text = page.locator(".report-text");
    await expect(text.locator("strong")).toHaveText("Bold");
    await expect(text.getByRole("link", { name: "click" })).toHaveAttribute("rel", /noopener/);
    await expect(text).toContainText("(evil.example)");
    await expect(text.locator("img, script, [onerror]")).toHaveCount(0);
    await expect(text.getByRole("link", { name: "bad" })).toHaveCount(0);
    expect(await page.evaluate(() => "hit" in window)).toBe(false);
    expect(outside).toEqual([]);
  });
});

test.describe("taking it along", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("Markdown and JSON carry versions, findings and decisions", async ({ page }) => {
    await analysed(page);
    const dismissed = await page.locator(".note .mono").first().innerText();
    await page.locator(".note h3 button").first().click();
    await page.getByRole("button", { name: "This is fine here" }).click();
    const save = async (name: string): Promise<string> => {
      const waiting = page.waitForEvent("download");
      await page.getByRole("button", { name, exact: true }).click();
      const file = await waiting;
      expect(file.suggestedFilename()).toMatch(name === "JSON" ? /^candor-analysis-\d{4}-\d\d-\d\d\.json$/ : /\.md$/);
      return readFile(await file.path(), "utf8");
    };
    const data = JSON.parse(await save("JSON")) as {
      format: string;
      text: string;
      engineVersion: string;
      ruleHash: string;
      frames: { reflexId: string }[];
      dismissed: { reflexId: string }[];
    };
    expect(data).toMatchObject({ format: "candor-analysis/1", text: TEXT });
    expect(data.engineVersion).toMatch(/^\d+\.\d+\.\d+/);
    expect(data.ruleHash.length).toBeGreaterThan(6);
    expect(data.dismissed.map((frame) => frame.reflexId)).toEqual([dismissed]);
    const page1 = await save("Markdown");
    expect(page1).toContain(`engine ${data.engineVersion}, rules ${data.ruleHash}`);
    expect(page1).toContain("## Marked as fine here by the reader");
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await expect(page.getByText("Copied: the text with its findings.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("## Findings");
  });

  test("a link carries the text in its fragment, and is read back without any request", async ({ page, context }) => {
    await analysed(page);
    await page.getByRole("button", { name: "Link", exact: true }).click();
    await expect(page.getByText(/^Link copied\. The text travels inside it and reaches no server\./)).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/analyze#t=[\w-]+$/);
    const other = await context.newPage();
    const bodies: string[] = [];
    other.on("request", (request) => bodies.push(`${request.url()} ${request.postData() ?? ""}`));
    await other.goto(link);
    await expect(other.getByText(/^Run 1/)).toBeVisible();
    await expect(other.getByRole("textbox", { name: "A statement, or one link to an article" })).toHaveValue(TEXT);
    expect(bodies.some((body) => body.includes("#t=") || body.includes("harbour"))).toBe(false);
  });

  test("an empty link says so, a damaged one too, and a draft is kept", async ({ page }) => {
    const box = page.getByRole("textbox", { name: "A statement, or one link to an article" });
    await page.goto("/analyze");
    await box.fill("My own draft.");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("candor-analyze-draft-v1"))).toContain("My own draft.");
    await page.goto("/analyze#t=");
    await expect(page.getByText("Nothing to analyze.", { exact: true })).toBeVisible();
    await page.goto("/");
    await page.goto("/analyze#t=%%%");
    await expect(page.getByText("This link is damaged or too long: the text in it cannot be read.")).toBeVisible();
    await expect(box).toHaveValue("My own draft.");
    await box.fill("My own draft, changed.");
    await expect(page).toHaveURL(/\/analyze$/);
  });

  test("what is typed before the code of the page has arrived is kept as a draft", async ({ page }) => {
    let arrive = (): void => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route("**/assets/*.js", async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto("/analyze", { waitUntil: "commit" });
    const box = page.getByRole("textbox", { name: "A statement, or one link to an article" });
    await box.fill("Typed early.");
    arrive();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("candor-analyze-draft-v1"))).toContain("Typed early.");
    await page.reload();
    await expect(box).toHaveValue("Typed early.");
  });

  test("prints the text with its notes, without the controls", async ({ page }) => {
    await analysed(page);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".reading")).toBeVisible();
    await expect(page.locator(".note .ask").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Run Analysis" })).toBeHidden();
    const [reading, note] = await Promise.all([page.locator(".reading").boundingBox(), page.locator(".note").first().boundingBox()]);
    expect(note!.y).toBeGreaterThan(reading!.y + reading!.height);
  });
});
