import { CATALOG, CATEGORIES } from "@candor/content/catalog";
import { expectAccessible } from "./support/axe.ts";
import { open, seed } from "./support/education.ts";
import { expect, type Page, test } from "./support/test.ts";

test.use({ reducedMotion: "reduce" });

const LIST_PATHS = ["/educate", "/review", ...CATEGORIES.map((c) => c.route)];
const LESSON_PATHS = CATALOG.filter((row) => row.kind !== "stories").map((row) => row.route);

test("axe finds nothing on hub, lists and review in both themes", async ({ page }) => {
  for (const path of LIST_PATHS) {
    await open(page, path);
    await expectAccessible(page, path);
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

/** Labels of the figures as they are drawn now that leave their figure or run into another label. */
const strayLabels = (page: Page): Promise<string[]> =>
  page.locator("figure.fig svg:visible").evaluateAll((figures) =>
    figures.flatMap((svg) => {
      const within = svg.getBoundingClientRect();
      const labels = [...svg.querySelectorAll("text")].map((label) => ({ text: label.textContent, box: label.getBoundingClientRect() }));
      return labels.flatMap(({ text, box }, i) => {
        const leaves = box.left < within.left - 1 || box.right > within.right + 1 || box.top < within.top - 1 || box.bottom > within.bottom + 1;
        const meets = labels.slice(i + 1).filter((o) => o.box.left < box.right && o.box.right > box.left && o.box.top < box.bottom && o.box.bottom > box.top);
        return [...(leaves ? [`${text} leaves its figure`] : []), ...meets.map((o) => `${text} meets ${o.text}`)];
      });
    }),
  );

const NARROW = { width: 320, height: 700 };

/** Nothing is wider than a narrow screen, and no label of a figure leaves its place. */
async function expectFitsNarrow(page: Page, path: string): Promise<void> {
  const wide = page.viewportSize()!;
  await page.setViewportSize(NARROW);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), path).toBeLessThanOrEqual(0);
  expect(await strayLabels(page), path).toEqual([]);
  await page.setViewportSize(wide);
}

for (const path of LESSON_PATHS) {
  test(`${path}, step by step: axe finds nothing in both themes, and nothing is cut off at ${NARROW.width} px`, async ({ page }) => {
    await open(page, path);
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
}

test("no list is cut off on a narrow screen", async ({ page }) => {
  for (const path of LIST_PATHS) {
    await open(page, path);
    await expectFitsNarrow(page, path);
  }
});

test("buttons, links of lists and choices are at least 44 px high", async ({ page }) => {
  for (const path of ["/educate", "/educate/false-urgency?step=3", "/educate/epistemic-sandbox", "/educate/logical-fallacies"]) {
    await open(page, path);
    const low = await page
      .locator("main")
      .evaluate((main) =>
        [...main.querySelectorAll("button, .btn, label:has(input), summary, .cards li, .beside a")]
          .map((e) => [e.textContent?.trim().slice(0, 30), Math.round(e.getBoundingClientRect().height)])
          .filter(([, height]) => Number(height) > 0 && Number(height) < 44),
      );
    expect(low, path).toEqual([]);
  }
});

test("a lesson prints as a handout of two pages, with the answers on the third", async ({ page }) => {
  test.slow();
  for (const row of CATALOG.filter((r) => r.kind === "steps")) {
    await open(page, row.route);
    for (const format of ["A4", "Letter"]) {
      const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page\b/g) ?? [], `${row.id} on ${format}`).toHaveLength(3);
    }
    await expect(page.locator(".handout")).toHaveCount(0);
  }
});

for (const [path, pages, typed] of [
  ["/educate/epistemic-sandbox", 4, "sandbox/bias-recognition"],
  ["/educate/narrative-framing-analysis", 6, "framing/bike-share"],
] as const) {
  test(`${path} prints whole, with room to write or what was typed, and nothing of it stands on the screen`, async ({ page }) => {
    await seed(page, { "candor-drafts-v1": { [typed]: "My own words." } });
    await open(page, path);
    const pdf = (await page.pdf({ format: "Letter", preferCSSPageSize: true })).toString("latin1");
    expect((pdf.match(/\/Type\s*\/Page\b/g) ?? []).length).toBeLessThanOrEqual(pages);
    await expect(page.locator(".handout")).toHaveCount(0);
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    await expect(page.locator(".handout .h-write")).toHaveCount(path.endsWith("sandbox") ? 5 : 4);
    await expect(page.locator(".handout .h-lines")).toHaveCount(path.endsWith("sandbox") ? 4 : 3);
    await expect(page.locator(".handout")).toContainText("My own words.");
  });
}

test("paper is white, whatever the theme of the screen", async ({ page }) => {
  await open(page, "/omissions");
  await page.evaluate(() => {
    document.documentElement.dataset["theme"] = "ink";
  });
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(await scheme()).toBe("dark");
  await page.emulateMedia({ media: "print" });
  expect(await scheme()).toBe("light");
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

test("a step has an address of its own to send on, and single pages print too", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/educate/vagueness?step=3");
  await page.getByRole("button", { name: "Copy link to this step" }).click();
  await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname + new URL(link).search).toBe("/educate/vagueness?step=3");
  for (const path of ["/educate/clarity-signals", "/educate/certainty-vs-trust"]) {
    await open(page, path);
    await expect(page.getByRole("button", { name: "Print this page" })).toBeVisible();
  }
});
