import { FRAME_EXERCISES, RECONSTRUCTION_CHALLENGES } from "@candor/content/framing";
import { SANDBOX_EXERCISES } from "@candor/content/sandbox";
import type { Route } from "@playwright/test";
import { assessment } from "./support/controls.ts";
import { barShare, expectAtTop, live, open, stored } from "./support/education.ts";
import { expectFitsNarrow } from "./support/narrow.ts";
import { expect, type Locator, type Page, test } from "./support/test.ts";

test.use({ reducedMotion: "reduce" });

const RESULT = {
  overallScore: 0.726,
  personalizedFeedback: "You say how sure you are.",
  strengths: ["A clear number."],
  improvements: ["Name a source."],
  nextSteps: ["Try a real example."],
};
const ANSWER = "I am about 60 percent sure, because sales doubled, but I don’t know why the founders left.";
const PATH = "**/agent-assess";

/** Answers the assessment call and keeps what was sent. */
async function answer(page: Page, status: number, body: unknown, delay?: Promise<void>): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.route(PATH, async (route) => {
    sent.push(route.request().postDataJSON());
    await delay;
    await route.fulfill({ status, contentType: "application/json", body: typeof body === "string" ? body : JSON.stringify(body) });
  });
  return sent;
}
const logged = (page: Page) => {
  const lines: string[] = [];
  page.on("console", (m) => {
    if (m.type() === "error") lines.push(m.text());
  });
  return lines;
};
const submit = (page: Page | Locator) => page.getByRole("button", { name: "Submit for AI Assessment" }).first();

test.describe("Epistemic Sandbox", () => {
  test("five exercises, each with its own answer and feedback, no second try while one is pending, and Complete Sandbox", async ({ page }) => {
    let release = () => undefined as void;
    const first = new Promise<void>((resolve) => {
      release = () => resolve();
    });
    const sent = await answer(page, 200, RESULT, first);
    await open(page, "/educate/epistemic-sandbox");
    await expect(page.getByRole("button", { name: "Previous Exercise" })).toBeDisabled();
    for (const [i, exercise] of SANDBOX_EXERCISES.entries()) {
      await expect(page.getByText(`${i + 1} of 5`, { exact: true })).toBeVisible();
      expect(await barShare(page)).toBeCloseTo((i + 1) / 5, 1);
      await expect(page.getByRole("heading", { level: 2, name: exercise.title })).toBeVisible();
      await expect(page.getByText(exercise.prompt)).toBeVisible();
      const field = page.getByRole("textbox", { name: "Your answer" });
      await expect(field).toHaveAttribute("rows", "6");
      await expect(field).toHaveValue("");
      await expect(submit(page)).toBeDisabled();
      await field.fill("   \n ");
      await expect(submit(page)).toBeDisabled();
      await expect(page.getByText(exercise.goodResponse)).toHaveCount(0);
      await expect(page.getByRole("region", { name: "Sources" })).toHaveCount(0);
      await field.fill(`${ANSWER} ${i}`);
      await submit(page).click();
      if (i === 0) {
        await expect(submit(page)).toBeDisabled();
        await expect(assessment(page)).toHaveCount(0);
        release();
        await expect(assessment(page)).toBeVisible();
        await expect(submit(page)).toBeEnabled();
      }
      await expect(assessment(page)).toContainText("73%");
      for (const text of ["You say how sure you are.", "A clear number.", "Name a source.", "Try a real example."])
        await expect(assessment(page)).toContainText(text);
      await expect(assessment(page)).not.toContainText("assessed on this device");
      await expect(page.getByText(exercise.goodResponse)).toBeVisible();
      await expect(page.getByRole("heading", { name: "Why this works" })).toBeVisible();
      await expect(page.getByText(exercise.feedback)).toBeVisible();
      await expect(page.getByRole("region", { name: "Sources" })).toHaveCount(exercise.sources ? 1 : 0);
      for (const question of exercise.reflection) await expect(page.getByText(question)).toBeVisible();
      expect(sent[i]).toEqual({ kind: "epistemic-humility", answer: `${ANSWER} ${i}`, prompt: exercise.prompt });
      if (i < 4) {
        await page.getByRole("button", { name: "Next Exercise" }).click();
        await expectAtTop(page);
      }
    }
    await page.getByRole("button", { name: "Previous Exercise" }).click();
    await expect(page.getByRole("textbox")).toHaveValue(`${ANSWER} 3`);
    await expect(assessment(page)).toBeVisible();
    await page.getByRole("button", { name: "Next Exercise" }).click();
    await page.getByRole("button", { name: "Complete Sandbox" }).click();
    await expect(page).toHaveURL(/\/educate$/);
    expect(await stored(page, "education-progress")).toEqual({ "epistemic-sandbox": true });
  });

  test("a call that fails is logged, with the expert example, no panel and no message; with no connection at all this device assesses and says so", async ({
    page,
    context,
  }) => {
    const lines = logged(page);
    const failed = () => lines.filter((line) => line.startsWith("Assessment failed"));
    const fail: readonly [name: string, way: (route: Route) => Promise<void>][] = [
      ["an HTTP error", (route) => route.fulfill({ status: 500, json: { error: { code: "internal", message: "no" } } })],
      ["an answer that is not JSON", (route) => route.fulfill({ contentType: "application/json", body: "<html>" })],
      ["an unusable answer", (route) => route.fulfill({ json: { ...RESULT, overallScore: "0.7" } })],
      ["cut off while the browser is online", (route) => route.abort("connectionreset")],
    ];
    await open(page, "/educate/epistemic-sandbox");
    const next = async (n: number) => {
      await page.getByRole("button", { name: "Next Exercise" }).click();
      await expect(page.getByText(`${n + 1} of 5`, { exact: true })).toBeVisible();
    };
    for (const [n, [name, way]] of fail.entries())
      await test.step(name, async () => {
        const example = page.getByText(SANDBOX_EXERCISES[n]!.goodResponse);
        await page.route(PATH, way);
        await page.getByRole("textbox").fill(ANSWER);
        await expect(example).toHaveCount(0);
        await submit(page).click();
        await expect(example, name).toBeVisible();
        await expect(assessment(page), name).toHaveCount(0);
        expect(failed(), name).toHaveLength(n + 1);
        await page.unroute(PATH);
        await next(n + 1);
      });
    await test.step("no connection", async () => {
      await page.getByRole("textbox").fill(ANSWER);
      await page.waitForLoadState("networkidle");
      await context.setOffline(true);
      await submit(page).click();
      await expect(assessment(page)).toContainText("assessed on this device");
      await expect(assessment(page)).toContainText(/\d+%/);
      await expect(page.getByText(SANDBOX_EXERCISES[4]!.goodResponse)).toBeVisible();
      expect(failed()).toHaveLength(5);
    });
  });

  test("a link quoted in the assessment breaks on a narrow screen", async ({ page }) => {
    const link = `“https://example.org/${"a-word-".repeat(30)}${"x".repeat(60)}”`;
    await answer(page, 200, { ...RESULT, personalizedFeedback: `You cite ${link}.`, strengths: [link], improvements: [link], nextSteps: [link] });
    await open(page, "/educate/epistemic-sandbox");
    await page.getByRole("textbox", { name: "Your answer" }).fill(ANSWER);
    await submit(page).click();
    await expect(assessment(page)).toBeVisible();
    await expectFitsNarrow(page, "with an assessment");
  });

  test("a reload keeps what was typed; the real server assesses this answer, and of one that is too long the first 20,000 characters, which is said", async ({
    page,
  }) => {
    const errors = logged(page);
    await open(page, "/educate/epistemic-sandbox");
    const field = page.getByRole("textbox", { name: "Your answer" });
    await field.fill(ANSWER);
    await page.reload();
    await live(page);
    await expect(field).toHaveValue(ANSWER);
    await expect(page.getByText(SANDBOX_EXERCISES[0]!.goodResponse)).toHaveCount(0);

    await field.fill(SANDBOX_EXERCISES[0]!.goodResponse);
    await submit(page).click();
    await expect(assessment(page)).toBeVisible();
    await expect(assessment(page)).not.toContainText("assessed on this device");
    expect(Number((await assessment(page).locator("b").first().textContent())?.replace("%", ""))).toBeGreaterThanOrEqual(80);

    await page.getByRole("button", { name: "Next Exercise" }).click();
    await expect(assessment(page)).toHaveCount(0);
    const note = page.getByText("Only the first 20,000 characters are assessed.");
    await field.fill(`${ANSWER} ${"and so on ".repeat(1_900)}`);
    await expect(note).toHaveCount(0);
    await field.fill(`${ANSWER} ${"and so on ".repeat(2_100)}`);
    await expect(note).toBeVisible();
    await submit(page).click();
    await expect(assessment(page)).toContainText(/\d+%/);
    expect(errors).toEqual([]);
  });
});

test.describe("Narrative Framing Analysis", () => {
  test("four steps, two exercises, two challenges, and Complete Lesson", async ({ page }) => {
    const sent = await answer(page, 200, RESULT);
    await open(page, "/educate/narrative-framing-analysis");
    await expect(page.getByText("1 of 4", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Frame Identification Mastery" })).toBeVisible();
    for (const text of ["4.2%", "4.5%", "3.8%"])
      await expect(page.getByText("The unemployment rate is 4.2%. Three months ago it was 4.5%. A year ago it was 3.8%.")).toContainText(text);
    for (const name of ["Crisis frame", "Recovery frame", "Historical frame", "Technical frame"])
      await expect(page.getByRole("heading", { name })).toBeVisible();
    for (const [i, exercise] of FRAME_EXERCISES.entries()) {
      const section = page.getByRole("region", { name: `Exercise ${i + 1} of 2` });
      await expect(section).toContainText(exercise.facts);
      await expect(section.getByRole("textbox")).toHaveAttribute("rows", "4");
      await expect(section.getByRole("button")).toBeDisabled();
      await section.getByRole("textbox").fill(`A crisis frame and a success frame ${i}`);
      await section.getByRole("button", { name: "Submit for AI Assessment" }).click();
      await expect(section).toContainText("73%");
      await expect(section).toContainText(exercise.analysis);
      expect(sent.at(-1)).toEqual({ kind: "narrative-framing", answer: `A crisis frame and a success frame ${i}`, facts: exercise.facts });
    }
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await expectAtTop(page);
    await expect(page.getByRole("heading", { name: "Perspective Reconstruction Challenge" })).toBeVisible();
    for (const [i, challenge] of RECONSTRUCTION_CHALLENGES.entries()) {
      const section = page.getByRole("region", { name: `Challenge ${i + 1} of 2` });
      await expect(section.getByRole("list", { name: "Perspectives" }).getByRole("listitem")).toHaveText([...challenge.perspectives]);
      await expect(section.getByRole("textbox")).toHaveAttribute("rows", "5");
      await section.getByRole("textbox").fill(`Three seats ${i}`);
      await section.getByRole("button", { name: "Submit for AI Assessment" }).click();
      await expect(section).toContainText(challenge.analysis);
      expect(sent.at(-1)).toEqual({ kind: "narrative-framing", answer: `Three seats ${i}`, facts: challenge.neutralFacts });
    }
    await page.getByRole("button", { name: "Previous", exact: true }).click();
    await expect(page.getByText(FRAME_EXERCISES[0]!.analysis)).toBeVisible();
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Frame Resistance and Construction" })).toBeVisible();
    await page.getByRole("button", { name: "Complete Lesson" }).click();
    await expect(page).toHaveURL(/\/educate$/);
    expect(await stored(page, "education-progress")).toEqual({ "narrative-framing-analysis": true });
  });

  test("while one exercise is pending, its button says 'Analyzing...' and the other is free; a failure is logged; without a connection this device assesses", async ({
    page,
    context,
  }) => {
    const lines = logged(page);
    let release = () => undefined as void;
    await answer(
      page,
      200,
      RESULT,
      new Promise((resolve) => {
        release = () => resolve();
      }),
    );
    await open(page, "/educate/narrative-framing-analysis?step=2");
    await page.getByRole("textbox").first().fill("A crisis frame.");
    await page.getByRole("textbox").last().fill("A danger frame.");
    await submit(page).click();
    await expect(page.getByRole("button", { name: "Analyzing..." })).toBeDisabled();
    await expect(page.getByRole("button", { name: "Submit for AI Assessment" })).toBeEnabled();
    release();
    await expect(assessment(page)).toHaveCount(1);
    await expect(page.getByRole("button", { name: "Analyzing..." })).toHaveCount(0);

    await page.getByRole("button", { name: "Next", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Perspective Reconstruction Challenge" })).toBeVisible();
    await expectAtTop(page);
    await expect(assessment(page)).toHaveCount(0);
    await test.step("failure: logged, the expert text, no panel", async () => {
      await page.unroute(PATH);
      await answer(page, 503, { error: { code: "unavailable", message: "no" } });
      await page.getByRole("textbox").first().fill("For the boat owner it is a loss.");
      await submit(page).click();
      await expect(page.getByText(RECONSTRUCTION_CHALLENGES[0]!.analysis)).toBeVisible();
      await expect(assessment(page)).toHaveCount(0);
      expect(lines.filter((line) => line.startsWith("Assessment failed"))).toHaveLength(1);
    });
    await test.step("no connection at all: this device assesses and says so", async () => {
      const second = page.getByRole("region", { name: "Challenge 2 of 2" });
      await page.unroute(PATH);
      await second.getByRole("textbox").fill(FRAME_EXERCISES[0]!.analysis);
      await page.waitForLoadState("networkidle");
      await context.setOffline(true);
      await submit(second).click();
      await expect(assessment(second)).toContainText("assessed on this device");
    });
  });
});
