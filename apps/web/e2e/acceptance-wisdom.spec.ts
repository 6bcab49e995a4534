import { hearDialogs } from "./support/dialogs.ts";
import { live, open, seed, stored, watchErrors } from "./support/education.ts";
import { bodyOf, mailDrafts } from "./support/mail.ts";
import { expect, test, type Page } from "./support/test.ts";

/** Specification 1, Quotes of Wisdom: sections 2 to 5, 7 and 8. Strings and numbers stand here as printed there. */

const MINE = "candor-user-quotes-v1";
const INDEX = "candor-quote-index-v1";
const kept = (n: number) => ({ quote: `Something that I say, part ${n}`, author: "Me", tone: "user-submitted", isUserSubmitted: true });
const field = (page: Page, name: "Quote" | "Author" | "Tone") => page.getByRole("textbox", { name, exact: true });
const submit = (page: Page) => page.getByRole("button", { name: "Submit", exact: true });
const addQuote = (page: Page) => page.getByRole("button", { name: "Add Quote", exact: true });
const exportAll = (page: Page) => page.getByRole("button", { name: /export.*email/i });
const position = async (page: Page): Promise<[number, number]> =>
  (await page.getByText(/^\d+ of \d+$/).innerText()).split(" of ").map(Number) as [number, number];

async function fill(page: Page, quote: string, author: string, tone = ""): Promise<void> {
  await field(page, "Quote").fill(quote);
  await field(page, "Author").fill(author);
  await field(page, "Tone").fill(tone);
}

test("2 and 4: the card, 'n of total', Previous and Next wrap, and the index is kept", async ({ page }) => {
  const errors = watchErrors(page);
  await open(page, "/wisdom");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quotes of Wisdom");
  await expect(page.getByRole("button", { name: "Back", exact: true })).toBeVisible();
  const [first, total] = await position(page);
  expect(first).toBe(1);
  expect(total).toBeGreaterThanOrEqual(65);
  expect(total).toBeLessThanOrEqual(75);
  // In the page, from card to card: some seventy of them, each a press of Next, which is found where it stands after the last one.
  const cards = await page.locator("main").evaluate(async (main, presses) => {
    const place = () => [...main.querySelectorAll("*")].map((part) => part.textContent).find((text) => /^\d+ of \d+$/.test(text)) ?? "";
    const shown: { parts: string[]; at: string }[] = [];
    for (let press = 0; press < presses; press += 1) {
      const at = place();
      shown.push({ parts: ["blockquote", "b", ".tone"].map((part) => main.querySelector(`figure ${part}`)?.textContent?.trim() ?? ""), at });
      [...main.querySelectorAll("button")].find((button) => button.textContent.trim() === "Next")!.click();
      while (place() === at) await new Promise(requestAnimationFrame);
    }
    return shown;
  }, total);
  const seen = new Set<string>();
  for (const [i, { parts, at }] of cards.entries()) {
    expect(at).toBe(`${i + 1} of ${total}`);
    expect(parts, at).not.toContain("");
    seen.add(parts[0]!);
  }
  await expect(page.getByText(`1 of ${total}`, { exact: true })).toBeVisible();
  expect(seen.size).toBe(total);
  await page.getByRole("button", { name: "Previous", exact: true }).click();
  await expect(page.getByText(`${total} of ${total}`, { exact: true })).toBeVisible();
  expect(await stored(page, INDEX)).toBe(total - 1);
  await page.reload();
  await live(page);
  await expect(page.getByText(`${total} of ${total}`, { exact: true })).toBeVisible();
  expect(errors).toEqual([]);
});

test("2 and 7: without quotes of the visitor there is no badge, no export, no banner; with one there are all three; each submission opens a mail draft, and the export one with all quotes; tone 'user-submitted' where none is given", async ({
  page,
}) => {
  const drafts = await mailDrafts(page);
  await open(page, "/wisdom");
  for (const absent of [page.getByText("Community", { exact: true }), exportAll(page), page.getByText(/Your quote has been added/)])
    await expect(absent).toHaveCount(0);
  const [, total] = await position(page);
  await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [MINE, JSON.stringify([kept(1)])]);
  await page.reload();
  await live(page);
  await expect(exportAll(page)).toBeVisible();
  await expect(page.getByText(/Your quote has been added/)).toBeVisible();
  await expect(page.getByText("Community", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Previous", exact: true }).click();
  await expect(page.getByText(`${total + 1} of ${total + 1}`, { exact: true })).toBeVisible();
  await expect(page.getByText("Community", { exact: true })).toBeVisible();
  await test.step("mail drafts", async () => {
    await addQuote(page).click();
    await fill(page, "  A draft for the owner  ", "Me");
    await submit(page).click();
    await expect(page.getByRole("blockquote")).toHaveText("“A draft for the owner”");
    await expect(field(page, "Quote")).toHaveCount(0);
    await expect(page.getByText(/Your quote has been added/)).toBeVisible();
    await expect.poll(() => drafts.length).toBe(1);
    expect(drafts[0]).toMatch(/^mailto:owner@example\.org\?subject=New%20quote.*&body=.+/);
    expect(bodyOf(drafts[0]!)).toContain("A draft for the owner");
    expect(bodyOf(drafts[0]!)).not.toContain("Something that I say, part 1");
    expect(await stored(page, MINE)).toEqual([kept(1), { quote: "A draft for the owner", author: "Me", tone: "user-submitted", isUserSubmitted: true }]);
    await expect(page.getByText("Community", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Export user quotes by email" }).click();
    await expect.poll(() => drafts.length).toBe(2);
    expect(bodyOf(drafts[1]!)).toContain(JSON.stringify(await stored(page, MINE)));
    for (const text of ["Something that I say, part 1", "A draft for the owner"]) expect(bodyOf(drafts[1]!)).toContain(text);
  });
});

test("4 and 5: field limits 500, 100 and 50, the submit button waits for quote and author; 'Add Quote' opens and closes the form, over what was typed, too; Cancel and a submit close and clear it", async ({
  page,
}) => {
  await open(page, "/wisdom");
  await addQuote(page).click();
  await expect(field(page, "Quote")).toBeVisible();
  await test.step("limits, and when it can be submitted", async () => {
    for (const [name, limit] of [
      ["Quote", 500],
      ["Author", 100],
      ["Tone", 50],
    ] as const) {
      await field(page, name).focus();
      await page.keyboard.insertText("ab ".repeat(200));
      expect((await field(page, name).inputValue()).length, name).toBe(limit);
    }
    for (const [quote, author, ready] of [
      ["", "", false],
      ["A thought of mine", " ", false],
      ["  ", "Me", false],
      ["A thought of mine", "Me", true],
    ] as const) {
      await fill(page, quote, author);
      await expect(submit(page)).toBeEnabled({ enabled: ready });
    }
  });
  await fill(page, "", "");
  await addQuote(page).click();
  await expect(field(page, "Quote")).toHaveCount(0);
  await addQuote(page).click();
  await fill(page, "Half a thought", "Me", "dry");
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await addQuote(page).click();
  for (const name of ["Quote", "Author", "Tone"] as const) await expect(field(page, name)).toHaveValue("");
  await fill(page, "A whole thought of mine", "Me", "dry");
  await submit(page).click();
  await expect(page.getByRole("blockquote")).toHaveText(/A whole thought of mine/);
  await expect(page.locator(".tone")).toHaveText("dry");
  await addQuote(page).click();
  for (const name of ["Quote", "Author", "Tone"] as const) await expect(field(page, name)).toHaveValue("");
  // It closes the form over what was typed, and opens it again with it: only Cancel and a submit clear it.
  await fill(page, "Half a thought", "Me", "dry");
  await addQuote(page).click();
  await expect(field(page, "Quote")).toHaveCount(0);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await addQuote(page).click();
  await expect(field(page, "Quote")).toHaveValue("Half a thought");
  await expect(field(page, "Author")).toHaveValue("Me");
  await expect(field(page, "Tone")).toHaveValue("dry");
});

test("5 and 8: every rule has its alert, and its edge; innocent look-alikes pass, HTML stays text", async ({ page }) => {
  const alerts = hearDialogs(page);
  await seed(page, { [MINE]: [kept(1)] });
  await open(page, "/wisdom");
  const builtIn = { quote: (await page.getByRole("blockquote").innerText()).replace(/^“|”$/g, ""), author: await page.locator("figcaption b").innerText() };
  const words = (length: number) =>
    "no two alike "
      .repeat(50)
      .slice(0, length - 1)
      .padEnd(length, "z");
  const rows: [quote: string, author: string, alert: string | null][] = [
    ["123456789", "Me", "Quote must be at least 10 characters long."],
    ["1234567890", "Me", null],
    [words(500), "Me", "Quote must be less than 500 characters."],
    [words(499), "Me", null],
    ["A shit sentence in a fine book", "Me", "Quote contains inappropriate content and cannot be submitted."],
    ["All of them are vermin, so kill all of them", "Me", "Quote contains inappropriate content and cannot be submitted."],
    ["You should kill yourself now", "Me", "Quote contains inappropriate content and cannot be submitted."],
    ["A fine sentence in a fine book", "Fucker", "Quote contains inappropriate content and cannot be submitted."],
    ["SOMETHING that I say, PART 1", "me", "This quote already exists in the collection."],
    [builtIn.quote.toUpperCase(), builtIn.author.toLowerCase(), "This quote already exists in the collection."],
    [builtIn.quote, "Somebody else", null],
    ["That is sooooo true of us", "Me", "Quote appears to be spam."],
    ["That is true of us!!!!!", "Me", "Quote appears to be spam."],
    ["That is soooo true of us", "Me", null],
    ["Killing time in Scunthorpe taught me patience", "Dick Cheney", null],
    ["<b>bold</b> & “quoted” عربي 🙂 words", "أمل", null],
  ];
  let added = 1;
  for (const [quote, author, alert] of rows) {
    if ((await field(page, "Quote").count()) === 0) await addQuote(page).click();
    await field(page, "Quote").fill(quote);
    await field(page, "Author").fill(author);
    const before = alerts.length;
    await submit(page).click();
    if (alert) {
      await expect.poll(() => alerts.length, quote).toBe(before + 1);
      expect(alerts.at(-1)).toBe(alert);
      await expect(field(page, "Quote")).toHaveValue(quote);
    } else {
      await expect(field(page, "Quote"), quote).toHaveCount(0);
      await expect(page.getByRole("blockquote")).toHaveText(`“${quote}”`);
      await expect(page.locator("blockquote b")).toHaveCount(0);
      expect(alerts.length, quote).toBe(before);
      added += 1;
    }
  }
  expect(await stored(page, MINE)).toHaveLength(added);
});

test("a submission that is checked slowly counts once, and not at all when the form was cancelled", async ({ page }) => {
  let come: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/\/assets\/moderation-/, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, "/wisdom");
  await addQuote(page).click();
  await fill(page, "A thought that was given up", "Me");
  await submit(page).click();
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await addQuote(page).click();
  await fill(page, "A thought on a slow line", "Me");
  await submit(page).click();
  await submit(page).click();
  come();
  await expect(page.getByRole("blockquote")).toHaveText("“A thought on a slow line”");
  expect(await stored(page, MINE)).toEqual([{ quote: "A thought on a slow line", author: "Me", tone: "user-submitted", isUserSubmitted: true }]);
});
