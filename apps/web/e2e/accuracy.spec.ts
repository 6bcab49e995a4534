import { expect, test } from "@playwright/test";
import { open, watchErrors } from "./support/education.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test("a table says that it goes on, can be slid by keyboard, and keeps its names in view", async ({ page }) => {
    const errors = watchErrors(page);
    await open(page, "/accuracy");
    await expect(page.getByText("Slide the table sideways to see all of it.")).toHaveCount(2);
    const table = page.getByRole("group", { name: "Figures by collection of texts, scrolls sideways" });
    await table.focus();
    for (let i = 0; i < 12; i++) await page.keyboard.press("ArrowRight");
    const row = table.getByRole("row", { name: /^Memes/ });
    await row.getByRole("rowheader").scrollIntoViewIfNeeded();
    await expect(row.getByRole("cell").last()).toBeInViewport({ ratio: 1 });
    await expect(row.getByRole("rowheader")).toBeInViewport({ ratio: 1 });
    expect(errors).toEqual([]);
  });
});

test("on a wide screen the tables stand whole, without a stop for the keyboard", async ({ page }) => {
  await open(page, "/accuracy");
  await expect(page.getByRole("columnheader", { name: "False alarms" })).toBeVisible();
  await expect(page.getByText(/Slide the table/)).toHaveCount(0);
  await expect(page.getByRole("group", { name: /^Figures by/ })).toHaveCount(0);
});
