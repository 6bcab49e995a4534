import { expectAccessible } from "./support/axe.ts";
import { button, statement } from "./support/controls.ts";
import { open } from "./support/education.ts";
import { expect, test, type Page } from "./support/test.ts";

const run = async (page: Page, text: string, n: number) => {
  await statement(page).fill(text);
  await button(page, "Run Analysis").click();
  await expect(page.getByText(new RegExp(`^Run ${n}`))).toBeVisible();
  await page.getByText("Look it up elsewhere").click();
};
const link = (page: Page, name: string) => page.locator("details.look-up").getByRole("link", { name, exact: true });

test("what a text states can be looked up elsewhere, and its words go nowhere before a link is pressed", async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL!) && !/^(?:data|blob):/.test(request.url())) elsewhere.push(request.url());
  });
  await open(page, "/analyze");
  await run(page, "A study found that 73 percent of people who live near masts sleep badly. The clinic was founded in 1912 by Ada Miller.", 1);
  const box = page.locator("details.look-up");
  await expect(box.getByRole("listitem")).toHaveCount(2);
  await expect(box).toContainText("States a research finding.");
  await expect(box).toContainText("States a date.");
  await expect(link(page, "Google Scholar")).toHaveAttribute("href", /^https:\/\/scholar\.google\.com\/scholar\?q=study%20found%2073%20percent/);
  for (const to of await box.getByRole("link").all()) {
    await expect(to).toHaveAttribute("target", "_blank");
    await expect(to).toHaveAttribute("rel", "noopener noreferrer");
  }
  await expectAccessible(page, "the analyzer with claims to look up");
  await page.getByLabel("Or put the claim in your own words").fill("Masts are bad for sleep");
  await expect(link(page, "Wikipedia").last()).toHaveAttribute("href", "https://en.wikipedia.org/w/index.php?search=Masts%20bad%20sleep");
  expect(elsewhere).toEqual([]);
});

test("a text that states nothing to look up is told so, and one of a swindler is searched for by its own sentence", async ({ page }) => {
  await open(page, "/analyze");
  await run(page, "The best is yet to come, my friends.", 1);
  await expect(page.getByText(/^There’s no figure, date, source or event here/)).toBeVisible();
  await page.getByLabel("Put the claim in your own words").fill("?!");
  await expect(page.locator("details.look-up").getByRole("link")).toHaveCount(0);
  await page.getByRole("button", { name: "Edit text" }).click();
  await run(page, "Your account is suspended. Click the link and confirm your password within 24 hours.", 2);
  await expect(link(page, "DuckDuckGo")).toHaveAttribute(
    "href",
    `https://duckduckgo.com/?q=${encodeURIComponent('"Click the link and confirm your password within 24 hours" scam')}`,
  );
});
