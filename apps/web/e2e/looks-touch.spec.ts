import { open } from "./support/education.ts";
import { expect, test } from "./support/test.ts";

test.describe("with a thumb", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });
  test("the chat spends no line on keys that the screen does not have, and still says what leaves", async ({ page }) => {
    await open(page, "/analyze?tab=chat");
    await expect(page.getByText("Send gives your message, this conversation and the handshake to")).toBeVisible();
    await expect(page.locator(".leaves .keys")).toBeHidden();
  });
});

test("with a keyboard the chat names its keys", async ({ page }) => {
  await open(page, "/analyze?tab=chat");
  await expect(page.locator(".leaves .keys")).toHaveText("Enter sends, Shift+Enter starts a new line.");
  await expect(page.locator(".leaves .keys")).toBeVisible();
});
