import { open, seed } from "./support/education.ts";
import { mailDrafts } from "./support/mail.ts";
import { expect, type Page, test } from "./support/test.ts";

/** Adding and changing a quote or a story of one's own, on a phone. */
const QUOTES = "candor-user-quotes-v1";
const STORIES = "ai_behavior_stories";
const STORIES_PATH = "/educate/ai-behavior-patterns";
const quote = (text: string) => ({ quote: text, author: "Me", tone: "user-submitted", isUserSubmitted: true });
const story = {
  id: "user-1",
  title: "My story",
  story: "It told me that the file was saved, and there was no file anywhere on the disk.",
  lesson: "Look at the result, not at the report.",
  author: "Me",
  timestamp: "2026-01-01T00:00:00.000Z",
  isUserSubmitted: true,
};

test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 740 }));

async function addQuote(page: Page, text: string): Promise<void> {
  await page.getByRole("button", { name: "Add Quote" }).click();
  await page.getByRole("textbox", { name: "Quote", exact: true }).fill(text);
  await page.getByRole("textbox", { name: "Author", exact: true }).fill("Me");
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await expect(page.getByRole("blockquote")).toHaveText(`“${text}”`);
}

test("the form of a quote comes into view with its first field ready, new or edited; the thanks and the change are seen, one at a time", async ({ page }) => {
  await mailDrafts(page);
  await open(page, "/wisdom");
  await page.getByRole("button", { name: "Add Quote" }).click();
  const field = page.getByRole("textbox", { name: "Quote", exact: true });
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Submit", exact: true })).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Cancel" }).click();
  await addQuote(page, "I was wrong, and it did not hurt.");
  const thanks = page.getByText(/Your quote has been added/);
  await expect(thanks).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(thanks).toHaveCount(0);
  await field.fill("I was wrong, and it helped.");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Your quote was changed.")).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("blockquote")).toBeInViewport();
  await expect(thanks).toHaveCount(0);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page.getByText("Your quote was changed.")).toHaveCount(0);
  await expect(thanks).toHaveCount(1);
});

test("the form of a story does so, too", async ({ page }) => {
  await seed(page, { [STORIES]: [story] });
  await open(page, STORIES_PATH);
  const title = page.getByRole("textbox", { name: "Title" });
  await page.getByRole("button", { name: "Add Your Story" }).click();
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Previous Story" }).click();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport({ ratio: 1 });
  await title.fill("My story, told better");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Your story was changed.")).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("heading", { name: "My story, told better" })).toBeInViewport();
});

test("a quote that somebody reads stays when another tab goes on or adds one; the next visit begins where the last tab was", async ({ page, context }) => {
  await mailDrafts(page);
  await open(page, "/wisdom");
  const other = await context.newPage();
  await open(other, "/wisdom");
  await other.getByRole("button", { name: "Next", exact: true }).click();
  await other.getByRole("button", { name: "Next", exact: true }).click();
  const read = await other.getByRole("blockquote").innerText();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  const total = Number(/of (\d+)/.exec(await page.getByText(/^2 of \d+$/).innerText())![1]);
  await addQuote(page, "The other tab has added this.");
  await expect(page.getByText(`${total + 1} of ${total + 1}`)).toBeVisible();
  await expect(other.getByText(`3 of ${total + 1}`)).toBeVisible();
  await expect(other.getByRole("blockquote")).toHaveText(read);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await open(other, "/wisdom");
  await expect(other.getByText(`2 of ${total + 1}`)).toBeVisible();
});

test("a word without end widens no page", async ({ page }) => {
  const word = "a".repeat(90);
  await seed(page, { [QUOTES]: [quote(word)], [STORIES]: [{ ...story, title: word }] });
  for (const path of ["/wisdom", STORIES_PATH]) {
    await open(page, path);
    await page.getByRole("button", { name: /^Previous/ }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  }
});
