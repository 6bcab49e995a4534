import { open, seed } from "./support/education.ts";
import { expect, test, type Page } from "./support/test.ts";

/**
 * Labels that specification 1 quotes are accessible names, and whoever says one by voice, or looks for it without its exact writing, means one control:
 * none of ours may hold such a name within its own.
 */

type Role = "button" | "tab" | "combobox" | "slider" | "textbox";
async function one(page: Page, role: Role, ...names: string[]): Promise<void> {
  for (const name of names) await expect(page.getByRole(role, { name }), `${role} ${name}`).toHaveCount(1);
}
async function oneLabel(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await expect(page.getByLabel(name), `label ${name}`).toHaveCount(1);
}

test("the Analyze tab, before and after a run, and with a text set aside", async ({ page }) => {
  await open(page, "/analyze");
  const all = async (...more: string[]) => {
    await one(page, "tab", "Analyze", "Chat with Our Agent");
    await one(page, "button", "Back", "Run Analysis", ...more);
    for (const text of ["Run Analysis", ...more]) await expect(page.getByText(text), text).toHaveCount(1);
  };
  await all();
  await page.getByRole("textbox").fill("Prove me wrong. Everyone knows that it works. This remedy cures every disease overnight.");
  await page.getByRole("button", { name: "Run Analysis" }).click();
  await expect(page.getByText(/^Run 1/)).toBeVisible();
  await all("Generate Report");
  await page.getByRole("button", { name: "Edit text" }).click();
  await page.getByRole("button", { name: "A supplement shop" }).click();
  await expect(page.getByText("Your own text was set aside.")).toBeVisible();
  await all("Generate Report");
});

test("the Chat tab, with messages, and after 'reset chat'", async ({ page }) => {
  const said = "Prove me wrong. Everyone knows that it works. This remedy cures every disease overnight.";
  await page.route("**/agent-chat", (route) => route.fulfill({ json: { message: "A reply.", tools: [] } }));
  await open(page, "/analyze?tab=chat");
  const all = async () => {
    await one(page, "button", "Back", "Quick", "Careful", "Audit", "fetch-url", "reset chat", "Send");
    await one(page, "combobox", "mode", "stakes", "cite", "omission", "profile");
    await one(page, "slider", "minimum confidence");
    await oneLabel(page, "mode", "stakes", "minimum confidence", "cite", "omission", "profile");
  };
  await all();
  for (let n = 1; n <= 2; n += 1) {
    await page.getByRole("textbox").fill(said);
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.locator(".turn.by-assistant").getByRole("button", { name: "Copy" })).toHaveCount(n);
    await all();
  }
  await page.getByRole("button", { name: "reset chat" }).click();
  await expect(page.getByText("The chat is empty.")).toBeVisible();
  await all();
});

test("Quotes of Wisdom, with the form and a quote of the visitor's own", async ({ page }) => {
  await seed(page, {
    "candor-user-quotes-v1": [{ quote: "Something that I say", author: "Me", tone: "user-submitted", isUserSubmitted: true }],
    "candor-quote-index-v1": 1_000,
  });
  await open(page, "/wisdom");
  for (const press of ["Add Quote", "Edit"]) {
    await page.getByRole("button", { name: press, exact: true }).click();
    await one(page, "button", "Back", "Previous", "Next", "Add Quote", press === "Edit" ? "Save changes" : "Submit", "Cancel");
    await oneLabel(page, "Quote", "Author", "Tone");
  }
});

test("Back, on the pages that have other buttons beside it", async ({ page }) => {
  for (const path of ["/train", "/paper", "/bot-detection", "/omissions", "/testing", "/educate/bullshit-patterns"])
    await test.step(path, async () => {
      await open(page, path);
      await one(page, "button", "Back");
    });
});
