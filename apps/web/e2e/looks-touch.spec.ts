import { open } from "./support/education.ts";
import { expect, test } from "./support/test.ts";

test.describe("with a thumb", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });
  test("the chat spends no line on keys that the screen does not have, and still says what leaves", async ({ page }) => {
    await open(page, "/analyze?tab=chat");
    await expect(page.getByText("Send shares your message, this conversation and the handshake with")).toBeVisible();
    await expect(page.locator(".leaves .keys")).toBeHidden();
  });
});

test("with a keyboard the chat names its keys", async ({ page }) => {
  await open(page, "/analyze?tab=chat");
  await expect(page.locator(".leaves .keys")).toHaveText("Enter sends, Shift+Enter starts a new line.");
  await expect(page.locator(".leaves .keys")).toBeVisible();
});

test("on a phone what a choice means stands on a line of its own", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, "/educate/false-dichotomy");
  for (let step = 1; step < 3; step++) await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByRole("radio", { name: "Misleading" }).first().check();
  const hints = page.locator(".commit .hint:visible");
  await expect(hints).toHaveCount(2);
  for (const hint of await hints.all()) {
    const { left, question } = await hint.evaluate((element) => ({
      left: element.getBoundingClientRect().left - element.closest("fieldset")!.getBoundingClientRect().left,
      question: element.previousElementSibling!.getBoundingClientRect().bottom - element.getBoundingClientRect().top,
    }));
    expect(Math.abs(left)).toBeLessThanOrEqual(1);
    expect(question).toBeLessThanOrEqual(2);
  }
});

test("where the keyboard is is seen, and not printed", async ({ page }) => {
  await open(page, "/about");
  const link = page.locator("main .prose").getByRole("link").first();
  await page.keyboard.press("Tab");
  await link.focus();
  const ring = () => link.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(await ring()).toBe("solid");
  await page.emulateMedia({ media: "print" });
  expect(await ring()).toBe("none");
});
