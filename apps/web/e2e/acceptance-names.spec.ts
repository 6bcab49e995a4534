import { open, seed } from "./support/education.ts";
import { expect, test, type Page } from "./support/test.ts";

/**
 * Labels that the specifications quote are accessible names, and whoever says one by voice, or looks for it without its exact writing, means one control:
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
  await expect(page.getByText("The chat was reset.")).toBeVisible();
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

test("Language Testing Laboratory: after all tests each summary stands once, and each field has its name to itself", async ({ page }) => {
  await open(page, "/testing");
  await page.getByPlaceholder("Paste your statement here").first().fill("Act now and buy your ticket before it is too late!");
  await page.getByPlaceholder("Paste your statement here").last().fill("We moved the meeting to Thursday because the room is taken.");
  await page.getByRole("button", { name: "Run All Tests" }).click();
  await expect(page.locator(".outcomes li")).toHaveCount(2);
  for (const summary of ["MODERATE RISK", "Clean - No manipulation detected"]) await expect(page.getByText(summary), summary).toHaveCount(1);
  await one(page, "button", "Run All Tests", "Test Adaptive Learning", "Reset All Learning");
  await expect(page.getByLabel("Feedback")).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Submit" })).toHaveCount(2);
});

test("Manipulation Pattern Taxonomy: the filters", async ({ page }) => {
  await open(page, "/educate/bullshit-patterns");
  await expect(page.getByText(/^Showing \d+ of \d+ patterns$/)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Emotional/ })).toBeVisible();
  await oneLabel(page, "Search", "Category", "Severity");
  await one(page, "combobox", "Category", "Severity");
});

test("Clarity Signals: each signal is headed by its name alone", async ({ page }) => {
  await open(page, "/educate/clarity-signals");
  for (const name of ["Clarity", "Tone", "Conflict", "Neutral"]) {
    await expect(page.getByRole("heading", { name, exact: true }), name).toHaveCount(1);
    await expect(page.getByText(name, { exact: true }), name).toHaveCount(1);
  }
});

test("Become AI Aware: the title of each step stands once", async ({ page }) => {
  await open(page, "/educate/become-ai-aware");
  for (const [i, title] of ["Mastering AI Awareness", "Advanced AI Detection Techniques", "Practice", "Strategic AI Mastery"].entries()) {
    if (i > 0) await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByText(`${i + 1} of 4`, { exact: true })).toBeVisible();
    await expect(page.getByText(title), title).toHaveCount(1);
    await one(page, "button", "Previous", i < 3 ? "Next" : "Complete Lesson", "Back to Education Hub");
  }
});

test("the stories, with the form and a story of the visitor's own", async ({ page }) => {
  const story = { id: "user-1", title: "Something that happened", story: "It said so.", lesson: "Look first.", author: "Me", isUserSubmitted: true };
  await seed(page, { ai_behavior_stories: [story] });
  await open(page, "/educate/ai-behavior-patterns");
  await page.getByRole("button", { name: "Previous Story" }).click();
  for (const press of ["Add Your Story", "Edit"]) {
    await page.getByRole("button", { name: press, exact: true }).click();
    await one(page, "button", "Previous Story", "Next Story", "Add Your Story", press === "Edit" ? "Save changes" : "Share Story", "Cancel");
    await oneLabel(page, "Title", "Story", "Lesson", "Author");
  }
});

test("Back, on the pages that have other buttons beside it", async ({ page }) => {
  for (const path of ["/train", "/paper", "/bot-detection", "/omissions", "/testing", "/educate/bullshit-patterns"])
    await test.step(path, async () => {
      await open(page, path);
      await one(page, "button", "Back");
    });
});
