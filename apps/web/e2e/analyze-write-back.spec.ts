import { expectAccessible } from "./support/axe.ts";
import { button, clipboard, statement } from "./support/controls.ts";
import { open } from "./support/education.ts";
import { expect, test } from "./support/test.ts";

test("a message about the text is drawn up from its marks, keeps what is changed in it, and asks to wait where a swindler writes", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/analyze");
  await statement(page).fill("Only 3 left at this price, so act now before it is too late! Everyone knows that this is the best lamp in the world.");
  await button(page, "Run Analysis").click();
  const back = page.getByText("Write back");
  await back.click();
  const words = page.getByRole("textbox", { name: "Your message" });
  await expect(words).toHaveValue(/^Thanks for sending me this\. Two parts made me pause/);
  await expect(words).toHaveValue(/“Only 3 left at this price”\n[^\n]+\?/);
  await expect(words).toHaveValue(/I may be missing something\.$/);
  await expectAccessible(page, "the analyzer with a message to write back");

  await words.fill("Dear Ann, where is this from?");
  await page.getByRole("radio", { name: "The person who wrote it" }).check();
  await expect(words).toHaveValue(/^I read what you wrote\./);
  await page.getByRole("radio", { name: "The person who passed it on" }).check();
  await expect(words).toHaveValue("Dear Ann, where is this from?");
  await button(page, "Copy message").click();
  await expect(button(page, "Copied!")).toBeVisible();
  expect(await clipboard(page)).toBe("Dear Ann, where is this from?");
  await button(page, "Go back to the draft").click();
  await expect(words).toHaveValue(/^Thanks for sending me this\./);
  await expect(words).toBeFocused();

  await page.getByRole("button", { name: "Edit text" }).click();
  await statement(page).fill("Your account is suspended. Click the link and confirm your password within 24 hours.");
  await button(page, "Run Analysis").click();
  await expect(page.getByText(/^Run 2/)).toBeVisible();
  await back.click();
  await expect(words).toHaveValue(/I wouldn’t pay, click or reply until/);
  await expect(page.getByRole("radio", { name: "The person who wrote it" })).toHaveCount(0);
});
