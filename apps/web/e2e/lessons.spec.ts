import { CATALOG } from "@candor/content/catalog";
import { lessonLoaders } from "@candor/content/lessons/index";
import { expectAccessible } from "./support/axe.ts";
import { button } from "./support/controls.ts";
import { FOUR_STEPS, PROGRESS_KEYS } from "./support/curriculum.ts";
import { barShare, expectAtTop, goTo, live, open, plain, scrollResetsDone, seed, stored, watchErrors } from "./support/education.ts";
import { expectFitsNarrow, expectTallEnough, NARROW } from "./support/narrow.ts";
import { expect, type Locator, type Page, test } from "./support/test.ts";

/** Where it is not “Show Expert Analysis” and “Expert Analysis”. */
const BUTTON: Record<string, string> = { steelman: "Show Expert Steelman", "epistemic-humility": "Show Example Response" };
const HEADING: Record<string, string> = { steelman: "Expert Steelman", "epistemic-humility": "Example Response", "narrative-framing": "Alternative Framing" };

test.use({ reducedMotion: "reduce" });

/** As wide as A4 and as high as Letter: what this sheet holds fits both. */
const SMALL_SHEET = { width: "210mm", height: "11in" };
/** As wide as Letter and as high as A4: what needs two of this needs two of either. */
const LARGE_SHEET = { width: "8.5in", height: "297mm" };

/** The lesson as a handout of two pages, with the answers on the third, on A4 and on Letter: a small sheet takes no fourth page, and a large one comes to a third. */
async function expectHandout(page: Page, id: string): Promise<void> {
  const pages = async (sheet: { width: string; height: string }, pageRanges: string): Promise<number> => {
    const pdf = await page.pdf({ ...sheet, pageRanges, preferCSSPageSize: true });
    return (pdf.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? []).length;
  };
  expect(await pages(SMALL_SHEET, "1-"), id).toBe(3);
  // Draws this page alone, and fails where there is none.
  expect(await pages(LARGE_SHEET, "3"), id).toBe(1);
  await expect(page.locator(".handout")).toHaveCount(0);
}

/** The words of a part, as they follow each other. */
const wordsOf = async (part: Locator): Promise<string> => (await part.textContent())!.replace(/\s+/g, " ");

/** From the first step of the lesson that is shown to the hub. At each step axe and a narrow screen are asked too: that the page is there already saves half of it. */
async function walk(page: Page, [route, title, ownKey]: (typeof FOUR_STEPS)[number]): Promise<void> {
  const id = route.split("/").at(-1)!;
  const lesson = await lessonLoaders[id]!();
  const before = ((await stored(page, "education-progress")) ?? {}) as Record<string, boolean>;
  expect(before).not.toHaveProperty(ownKey ?? id);
  await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
  await expect(button(page, "Back to Education Hub")).toBeVisible();
  await expect(button(page, "Previous")).toBeDisabled();
  await expectHandout(page, id);
  expect(lesson.steps.filter((step) => step.items)).toHaveLength(1);
  for (const [i, step] of lesson.steps.entries()) {
    const where = `${route}, step ${i + 1}`;
    await expect(page.getByText(`${i + 1} of 4`, { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: step.title, exact: true })).toBeVisible();
    expect(await barShare(page), where).toBeCloseTo((i + 1) / 4, 1);
    await expect(page.locator("main .step section.item")).toHaveCount(step.items ? 3 : 0);
    await expectTallEnough(page, where);
    await expectFitsNarrow(page, where);
    if (!step.items) await expectAccessible(page, where, i === 0 ? "html" : "main");
    for (const [n, item] of (step.items ?? []).entries()) {
      // As it looks in the middle of it: a choice made, two opened or written, one not.
      if (n === 2) await expectAccessible(page, where, i === 0 ? "html" : "main");
      const section = page.getByRole("region", { name: `${n + 1} of 3` });
      const asked = await wordsOf(section);
      expect(asked, where).toContain(plain(item.statement));
      expect(asked, where).toContain(plain(item.question));
      if (id === "detect-bullshit") {
        await expect(section.getByRole("button")).toHaveCount(0);
        await expect(section.getByRole("textbox")).toHaveAttribute("rows", "3");
        await section.getByRole("textbox").fill(`note ${n}`);
        await expect(page.locator("main")).not.toContainText(item.analysis.slice(0, 40));
        continue;
      }
      expect(asked, where).not.toContain(item.explanation.slice(0, 40));
      expect(asked, where).not.toMatch(/Why This (Matters|Works)/);
      const choice = section.getByRole("radio", { name: "Misleading" });
      if (n === 0 && (await choice.isVisible())) await choice.check();
      await button(section, BUTTON[id] ?? "Show Expert Analysis").click();
      await expect(button(section, "Answer Revealed")).toBeDisabled();
      expect(await section.getByRole("heading").allTextContents(), where).toEqual(
        expect.arrayContaining([HEADING[id] ?? "Expert Analysis", id === "steelman" ? "Why This Works" : "Why This Matters"]),
      );
      const revealed = await wordsOf(section);
      expect(revealed, where).toContain(plain(item.analysis));
      expect(revealed, where).toContain(plain(item.explanation));
    }
    if (i < 3) {
      await expect(button(page, "Complete Lesson")).toHaveCount(0);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await button(page, "Next").click();
      await expectAtTop(page);
    }
  }
  await expect(button(page, "Next")).toHaveCount(0);
  // Revealed items and notes are kept while moving between steps.
  await button(page, "Previous").click();
  if (id === "detect-bullshit") await expect(page.getByRole("textbox").first()).toHaveValue("note 0");
  else await expect(button(page, "Answer Revealed")).toHaveCount(3);
  await button(page, "Next").click();
  await expect(page.getByRole("heading", { name: "Sources" })).toBeVisible();
  expect((await stored(page, "education-progress")) ?? {}).toEqual(before);
  await button(page, "Complete Lesson").click();
  await expect(page).toHaveURL(/\/educate$/);
  await expectAtTop(page);
  expect(PROGRESS_KEYS).toContain(ownKey ?? id);
  expect(await stored(page, "education-progress")).toEqual({ ...before, [ownKey ?? id]: true });
}

/** Four lessons of a test, as one visit: more would take too long, and each for itself loads page and axe 26 times. */
const VISITS = Array.from({ length: Math.ceil(FOUR_STEPS.length / 4) }, (_, n) => FOUR_STEPS.slice(n * 4, n * 4 + 4));

/** Specification 2, sections 2 and 4: route, title and key of each lesson as printed there, its texts as they are written. */
for (const lessons of VISITS) {
  test(`the whole walk, nothing for axe in both themes, nothing cut off at ${NARROW.width} px, three pages on paper: ${lessons.map(([, title]) => title).join(", ")}`, async ({
    page,
  }) => {
    test.slow();
    const errors = watchErrors(page);
    for (const [n, lesson] of lessons.entries()) {
      await test.step(lesson[0], async () => {
        await (n === 0 ? open : goTo)(page, lesson[0]);
        await walk(page, lesson);
      });
    }
    expect(errors).toEqual([]);
  });
}

test("there are no other lessons of steps", () => {
  expect(
    CATALOG.filter((row) => row.kind === "steps")
      .map((row) => row.route)
      .sort(),
  ).toEqual(FOUR_STEPS.map(([route]) => route).sort());
});

test("what was revealed is not kept across visits, and every visit starts at the first step", async ({ page }) => {
  await open(page, "/educate/vagueness");
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByRole("button", { name: "Show Expert Analysis" }).first().click();
  await expect(page.getByRole("button", { name: "Answer Revealed" })).toHaveCount(1);
  await page.reload();
  await live(page);
  await expect(page.getByText("1 of 4", { exact: true })).toBeVisible();
  await expect(page.getByText("You stopped at step 3.")).toBeVisible();
  await page.getByRole("button", { name: "Continue there" }).click();
  await expect(page.getByText("3 of 4", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Show Expert Analysis" })).toHaveCount(3);
});

test("a step leads to further lessons of its category, which start anew, and to its sources; the last one to the patterns that the lesson teaches", async ({
  page,
}) => {
  await open(page, "/educate/vagueness");
  await page.getByRole("button", { name: "Next", exact: true }).click();
  const more = page.getByRole("navigation", { name: "More lessons in Bullshit Detection" });
  await expect(more.getByRole("link", { name: "How to Detect Bullshit" })).toBeVisible();
  await more.getByRole("link", { name: "Emotional Framing" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Emotional Framing");
  await expect(page.getByText("1 of 4", { exact: true })).toBeVisible();
  await goTo(page, "/educate/false-urgency");
  await scrollResetsDone(page);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page.getByText("2 of 4", { exact: true })).toBeVisible();
  await scrollResetsDone(page);
  await page.getByRole("link", { name: "Source 3" }).click();
  await expect(page.locator("#source-3")).toBeInViewport();
  await expect(page.getByText("2 of 4", { exact: true })).toBeVisible();
  for (let n = 0; n < 2; n += 1) await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByRole("region", { name: "Patterns this lesson teaches" }).getByRole("link", { name: "False urgency", exact: true }).click();
  await expect(page).toHaveURL(/\/educate\/bullshit-patterns\?q=False%20urgency$|\/educate\/bullshit-patterns\?q=False\+urgency$/);
  await expect(page.getByText(/Showing [1-9]\d* of \d+ patterns/)).toBeVisible();
  await expect(page.getByPlaceholder("Search patterns...")).toHaveValue("False urgency");
  await expect(page.locator(".pattern").first()).toBeVisible();
});

test("the keyboard alone does a whole practice item", async ({ page }) => {
  await open(page, "/educate/false-urgency?step=3");
  await expect(page.getByText("3 of 4", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/educate\/false-urgency$/);
  await page.getByRole("radio", { name: "Sound" }).first().focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Misleading" }).first()).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "70%" })).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("You said misleading and were 70% sure. We agree.")).toBeVisible();
  expect(await stored(page, "candor-answers-v1")).toEqual([
    { lesson: "false-urgency", item: "example1", verdict: "misleading", choice: "misleading", sureness: 70, at: expect.any(Number) },
  ]);
  expect(await stored(page, "candor-review-v1")).toBeNull();
});

test("an unknown lesson says so and names the nearest page", async ({ page }) => {
  const answer = await open(page, "/educate/straw-men-and-women");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await expect(page.getByRole("link", { name: "Straw Man" })).toBeVisible();
});

test("going offline in mid-lesson loses nothing", async ({ page, context }) => {
  await open(page, "/educate/straw-man");
  // The hub is fetched in a quiet moment.
  await page.waitForResponse((response) => /hub-page/.test(response.url()));
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByRole("radio", { name: "Not enough to tell" }).first().check();
  await page.getByRole("button", { name: "Show Expert Analysis" }).first().click();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByRole("button", { name: "Complete Lesson" }).click();
  await expect(page).toHaveURL(/\/educate$/);
  await expect(page.getByText("1 of 8 done")).toBeVisible();
  expect(await stored(page, "education-progress")).toEqual({ "straw-man": true });
  await context.setOffline(false);
  await page.reload();
  await live(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Education Hub");
  await expect(page.getByText("1 of 8 done")).toBeVisible();
});

test.describe("storage", () => {
  const walk = async (page: Page) => {
    await open(page, "/educate/red-herring?step=4");
    await page.getByRole("button", { name: "Complete Lesson" }).click();
    await expect(page).toHaveURL(/\/educate$/);
    await expect(page.getByText("1 of 8 done")).toBeVisible();
  };

  for (const [name, text] of [
    ["corrupt", "{not json"],
    ["foreign", "[1, 2, 3]"],
  ] as const) {
    test(`that is ${name} is set aside, and the lesson is completed`, async ({ page }) => {
      await seed(page, { "education-progress": text, "candor-answers-v1": text, "candor-review-v1": "7", "candor-place-v1": text });
      await walk(page);
      expect(await stored(page, "education-progress")).toEqual({ "red-herring": true });
      expect(await page.evaluate(() => localStorage.getItem("candor-set-aside:education-progress"))).toBe(text);
    });
  }

  test("that is full: everything works, and the page says what will not be kept", async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await walk(page);
    await expect(page.getByText(/storage is full/)).toBeVisible();
  });

  test("that is forbidden: everything works, and the page says so", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("no", "SecurityError");
        },
      });
    });
    await walk(page);
    await expect(page.getByText(/doesn’t let Candor save anything/)).toBeVisible();
  });

  test("changed in another tab: what was added there is kept", async ({ page, context }) => {
    const other = await context.newPage();
    await open(other, "/educate/steelman?step=4");
    await open(page, "/educate/ad-hominem?step=4");
    await other.getByRole("button", { name: "Complete Lesson" }).click();
    await expect(other).toHaveURL(/\/educate$/);
    await page.getByRole("button", { name: "Complete Lesson" }).click();
    await expect(page.getByText("2 of 8 done")).toBeVisible();
    await expect(other.getByText("2 of 8 done")).toBeVisible();
  });
});
