import { statement } from "./support/controls.ts";
import { open } from "./support/education.ts";
import { expect, test, type Page } from "./support/test.ts";

/** A connection that breaks, or an old window whose files a new version has replaced: it is said, nothing typed is lost, and another try works. */

const ASSETS = "**/assets/*";
const missing = (page: Page) => page.route(ASSETS, (route) => route.fulfill({ status: 404, contentType: "application/json", body: "{}" }));

function unhandled(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  return errors;
}

test("a page that does not come says why, and comes when it is loaded again", async ({ page }) => {
  const errors = unhandled(page);
  await open(page, "/analyze");
  await statement(page).fill("My own words.");
  await missing(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "About and privacy" }).click();
  await expect(page.getByRole("heading", { name: "This page didn’t load" })).toBeVisible();
  await expect(page.getByText("The connection was lost, or Candor has been updated since you opened this window.")).toBeVisible();
  await page.unroute(ASSETS);
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "About and privacy" })).toBeVisible();
  await page.goBack();
  await expect(statement(page)).toHaveValue("My own words.");
  expect(errors).toEqual([]);
});

for (const part of ["wisdom-page", "boot"])
  test(`the first page without its ${part} throws nothing`, async ({ page }) => {
    const errors = unhandled(page);
    await page.route(`**/assets/${part}*.js`, (route) => route.abort());
    await page.goto("/wisdom");
    await expect(page.getByRole("heading", { name: part === "boot" ? "Quotes of Wisdom" : "This page didn’t load" })).toBeVisible();
    await page.waitForTimeout(300);
    expect(errors).toEqual([]);
  });

test("the chat of a page whose code does not come is waited for ten seconds, then it is said", async ({ page }) => {
  await page.route("**/assets/index-*.js", () => undefined);
  await page.clock.install();
  await page.goto("/analyze?tab=chat", { waitUntil: "commit" });
  const said = () => page.locator(".analyze").evaluate((root) => getComputedStyle(root, "::after").content);
  await expect.poll(said).toBe('"Loading the chat…"');
  await page.clock.fastForward(10_000);
  await expect.poll(said).toContain("load the page again");
});

test("an analysis for which the engine does not come says what to do, and the next one works", async ({ page }) => {
  await open(page, "/analyze");
  await missing(page);
  await statement(page).fill("Everyone knows this is the only way.");
  const button = page.getByRole("button", { name: "Run Analysis", exact: true });
  await button.click();
  await expect(page.getByText("Analysis failed: part of Candor didn’t load. Check your connection and run it again,")).toBeVisible();
  await page.unroute(ASSETS);
  await button.click();
  await expect(page.getByText(/^Run 1/)).toBeVisible();
});
