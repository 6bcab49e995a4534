import { analysed } from "./support/analysed.ts";
import { expect, test } from "./support/test.ts";

const CALM = [
  "The library opened its new wing in 2001. A glazed corridor joins it to the old reading room, and the catalogue stands between both.",
  "Apples from the school orchard are picked in October. Pupils of the fourth year press them, and the juice is sold at the winter market.",
  "Trains run twice an hour on the branch line. A bus meets the last one and brings passengers to the three villages beyond the hill.",
  "Our museum lends tools on Saturdays. Chisels go out for a week, ladders for two days, and a deposit of ten euros is paid back.",
  "Rain fell on nine days in May. Gardeners used the water of the cistern, which held until the middle of the following month.",
  "The bakery changed hands in spring. Its oven was rebuilt by a mason from the next town, and rye bread is baked on Tuesdays.",
  "A choir of forty meets in the old cinema. It rehearses a mass by Haydn and sings it in December under a guest conductor.",
  "Bees were brought to the roof of the hospital. Two nurses look after the hives and give the honey to patients who leave.",
  "The ferry was painted over the winter. Its engine is from 1978, and the crew keeps spare parts in a shed by the quay.",
  "Volunteers counted swifts around the church. They found eleven nests under the eaves and wrote each place into a plan.",
];
const LOUD =
  "Everyone knows that the mayor lied. Studies show that the bridge will collapse. You must act now before it is too late, or you do not care about your children. Experts agree that there is no alternative.";
const TEXT = [...CALM, LOUD].join("\n\n");

test("ticks and bracket stay at their share of the strip when the window becomes lower", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await analysed(page, TEXT);
  const shares = (): Promise<number[]> =>
    page.locator(".strip-in").evaluate((strip) => {
      const box = strip.getBoundingClientRect();
      return [...strip.querySelectorAll(".tick, .gathered")].map((part) => {
        const { top, height } = part.getBoundingClientRect();
        return (top + height / 2 - box.top) / box.height;
      });
    });
  await expect(page.locator(".strip .gathered")).toHaveCount(1);
  const before = await shares();
  await page.setViewportSize({ width: 1440, height: 420 });
  await expect.poll(async () => (await page.locator(".strip-in").boundingBox())!.height).toBeLessThan(420);
  expect((await shares()).map((share) => share.toFixed(2))).toEqual(before.map((share) => share.toFixed(2)));
  expect(Math.max(...before)).toBeLessThan(1);
});

test("the cluster alert leads to where marks gather, and the strip has a bracket around their ticks", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await analysed(page, TEXT);
  await test.step("the bracket", async () => {
    const bracket = (await page.locator(".strip .gathered").boundingBox())!;
    for (const tick of await page.locator(".strip .tick").all()) {
      const box = (await tick.boundingBox())!;
      const middle = box.y + box.height / 2;
      expect(middle).toBeGreaterThan(bracket.y);
      expect(middle).toBeLessThan(bracket.y + bracket.height);
    }
  });
  for (const [width, height] of [
    [1440, 800],
    [360, 740],
  ] as const) {
    await test.step(`at ${width} px`, async () => {
      if (width !== 1440) {
        await page.setViewportSize({ width, height });
        await analysed(page, TEXT);
      }
      const first = page.locator(".reading .mark", { hasText: "Everyone knows" }).first();
      await expect(first).not.toBeInViewport();
      await expect(page.locator(".strip .gathered")).toHaveCount(1);
      const where = page.getByRole("region", { name: "Cluster alert" }).getByRole("button", { name: "paragraph 11", exact: true });
      await where.click();
      await expect(first).toBeInViewport();
      await expect(first).toBeFocused();
      expect(await page.locator(".reading [data-at].lit").count()).toBeGreaterThan(2);
      await expect(page.locator(".reading [data-at]:not(.lit)")).toHaveCount(0);
      await page.evaluate(() => scrollTo(0, 0));
      await where.click();
      await expect(first).toBeInViewport();
      // A note under the pointer would light its mark, too.
      await page.mouse.move(0, 0);
      await first.press("ArrowRight");
      await expect(page.locator(".reading [data-at].lit")).toHaveCount(1);
    });
  }
});
