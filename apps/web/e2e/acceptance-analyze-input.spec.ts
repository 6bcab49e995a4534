import { statement } from "./support/controls.ts";
import { open } from "./support/education.ts";
import { expect, test } from "./support/test.ts";

/** Specification 1, sections 5 and 8: input that holds nothing to analyze. Strings and numbers stand here as printed there. */

test.describe("5 and 8, Analyze", () => {
  test("two characters are skipped, and what was said before does not stay", async ({ page }) => {
    await open(page, "/analyze");
    await statement(page).press("Control+Enter");
    await expect(page.getByText("Nothing to analyze.", { exact: true })).toBeVisible();
    await statement(page).fill("ab");
    await page.getByRole("button", { name: "Run Analysis", exact: true }).click();
    await expect(page.getByText("Nothing to analyze.", { exact: true })).toHaveCount(0);
    await expect(page.getByText(/^Run \d/)).toHaveCount(0);
  });

  for (const body of ["null", "{}", '{"text":7}', '{"text":"  "}']) {
    test(`a fetch that answers ${body} has no readable text`, async ({ page }) => {
      await page.route(/agent(?:-|\/)fetch-url$/, (route) => route.fulfill({ contentType: "application/json", body }));
      await open(page, "/analyze");
      await statement(page).fill("https://example.org/article");
      await page.getByRole("button", { name: "Run Analysis", exact: true }).click();
      await expect(page.getByText("Fetched page didn’t contain readable text.", { exact: true })).toBeVisible();
      await expect(statement(page)).toHaveValue("https://example.org/article");
    });
  }
});
