import { CATALOG, CATEGORIES } from "@candor/content/catalog";
import { goTo, live, open, seed, watchErrors } from "./support/education.ts";
import { expect, test } from "./support/test.ts";

test.use({ reducedMotion: "reduce" });

const LISTS: [path: string, heading: string, titles: string[]][] = [
  [
    "/educate/epistemic-foundations",
    "Epistemic Foundations",
    [
      "Clarity Signals",
      "Why Certainty Sells, But Trust Wins",
      "Cognitive Dissonance",
      "Confirmation Bias",
      "Epistemic Humility",
      "Mental Models",
      "Narrative Framing",
      "Why Certainty Sells",
    ],
  ],
  [
    "/educate/bullshit-detection",
    "Bullshit Detection",
    [
      "How to Detect Bullshit",
      "Vagueness",
      "Emotional Framing",
      "Speculative Authority",
      "Citation Laundering",
      "Jargon Overload",
      "False Urgency",
      "Appeal to Authority",
      "Appeal to Emotion",
    ],
  ],
  [
    "/educate/logical-fallacies",
    "Logical Fallacies",
    ["Logical Fallacies Overview", "False Dichotomy", "False Dilemma", "Red Herring", "Straw Man", "Steelman", "Ad Hominem", "Circular Reasoning"],
  ],
  ["/educate/ai-awareness", "AI Awareness Hub", ["AI Awareness", "How LLMs Bullshit", "Become AI Aware", "AI Behavior Patterns"]],
  ["/educate/advanced-practice", "Advanced Practice", ["Epistemic Sandbox", "Narrative Framing Analysis"]],
];

test("the floating phrases are decoration: hidden from screen readers, moving, and still when less motion is wished for", async ({ browser }) => {
  for (const [reducedMotion, name] of [
    ["reduce", "none"],
    ["no-preference", "drift"],
  ] as const) {
    const page = await browser.newPage({ reducedMotion });
    await open(page, "/educate");
    const phrases = page.locator('[aria-hidden="true"] > [data-phrase]');
    await expect(phrases).toHaveCount(7);
    expect(
      await phrases.evaluateAll((all) => all.map((phrase) => getComputedStyle(phrase, "::before").content)).then((texts) => texts.filter((t) => t.length > 6)),
    ).toHaveLength(7);
    expect(await phrases.first().evaluate((phrase) => getComputedStyle(phrase).animationName)).toBe(name);
    // What moves longer by itself needs a button that stops it (WCAG 2.2.2).
    const ends = await phrases.evaluateAll((all) => all.flatMap((one) => one.getAnimations().map((moves) => moves.effect!.getComputedTiming().endTime)));
    expect(ends).toHaveLength(name === "none" ? 0 : 7);
    for (const end of ends) expect(end).toBeLessThanOrEqual(5_000);
    await page.close();
  }
});

test("the lists hold the lessons of the catalogue by name, in order, each with its description and way", async ({ page }) => {
  await open(page, "/map");
  for (const [path, heading, titles] of LISTS)
    await test.step(path, async () => {
      await goTo(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page.locator("main li h2")).toHaveText(titles);
      const rows = CATALOG.filter((row) => titles.includes(row.title) && CATEGORIES.find((c) => c.id === row.category)?.route === path);
      expect(rows).toHaveLength(titles.length);
      const items = await page
        .locator("main li:has(h2)")
        .evaluateAll((all) =>
          all.map((item) => ({
            title: item.querySelector("h2")!.textContent.trim(),
            words: item.textContent.replace(/\s+/g, " "),
            links: [...item.querySelectorAll("a")].map((link) => link.getAttribute("href")),
          })),
        );
      for (const row of rows) {
        const shown = items.filter(({ title }) => title === row.title);
        expect(shown, row.title).toEqual([{ title: row.title, words: expect.stringContaining(row.description), links: [row.route] }]);
        expect(shown[0]!.words, row.title).toContain("Available");
      }
    });
});

test("hub and Bullshit Detection lead to the taxonomy, outside the lists", async ({ page }) => {
  for (const path of ["/educate", "/educate/bullshit-detection"]) {
    await open(page, path);
    await expect(page.getByRole("list").getByRole("link", { name: "Manipulation Pattern Taxonomy" }).and(page.locator("main a"))).toHaveCount(0);
    await page.getByRole("main").getByRole("link", { name: "Manipulation Pattern Taxonomy" }).click();
    await expect(page).toHaveURL(/\/educate\/bullshit-patterns$/);
  }
});

test("progress, the way back into a lesson, and search", async ({ page }) => {
  await seed(page, {
    "education-progress": { vagueness: true, "false-urgency": true },
    "candor-place-v1": { steelman: { step: 2, steps: 4, at: 2000 }, "jargon-overload": { step: 1, steps: 4, at: 1000 } },
  });
  await open(page, "/educate");
  await expect(page.getByText("2 of 9 done, 1 in progress")).toBeVisible();
  await expect(page.getByText("Not started, 3 lessons")).toBeVisible();
  await expect(page.getByText("You stopped in Steelman, at step 3 of 4.")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search the lessons" }).fill("deadline");
  await expect(page.getByRole("search").getByRole("link")).toHaveText(["False Urgency"]);
  await page.getByRole("searchbox").fill("zzzz");
  await expect(page.getByText("No lesson found for “zzzz”.")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("searchbox").fill(`https://news.example/${"council_closes_library_".repeat(5)}`);
  await expect(page.getByText(/No lesson found for “https/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Steelman");
  await expect(page.getByText("3 of 4", { exact: true })).toBeVisible();
});

test("somebody with a case finds the lesson that begins there, by a sentence or by an everyday word", async ({ page }) => {
  await open(page, "/educate");
  await page.getByRole("searchbox").fill("ad");
  await expect(page.getByRole("search").getByRole("link").first()).toHaveText("False Urgency");
  await page.getByRole("navigation", { name: "What brings you here?" }).getByRole("link", { name: "A chatbot sounded so sure." }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How LLMs Bullshit");
});

test("after a lesson the hub says what was finished and offers the next open one, after a reload too", async ({ page }) => {
  const errors = watchErrors(page);
  await seed(page, { "education-progress": { "emotional-framing": true } });
  await open(page, "/educate/vagueness?step=4");
  await page.getByRole("button", { name: "Complete Lesson" }).click();
  const where = page.getByRole("region", { name: "Where you are" });
  await expect(where).toContainText("You’ve completed Vagueness.");
  await page.reload();
  await live(page);
  await where.getByRole("link", { name: "Next: Speculative Authority" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Speculative Authority");
  await open(page, "/educate");
  await expect(page.getByText("You’ve completed")).toHaveCount(0);
  expect(errors).toEqual([]);
});

const answers = (n: number) =>
  Array.from({ length: n }, (_, i) => ({
    lesson: `l${Math.floor(i / 3)}`,
    item: `example${(i % 3) + 1}`,
    verdict: i % 2 ? "sound" : "misleading",
    choice: i % 5 === 0 ? "sound" : "misleading",
    sureness: [60, 70, 80, 90, 100][i % 5],
    at: i,
  }));

test("the calibration panel waits for 20 answers, and then shows chart, hits, false alarms and Brier score", async ({ page }) => {
  await open(page, "/educate");
  await expect(page.getByText("How calibrated are you?")).toHaveCount(0);
  await page.evaluate((list) => localStorage.setItem("candor-answers-v1", JSON.stringify(list)), answers(19));
  await page.reload();
  await live(page);
  const panel = page.getByRole("region", { name: "How calibrated are you?" });
  await expect(panel).toContainText(
    "After 20 answers with a confidence rating, you’ll see here how well your confidence fits your results. So far there are 19.",
  );
  await page.evaluate((list) => localStorage.setItem("candor-answers-v1", JSON.stringify(list)), answers(20));
  await page.reload();
  await live(page);
  await expect(panel.getByRole("img")).toHaveAttribute("aria-label", /60% sure: 2 of 4 right/);
  await expect(panel).toContainText("8 of 10 (80%) misleading examples you caught");
  await expect(panel).toContainText("8 of 10 (80%) honest examples you called misleading");
  await expect(panel).toContainText("You call most things misleading");
  await expect(panel).toContainText("Brier score");
});
