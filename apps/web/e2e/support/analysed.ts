import { expect, type Page } from "@playwright/test";

export const TEXT =
  "Everyone knows that the harbour cannot wait. Studies show that each month of delay costs a fortune.\n\nThe council met on Monday and read the plan aloud.\n\nThis is your last chance to act: either we build it now, or we accept decline for good.";

/** Opens the analyzer and runs it over the text. */
export async function analysed(page: Page, text = TEXT): Promise<void> {
  await page.goto("/analyze");
  await page.getByRole("textbox", { name: "A statement, or one link to an article" }).fill(text);
  await page.getByRole("button", { name: "Run Analysis", exact: true }).click();
  await expect(page.locator(".note").first()).toBeVisible();
}
export const notes = (page: Page) => page.locator(".note");
/** The note with the number of a mark, from 1 in the order of the text. */
export const noteOf = (page: Page, n: number) => notes(page).filter({ has: page.locator(".n").getByText(String(n), { exact: true }) });
export const marks = (page: Page) => page.getByRole("article", { name: "Your text, marked" }).getByRole("button");
