import { expectAccessible } from "./support/axe.ts";
import { goTo, open, seed, watchErrors } from "./support/education.ts";
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
const PAGES: readonly { path: string; search?: string; press?: readonly string[]; fill?: readonly [string, string]; then?: string; done?: RegExp }[] = [
  { path: "/wisdom", press: ["Add Quote"] },
  { path: "/educate/ai-behavior-patterns", press: ["Previous Story", "Add Your Story"] },
  { path: "/train" },
  { path: "/omissions", press: ["Reveal Omissions"] },
  {
    path: "/paper",
    fill: ["A text, or a link to an article", "Tests prove that it works. Roughly 14,327 people took part (p = 0.04)."],
    then: "Check this text",
    done: /^\d+ results?$|^No /,
  },
  {
    path: "/bot-detection",
    fill: ["A text, or a link to an article", "We leverage best-in-class synergies to operationalize holistic, scalable paradigms."],
    then: "Check this text",
    done: /^\d+ results?$|^No /,
  },
  {
    path: "/testing",
    press: ["Test Adaptive Learning"],
    fill: ["Statement 1", "Everyone knows that this works. Studies show it."],
    then: "Run All Tests",
    done: /^\d+ detected$/,
  },
  { path: "/educate/bullshit-patterns", search: "vx-os01-studies-show", press: ["Try it on a text"] },
  { path: "/your-data" },
  { path: "/about" },
  { path: "/map" },
];

/** As one visit each: page and axe are loaded once. */
const VISITS = [PAGES.slice(0, 4), PAGES.slice(4, 8), PAGES.slice(8)];

for (const pages of VISITS) {
  test(`axe finds nothing, 320 px holds it, buttons are 44 px high: ${pages.map(({ path }) => path).join(", ")}`, async ({ page }) => {
    test.slow();
    const errors = watchErrors(page);
    await seed(page, SEED);
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, "/map");
    for (const { path, search, press = [], fill, then, done } of pages)
      await test.step(path, async () => {
        await goTo(page, path);
        if (search) await page.getByPlaceholder("Search patterns...").fill(search);
        for (const name of press) await page.getByRole("button", { name }).first().click();
        if (fill) await page.getByRole("textbox", { name: fill[0] }).fill(fill[1]);
        if (then) await page.getByRole("button", { name: then }).click();
        if (done) await expect(page.getByText(done).first()).toBeVisible();
        if (then === "Run All Tests") await expect(page.getByRole("button", { name: then })).toBeEnabled();
        await expectAccessible(page, path);
        for (const width of [320, 360, 768]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `${path} at ${width}`).toBeLessThanOrEqual(0);
        }
        const small = await page
          .locator("main button:visible")
          .evaluateAll((buttons) => buttons.filter((b) => b.getBoundingClientRect().height < 44).map((b) => b.textContent));
        expect(small, "buttons lower than 44 px").toEqual([]);
        await page.setViewportSize({ width: 1280, height: 900 });
      });
    expect(errors).toEqual([]);
  });
}
