import { analysed, marks, notes, TEXT } from "./support/analysed.ts";
import { statement } from "./support/controls.ts";
import { live, open, scrollResetsDone } from "./support/education.ts";
import { expect, test, type Page } from "./support/test.ts";

const run = (page: Page) => page.getByText(/^Run \d/);
const heads = (page: Page) => page.locator(".note h3").allInnerTexts();

test.describe("results", () => {
  test("are there again after a reload, with the number of the run and without a fetch; they belong to the text that was analyzed, when the field was changed since", async ({
    page,
  }) => {
    await analysed(page, "Everyone knows that it works.");
    await statement(page).fill(TEXT);
    await page.getByRole("button", { name: "Run Analysis", exact: true }).click();
    await expect(run(page)).toHaveText(/^Run 2 /);
    const [before, line] = [await heads(page), await run(page).innerText()];
    const called: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") called.push(request.url());
    });
    await page.reload();
    await expect(run(page)).toHaveText(line);
    expect(await heads(page)).toEqual(before);
    await expect(statement(page)).toHaveValue(TEXT);
    expect(called.filter((url) => /agent/.test(url))).toEqual([]);
    await statement(page).fill(`${TEXT} And so on.`);
    await page.getByRole("button", { name: "Run Analysis", exact: true }).click();
    await expect(run(page)).toHaveText(/^Run 3 /);

    const after = await heads(page);
    await statement(page).fill("Another text, not read yet.");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("candor-analyze-draft-v1"))).toContain("Another text, not read yet.");
    await page.reload();
    await expect(page.getByText("You’ve changed the text since these results.")).toBeVisible();
    expect(await heads(page)).toEqual(after);
    await expect(statement(page)).toHaveValue("Another text, not read yet.");
  });

  test("are there again after Back over a full load, and for Back within the site after a reload elsewhere", async ({ page }) => {
    await analysed(page);
    const before = await heads(page);
    await open(page, "/wisdom");
    await page.goBack();
    await expect(notes(page)).toHaveCount(before.length);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Quotes of Wisdom" }).click();
    await expect(page).toHaveURL(/\/wisdom$/);
    await page.reload();
    await live(page);
    await page.goBack();
    await expect(notes(page)).toHaveCount(before.length);
    await expect(run(page)).toHaveText(/^Run 1 /);
  });

  test("are not there for a fresh visit, nor in a tab that made none", async ({ page, context }) => {
    await analysed(page);
    await open(page, "/");
    await page.getByRole("link", { name: "Analyze a Statement" }).click();
    await expect(statement(page)).toHaveValue(TEXT);
    await page.waitForTimeout(400);
    await expect(notes(page)).toHaveCount(0);
    await expect(run(page)).toHaveCount(0);
    const other = await context.newPage();
    await open(other, "/analyze");
    await other.reload();
    await live(other);
    await other.waitForTimeout(400);
    await expect(notes(other)).toHaveCount(0);
  });

  test("that were none are said to be none after a reload, and for who went elsewhere within the site", async ({ page }) => {
    await open(page, "/analyze");
    await statement(page).fill("The library opens at nine on Tuesday.");
    await page.getByRole("button", { name: "Run Analysis", exact: true }).click();
    await expect(page.getByText(/^No detections found/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^No detections found/)).toBeVisible();
    await live(page);
    const masthead = page.getByRole("navigation", { name: "Main" });
    await masthead.getByRole("link", { name: "Quotes of Wisdom" }).click();
    await expect(page).toHaveURL(/\/wisdom$/);
    await page.goBack();
    await expect(page.getByText(/^No detections found/)).toBeVisible();
    await scrollResetsDone(page);
    await statement(page).fill("Everyone knows that it works.");
    await page.getByRole("button", { name: "Run Analysis", exact: true }).click();
    await expect(notes(page).first()).toBeVisible();
    await expect(page.getByText(/^No detections found/)).toHaveCount(0);
  });

  test("keep their report for who went elsewhere within the site, and no longer than they stand; those that another run replaced by a failed fetch do not come back", async ({
    page,
  }) => {
    await page.route("**/agent-summarize", (route) => route.fulfill({ json: { reportText: "REPORT OF THE RUN" } }));
    await analysed(page);
    const report = page.getByText("REPORT OF THE RUN");
    await page.getByRole("button", { name: "Generate Report", exact: true }).click();
    await expect(report).toBeVisible();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Quotes of Wisdom" }).click();
    await expect(page).toHaveURL(/\/wisdom$/);
    await page.goBack();
    await expect(report).toBeVisible();
    await scrollResetsDone(page);
    await statement(page).fill("Everyone knows that it works.");
    await page.getByRole("button", { name: "Run Analysis", exact: true }).click();
    await expect(run(page)).toHaveText(/^Run 2 /);
    await expect(report).toHaveCount(0);
    await test.step("another run, replaced by a failed fetch", async () => {
      await page.route("**/agent-fetch-url", (route) => route.fulfill({ status: 418, body: "no" }));
      await statement(page).fill("https://news.example/a");
      await page.getByRole("button", { name: "Run Analysis", exact: true }).click();
      await expect(page.getByText(/^Fetch failed/)).toBeVisible();
      await page.waitForTimeout(400);
      await page.reload();
      await live(page);
      await page.waitForTimeout(400);
      await expect(notes(page)).toHaveCount(0);
    });
  });
});

test.describe("the note sheet", () => {
  test.use({ viewport: { width: 360, height: 740 } });
  const sheet = (page: Page) => page.locator(".sheet");

  test("is closed by Back, opened again by Forward, and the next Back leaves the page; it takes its entry along when it is closed by hand or by a decision: one Back leaves the page; and does not hold the Back control", async ({
    page,
  }) => {
    await open(page, "/wisdom");
    await analysed(page);
    await marks(page).nth(1).click();
    await expect(sheet(page)).toBeVisible();
    await sheet(page).getByRole("button", { name: "Next mark" }).click();
    const title = await sheet(page).getByRole("heading", { level: 2 }).innerText();
    await page.goBack();
    await expect(sheet(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/analyze$/);
    await expect(marks(page).nth(2)).toBeFocused();
    await expect(marks(page).nth(2)).toBeInViewport();
    await page.goForward();
    await expect(sheet(page).getByRole("heading", { level: 2 })).toHaveText(title);
    await page.goBack();
    await expect(sheet(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/wisdom$/);
    await test.step("closed by hand and by a decision: one Back leaves the page", async () => {
      await analysed(page);
      await marks(page).first().click();
      await sheet(page).getByRole("button", { name: "Close" }).click();
      await expect(sheet(page)).toHaveCount(0);
      await marks(page).first().click();
      await sheet(page).getByRole("button", { name: "This is fine here" }).click();
      await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
      await page.waitForTimeout(100);
      await page.goBack();
      await expect(page).toHaveURL(/\/wisdom$/);
      await test.step("the Back control leaves the page, with the sheet open", async () => {
        await analysed(page);
        await marks(page).first().click();
        await expect(sheet(page)).toBeVisible();
        await page.getByRole("button", { name: "Back", exact: true }).evaluate((button: HTMLElement) => button.click());
        await expect(page).toHaveURL(/\/wisdom$/);
      });
    });
  });

  test("is open again for who followed a link in it and comes back, and after a reload", async ({ page }) => {
    await analysed(page);
    await marks(page).first().click();
    const title = await sheet(page).getByRole("heading", { level: 2 }).innerText();
    await sheet(page).getByRole("link").first().click();
    await expect(page).not.toHaveURL(/analyze/);
    await page.goBack();
    await expect(sheet(page).getByRole("heading", { level: 2 })).toHaveText(title);
    await page.reload();
    await expect(sheet(page).getByRole("heading", { level: 2 })).toHaveText(title);
    await page.goBack();
    await expect(sheet(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/analyze$/);
    await expect(notes(page).first()).toBeVisible();
  });
});

test("on a phone a lesson from a note leads back to the very place that was left: the note in its sheet, and the mark above it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await analysed(page);
  await marks(page).last().click();
  const sheet = page.locator(".sheet");
  await expect(sheet).toBeVisible();
  const place = () => page.evaluate(() => [window.scrollY, document.querySelector(".reading .lit")!.getBoundingClientRect().top].map(Math.round));
  const left = await place();
  const lesson = sheet.getByRole("link").first();
  await lesson.click();
  await expect(page).toHaveURL(/\/educate\//);
  await scrollResetsDone(page);
  await page.goBack();
  await expect(sheet).toBeVisible();
  await scrollResetsDone(page);
  expect(await place()).toEqual(left);
});

for (const [where, size, opened] of [
  ["in the sheet of a phone", { width: 360, height: 780 }, ".sheet"],
  ["beside the text", { width: 1440, height: 900 }, ".note.open"],
] as const)
  test(`a lesson that a note ${where} led to, read to its last step, leads back to that note; one that a list led to does not speak of a text`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await analysed(page);
    const count = await notes(page).count();
    await marks(page).first().click();
    await page.locator(opened).getByText("Lesson: ").getByRole("link").click();
    await expect(page).toHaveURL(/\/educate\//);
    await scrollResetsDone(page);
    for (let step = 0; step < 3; step += 1) await page.getByRole("button", { name: "Next", exact: true }).click();
    await page.getByRole("button", { name: "Back to the text" }).click();
    await expect(page).toHaveURL(/\/analyze$/);
    await expect(notes(page)).toHaveCount(count);
    await expect(page.locator(opened)).toContainText("Lesson: ");
    await page.reload();
    await expect(notes(page)).toHaveCount(count);
    await open(page, "/educate/logical-fallacies");
    await page.getByRole("link", { name: /Straw Man/ }).click();
    await expect(page.getByRole("button", { name: "Back to Education Hub" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Back to the text" })).toHaveCount(0);
  });
