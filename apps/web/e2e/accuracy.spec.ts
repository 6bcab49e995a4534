import { open, watchErrors } from "./support/education.ts";
import { expect, test } from "./support/test.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test("a row of a table is a card that shows every figure with its name, those that matter first", async ({ page }) => {
    const errors = watchErrors(page);
    await open(page, "/accuracy");
    await expect(page.getByText(/Slide the table/)).toHaveCount(0);
    for (const name of ["Text by text", "Family by family"]) await expect(page.getByRole("table", { name, exact: true })).toBeVisible();
    const row = page.getByRole("row", { name: /^Memes/ });
    await row.scrollIntoViewIfNeeded();
    const places = await row.getByRole("cell").evaluateAll((cells) =>
      cells.map((cell) => {
        const box = cell.getBoundingClientRect();
        return { name: getComputedStyle(cell, "::before").content, right: box.right, at: box.top * 1000 + box.left };
      }),
    );
    expect(places.every(({ right }) => right <= 360)).toBe(true);
    const labels = await page
      .locator(".chart g text:nth-last-child(2)")
      .evaluateAll((all) => all.map((label) => label.getBoundingClientRect()).map(({ left, right }) => ({ left, right })));
    expect(labels.length).toBeGreaterThan(4);
    for (const [at, { left }] of labels.slice(1).entries()) expect(left - labels[at]!.right, "between two labels of the chart").toBeGreaterThan(4);
    expect(places.sort((a, b) => a.at - b.at).map(({ name }) => name)).toEqual(['"Ranking"', '"Found"', '"False alarms"', '"Texts"', '"Misleading"']);
    expect(errors).toEqual([]);
  });
});

test("on a wide screen the tables stand whole, without a stop for the keyboard", async ({ page }) => {
  await open(page, "/accuracy");
  await expect(page.getByRole("columnheader", { name: "False alarms" })).toBeVisible();
  await expect(page.getByText(/Slide the table/)).toHaveCount(0);
  await expect(page.getByRole("group", { name: /^Figures by/ })).toHaveCount(0);
});

test("each heading begins a part of the page, under a rule as wide as the page", async ({ page }) => {
  await open(page, "/accuracy");
  const parts = page.locator("main section.part");
  const headings = await page.getByRole("heading", { level: 2 }).allTextContents();
  expect(await parts.getByRole("heading", { level: 2 }).allTextContents()).toEqual(headings);
  expect(headings).toContain("How to repeat this");
  expect(await parts.count()).toBe(headings.length);
  const widths = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().width));
  expect(new Set(widths).size, String(widths)).toBe(1);
});
