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
  test("holds the first 300 characters, the empty scoreboard and the summary by family; is written by the server; comes into view on a phone; takes hostile Markdown for text: no scripts, no images, links shown with their host", async ({
    page,
  }) => {
    await analysed(page);
    const report = page.getByRole("region", { name: "Analysis Report" });
    const generate = page.getByRole("button", { name: "Generate Report", exact: true });
    expect(await report.locator(".excerpt").textContent()).toBe(TEXT.slice(0, 300));
    await expect(report.getByText("No scores per section. This panel stays empty.")).toBeVisible();
    await expect(report.getByRole("heading", { name: "Reflex Summary", exact: true })).toBeVisible();
    await expect(report.getByRole("table", { name: "Reflex Summary", exact: true })).toBeVisible();
    await expect(report.getByRole("rowheader", { name: /^Consensus manipulation \(1\) ?vx-pc01-/ })).toBeVisible();
    await expect(
      page.getByText(/^To write a report, Candor sends this text and its findings to 127\.0\.0\.1:\d+\. It’s written by rules, without a language model\.$/),
    ).toBeVisible();
    await expect(report.getByRole("status")).toBeEmpty();
    await generate.click();
    await expect(page.locator(".report-text")).not.toBeEmpty();
    await expect(report.getByRole("status")).toHaveText("The report is below");
    expect((await page.locator(".report-text").innerText()).length).toBeGreaterThan(200);
    await expectAccessible(page, "with a report");

    await test.step("each paragraph of the excerpt has its own direction", async () => {
      await page.getByRole("button", { name: "Edit text" }).click();
      await page.getByRole("textbox", { name: "A statement, or one link to an article" }).fill("Everyone knows that it works.\n\nالجميع يعرف");
      await page.getByRole("button", { name: "Run Analysis", exact: true }).click();
      const gap = () =>
        report.locator(".excerpt").evaluate((excerpt) => {
          const range = document.createRange();
          range.setStart(excerpt.firstChild!, excerpt.textContent!.indexOf("ا"));
          range.setEnd(excerpt.firstChild!, excerpt.textContent!.length);
          return excerpt.getBoundingClientRect().right - range.getBoundingClientRect().right;
        });
      await expect(report.locator(".excerpt")).toContainText("الجميع");
      expect(await gap()).toBeLessThan(8);
      await page.getByRole("button", { name: "Edit text" }).click();
      await page.getByRole("textbox", { name: "A statement, or one link to an article" }).fill(TEXT);
    });
    await test.step("on a phone, where the excerpt stands between it and its button", async () => {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.getByRole("button", { name: "Run Analysis", exact: true }).click();
      await expect(page.getByText(/^Run 3\b/)).toBeVisible();
      await expect(page.locator(".report-text")).toHaveCount(0);
      await generate.click();
      await expect(page.locator(".report-text").getByRole("heading").first()).toBeInViewport();
    });
    await test.step("an address that it quotes breaks", async () => {
      const route = "**/agent-summarize";
      await page.route(route, (request) =>
        request.fulfill({ json: { reportText: `- Finding\n\n  > “Everyone knows, see https://example.org/${"a".repeat(80)}”` } }),
      );
      await generate.click();
      await expect(page.locator(".report-text blockquote")).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await page.unroute(route);
    });
    await test.step("hostile Markdown", async () => {
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
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.getByRole("button", { name: "Run Analysis", exact: true }).click();
      await expect(page.getByText(/^Run 4\b/)).toBeVisible();
      await expect(page.locator(".report-text")).toHaveCount(0);
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

  test("keeps apart from what is said above it: that it is older than a decision, that a new one is written, that there was none", async ({ page }) => {
    const LEAST_PX = 16;
    const said = page.locator(".report .body > [role=status] > .msg").last();
    const gap = async (): Promise<number> => {
      const [above, below] = [await said.boundingBox(), await page.locator(".report-text").boundingBox()];
      return below!.y - above!.y - above!.height;
    };
    await analysed(page);
    await page.getByRole("button", { name: "Generate Report", exact: true }).click();
    await page.locator(".note").first().getByRole("heading").getByRole("button").click();
    await page.getByRole("button", { name: "This is fine here" }).click();
    await expect(said).toHaveText(/^You’ve changed a mark since this report was written/);
    expect(await gap()).toBeGreaterThanOrEqual(LEAST_PX);

    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/agent-summarize", async (route) => {
      await asked;
      await route.fulfill({ status: 400, json: {} });
    });
    await page.getByRole("button", { name: "Generate Report", exact: true }).click();
    await expect(said).toHaveText("Writing the report…");
    expect(await gap()).toBeGreaterThanOrEqual(LEAST_PX);
    answer();
    await expect(page.getByText(/^Report service unavailable/)).toBeVisible();
    expect(await gap()).toBeGreaterThanOrEqual(LEAST_PX);
  });
});

test.describe("taking it along", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("Markdown and JSON carry versions, findings and decisions; the print has the text with its notes, without the controls", async ({ page }) => {
    await analysed(page);
    await test.step("prints the text with its notes", async () => {
      await page.emulateMedia({ media: "print" });
      await expect(page.locator(".reading")).toBeVisible();
      await expect(page.locator(".note .ask").first()).toBeVisible();
      await expect(page.getByRole("button", { name: "Run Analysis" })).toBeHidden();
      const [reading, note] = await Promise.all([page.locator(".reading").boundingBox(), page.locator(".note").first().boundingBox()]);
      expect(note!.y).toBeGreaterThan(reading!.y + reading!.height);
      await page.emulateMedia({ media: null });
    });
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
    await expect(page.getByRole("status").filter({ hasText: /^Saved as candor-analysis-\d{4}-\d\d-\d\d\.md\.$/ })).toBeVisible();
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await expect(page.getByText("Copied the text with its findings.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("## Findings");
  });

  test("one note is copied as plain text; where the browser refuses, the text stands in the sheet, selected", async ({ page }) => {
    await analysed(page);
    const copy = page.getByRole("button", { name: "Copy this note", exact: true });
    await page.locator(".note").first().getByRole("heading").getByRole("button").click();
    const words = await page.locator(".note.open .words .mark").innerText();
    await copy.click();
    await expect(page.locator(".note.open").getByRole("button", { name: "Copied!" }).locator("[aria-live]")).toHaveText("Copied!");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.startsWith(`“${words}”\n\n`)).toBe(true);
    for (const part of ["A question to ask: ", "Candor, engine ", ", rules ", "A finding describes what a wording does"]) expect(copied).toContain(part);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("no")) } }));
    await page.locator(".note").first().getByRole("heading").getByRole("button").click();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("button", { name: "Copy this note", exact: true }).click();
    const field = sheet.getByRole("textbox", { name: "Text of: Copy this note" });
    await expect(field).toBeFocused();
    expect(await field.evaluate((e: HTMLTextAreaElement) => e.value.slice(e.selectionStart, e.selectionEnd))).toBe(copied);
    const box = (await field.boundingBox())!;
    expect([box.x >= 0, box.x + box.width <= 360, box.width > 240]).toEqual([true, true, true]);
    await expectAccessible(page, "a note that could not be copied");
  });

  test("a link carries the text in its fragment, and is read back without any request", async ({ page, context }) => {
    await analysed(page);
    await page.getByRole("button", { name: "Link", exact: true }).click();
    await expect(page.getByText(/^Link copied\. It contains the text without sending it to any server\./)).toBeVisible();
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

  test("a link for a class carries a task, which Enter copies and no run begins anew", async ({ page, context }) => {
    await analysed(page);
    await page.getByRole("button", { name: "Link", exact: true }).click();
    const task = page.getByRole("textbox", { name: "Add a task (optional)" });
    await task.fill("Which sentence would you not sign?");
    await task.press("Enter");
    await expect(page.getByText(/It opens with your task and the text; marks appear after Run Analysis\./)).toBeVisible();
    await expect(page.getByText(/^Run 1/)).toBeVisible();
    const other = await context.newPage();
    await other.goto(await page.evaluate(() => navigator.clipboard.readText()));
    const shown = other.getByText("A task for this text: Which sentence would you not sign?");
    await expect(shown).toBeVisible();
    await expect(other.getByText(/^Read it first/)).toBeVisible();
    await other.emulateMedia({ media: "print" });
    const sheet = other.locator(".on-paper");
    await expect(sheet).toHaveCount(0);
    await other.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    await expect(sheet).toHaveText(TEXT);
    await expect(shown).toBeVisible();
    await expect(other.getByText(/^Read it first/)).toBeHidden();
    await other.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await other.emulateMedia({ media: "screen" });
    await other.getByRole("button", { name: "Run Analysis" }).click();
    await expect(other.getByText(/^Run 1/)).toBeVisible();
    await other.reload();
    await expect(other.getByText(/^Run 1/)).toBeVisible();
    await expect(shown).toBeVisible();
  });

  test("an empty link says so, a damaged one too, and a draft is kept", async ({ page }) => {
    const box = page.getByRole("textbox", { name: "A statement, or one link to an article" });
    await page.goto("/analyze");
    await box.fill("My own draft.");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("candor-analyze-draft-v1"))).toContain("My own draft.");
    await page.goto("/analyze#t=");
    await expect(page.getByText("Nothing to analyze.", { exact: true })).toBeVisible();
    await page.goto("about:blank");
    await page.goto("/analyze#t=%%%");
    await expect(page.getByText("This link is damaged or too long, so its text can’t be read.")).toBeVisible();
    await expect(box).toHaveValue("My own draft.");
    await box.fill("My own draft, changed.");
    await expect(page).toHaveURL(/\/analyze$/);
  });
});
