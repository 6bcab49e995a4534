import { button } from "./support/controls.ts";
import { hearDialogs } from "./support/dialogs.ts";
import { open, seed, stored, watchErrors } from "./support/education.ts";
import { bodyOf, mailDrafts } from "./support/mail.ts";
import { expect, test, type Page } from "./support/test.ts";

/** Specification 2, sections 2, 5, 7, 8 and 9: stories of AI behaviour. Strings and numbers stand here as printed there; nothing is imported from the app. */

test.use({ reducedMotion: "reduce" });

test.describe("§2 AI behaviour stories, §5, §7, §8, §9", () => {
  const PATH = "/educate/ai-behavior-patterns";
  const field = (page: Page, name: string) => page.getByRole("textbox", { name });
  const STORY = "s".repeat(20) + " and it went on for a good while.";
  const fill = async (page: Page, title: string, story: string, lesson: string) => {
    await field(page, "Title").fill(title);
    await field(page, "Story").fill(story);
    await field(page, "Lesson").fill(lesson);
  };

  test("one at a time, the layout change first, wrapping at both ends", async ({ page }) => {
    const errors = watchErrors(page);
    await open(page, PATH);
    await expect(page.locator("main article")).toHaveCount(1);
    await expect(page.locator("main article")).toContainText(/layout/i);
    await expect(page.locator("main article")).toContainText("Written for this page");
    for (const name of ["The Story", "The AI Awareness Lesson", "Why Stories Matter for AI Awareness"])
      await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    const total = /of (\d+)/.exec(await page.getByText(/^1 of \d+$/).innerText())![1]!;
    expect(Number(total)).toBeGreaterThanOrEqual(12);
    await button(page, "Previous Story").click();
    await expect(page.getByText(`${total} of ${total}`, { exact: true })).toBeVisible();
    await button(page, "Next Story").click();
    await expect(page.getByText(`1 of ${total}`, { exact: true })).toBeVisible();
    await expect(page.getByText("Community", { exact: true })).toHaveCount(0);
    await expect(page.getByText(/^Including/)).toHaveCount(0);
    await expect(page.getByRole("button", { name: /email/i })).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  test("limits, rules in order, sharing, thanks, export", async ({ page }) => {
    const drafts = await mailDrafts(page);
    const alerts = hearDialogs(page);
    const logged: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "log") logged.push(message.text());
    });
    await open(page, PATH);
    const first = await page.locator("main article h2").innerText();
    await button(page, "Add Your Story").click();
    for (const [name, limit] of [
      ["Title", "100"],
      ["Story", "2000"],
      ["Lesson", "1000"],
      ["Author (optional)", "50"],
    ] as const)
      await expect(field(page, name)).toHaveAttribute("maxlength", limit);
    await expect(button(page, "Share Story")).toBeDisabled();
    for (const story of ["x", STORY]) {
      await fill(page, "abcde", story, "   ");
      await expect(button(page, "Share Story")).toBeDisabled();
    }
    for (const [title, story, lesson, alert] of [
      [" abcd ", "x", "x", "Title must be at least 5 characters long."],
      ["abcde", "x".repeat(49), "x", "Story must be at least 50 characters long."],
      ["abcde", STORY, "x".repeat(19), "Lesson must be at least 20 characters long."],
      ["abcde", `${STORY} What the fuck.`, "A lesson of twenty or more.", "Content contains inappropriate material and cannot be submitted."],
      ["abcde", STORY, "Then it said to kill yourself.", "Content contains inappropriate material and cannot be submitted."],
      [` ${first.toUpperCase()} `, STORY, "A lesson of twenty or more.", "A story with this title already exists."],
    ] as const) {
      await fill(page, title, story, lesson);
      const before = alerts.length;
      await button(page, "Share Story").click();
      await expect.poll(() => alerts.length, alert).toBe(before + 1);
      expect(alerts.at(-1)).toBe(alert);
    }
    await fill(page, "  Exactly five  ", `  ${STORY}  `, "  Exactly twenty chars  ");
    await expect(page.getByText(`${STORY.length + 4}/2000`, { exact: true })).toBeVisible();
    await button(page, "Share Story").click();
    await expect(page.locator("main article h2")).toHaveText("Exactly five");
    await expect(page.getByText("Thank you for sharing your story!")).toBeVisible();
    await expect(page.getByText("Anonymous", { exact: true })).toBeVisible();
    await expect(page.locator("main article")).not.toContainText("Written for this page");
    await expect(page.getByText("Community", { exact: true })).toBeVisible();
    await expect(page.getByText("Including 1 community story", { exact: true })).toBeVisible();
    await expect(button(page, "Share Story")).toHaveCount(0);
    expect(await stored(page, "ai_behavior_stories")).toEqual([
      {
        id: expect.stringMatching(/^user-\d{13}$/),
        title: "Exactly five",
        story: STORY,
        lesson: "Exactly twenty chars",
        author: "Anonymous",
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        isUserSubmitted: true,
      },
    ]);
    expect(logged.some((line) => line.startsWith("New community story"))).toBe(true);
    await page.getByRole("button", { name: "Export stories by email" }).click();
    await expect.poll(() => drafts.length).toBe(1);
    for (const part of ["Exactly five", "Anonymous", STORY, "Exactly twenty chars", "=== JSON ==="]) expect(bodyOf(drafts[0]!)).toContain(part);
    expect(JSON.parse(/^\[.*\]$/ms.exec(bodyOf(drafts[0]!))![0])).toEqual(await stored(page, "ai_behavior_stories"));
    // A title of the visitor's own counts as one that exists, too.
    await button(page, "Add Your Story").click();
    await fill(page, " EXACTLY FIVE ", STORY, "A lesson of twenty or more.");
    const before = alerts.length;
    await button(page, "Share Story").click();
    await expect.poll(() => alerts.length).toBe(before + 1);
    expect(alerts.at(-1)).toBe("A story with this title already exists.");
    await button(page, "Cancel").click();
    await button(page, "Next Story").click();
    await expect(page.getByText("Thank you for sharing your story!")).toHaveCount(0);
    await button(page, "Add Your Story").click();
    await field(page, "Title").fill("To be thrown away");
    await button(page, "Cancel").click();
    await expect(field(page, "Title")).toHaveCount(0);
    await button(page, "Add Your Story").click();
    await expect(field(page, "Title")).toHaveValue("");
  });

  test("'No user stories to export yet.' where they went away in another tab", async ({ page, context }) => {
    const alerts = hearDialogs(page);
    const mine = {
      id: "user-1",
      title: "Mine alone",
      story: STORY,
      lesson: "A lesson of twenty or more.",
      author: "Me",
      timestamp: "2026-01-01T00:00:00.000Z",
      isUserSubmitted: true,
    };
    await seed(page, { ai_behavior_stories: [mine] });
    await open(page, PATH);
    const exporter = page.getByRole("button", { name: /email/i });
    await expect(exporter).toBeVisible();
    const other = await context.newPage();
    await open(other, PATH);
    await other.evaluate(() => localStorage.removeItem("ai_behavior_stories"));
    // Either the button goes with the stories, or it says so.
    if (await exporter.isVisible()) await exporter.click({ timeout: 1000 }).catch(() => undefined);
    if (alerts.length > 0) expect(alerts).toEqual(["No user stories to export yet."]);
    else await expect(exporter).toHaveCount(0);
  });
});
