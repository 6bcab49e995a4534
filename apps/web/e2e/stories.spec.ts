import { hearDialogs } from "./support/dialogs.ts";
import { live, open, seed, stored, watchErrors } from "./support/education.ts";
import { expect, test } from "./support/test.ts";

const PATH = "/educate/ai-behavior-patterns";
const KEY = "ai_behavior_stories";
const LONG = "It told me that the file was saved, and there was no file anywhere on the disk.";
const LESSON = "Look at the result, not at the report.";
const mine = (n: number) => ({
  id: `user-${n}`,
  title: `My story ${n}`,
  story: LONG,
  lesson: LESSON,
  author: "Me",
  timestamp: "2026-01-01T00:00:00.000Z",
  isUserSubmitted: true,
});

test("two stories are counted as stories; a corrupt list is ignored and logged", async ({ page }) => {
  await seed(page, { [KEY]: [mine(1), mine(2)] });
  await open(page, PATH);
  await expect(page.getByText("Including 2 community stories")).toBeVisible();
  const errors = watchErrors(page);
  await page.evaluate((key) => localStorage.setItem(key, '{"not":"a list"}'), KEY);
  await page.reload();
  await live(page);
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  await expect(page.getByText(/Including/)).toHaveCount(0);
  expect(errors.join()).toContain(KEY);
});

test("where the storage is full, a story is shown all the same, and the thanks do not say that it is kept", async ({ page }) => {
  await open(page, PATH);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.getByRole("button", { name: "Add Your Story" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("The file that was not there");
  await page.getByRole("textbox", { name: "Story" }).fill(LONG);
  await page.getByRole("textbox", { name: "Lesson" }).fill(LESSON);
  await page.getByRole("button", { name: "Share Story" }).click();
  await expect(page.getByText("Thank you for sharing your story! It’s here until you close the page.")).toBeVisible();
  await expect(page.getByText(/storage is full/)).toBeVisible();
});

test("a story of the visitor's own can be edited, by the rules of sharing, and deleted; built-in ones cannot", async ({ page }) => {
  const alerts = hearDialogs(page);
  await seed(page, { [KEY]: [mine(1), mine(2)] });
  await open(page, PATH);
  const edit = page.getByRole("button", { name: "Edit", exact: true });
  const remove = page.getByRole("button", { name: "Delete", exact: true });
  await expect(edit.or(remove)).toHaveCount(0);
  await page.getByRole("button", { name: "Previous Story" }).click();
  await edit.click();
  const title = page.getByRole("textbox", { name: "Title" });
  const save = page.getByRole("button", { name: "Save changes" });
  await expect(title).toHaveValue("My story 2");
  for (const [text, alert] of [
    ["abcd", "Title must be at least 5 characters long."],
    [" MY STORY 1 ", "A story with this title already exists."],
    ["What the fuck", "Content contains inappropriate material and cannot be submitted."],
  ] as const) {
    await title.fill(text);
    const before = alerts.length;
    await save.click();
    await expect.poll(() => alerts.length, text).toBe(before + 1);
    expect(alerts.at(-1)).toBe(alert);
  }
  await title.fill("My story, told better");
  await page.getByRole("textbox", { name: "Author" }).fill("");
  await save.click();
  await expect(page.getByRole("heading", { name: "My story, told better" })).toBeFocused();
  await expect(page.getByText("Your story was changed.")).toBeVisible();
  expect(await stored(page, KEY)).toEqual([mine(1), { ...mine(2), title: "My story, told better", author: "Anonymous" }]);

  await remove.click();
  expect(alerts.at(-1)).toBe("Delete “My story, told better”? This can’t be undone.");
  await expect(page.getByText("Your story was deleted.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "My story 1" })).toBeVisible();
  await expect(page.getByText("Including 1 community story")).toBeVisible();
  expect(await stored(page, KEY)).toEqual([mine(1)]);
});

test("a double click on Share Story shares once and stays with the new story", async ({ page }) => {
  await open(page, PATH);
  await page.getByRole("button", { name: "Add Your Story" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("Told with two clicks");
  await page.getByRole("textbox", { name: "Story", exact: true }).fill(LONG);
  await page.getByRole("textbox", { name: "Lesson", exact: true }).fill(LESSON);
  // In one go, as two presses of a mouse come: the second when another button has come under the pointer.
  await page.evaluate(async () => {
    const named = (name: string) => [...document.querySelectorAll("button")].find((button) => button.textContent?.trim() === name);
    named("Share Story")!.click();
    while (document.activeElement?.tagName !== "H2") await new Promise(requestAnimationFrame);
    named("Previous Story")!.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 2 }));
  });
  await expect(page.getByText("Thank you for sharing your story!")).toBeVisible();
  await expect(page.getByText(/^(\d+) of \1$/)).toBeVisible();
  await expect.poll(() => stored(page, KEY)).toHaveLength(1);
  await page.getByRole("button", { name: "Next Story" }).click();
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
});
