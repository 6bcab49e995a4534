import { expectAccessible } from "./support/axe.ts";
import { button, statement } from "./support/controls.ts";
import { open } from "./support/education.ts";
import { expect, test } from "./support/test.ts";

test("a revised text says what became of its marks; another text does not", async ({ page }) => {
  await open(page, "/analyze");
  const line = page.getByText(/^Since your last version:/);
  await statement(page).fill(
    "Everybody knows that the mill must close. Act now, before it is too late! The mill stands by the river, and forty people work there.",
  );
  await button(page, "Run Analysis").click();
  await expect(page.getByText(/^Run 1/)).toBeVisible();
  await expect(line).toHaveCount(0);
  await page.getByRole("button", { name: "Edit text" }).click();
  await statement(page).fill("Everybody knows that the mill must close. The mill stands by the river, and forty people work there. Only fools would doubt it.");
  await button(page, "Run Analysis").click();
  await expect(page.getByText(/^Run 2/)).toBeVisible();
  await expect(line).toHaveText(/: [1-9]\d* marks? gone, [1-9]\d* new, [1-9]\d* stayed$/);
  await line.click();
  const versions = page.locator("details.versions");
  await expect(versions.getByRole("heading", { name: "Gone", exact: true })).toBeVisible();
  await expect(versions).toContainText("Act now");
  await expect(versions).toContainText("Fewer marks mean less pressure, not more truth.");
  await expectAccessible(page, "the analyzer with an earlier version");
  await page.getByRole("button", { name: "Edit text" }).click();
  await statement(page).fill("The mill stands by the river, and forty people work there.");
  await button(page, "Run Analysis").click();
  await expect(line).toHaveText("Since your last version: 2 marks gone, 0 new, 0 stayed");
  await page.getByRole("button", { name: "Edit text" }).click();
  await statement(page).fill("The mill stands by the river, and fifty people work there.");
  await button(page, "Run Analysis").click();
  await expect(page.getByText(/^Run 4/)).toBeVisible();
  await expect(line).toHaveCount(0);
  await page.getByRole("button", { name: "Edit text" }).click();
  await statement(page).fill("You always twist my words, and nobody else would put up with this.");
  await button(page, "Run Analysis").click();
  await expect(page.getByText(/^Run 5/)).toBeVisible();
  await expect(line).toHaveCount(0);
});
