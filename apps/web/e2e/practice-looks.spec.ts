import { expectAccessible } from "./support/axe.ts";
import { open, seed, watchErrors } from "./support/education.ts";
import { expect, test } from "./support/test.ts";

const story = {
  id: "user-1",
  title: "My own story",
  story: "It told me that the file was saved, and there was no file anywhere on the disk.",
  lesson: "Look at the result, not at the report.",
  author: "Me",
  timestamp: "2026-01-01T00:00:00.000Z",
  isUserSubmitted: true,
};
const SEED = {
  ai_behavior_stories: [story],
  "candor-user-quotes-v1": [{ quote: "A thought of mine, at some length", author: "Me", tone: "user-submitted", isUserSubmitted: true }],
};

/** Each page with as much of it open as a visitor can open. */
const PAGES: readonly { path: string; press?: readonly string[]; fill?: readonly [string, string]; then?: string }[] = [
  { path: "/wisdom", press: ["Add Quote"] },
  { path: "/educate/ai-behavior-patterns", press: ["Previous Story", "Add Your Story"] },
  { path: "/train" },
  { path: "/omissions", press: ["Reveal Omissions"] },
  {
    path: "/paper",
    fill: ["A text, or the address of an article", "Tests prove that it works. Roughly 14,327 people took part (p = 0.04)."],
    then: "Check this text",
  },
  {
    path: "/bot-detection",
    fill: ["A text, or the address of an article", "We leverage best-in-class synergies to operationalize holistic, scalable paradigms."],
    then: "Check this text",
  },
  { path: "/testing", press: ["Test Adaptive Learning"], fill: ["Statement 1", "Everyone knows that this works. Studies show it."], then: "Run All Tests" },
  { path: "/educate/bullshit-patterns?q=vx-os01-studies-show", press: ["Try it on a text"] },
  { path: "/your-data" },
  { path: "/about" },
  { path: "/map" },
];

for (const { path, press = [], fill, then } of PAGES) {
  test(`${path}: axe finds nothing, 320 px holds it`, async ({ page }) => {
    const errors = watchErrors(page);
    await seed(page, SEED);
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, path);
    for (const name of press) await page.getByRole("button", { name }).first().click();
    if (fill) await page.getByRole("textbox", { name: fill[0] }).fill(fill[1]);
    if (then) {
      await page.getByRole("button", { name: then }).click();
      await page.waitForTimeout(900);
    }
    await expectAccessible(page, path);
    for (const width of [320, 360, 768]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
    const small = await page
      .locator("main button:visible")
      .evaluateAll((buttons) => buttons.filter((b) => b.getBoundingClientRect().height < 44).map((b) => b.textContent));
    expect(small, "buttons lower than 44 px").toEqual([]);
    expect(errors).toEqual([]);
  });
}
