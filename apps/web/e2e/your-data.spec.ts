import { readFile } from "node:fs/promises";
import { hearDialogs } from "./support/dialogs.ts";
import { live, open, seed, stored, watchErrors } from "./support/education.ts";
import { expect, test } from "./support/test.ts";

const quote = (text: string) => ({ quote: text, author: "Me", tone: "user-submitted", isUserSubmitted: true });
const DATA = { "education-progress": { vagueness: true, steelman: true }, "candor-user-quotes-v1": [quote("One of mine, at length")] };

test("everything is saved as one file, deleted after a question, and restored", async ({ page }) => {
  const errors = watchErrors(page);
  let accept = false;
  const asked = hearDialogs(page, () => accept);
  await seed(page, DATA);
  await open(page, "/your-data");
  await expect(page.getByRole("row", { name: /Lessons you completed/ })).toContainText("2");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save everything as a file" }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^candor-\d{4}-\d\d-\d\d\.json$/);
  const content = await readFile(await saved.path(), "utf8");
  expect(JSON.parse(content)).toMatchObject({ app: "candor", format: 1, data: DATA });

  const wipe = page.getByRole("button", { name: "Delete everything" });
  await wipe.click();
  expect(asked[0]).toContain("Delete everything of yours that Candor keeps in this browser?");
  expect(await stored(page, "education-progress")).toEqual(DATA["education-progress"]);
  accept = true;
  const loaded = page.waitForEvent("load");
  await wipe.click();
  await loaded;
  await live(page);
  await expect(page.getByText("Nothing of yours is kept here.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await page.getByLabel("File saved from Candor").setInputFiles({ name: "copy.json", mimeType: "application/json", buffer: Buffer.from(content) });
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(page.getByText("Restored.", { exact: true })).toBeVisible();
  expect(await stored(page, "education-progress")).toEqual(DATA["education-progress"]);
  expect(errors).toEqual([]);
});

test("a preview shows what merging and replacing would do, and Undo takes it back, a theme at once", async ({ page }) => {
  await seed(page, { ...DATA, "candor-theme": "paper" });
  await open(page, "/your-data");
  const file = {
    app: "candor",
    format: 1,
    made: "2026-02-01T10:00:00.000Z",
    data: {
      "candor-user-quotes-v1": [quote("One of mine, at length"), quote("A second one, from afar")],
      "not-ours": 1,
      ai_behavior_stories: { broken: true },
    },
  };
  await page
    .getByLabel("File saved from Candor")
    .setInputFiles({ name: "other.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(file)) });
  const row = page.locator(".preview").getByRole("row", { name: /Quotes you added/ });
  await expect(row.getByRole("cell")).toHaveText(["1", "2", "2"]);
  await expect(page.getByText("Left out, because Candor doesn’t recognize it: not-ours, ai_behavior_stories.")).toBeVisible();
  await page.getByRole("radio", { name: /^Replace/ }).check();
  await page.getByRole("radio", { name: /^Merge/ }).check();
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  expect(await stored(page, "candor-user-quotes-v1")).toHaveLength(2);
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await stored(page, "candor-user-quotes-v1")).toHaveLength(1);

  await test.step("a theme", async () => {
    const pressed = page.getByRole("group", { name: "Theme" }).getByRole("button", { pressed: true });
    await expect(pressed).toHaveText("Paper");
    await page
      .getByLabel("File saved from Candor")
      .setInputFiles({ name: "theme.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify({ ...file, data: { "candor-theme": "ink" } })) });
    await expect(page.getByRole("heading", { name: "theme.json" })).toBeVisible();
    await page.getByRole("radio", { name: /^Replace/ }).check();
    await page.getByRole("button", { name: "Restore", exact: true }).click();
    await expect(pressed).toHaveText("Ink");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "ink");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(pressed).toHaveText("Paper");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "paper");
  });
});

test("a file of another kind is refused in words; with one of ours the focus goes into the preview and back to where another file is chosen", async ({
  page,
}) => {
  await seed(page, DATA);
  await open(page, "/your-data");
  for (const [content, said] of [
    ["not json", "Candor didn’t make this file"],
    ['{"app":"x"}', "Candor didn’t make this file"],
    ['{"app":"candor","format":9,"data":{}}', "newer version"],
  ] as const)
    await test.step(said, async () => {
      await page.getByLabel("File saved from Candor").setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from(content) });
      await expect(page.getByText(new RegExp(said))).toBeVisible();
    });
  const choose = page.getByRole("button", { name: "Choose a file" });
  const file = { app: "candor", format: 1, made: "2026-02-01T10:00:00.000Z", data: { "candor-user-quotes-v1": [quote("A second one, from afar")] } };
  const give = async () => {
    await page
      .getByLabel("File saved from Candor")
      .setInputFiles({ name: "other.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(file)) });
    await expect(page.getByRole("heading", { name: "other.json" })).toBeFocused();
  };
  await give();
  await page.getByRole("radio", { name: /^Replace/ }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByRole("radio", { name: /^Replace/ })).toBeFocused();
  await page.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(choose).toBeFocused();
  await give();
  await page.getByRole("button", { name: "Restore", exact: true }).press("Enter");
  await expect(page.getByText("Restored.", { exact: true })).toBeVisible();
  await expect(choose).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Undone\./)).toBeVisible();
  await expect(choose).toBeFocused();
});

test("the reminder comes once there is something to keep, and only once", async ({ page }) => {
  await open(page, "/wisdom");
  const reminder = page.getByText("What you make here is kept only in this browser.");
  await expect(reminder).toHaveCount(0);
  await page.evaluate((quotes) => localStorage.setItem("candor-user-quotes-v1", JSON.stringify(quotes)), DATA["candor-user-quotes-v1"]);
  await page.reload();
  await live(page);
  await expect(reminder).toBeVisible();
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(reminder).toHaveCount(0);
  await expect(page.locator("#main")).toBeFocused();
  await page.reload();
  await live(page);
  await expect(reminder).toHaveCount(0);
});

test("nothing that is read moves when the list comes, and a promise to keep it is asked for only where there is something to keep", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    type Shift = PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] };
    // The words of the masthead take another width when their font comes, which is now before they are drawn and now after.
    const inMasthead = ({ node }: { node: Node | null }) => node?.parentElement?.closest(".mast") != null;
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as Shift[];
      moved.push(...shifts.filter(({ sources }) => !sources.every(inMasthead)).map(({ value }) => value));
    }).observe({ type: "layout-shift", buffered: true });
    navigator.storage.persisted = () => Promise.resolve(false);
  });
  const moved = () => page.evaluate(() => (window as unknown as { moved: number[] }).moved.reduce((sum, value) => sum + value, 0));
  const ask = page.getByRole("button", { name: "Ask this browser to keep it" });
  await open(page, "/your-data");
  await expect(page.getByText("Nothing of yours is kept here.")).toBeVisible();
  await expect(ask).toHaveCount(0);
  expect(await moved()).toBeLessThan(0.001);
  await seed(page, { ...DATA, "candor-theme": "paper" });
  await page.reload();
  await live(page);
  await expect(ask).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete everything" })).toBeVisible();
  expect(await moved()).toBeLessThan(0.001);
});

test("at 200 % the table of what a file would change parts no word and widens no page", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/your-data");
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  const file = { app: "candor", format: 1, data: { "education-progress": { vagueness: true } } };
  await page.getByLabel("File saved from Candor").setInputFiles({ name: "copy.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(file)) });
  for (const word of ["What", "Here", "After"]) {
    const heading = page.locator(".preview").getByRole("columnheader", { name: word, exact: true });
    const lines = await heading.evaluate((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getClientRects().length;
    });
    expect(lines, word).toBe(1);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
