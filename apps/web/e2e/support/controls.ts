import type { Locator, Page } from "@playwright/test";

/** Controls that several pages share, by the names that visitors see. */

export const button = (at: Page | Locator, name: string) => at.getByRole("button", { name, exact: true });
export const statement = (page: Page) => page.getByRole("textbox", { name: "A statement, or one link to an article" });
export const assessment = (at: Page | Locator) => at.getByRole("region", { name: "AI assessment" });
/** Slot of the laboratory, 1 to 4. */
export const slot = (page: Page, n: number) => page.locator(`#slot${n - 1}`);

/** What the page has copied; the test needs the permission "clipboard-read". */
export const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** A pointer on the words, whatever lies above them: the whole card is the link. */
export async function pressAt(page: Page, words: Locator): Promise<void> {
  await words.scrollIntoViewIfNeeded();
  const box = (await words.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
