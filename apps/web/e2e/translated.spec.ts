import { open, watchErrors } from "./support/education.ts";
import { expect, test, type Page } from "./support/test.ts";

/** As Chrome translates: each text, also what comes later, is taken out and a `font` element put in its place. Here each word is spelled in capitals. */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const within = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.data.trim() === "" || text.parentElement!.closest("script, style, textarea, font, [translate=no]")) continue;
        const font = document.createElement("font");
        font.appendChild(document.createElement("font")).textContent = text.data.toUpperCase();
        text.replaceWith(font);
      }
    };
    within(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes, target } of records) for (const node of addedNodes) within(node instanceof Text ? target : node);
    }).observe(document.body, { childList: true, subtree: true });
  });

test("a page that the browser has translated goes on working, and shows nothing of before: analyzer, chat, lesson, sample of the home page", async ({
  page,
}) => {
  const errors = watchErrors(page);
  await test.step("the analyzer", async () => {
    await open(page, "/analyze");
    await translate(page);
    const field = page.getByLabel("A statement, or one link to an article");
    for (const text of ["Everyone knows that this works. Act now, before it is too late!", "Experts agree that this is your last chance. Studies show it."]) {
      await field.fill(text);
      await field.press("Control+Enter");
      await expect(page.locator(".reading .mark").first()).toBeVisible();
      // The numbers of the marks stand between.
      await expect.poll(async () => (await page.locator(".reading").innerText()).replaceAll(/[\d\s]/g, "")).toBe(text.toUpperCase().replaceAll(/\s/g, ""));
    }
    await page.getByRole("button", { name: "GENERATE REPORT" }).click();
    await expect(page.locator(".report .md").first()).toBeVisible();
  });
  await test.step("the chat", async () => {
    await open(page, "/analyze?tab=chat");
    const box = page.locator(".talk textarea");
    await expect(box).toBeVisible();
    await translate(page);
    for (const [n, text] of ["Everyone knows that this works. Act now!", "What is a false dilemma?"].entries()) {
      await box.fill(text);
      await box.press("Enter");
      await expect(page.locator(".turn.by-assistant")).toHaveCount(n + 1);
      await expect(page.getByRole("button", { name: "SEND", exact: true })).toBeVisible();
    }
    await expect(page.getByText("could not be drawn")).toHaveCount(0);
  });
  await test.step("a lesson", async () => {
    await open(page, "/educate/vagueness");
    await translate(page);
    await page.getByRole("button", { name: "NEXT", exact: true }).click();
    await expect(page.getByText("2 OF 4", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "NEXT", exact: true }).click();
    await expect(page.getByText("3 OF 4", { exact: true })).toBeVisible();
    await expect(page.getByText("2 OF 4", { exact: true })).toHaveCount(0);
  });
  await test.step("the sample", async () => {
    await open(page, "/");
    await translate(page);
    await page.locator(".live-field textarea").fill("Experts agree that it works.");
    await expect(page.locator(".live-found li")).toHaveText([/^1EXPERTS AGREE\b/]);
    // It lies under the words of the field, and must stay as wide as they are.
    await expect(page.locator(".live-under")).toContainText("that it works");
  });
  expect(errors).toEqual([]);
});
