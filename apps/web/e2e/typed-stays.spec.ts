import { open, seed } from "./support/education.ts";
import { expect, test, type Page } from "./support/test.ts";

/* What is typed and not yet submitted is there again for who goes elsewhere and comes back, or loads the page anew. */

const FORMS: readonly { path: string; openForm(page: Page): Promise<void>; fields: readonly string[] }[] = [
  { path: "/wisdom", openForm: (page) => page.getByRole("button", { name: "Add Quote" }).click(), fields: ["Quote", "Author", "Tone"] },
  { path: "/train", openForm: async () => undefined, fields: ["What happened when you used it?"] },
  { path: "/educate/detect-bullshit?step=3", openForm: async () => undefined, fields: ["Your notes"] },
];

test("what was typed into a form stays, for who goes elsewhere and comes back, and for who loads the page anew", async ({ page }) => {
  const field = (name: string) => page.getByRole("main").getByRole("textbox", { name, exact: true }).first();
  for (const { path, openForm, fields } of FORMS) {
    await open(page, path);
    await openForm(page);
    for (const name of fields) await field(name).fill(`${name}, half written`);
  }
  for (const { path, openForm, fields } of FORMS) {
    for (const who of ["goes elsewhere", "loads the page anew"])
      await test.step(`${path}, for who ${who}`, async () => {
        await open(page, path);
        await openForm(page);
        for (const name of fields) await expect(field(name), `${name} of ${path}, for who ${who}`).toHaveValue(`${name}, half written`);
      });
  }
});

test("a quote that was given up, and feedback that was sent, do not come back", async ({ page }) => {
  await open(page, "/wisdom");
  await page.getByRole("button", { name: "Add Quote" }).click();
  await page.getByRole("textbox", { name: "Quote", exact: true }).fill("Never mind this one");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.reload();
  await page.getByRole("button", { name: "Add Quote" }).click();
  await expect(page.getByRole("textbox", { name: "Quote", exact: true })).toHaveValue("");

  await open(page, "/train");
  const feedback = page.getByRole("textbox", { name: "What happened when you used it?" });
  await feedback.fill("It asked first.");
  await page.getByRole("slider", { name: /How much did it help/ }).fill("5");
  await page.reload();
  await expect(feedback).toHaveValue("It asked first.");
  await expect(page.getByText("5 of 5", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Submit" }).click();
  // During the thanks.
  await page.reload();
  await expect(page.getByText("Kept in this browser: 1 so far.")).toBeVisible();
  await expect(feedback).toHaveValue("");
  await expect(page.getByText("3 of 5", { exact: true })).toBeVisible();
});

test("what was changed in an entry of one's own and not yet saved stays, until it is saved, given up or the entry deleted", async ({ page }) => {
  const own = (title: string, n: number) => ({
    id: `user-${n}`,
    title,
    story: "It told me that the file was saved, and there was no file anywhere on the disk.",
    lesson: "Look at the result, not at the report.",
    author: "Me",
    timestamp: "2026-01-01T00:00:00.000Z",
    isUserSubmitted: true,
  });
  await seed(page, {
    "candor-user-quotes-v1": [{ quote: "Something that I say", author: "Me", tone: "user-submitted", isUserSubmitted: true }],
    "candor-quote-index-v1": 1_000,
    ai_behavior_stories: [own("My story", 1)],
  });
  const edit = page.getByRole("button", { name: "Edit", exact: true });
  const drafts = () => page.evaluate(() => localStorage.getItem("candor-drafts-v1") ?? "");
  for (const [path, name, first] of [
    ["/wisdom", "Quote", async () => undefined],
    ["/educate/ai-behavior-patterns", "Title", () => page.getByRole("button", { name: "Previous Story" }).click()],
  ] as const) {
    const field = page.getByRole("textbox", { name, exact: true });
    const reopen = async () => {
      await open(page, path);
      await first();
      await edit.click();
    };
    await reopen();
    await field.fill("Half changed by me");
    await reopen();
    await expect(field).toHaveValue("Half changed by me");
    await page.getByRole("button", { name: "Cancel" }).click();
    await reopen();
    await expect(field).not.toHaveValue("Half changed by me");
    await field.fill("Changed by me at last");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText(/^Your (quote|story) was changed\.$/)).toBeVisible();
    expect(await drafts()).not.toContain("Changed by me");
    await edit.click();
    await field.fill("Never to be seen");
    page.once("dialog", (dialog) => void dialog.accept());
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(page.getByText(/^Your (quote|story) was deleted\.$/)).toBeVisible();
    expect(await drafts()).not.toContain("Never to be seen");
  }
});

test("a statement tried on the home page is there again on Back, read anew", async ({ page }) => {
  const field = page.getByRole("textbox", { name: /Try it: edit this statement/ });
  await open(page, "/");
  await field.fill("Everyone knows that the old pier is lost.");
  await expect(page.locator(".live-found li").first()).toBeVisible();
  await page.getByRole("button", { name: /open it in the analyzer/i }).click();
  await expect(page.getByText(/^Run 1/)).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue("Everyone knows that the old pier is lost.");
  await expect(page.locator(".live-under .mark").first()).toBeVisible();
});

test("each of two tabs comes back to its own text", async ({ page, context }) => {
  const other = await context.newPage();
  const [STATEMENT, MESSAGE] = ["A statement, or one link to an article", "Message"] as const;
  const box = (tab: Page, name: string) => tab.getByRole("textbox", { name });
  const write = async (tab: Page, name: string, text: string, keptAs: string) => {
    await box(tab, name).fill(text);
    await expect.poll(() => tab.evaluate((key) => sessionStorage.getItem(key), `candor-tab:${keptAs}`)).toContain(text);
  };
  await open(page, "/analyze");
  await open(other, "/analyze");
  for (const [name, keptAs] of [
    [STATEMENT, "candor-analyze-draft-v1"],
    [MESSAGE, "candor-chat-draft-v1"],
  ] as const) {
    if (name === MESSAGE) for (const tab of [page, other]) await tab.getByRole("tab", { name: "Chat" }).click();
    await write(page, name, "Of the first tab.", keptAs);
    await write(other, name, "Of the second tab.", keptAs);
  }
  await page.reload();
  await expect(box(page, MESSAGE)).toHaveValue("Of the first tab.");
  await page.getByRole("tab", { name: "Analyze" }).click();
  await expect(box(page, STATEMENT)).toHaveValue("Of the first tab.");
  // Elsewhere the one that was written last stands.
  const third = await context.newPage();
  await open(third, "/analyze");
  await expect(box(third, STATEMENT)).toHaveValue("Of the second tab.");
});

test("of texts in the analyzer that another took the place of, each comes back in its turn", async ({ page }) => {
  await open(page, "/analyze");
  const box = page.getByRole("textbox", { name: "A statement, or one link to an article" });
  for (const text of ["The first.", "The second."]) {
    await box.fill(text);
    await page.getByRole("button", { name: "Clear" }).click();
  }
  await box.fill("The third.");
  for (const text of ["The second.", "The first.", "The third."]) {
    await page.getByRole("button", { name: "Restore it" }).click();
    await expect(box).toHaveValue(text);
  }
});
