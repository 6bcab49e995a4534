import { assessment, button } from "./support/controls.ts";
import { barShare, open, stored } from "./support/education.ts";
import { expect, test, type Page } from "./support/test.ts";

/** Specification 2, sections 2, 4, 5, 7 and 9: the sandbox and the framing analysis, whose answers are assessed. Strings and numbers stand here as printed there; nothing is imported from the app. */

test.use({ reducedMotion: "reduce" });

const RESULT = { overallScore: 0.585, personalizedFeedback: "FEEDBACK", strengths: ["STRENGTH"], improvements: ["IMPROVEMENT"], nextSteps: ["NEXT STEP"] };
const ASSESS = /agent(?:\/|-)assess$/;
const SUBMIT = "Submit for AI Assessment";
const percentOf = async (page: Page) => Number(/(\d+)%/.exec(await assessment(page).innerText())![1]);

test.describe("§2 Epistemic Sandbox, §4, §7, §9", () => {
  test("5 exercises; the answer and the scenario are sent; score rounded; expert example, reflection, Complete Sandbox", async ({ page }) => {
    const sent: Record<string, string>[] = [];
    await page.route(ASSESS, async (route) => {
      sent.push(route.request().postDataJSON() as Record<string, string>);
      await route.fulfill({ json: RESULT });
    });
    await open(page, "/educate/epistemic-sandbox");
    await expect(button(page, "Previous Exercise")).toBeDisabled();
    for (const n of [1, 2, 3, 4, 5]) {
      await expect(page.getByText(`${n} of 5`, { exact: true })).toBeVisible();
      expect(await barShare(page)).toBeCloseTo(n / 5, 1);
      const field = page.locator("main textarea");
      await expect(field).toHaveAttribute("rows", "6");
      await expect(field).not.toHaveAttribute("maxlength");
      await field.fill(" \n\t");
      await expect(button(page, SUBMIT)).toBeDisabled();
      await field.fill(`Answer ${n}`);
      await button(page, SUBMIT).click();
      await expect(assessment(page)).toContainText("59%");
      for (const text of ["FEEDBACK", "STRENGTH", "IMPROVEMENT", "NEXT STEP"]) await expect(assessment(page)).toContainText(text);
      await expect(page.getByRole("heading", { name: "Why this works" })).toBeVisible();
      await expect(page.getByRole("heading", { name: /reflection questions/i })).toBeVisible();
      expect(sent.at(-1)!["answer"]).toBe(`Answer ${n}`);
      await expect(page.locator("main")).toContainText(sent.at(-1)!["prompt"]!);
      if (n < 5) await button(page, "Next Exercise").click();
    }
    await expect(button(page, "Next Exercise")).toHaveCount(0);
    await button(page, "Complete Sandbox").click();
    await expect(page).toHaveURL(/\/educate$/);
    expect(await stored(page, "education-progress")).toEqual({ "epistemic-sandbox": true });
  });

  test("a failed call; §5 an answer under 20 characters scores 0; §9 the calibration: each expert example scores at least 80%, and is called excellent", async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await page.route(ASSESS, (route) => route.fulfill({ status: 500, body: "no" }));
    await open(page, "/educate/epistemic-sandbox");
    await test.step("a failed call: logged 'Assessment failed', expert example, no panel, no message", async () => {
      await page.locator("main textarea").fill("About 60 percent.");
      await button(page, SUBMIT).click();
      await expect(page.getByRole("heading", { name: "Why this works" })).toBeVisible();
      await expect(assessment(page)).toHaveCount(0);
      await expect(page.getByRole("alert")).toHaveCount(0);
      expect(logged.some((line) => line.startsWith("Assessment failed"))).toBe(true);
      await page.unroute(ASSESS);
    });
    await test.step("§5 under 20 characters: 0, with the sentences of the local assessment", async () => {
      await page.locator("main textarea").fill("nineteen characters");
      await button(page, SUBMIT).click();
      await expect(assessment(page)).toContainText("0%");
      expect(await percentOf(page)).toBe(0);
      await expect(assessment(page)).toContainText("Please provide a more detailed response (at least 20 characters)");
      await expect(assessment(page)).toContainText("Your response is too brief to assess. Please provide more detailed analysis.");
      await expect(assessment(page)).toContainText("Try writing at least 2-3 sentences explaining your thinking");
    });
    for (const n of [1, 2, 3, 4, 5]) {
      await page.locator("main textarea").fill("I do not know yet.");
      await button(page, SUBMIT).click();
      const example = await page.locator("main .expert .quoted").innerText();
      await page.locator("main textarea").fill(example);
      await button(page, SUBMIT).click();
      await expect(assessment(page)).toContainText(/excellent/i);
      expect(await percentOf(page), `exercise ${n}`).toBeGreaterThanOrEqual(80);
      await expect(assessment(page)).toContainText(/apply (?:this|it|what .*)? ?to real examples/i);
      if (n < 5) await button(page, "Next Exercise").click();
    }
  });
});

test.describe("§2 Narrative Framing Analysis", () => {
  test("4 steps, the fixed example, 2 exercises of 4 rows, 2 challenges of 5 rows with three perspectives, Complete Lesson", async ({ page }) => {
    let release = () => {};
    const hold = new Promise<void>((resolve) => {
      release = resolve;
    });
    const sent: Record<string, string>[] = [];
    await page.route(ASSESS, async (route) => {
      sent.push(route.request().postDataJSON() as Record<string, string>);
      await hold;
      await route.fulfill({ json: RESULT });
    });
    await open(page, "/educate/narrative-framing-analysis");
    await expect(page.getByText("1 of 4", { exact: true })).toBeVisible();
    await button(page, "Next").click();
    await expect(page.getByRole("heading", { name: "Frame Identification Mastery", exact: true })).toBeVisible();
    for (const text of ["4.2%", "4.5%", "3.8%"]) await expect(page.locator("main .given").first()).toContainText(text);
    await expect(page.locator("main .readings h3")).toHaveText([/crisis/i, /recovery/i, /historical/i, /technical/i]);
    await expect(page.locator("main textarea")).toHaveCount(2);
    const first = page.locator("main section.item").first();
    await expect(first.locator("textarea")).toHaveAttribute("rows", "4");
    await first.locator("textarea").fill("   ");
    await expect(button(first, SUBMIT)).toBeDisabled();
    await first.locator("textarea").fill("A crisis frame.");
    await button(first, SUBMIT).click();
    await expect(button(first, "Analyzing...")).toBeDisabled();
    await expect(first.locator(".strokes")).toBeVisible();
    release();
    await expect(assessment(first)).toContainText("59%");
    expect(sent).toEqual([expect.objectContaining({ answer: "A crisis frame." })]);
    await expect(first).toContainText(sent[0]!["facts"]!);
    await button(page, "Next").click();
    await expect(page.getByRole("heading", { name: "Perspective Reconstruction Challenge", exact: true })).toBeVisible();
    await expect(page.locator("main textarea")).toHaveCount(2);
    for (const challenge of await page.locator("main section.item").all()) {
      await expect(challenge.locator("textarea")).toHaveAttribute("rows", "5");
      await expect(challenge.locator(".seats > li")).toHaveCount(3);
    }
    await button(page, "Next").click();
    await expect(page.getByRole("heading", { name: "Frame Resistance and Construction", exact: true })).toBeVisible();
    await expect(page.getByText("4 of 4", { exact: true })).toBeVisible();
    await button(page, "Complete Lesson").click();
    await expect(page).toHaveURL(/\/educate$/);
    expect(await stored(page, "education-progress")).toEqual({ "narrative-framing-analysis": true });
  });
});
