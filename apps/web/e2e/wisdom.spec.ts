import { hearDialogs } from "./support/dialogs.ts";
import { live, open, seed, stored } from "./support/education.ts";
import { bodyOf, mailDrafts } from "./support/mail.ts";
import { expect, test } from "./support/test.ts";

const QUOTES = "candor-user-quotes-v1";
const mine = (n: number) => ({ quote: `A thought of mine, number ${n}`, author: "Me", tone: "user-submitted", isUserSubmitted: true });

test.describe("a paste that is longer than its field", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("is told of, until the field changes again; what fits is not", async ({ page }) => {
    await open(page, "/wisdom");
    await page.getByRole("button", { name: "Add Quote" }).click();
    const paste = async (name: string, text: string) => {
      await page.evaluate((words) => navigator.clipboard.writeText(words), text);
      await page.getByRole("textbox", { name, exact: true }).focus();
      await page.keyboard.press("ControlOrMeta+V");
    };
    const told = page.getByText(/you pasted/);
    await paste("Quote", "ab ".repeat(160));
    await expect(page.getByText("480/500")).toBeVisible();
    await expect(told).toHaveCount(0);
    await paste("Quote", "one word too many for it");
    await expect(page.getByText("500/500")).toBeVisible();
    await expect(told).toHaveText("This field takes 500 characters, so the last 4 you pasted were left out.");
    // Nothing of this one fits, so nothing changes either.
    await paste("Quote", "x");
    await expect(told).toHaveText("This field takes 500 characters, so the last one you pasted was left out.");
    await page.keyboard.press("Backspace");
    await expect(told).toHaveCount(0);
    await paste("Author", `${"a line\n".repeat(20)}`);
    await expect(told).toHaveText("This field takes 100 characters, so the last 20 you pasted were left out.");
  });
});

test("a draft that is too long is cut and offered as a file", async ({ page }) => {
  const drafts = await mailDrafts(page);
  await seed(page, { [QUOTES]: Array.from({ length: 60 }, (_, i) => mine(i)) });
  await open(page, "/wisdom");
  await page.getByRole("button", { name: "Export user quotes by email" }).click();
  await expect.poll(() => drafts.length).toBe(1);
  expect(drafts[0]!.length).toBeLessThanOrEqual(1900);
  expect(bodyOf(drafts[0]!)).toContain("[shortened");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save all as a file" }).click();
  expect((await saved).suggestedFilename()).toBe("candor-quotes.txt");
});

test("the lines of a quote stay lines", async ({ page }) => {
  await seed(page, { [QUOTES]: [{ ...mine(1), quote: "The first line,\nand the second." }], "candor-quote-index-v1": 1_000 });
  await open(page, "/wisdom");
  await expect.poll(() => page.locator("blockquote").evaluate((words) => (words as HTMLElement).innerText)).toBe("“The first line,\nand the second.”");
});

test("two tabs lose no entry; corrupt data is set aside", async ({ page, context }) => {
  await open(page, "/wisdom");
  const other = await context.newPage();
  await open(other, "/wisdom");
  for (const [tab, text] of [
    [page, "The first tab says this"],
    [other, "The second tab says that"],
  ] as const) {
    await tab.getByRole("button", { name: "Add Quote" }).click();
    await tab.getByRole("textbox", { name: "Quote", exact: true }).fill(text);
    await tab.getByRole("textbox", { name: "Author", exact: true }).fill("Tab");
    await tab.getByRole("button", { name: "Submit", exact: true }).click();
    await expect(tab.getByRole("blockquote")).toHaveText(`“${text}”`);
  }
  // A browser tells one tab of another's entry a moment later.
  await expect.poll(() => stored(page, QUOTES)).toHaveLength(2);
  await page.evaluate((key) => localStorage.setItem(key, "{broken"), QUOTES);
  await page.reload();
  await live(page);
  await expect(page.getByRole("blockquote")).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(`candor-set-aside:${key}`), QUOTES)).toBe("{broken");
});

test("a quote of the visitor's own can be edited, by the rules of adding, and deleted once that is confirmed; built-in ones cannot", async ({ page }) => {
  let accept = true;
  const alerts = hearDialogs(page, () => accept);
  await seed(page, { [QUOTES]: [mine(1), mine(2)] });
  await open(page, "/wisdom");
  const edit = page.getByRole("button", { name: "Edit", exact: true });
  const remove = page.getByRole("button", { name: "Delete", exact: true });
  await expect(edit.or(remove)).toHaveCount(0);
  await page.getByRole("button", { name: "Previous", exact: true }).click();
  await page.getByRole("button", { name: "Previous", exact: true }).click();
  await expect(page.getByRole("blockquote")).toHaveText("“A thought of mine, number 1”");

  await edit.click();
  const quote = page.getByRole("textbox", { name: "Quote", exact: true });
  const save = page.getByRole("button", { name: "Save changes" });
  await expect(quote).toHaveValue("A thought of mine, number 1");
  for (const [text, alert] of [
    ["A THOUGHT of mine, number 2", "This quote already exists in the collection."],
    ["This is sooooo good, really", "Quote appears to be spam."],
    ["Go and kill yourself, friend", "Quote contains inappropriate content and cannot be submitted."],
  ] as const) {
    await quote.fill(text);
    const before = alerts.length;
    await save.click();
    await expect.poll(() => alerts.length, text).toBe(before + 1);
    expect(alerts.at(-1)).toBe(alert);
  }
  await quote.fill("A thought of mine, put better");
  await save.click();
  await expect(page.getByRole("blockquote")).toHaveText("“A thought of mine, put better”");
  await expect(page.getByText("Your quote was changed.")).toBeVisible();
  expect(await stored(page, QUOTES)).toEqual([{ ...mine(1), quote: "A thought of mine, put better" }, mine(2)]);

  accept = false;
  await remove.click();
  await expect.poll(() => alerts.at(-1)).toBe("Delete “A thought of mine, put better”? This can’t be undone.");
  await expect(page.getByRole("blockquote")).toHaveText("“A thought of mine, put better”");
  expect(await stored(page, QUOTES)).toEqual([{ ...mine(1), quote: "A thought of mine, put better" }, mine(2)]);
  const asked = alerts.length;
  accept = true;
  await remove.click();
  expect(alerts).toHaveLength(asked + 1);
  expect(alerts.at(-1)).toBe("Delete “A thought of mine, put better”? This can’t be undone.");
  await expect(page.getByText("Your quote was deleted.")).toBeVisible();
  await expect(page.getByRole("blockquote")).toHaveText("“A thought of mine, number 2”");
  expect(await stored(page, QUOTES)).toEqual([mine(2)]);
  await remove.click();
  await expect(remove).toHaveCount(0);
  await expect(page.getByText(/Your quote has been added/)).toHaveCount(0);
  expect(await stored(page, QUOTES)).toEqual([]);
});

test("the banner says which quote was added, so that it speaks of no other, where the card does not show it; of a mail draft only after a submission", async ({
  page,
}) => {
  const alerts = hearDialogs(page);
  await mailDrafts(page);
  await seed(page, { [QUOTES]: [mine(1)] });
  await open(page, "/wisdom");
  const banner = page.getByText(/Your quote has been added/).locator("..");
  await expect(banner).toContainText("“A thought of mine, number 1” is the last one here.");
  await expect(banner).not.toContainText("mail draft");
  await page.getByRole("button", { name: "Add Quote" }).click();
  await page.getByRole("textbox", { name: "Author", exact: true }).fill("Me");
  await page.getByRole("textbox", { name: "Quote", exact: true }).fill("This is sooooo good, really");
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  // What stands in the form when the word lists are there is checked: the next text has to wait for the answer to this one.
  await expect.poll(() => alerts).toEqual(["Quote appears to be spam."]);
  await expect(banner).toContainText("“A thought of mine, number 1” is the last one here.");
  await page.getByRole("textbox", { name: "Quote", exact: true }).fill("This is good, really");
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await expect(banner).toContainText("You can send the email draft");
  await expect(page.getByText("This is good, really")).toHaveCount(1);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(banner).toContainText("“This is good, really” is the last one here.");
});
