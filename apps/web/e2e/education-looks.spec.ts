import { CATALOG, CATEGORIES } from "@candor/content/catalog";
import { expectAccessible } from "./support/axe.ts";
import { goTo, open, seed } from "./support/education.ts";
import { expectFitsNarrow, expectTallEnough, NARROW } from "./support/narrow.ts";
import { expect, test } from "./support/test.ts";

test.use({ reducedMotion: "reduce" });

const LIST_PATHS = ["/educate", "/review", ...CATEGORIES.map((c) => c.route)];
/** Those of steps are walked in lessons.spec.ts, with axe and a narrow screen at each step. */
const OTHER_LESSONS = CATALOG.filter((row) => row.kind !== "stories" && row.kind !== "steps").map((row) => row.route);

test(`axe finds nothing on hub, lists and review in both themes, none is cut off at ${NARROW.width} px, and what is pressed is 44 px high`, async ({
  page,
}) => {
  test.slow();
  await open(page, "/map");
  for (const path of LIST_PATHS) {
    await goTo(page, path);
    await expectTallEnough(page, path);
    await expectAccessible(page, path);
    await expectFitsNarrow(page, path);
  }
});

test("axe finds nothing on the hub of somebody who is under way", async ({ page }) => {
  await seed(page, {
    "education-progress": { vagueness: true },
    "candor-place-v1": { steelman: { step: 2, steps: 4, at: 1 } },
    "candor-review-v1": [{ lesson: "vagueness", item: "example1", stage: 0, due: 1 }],
    "candor-answers-v1": Array.from({ length: 24 }, (_, i) => ({
      lesson: `l${i}`,
      item: "example1",
      verdict: i % 2 ? "sound" : "misleading",
      choice: i % 3 ? "sound" : "misleading",
      sureness: 70,
      at: i,
    })),
  });
  await open(page, "/educate");
  await page.getByRole("searchbox").fill("fear");
  await expectAccessible(page, "the hub");
  await open(page, "/review");
  await page.getByRole("radio", { name: "Sound" }).check();
  await page.getByRole("button", { name: "Show Expert Analysis" }).click();
  await expectAccessible(page, "a review");
});

test(`lessons without steps, sandbox and analysis, screen by screen: axe finds nothing in both themes, nothing is cut off at ${NARROW.width} px, and what is pressed is 44 px high`, async ({
  page,
}) => {
  test.slow();
  expect(OTHER_LESSONS).toHaveLength(4);
  await open(page, "/map");
  for (const path of OTHER_LESSONS)
    await test.step(path, async () => {
      await goTo(page, path);
      // Single pages print like the others.
      if (/clarity|certainty/.test(path)) await expect(page.getByRole("button", { name: "Print this page" })).toBeVisible();
      await expectTallEnough(page, path);
      await expectAccessible(page, path);
      await expectFitsNarrow(page, path);
      const next = page.getByRole("button", { name: /^Next/ });
      const reveal = page.getByRole("button", { name: /^Show E/ });
      while (await next.isVisible()) {
        await next.click();
        await expectFitsNarrow(page, path);
        const choice = page.getByRole("radio", { name: "Misleading" }).first();
        if (await choice.isVisible()) await choice.check();
        while ((await reveal.count()) > 1) await reveal.first().click();
        await expectAccessible(page, path, "main");
      }
    });
});

test("sandbox and analysis print whole, with room to write or what was typed, and nothing of it stands on the screen", async ({ page }) => {
  await seed(page, { "candor-drafts-v1": { "sandbox/bias-recognition": "My own words.", "framing/bike-share": "My own words." } });
  for (const [path, pages, fields, lines] of [
    ["/educate/epistemic-sandbox", 4, 5, 4],
    ["/educate/narrative-framing-analysis", 6, 4, 3],
  ] as const)
    await test.step(path, async () => {
      await open(page, path);
      const pdf = (await page.pdf({ format: "Letter", preferCSSPageSize: true })).toString("latin1");
      expect((pdf.match(/\/Type\s*\/Page\b/g) ?? []).length).toBeLessThanOrEqual(pages);
      await expect(page.locator(".handout")).toHaveCount(0);
      await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
      await expect(page.locator(".handout .h-write")).toHaveCount(fields);
      await expect(page.locator(".handout .h-lines")).toHaveCount(lines);
      await expect(page.locator(".handout")).toContainText("My own words.");
    });
});

test("a line to read holds 60 to 80 characters, so that most hold about 72", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [path, text] of [
    ["/educate/certainty-vs-trust", ".step > p"],
    ["/educate/ai-behavior-patterns", ".story > p"],
  ] as const) {
    await open(page, path);
    await page.evaluate(() => document.fonts.ready);
    const held = await page
      .locator(text)
      .first()
      .evaluate((paragraph) => {
        const range = document.createRange();
        range.selectNodeContents(paragraph);
        const advance = [...range.getClientRects()].reduce((sum, box) => sum + box.width, 0);
        return (paragraph.clientWidth * paragraph.textContent.length) / advance;
      });
    expect(held, path).toBeGreaterThan(60);
    expect(held, path).toBeLessThan(80);
  }
});

test("a step has an address of its own to send on", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/educate/vagueness?step=3");
  await page.getByRole("button", { name: "Copy link to this step" }).click();
  await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname + new URL(link).search).toBe("/educate/vagueness?step=3");
});

test("on a phone the rows that lead on from a lesson are of one height", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, "/educate/false-dichotomy");
  const rows = page.getByRole("navigation", { name: /^More lessons in/ }).locator("p:has(.kicker)");
  await expect(rows).toHaveCount(3);
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(new Set(heights).size, String(heights)).toBe(1);
});
