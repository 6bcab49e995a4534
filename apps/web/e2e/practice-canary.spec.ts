import { hearDialogs } from "./support/dialogs.ts";
import { open } from "./support/education.ts";
import { expect, test } from "./support/test.ts";

const CANARY = "zq7-canary-everyone-knows that it works, it is wrong, studies show it";

/** Security promise 1 on the practice pages: typing, checking, testing, adding and teaching send nothing. */
test("no request carries what was typed on the practice pages", async ({ page }) => {
  hearDialogs(page);
  const carried: string[] = [];
  page.on("request", (request) => {
    const all = `${decodeURIComponent(request.url())}\n${request.postData() ?? ""}`;
    if (all.includes("zq7-canary") && !request.url().startsWith("mailto:")) carried.push(`${request.method()} ${request.url()}`);
  });
  for (const [path, before, after] of [
    ["/wisdom", ["Add Quote"], ["Submit"]],
    ["/educate/ai-behavior-patterns", ["Add Your Story"], ["Share Story"]],
    ["/train", [], ["Submit"]],
    ["/omissions", [], ["Check this text"]],
    ["/paper", [], ["Check this text"]],
    ["/bot-detection", [], ["Check this text"]],
    ["/testing", [], ["Run All Tests"]],
    ["/map", [], []],
  ] as const) {
    await open(page, path);
    for (const name of before) await page.getByRole("button", { name, exact: true }).click();
    for (const field of await page.locator("main").locator("textarea, input:not([type=range]):not([type=file])").all())
      if (await field.isEditable()) await field.fill(CANARY);
    for (const name of after) await page.getByRole("button", { name, exact: true }).click();
    await page.waitForTimeout(500);
  }
  const feedback = page.getByRole("textbox", { name: /^Feedback/ });
  await open(page, "/testing");
  await page.getByRole("button", { name: "Run All Tests" }).click();
  await feedback.first().fill(CANARY);
  await feedback.first().press("Enter");
  await expect(page.getByText(/^Learned for/)).toBeVisible();
  await page.reload();
  expect(carried).toEqual([]);
});

test("with storage full, forms still work and the page says that nothing will be kept", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await open(page, "/wisdom");
  await page.getByRole("button", { name: "Add Quote" }).click();
  await page.getByRole("textbox", { name: "Quote", exact: true }).fill("Nothing of this will be kept");
  await page.getByRole("textbox", { name: "Author", exact: true }).fill("Me");
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await expect(page.getByRole("blockquote")).toHaveText("“Nothing of this will be kept”");
  await expect(page.getByText(/This browser’s storage is full/)).toBeVisible();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
});
