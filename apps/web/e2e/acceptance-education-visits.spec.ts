import { assessment, button } from "./support/controls.ts";
import { hearDialogs } from "./support/dialogs.ts";
import { expectAtTop, live, open } from "./support/education.ts";
import { mailDrafts } from "./support/mail.ts";
import { expect, test, type Page } from "./support/test.ts";

/** The education area as it is used: reloads, two tabs, no connection, the keyboard alone. */

test.use({ reducedMotion: "reduce" });

test.describe("what happens to a reader in practice", () => {
  const STATEMENT = "Everyone knows that this works. Studies show it.";

  test("a reload in the middle of sandbox and framing analysis keeps the answer and offers the way back", async ({ page }) => {
    for (const [route, next, at, unit] of [
      ["/educate/epistemic-sandbox", "Next Exercise", "2 of 5", "exercise"],
      ["/educate/narrative-framing-analysis", "Next", "2 of 4", "step"],
    ] as const) {
      await open(page, route);
      await button(page, next).click();
      await page.locator("main textarea").first().fill("Half an answer");
      await page.reload();
      await live(page);
      await expect(page.getByText(`You stopped at ${unit} 2.`)).toBeVisible();
      await button(page, "Continue there").click();
      await expect(page.getByText(at, { exact: true })).toBeVisible();
      await expect(page.locator("main textarea").first()).toHaveValue("Half an answer");
      await expect(button(page, "Continue there")).toHaveCount(0);
    }
  });

  test("a story that is half written survives a reload, and Cancel throws it away; where the word lists cannot be fetched, it is said and nothing is lost", async ({
    page,
  }) => {
    const alerts = hearDialogs(page);
    await page.route(/moderation-/, (route) => route.abort());
    await open(page, "/educate/ai-behavior-patterns");
    await button(page, "Add Your Story").click();
    await page.getByRole("textbox", { name: "Story" }).fill("It said that");
    await page.reload();
    await live(page);
    await button(page, "Add Your Story").click();
    await expect(page.getByRole("textbox", { name: "Story" })).toHaveValue("It said that");
    await button(page, "Cancel").click();
    await button(page, "Add Your Story").click();
    await expect(page.getByRole("textbox", { name: "Story" })).toHaveValue("");
    await page.getByRole("textbox", { name: "Title" }).fill("Written on a train");
    await page.getByRole("textbox", { name: "Story" }).fill("It told me that the file was saved, and there was no file anywhere.");
    await page.getByRole("textbox", { name: "Lesson" }).fill("Look at the result, not at the report.");
    await button(page, "Share Story").click();
    await expect.poll(() => alerts).toEqual(["The connection was lost, so your text couldn’t be checked. It’s still here: please try again later."]);
    await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Written on a train");
  });

  test("without a connection a story is shared, a statement tested and feedback taken, once begun", async ({ page, context }) => {
    await open(page, "/educate/ai-behavior-patterns");
    await button(page, "Add Your Story").click();
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.getByRole("textbox", { name: "Title" }).fill("Written on a train");
    await page.getByRole("textbox", { name: "Story" }).fill("It told me that the file was saved, and there was no file anywhere.");
    await page.getByRole("textbox", { name: "Lesson" }).fill("Look at the result, not at the report.");
    await button(page, "Share Story").click();
    await expect(page.locator("main article h2")).toHaveText("Written on a train");
    await context.setOffline(false);
    await open(page, "/testing");
    await page.locator("#slot0 textarea").fill(STATEMENT);
    const lists = page.waitForResponse(/moderation-/);
    await button(page.locator("#slot0"), "Test").click();
    await (await lists).finished();
    await context.setOffline(true);
    await page.locator("#slot1 textarea").fill(STATEMENT);
    await button(page.locator("#slot1"), "Test").click();
    await expect(page.locator("#slot1 .risk")).toBeVisible();
    await page.locator("#slot0 input").fill("wrong");
    await page.locator("#slot0 input").press("Enter");
    await expect(page.locator("#slot0").getByText(/^Learned for/)).toBeVisible();
  });

  test("a statement that is edited in another tab loses its result here too", async ({ page, context }) => {
    await open(page, "/testing");
    await page.locator("#slot0 textarea").fill(STATEMENT);
    await button(page.locator("#slot0"), "Test").click();
    await expect(page.locator("#slot0 .risk")).toBeVisible();
    const other = await context.newPage();
    await open(other, "/testing");
    await other.locator("#slot0 textarea").fill("We moved the meeting to Thursday.");
    await expect(page.locator("#slot0 textarea")).toHaveValue("We moved the meeting to Thursday.");
    await expect(page.locator("#slot0 .risk")).toHaveCount(0);
  });
});

test.describe("by keyboard alone", () => {
  /** Presses Tab until something with that name has the focus. */
  async function tabTo(page: Page, name: RegExp): Promise<void> {
    for (let i = 0; i < 80; i++) {
      await page.keyboard.press("Tab");
      if (name.test(await page.evaluate(() => (document.activeElement as HTMLElement).innerText ?? ""))) return;
    }
    throw new Error(`Nothing called ${String(name)} was reached`);
  }
  const focused = (page: Page) => page.locator(":focus");

  test("a lesson from the first step to the hub", async ({ page }) => {
    await open(page, "/educate/straw-man");
    for (const n of [2, 3, 4]) {
      await tabTo(page, /^Next/);
      await page.keyboard.press("Enter");
      await expect(page.getByText(`${n} of 4`, { exact: true })).toBeVisible();
      await expect(focused(page)).toHaveRole("heading");
    }
    await tabTo(page, /^Complete Lesson$/);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/educate$/);
  });

  test("the button that was pressed has the focus again when its work is done", async ({ page }) => {
    await open(page, "/educate/epistemic-sandbox");
    await page.locator("main textarea").fill("About 60 percent, because sales doubled.");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(assessment(page)).toBeVisible();
    await expect(button(page, "Submit for AI Assessment")).toBeFocused();
    await open(page, "/testing");
    await page.locator("#slot0 textarea").fill("Everyone knows that this works.");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.locator("#slot0 .risk")).toBeVisible();
    await expect(button(page.locator("#slot0"), "Test")).toBeFocused();
    await button(page, "Run All Tests").focus();
    await page.keyboard.press("Enter");
    await expect(button(page, "Run All Tests")).toBeFocused();
  });

  test("a shared story is at the top of the page and has the focus, the second one too; Cancel goes back to its button", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, "/educate/ai-behavior-patterns");
    for (const title of ["The first of two", "The second of two"]) {
      await button(page, "Add Your Story").click();
      await page.getByRole("textbox", { name: "Title" }).fill(title);
      await page.getByRole("textbox", { name: "Story" }).fill("It told me that the file was saved. ".repeat(30));
      await page.getByRole("textbox", { name: "Lesson" }).fill("Look at the result, not at the report.");
      await button(page, "Share Story").press("Enter");
      await expect(page.getByRole("heading", { name: title })).toBeFocused();
      await expectAtTop(page);
      await expect(page.getByText(/^Thank you/)).toBeInViewport();
    }
    await button(page, "Add Your Story").click();
    await button(page, "Cancel").press("Enter");
    await expect(button(page, "Add Your Story")).toBeFocused();
  });

  test("so is a quote that was added", async ({ page }) => {
    await mailDrafts(page);
    await page.setViewportSize({ width: 360, height: 480 });
    await open(page, "/wisdom");
    await button(page, "Add Quote").click();
    await page.getByRole("textbox", { name: "Quote" }).fill("A sentence of mine that is long enough.");
    await page.getByRole("textbox", { name: "Author" }).fill("Me");
    await page.locator("form button[type=submit]").press("Enter");
    await expect(page.locator("figure.quote")).toBeFocused();
    await expectAtTop(page);
    await expect(page.locator("figure.quote")).toContainText("A sentence of mine");
  });
});
