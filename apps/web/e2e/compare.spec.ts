import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { statement } from "./support/controls.ts";
import { live, open, watchErrors } from "./support/education.ts";
import { openSlowly } from "./support/slow-line.ts";
import { expect, test } from "./support/test.ts";

const LOUD = "Everyone knows the old ferry is a disgrace, and only a fool would miss it. Act now: sign today, before our lake is ruined forever!";
const FAIR =
  "The town council wants to replace the ferry, which broke down on 14 days last year, according to its own log. The operator, Anna Berg, says that repairs would cost less than a new boat.";

const first = (page: Page) => page.getByRole("textbox", { name: "First text" });
const second = (page: Page) => page.getByRole("textbox", { name: "Second text" });
const compare = (page: Page) => page.getByRole("button", { name: "Compare the texts" }).click();
const differs = (page: Page) => page.getByRole("heading", { name: "What differs" });

test("from the analyzer a text goes into the first field, and a second one beside it is compared, without a call to any server", async ({ page }) => {
  const errors = watchErrors(page);
  await open(page, "/analyze");
  await statement(page).fill(LOUD);
  await page.getByRole("button", { name: "Run Analysis" }).click();
  await page.getByRole("link", { name: "Compare with another text" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Two Texts Side by Side" })).toBeVisible();
  await expect(first(page)).toHaveValue(LOUD);
  await compare(page);
  await expect(page.getByRole("status").filter({ hasText: "The second field is empty." })).toBeVisible();
  await expect(second(page)).toBeFocused();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || request.url().includes("Berg")) asked.push(request.url());
  });
  await page.keyboard.insertText(FAIR);
  await compare(page);
  await expect(differs(page)).toBeInViewport();
  const row = page.getByRole("row", { name: /urgency/ });
  await expect(row.getByRole("cell").first()).toContainText("1 time, 4 per 100 words");
  await expect(row.getByRole("cell").last()).toHaveText("none");
  await expect(page.getByText("Which one tells you who says so, and could you ask them?")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Only the second text" })).toBeVisible();
  expect(asked).toEqual([]);
  await expect(page.locator(".side .mark").first()).toBeVisible();
  await page.getByRole("button", { name: "Hide marks" }).click();
  await expect(page.getByText("The marks and their notes are hidden.")).toBeVisible();
  await expect(page.locator(".side :is(.mark, .marks)")).toHaveCount(0);
  await page.reload();
  await live(page);
  await expect(first(page)).toHaveValue(LOUD);
  await expect(second(page)).toHaveValue(FAIR);
  expect(errors).toEqual([]);
});

test("what was compared is there again for who comes back to it, and a link brings both texts along", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/compare");
  await first(page).fill(LOUD);
  await second(page).fill(FAIR);
  await compare(page);
  await page.getByRole("link", { name: "Check what a text leaves out" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Omission Handler" })).toBeVisible();
  await page.goBack();
  await expect(differs(page)).toBeVisible();
  await page.getByRole("button", { name: "Copy as Markdown" }).click();
  await expect(page.getByText("Copied", { exact: false }).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("## Questions to ask");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/compare#c=[\w-]+&d=[\w-]+$/);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await first(page).fill("Something of my own.");
  await second(page).fill("And something else.");
  await page.goto("about:blank");
  await open(page, link);
  await expect(differs(page)).toBeVisible();
  await expect(second(page)).toHaveValue(FAIR);
  // What is typed then is no longer what the link says.
  await second(page).fill("Now it is mine.");
  await expect(page).toHaveURL(/\/compare$/);
  await page.getByRole("button", { name: "Restore them" }).click();
  await expect(first(page)).toHaveValue("Something of my own.");
});

test("a mark is reached by keyboard and lights its note; texts stand side by side on a wide window, one above the other on a narrow one, and nowhere sideways", async ({
  page,
}) => {
  await open(page, "/compare");
  await page.getByRole("button", { name: "Use an example" }).click();
  await expect(differs(page)).toBeVisible();
  const places = (of: string) => page.locator(of).evaluateAll((sides) => sides.map((side) => Math.round(side.getBoundingClientRect().top)));
  for (const width of [320, 360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `${width}`).toBeLessThanOrEqual(0);
    for (const of of [".sides .side", ".pair textarea"]) {
      const [one, other] = await places(of);
      expect(one === other, `${of} side by side at ${width}`).toBe(width > 700);
    }
    const cut = await page.locator(".pair textarea").evaluateAll((areas) => areas.map((area) => area.scrollHeight - area.clientHeight));
    expect(Math.max(...cut), `the texts stand whole in their fields at ${width}`).toBeLessThanOrEqual(width > 700 ? 1 : 400);
  }
  const mark = page.getByRole("article", { name: "First text, marked" }).getByRole("button").first();
  await mark.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.locator(".marks .lit")).toHaveCount(1);
  await expect(page.locator(".marks .lit")).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(page.locator(".marks .lit")).toHaveCount(0);
  await expectAccessible(page, "/compare");
  const small = await page
    .locator("main button:visible")
    .evaluateAll((buttons) => buttons.filter((b) => b.getBoundingClientRect().height < 44).map((b) => b.textContent));
  expect(small, "buttons lower than 44 px").toEqual([]);
});

test("texts that are too long, in another language or without a mark are told of, and fields and buttons stay off the paper", async ({ page }) => {
  await open(page, "/compare");
  await first(page).fill(`${FAIR} `.repeat(120));
  await second(page).fill(
    "Das ist ein ganz gewöhnlicher Satz über das Wetter im Norden, und danach folgt gleich noch ein zweiter, damit es genug Wörter sind.",
  );
  await compare(page);
  await expect(page.getByText(/^The first text was cut: its first 20,000 characters were read and [\d,]+ characters left out\.$/)).toBeVisible();
  await expect(page.getByText(/^The second text doesn’t look like English\./)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Wording that is marked" })).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await expect(first(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Copy as Markdown" })).toBeHidden();
  await expect(page.getByRole("article", { name: "Second text, marked" })).toBeVisible();
});

test("both fields keep what was typed before the code of the page had arrived", async ({ page }) => {
  const arrive = await openSlowly(page, "/compare");
  await first(page).fill(LOUD);
  await second(page).fill(FAIR);
  await arrive();
  await compare(page);
  await expect(differs(page)).toBeVisible();
  await expect(first(page)).toHaveValue(LOUD);
  await expect(second(page)).toHaveValue(FAIR);
});
