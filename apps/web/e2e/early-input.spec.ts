import { openSlowly } from "./support/slow-line.ts";
import { expect, test } from "./support/test.ts";

/* A slow line: the page can be read and written into long before its code is there. */

const WORDS = "Everyone knows that this is wrong.";

for (const [path, button] of [
  ["/testing", "Run All Tests"],
  ["/train", "Submit feedback"],
  ["/educate/epistemic-sandbox", "Submit for AI Assessment"],
] as const)
  test(`what is typed on ${path} before its code has arrived can be sent off`, async ({ page }) => {
    const arrive = await openSlowly(page, path);
    const box = page.locator("main textarea").first();
    await box.pressSequentially(WORDS);
    await arrive();
    await expect(page.getByRole("button", { name: button, exact: true })).toBeEnabled();
    await expect(box).toHaveValue(WORDS);
  });

for (const path of ["/", "/testing", "/train", "/analyze"])
  test(`nothing is lost on ${path} of what is typed while its code arrives`, async ({ page, context }) => {
    const arrive = await openSlowly(page, path);
    const box = page.locator("main textarea").first();
    // The sample of the first page goes.
    await box.fill("");
    await box.pressSequentially("Everyone knows ");
    // As on a slow phone: hydration takes many keys' time.
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 10 });
    const arrived = arrive();
    await box.pressSequentially("that this is wrong.", { delay: 15 });
    await arrived;
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await page.waitForTimeout(300);
    await expect(box).toHaveValue(WORDS);
  });

test("the taxonomy searches for what was typed and chosen before its code had arrived", async ({ page }) => {
  const arrive = await openSlowly(page, "/educate/bullshit-patterns");
  await page.getByPlaceholder("Search patterns...").pressSequentially("scarcity");
  await page.getByLabel("Severity").selectOption("high");
  await arrive();
  await expect(page.getByText(/^Showing \d{1,2} of \d+ patterns$/)).toBeVisible();
  await expect(page.getByPlaceholder("Search patterns...")).toHaveValue("scarcity");
  await expect(page.getByLabel("Severity")).toHaveValue("high");
});

test("a list of links that was opened early stays open", async ({ page }) => {
  const arrive = await openSlowly(page, "/omissions");
  await page.locator("details.menu summary").click();
  await arrive();
  await page.waitForTimeout(300);
  await expect(page.locator(".menu-list")).toBeVisible();
  await page.locator(".menu-list").getByRole("link", { name: "Language Testing Laboratory" }).click();
  await expect(page).toHaveURL(/\/testing$/);
  await expect(page.locator(".menu-list")).toBeHidden();
});
