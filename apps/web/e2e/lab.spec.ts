import { slot } from "./support/controls.ts";
import { hearDialogs } from "./support/dialogs.ts";
import { live, open, stored, watchErrors } from "./support/education.ts";
import { expect, test, type Page } from "./support/test.ts";

const KEY = "vx-adaptive-learning";
const STRONG = "Everyone knows that this works. Studies show it.";
const PLAIN = "We moved the meeting to Thursday because the room is taken.";
const type = (page: Page, n: number, text: string) =>
  slot(page, n)
    .getByRole("textbox", { name: `Statement ${n}` })
    .fill(text);
const test1 = (page: Page, n: number) => slot(page, n).getByRole("button", { name: "Test", exact: true }).click();
interface Learning {
  adjustments: { reflexId: string; adjustmentFactor: number }[];
  history: { feedbackType: string; context: string }[];
}
const learned = (page: Page) => stored(page, KEY) as Promise<Learning | null>;

test("on a phone the outcomes of all tests stand under the button and lead to the slots", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/testing");
  await slot(page, 1).locator("textarea").fill("The meeting is on Thursday.");
  await slot(page, 3).locator("textarea").fill("Everyone knows that it works. Studies show it.");
  await page.getByRole("button", { name: "Run All Tests" }).click();
  const outcomes = page.locator(".outcomes button");
  await expect(outcomes).toHaveCount(2);
  await expect(outcomes.first()).toHaveText("Statement 1: nothing found");
  await expect(outcomes.last()).toBeInViewport({ ratio: 1 });
  await outcomes.last().click();
  await expect(slot(page, 3).locator(".risk")).toBeInViewport({ ratio: 1 });
  await expect(slot(page, 3).locator(".risk")).toBeFocused();
});

test("a slot: placeholder, test, badge, summary, three patterns at most, cleared on edit; an address in it waits in the analyzer: only Run Analysis sends it", async ({
  page,
}) => {
  const errors = watchErrors(page);
  await open(page, "/testing");
  await expect(page.getByPlaceholder("Paste your statement here to test for manipulation patterns...")).toHaveCount(4);
  for (let n = 1; n <= 4; n++) await expect(slot(page, n).getByRole("button", { name: "Test", exact: true })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Run All Tests" })).toBeDisabled();
  await type(page, 1, `${STRONG} Act now before it is too late, or lose everything.`);
  await test1(page, 1);
  await expect(slot(page, 1).getByText("CLUSTER ALERT - Multiple high-confidence detections")).toBeVisible();
  await expect(slot(page, 1).locator(".found > li")).toHaveCount(3);
  await expect(slot(page, 1).getByText(/^\d+ more$/)).toBeVisible();
  await expect(slot(page, 1).getByText(/^\d+ detected$/)).toBeVisible();
  await type(page, 1, PLAIN);
  await expect(slot(page, 1).locator(".risk")).toHaveCount(0);
  await test1(page, 1);
  await expect(slot(page, 1).getByText("Clean - No manipulation detected")).toBeVisible();
  expect(errors).toEqual([]);
  await test.step("an address", async () => {
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(request.url());
    });
    await type(page, 1, "https://example.org/from-the-lab");
    await test1(page, 1);
    await slot(page, 1).getByRole("button", { name: "Open in the analyzer" }).click();
    await expect(page.getByText("The link is in the field. Press Run Analysis to fetch its page.")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "A statement, or one link to an article" })).toHaveValue("https://example.org/from-the-lab");
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(posts).toEqual([]);
  });
});

test("feedback by Enter changes the result, is listed and undone one by one; Reset All Learning asks, clears and loads the page again", async ({ page }) => {
  await open(page, "/testing");
  const reset = page.getByRole("button", { name: "Reset All Learning" });
  await expect(reset).toHaveAccessibleDescription("No detector has learned anything yet, so there’s nothing to reset.");
  await type(page, 1, STRONG);
  await test1(page, 1);
  const highest = async () => Number(/highest (\d+)%/.exec(await slot(page, 1).locator(".risk .small").innerText())![1]);
  const before = await highest();
  const feedback = slot(page, 1).getByRole("textbox", { name: /^Feedback/ });
  await feedback.fill("completely wrong");
  await feedback.press("Enter");
  await expect(slot(page, 1).getByText(/^Learned for \d+ detectors?/)).toBeVisible();
  await expect.poll(highest).toBeLessThan(before);
  await expect(reset).toHaveAccessibleDescription(/^\d+ detectors? ha(?:s|ve) learned from your feedback\.$/);
  const after = await learned(page);
  expect(after!.adjustments.every((a) => a.adjustmentFactor === -0.1)).toBe(true);
  expect(after!.history[0]).toMatchObject({ feedbackType: "false_positive", context: STRONG });
  await page.locator(".learned summary").first().click();
  const count = after!.history.length;
  await page
    .getByRole("button", { name: /^Undo / })
    .first()
    .click();
  expect((await learned(page))!.history).toHaveLength(count - 1);
  for (let left = count - 1; left > 0; left--) {
    const details = page.locator(".learned details").first();
    if ((await details.getAttribute("open")) === null) await details.locator("summary").click();
    page.once("dialog", (dialog) => void dialog.accept());
    await page
      .getByRole("button", { name: /^Forget this detector’s changes/ })
      .first()
      .click();
  }
  await expect(page.getByText(/Nothing learned yet/)).toBeVisible();
  expect(await highest()).toBe(before);
  await test.step("Reset All Learning", async () => {
    let accept = false;
    const asked = hearDialogs(page, () => accept);
    await slot(page, 1)
      .getByRole("textbox", { name: /^Feedback/ })
      .fill("wrong");
    await slot(page, 1)
      .getByRole("textbox", { name: /^Feedback/ })
      .press("Enter");
    await expect(page.locator(".learned > li").first()).toBeVisible();
    await page.getByRole("button", { name: "Reset All Learning" }).click();
    expect(asked).toHaveLength(1);
    expect(await learned(page)).not.toBeNull();
    accept = true;
    const loaded = page.waitForEvent("load");
    await page.getByRole("button", { name: "Reset All Learning" }).click();
    await loaded;
    await live(page);
    expect(asked).toHaveLength(2);
    expect(await learned(page)).toBeNull();
    await expect(slot(page, 1).getByRole("textbox", { name: "Statement 1" })).toHaveValue(STRONG);
  });
});

test("an example phrasing goes into the first free slot, asks before it takes the place of the visitor’s own words, and takes that of another example first", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await open(page, "/testing");
  const field = (n: number) => slot(page, n).getByRole("textbox", { name: `Statement ${n}` });
  const examples = page.getByRole("button", { name: /^Try it: / });
  await examples.nth(0).click();
  await expect(field(1)).not.toHaveValue("");
  await expect(field(1)).toBeFocused();
  for (const n of [1, 2, 3]) await field(n).fill(`Mine ${n}`);
  await examples.nth(0).click();
  await expect(field(4)).not.toHaveValue("");
  await expect(field(4)).toBeFocused();
  const first = await field(4).inputValue();
  await examples.nth(1).click();
  await expect(field(4)).not.toHaveValue(first);
  await expect(field(4)).not.toHaveValue("");
  expect(asked).toEqual([]);
  await field(4).fill("Mine 4");
  await examples.nth(0).click();
  expect(asked).toHaveLength(1);
  for (const n of [1, 2, 3, 4]) await expect(field(n)).toHaveValue(`Mine ${n}`);
});
