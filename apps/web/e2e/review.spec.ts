import { live, open, seed, stored, watchErrors } from "./support/education.ts";
import { expect, test } from "./support/test.ts";

test.use({ reducedMotion: "reduce" });
const DAY_MS = 86_400_000;

test("a missed item comes back after about a day, then 7, then 30, and is let go", async ({ page }) => {
  const errors = watchErrors(page);
  const start = new Date("2026-03-02T09:00:00");
  await page.clock.install({ time: start });
  await open(page, "/educate/false-urgency?step=3");
  await page.getByRole("radio", { name: "Sound" }).first().check();
  await page.getByRole("radio", { name: "90%" }).check();
  await page.getByRole("button", { name: "Show Expert Analysis" }).first().click();
  await expect(
    page.getByText(
      "You said sound and were 90% sure. We call it misleading. The mistakes you’re surest about teach you the most. You’ll see it again in your review.",
    ),
  ).toBeVisible();

  await open(page, "/educate");
  await expect(page.getByText(/Your next review is tomorrow/)).toBeVisible();
  for (const [days, next] of [
    [1, "in 7 days"],
    [8, "in 30 days"],
    [38, null],
  ] as const) {
    await page.clock.setSystemTime(start.getTime() + days * DAY_MS);
    await open(page, "/educate");
    await page.getByRole("link", { name: "Review it" }).click();
    await expect(page.getByText("From the lesson False Urgency")).toBeVisible();
    await page.getByRole("radio", { name: "Misleading" }).check();
    await page.getByRole("radio", { name: "80%" }).check();
    await page.getByRole("button", { name: "Show Expert Analysis" }).click();
    await expect(page.getByText(next ? `You’ll see this one again ${next}.` : "That was its last round. You won’t be asked again.")).toBeVisible();
    await page.getByRole("button", { name: "Finish" }).click();
    await expect(page.getByText(next ? `The next one comes back ${next}` : "Nothing else is waiting for you.")).toBeFocused();
  }
  expect(await stored(page, "candor-review-v1")).toEqual([]);
  expect(errors).toEqual([]);
});

test("nothing due: the page says when something will be, and what it is for", async ({ page }) => {
  await open(page, "/review");
  await expect(page.getByRole("status").getByText(/Nothing to review\./)).toBeVisible();
  await expect(page.getByText(/Nothing to review\./)).not.toBeFocused();
  await page.evaluate(
    (due) => localStorage.setItem("candor-review-v1", JSON.stringify([{ lesson: "vagueness", item: "example1", stage: 1, due }])),
    Date.now() + 5 * DAY_MS,
  );
  await page.reload();
  await live(page);
  await expect(page.getByText(/The next one comes back in 5 days/)).toBeVisible();
});

test("cards of what is no longer taught count nowhere, take nobody's place, and are gone after the visit", async ({ page }) => {
  const gone = Array.from({ length: 12 }, (_, i) => ({ lesson: i < 6 ? `gone${i}` : "vagueness", item: `example${i + 4}`, stage: 0, due: i }));
  const there = { lesson: "vagueness", item: "example1", stage: 0, due: 50 };
  await seed(page, { "candor-review-v1": [...gone, there] });
  await open(page, "/educate");
  await expect(page.getByText("One example you missed is back for a second look.")).toBeVisible();
  await page.getByRole("link", { name: "Review it" }).click();
  await expect(page.getByRole("heading", { name: "1 of 1" })).toBeVisible();
  expect(await stored(page, "candor-review-v1")).toEqual([there]);
});

test("nothing but cards of what is no longer taught: nothing is waiting", async ({ page }) => {
  await seed(page, { "candor-review-v1": [{ lesson: "gone", item: "example1", stage: 0, due: 1 }] });
  await open(page, "/review");
  await expect(page.getByText(/Nothing to review\./)).toBeVisible();
  await expect(page.getByRole("button", { name: "Review more" })).toHaveCount(0);
});

test("an item is not opened without an answer, and comes back tomorrow where there was not enough to tell", async ({ page }) => {
  await seed(page, { "candor-review-v1": [{ lesson: "vagueness", item: "example1", stage: 2, due: 3 }] });
  await open(page, "/review");
  await page.getByRole("button", { name: "Show Expert Analysis" }).click();
  await expect(page.getByText("First give your own reading.")).toBeVisible();
  expect(await stored(page, "candor-review-v1")).toMatchObject([{ stage: 2 }]);
  await page.getByRole("radio", { name: "Not enough to tell" }).check();
  await page.getByRole("button", { name: "Show Expert Analysis" }).click();
  await expect(page.getByText("You’ll see this one again")).toBeVisible();
  expect(await stored(page, "candor-review-v1")).toMatchObject([{ stage: 0 }]);
});

test("more than a session holds: the rest follows at once, and what is passed over stays due", async ({ page }) => {
  const lessons = ["vagueness", "false-urgency", "jargon-overload", "straw-man"];
  await seed(page, { "candor-review-v1": lessons.flatMap((lesson, i) => [1, 2, 3].map((n) => ({ lesson, item: `example${n}`, stage: 0, due: i * 3 + n }))) });
  await open(page, "/review");
  await page.getByRole("button", { name: "Skip for now" }).click();
  for (let n = 2; n <= 10; n++) {
    await expect(page.getByRole("heading", { name: `${n} of 10` })).toBeVisible();
    await page.getByRole("radio", { name: "Sound" }).check();
    await page.getByRole("radio", { name: "60%" }).check();
    await page.getByRole("button", { name: "Show Expert Analysis" }).click();
    await page.getByRole("button", { name: n < 10 ? "Next" : "Finish", exact: true }).click();
  }
  await expect(page.getByText("That was 9 examples. A few more are due, whenever you’re ready.")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Review more" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "1 of 3" })).toBeVisible();
  await expect(page.getByRole("group", { name: "Example 1 of 3" })).toBeFocused();
  await expect(page.getByText("From the lesson Vagueness")).toBeVisible();
});
