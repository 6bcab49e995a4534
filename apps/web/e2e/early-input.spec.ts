import { openSlowly } from "./support/slow-line.ts";
import { expect, type Page, test } from "./support/test.ts";

/* A slow line: the page can be read and written into long before its code is there. */

const WORDS = "Everyone knows that this is wrong.";

/** Each page as on a first visit, with no draft of the one before. */
const forgetEach = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

test("what is typed before the code of the page has arrived can be sent off", async ({ page }) => {
  await forgetEach(page);
  for (const [path, button] of [
    ["/testing", "Run All Tests"],
    ["/train", "Submit"],
    ["/educate/epistemic-sandbox", "Submit for AI Assessment"],
  ] as const)
    await test.step(path, async () => {
      const arrive = await openSlowly(page, path);
      const box = page.locator("main textarea").first();
      await box.pressSequentially(WORDS);
      await arrive();
      await expect(page.getByRole("button", { name: button, exact: true }), path).toBeEnabled();
      await expect(box, path).toHaveValue(WORDS);
    });
});

for (const paths of [
  ["/", "/testing"],
  ["/train", "/analyze"],
])
  test(`nothing is lost of what is typed while the code of the page arrives: ${paths.join(", ")}`, async ({ page, context }) => {
    await forgetEach(page);
    const session = await context.newCDPSession(page);
    for (const path of paths)
      await test.step(path, async () => {
        const arrive = await openSlowly(page, path);
        const box = page.locator("main textarea").first();
        // The sample of the first page goes.
        await box.fill("");
        await box.pressSequentially("Everyone knows ");
        // As on a slow phone: hydration takes many keys' time.
        await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
        const arrived = arrive();
        await box.pressSequentially("that this is wrong.", { delay: 15 });
        await arrived;
        await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
        await page.waitForTimeout(300);
        await expect(box, path).toHaveValue(WORDS);
      });
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

for (const asks of ["an address", "an early press"])
  test(`${asks} that asks for the chat shows no other tab while the code of the page arrives`, async ({ page }) => {
    const arrive = await openSlowly(page, asks === "an address" ? "/analyze?tab=chat" : "/analyze");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (asks !== "an address") {
      // A press on anything else that comes after it is the one that counts.
      await page.getByRole("tab", { name: "Chat with Our Agent" }).click();
      await page.getByRole("button", { name: "Ink" }).click();
      await expect(page.getByRole("textbox")).toHaveCount(1);
      await page.getByRole("tab", { name: "Chat with Our Agent" }).click();
    }
    await expect(page.getByRole("tab", { name: "Chat with Our Agent" })).not.toHaveCSS("border-bottom-color", "rgba(0, 0, 0, 0)");
    await expect(page.getByRole("textbox")).toHaveCount(0);
    await arrive();
    await page.getByRole("textbox").fill(WORDS);
    await expect(page.getByRole("button", { name: "Send" })).toBeEnabled();
    await page.getByRole("tab", { name: "Analyze" }).click();
    await expect(page.getByRole("textbox")).toHaveValue("");
  });
