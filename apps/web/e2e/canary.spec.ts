import { expect, test } from "./support/test.ts";

const CANARY = "zq7-canary-everyone-knows";

/** Security promise 1: what is typed stays in this browser unless a button that says so is pressed. */
test("no request carries what was typed on the home and Analyze pages", async ({ page }) => {
  const carried: string[] = [];
  const outside: string[] = [];
  let origin = "";
  page.on("request", (request) => {
    const all = `${decodeURIComponent(request.url())}\n${request.postData() ?? ""}\n${JSON.stringify(request.headers())}`;
    if (all.includes("zq7-canary")) carried.push(`${request.method()} ${request.url()}`);
    if (origin && !request.url().startsWith(origin) && !/^(?:data|blob):/.test(request.url())) outside.push(request.url());
  });
  for (const path of ["/", "/analyze"]) {
    await page.goto(path);
    origin = new URL(page.url()).origin;
    for (const field of await page.locator("main").getByRole("textbox").all()) {
      if (!(await field.isVisible()) || !(await field.isEditable())) continue;
      await field.fill(`${CANARY}. Everyone knows that it works. Studies show it.`);
      await field.press("Control+Enter");
    }
    await page.waitForTimeout(600);
  }
  await expect(page.getByText(/^Run 1/)).toBeVisible();
  for (const name of ["Copy", "Markdown", "JSON", "Link"]) await page.getByRole("button", { name, exact: true }).click();
  await page.locator(".note h3 button").first().click();
  await page.getByRole("button", { name: "This is fine here" }).click();
  await page.reload();
  await page.waitForTimeout(500);
  expect(carried).toEqual([]);
  expect(outside).toEqual([]);

  // A link is an address that the button says it sends; typing it sends nothing.
  const box = page.getByRole("textbox", { name: "A statement, or one link to an article" });
  await box.fill("http://127.0.0.1:9/zq7-canary");
  await page.waitForTimeout(500);
  expect(carried).toEqual([]);
  await page.getByRole("button", { name: "Run Analysis", exact: true }).click();
  await expect(page.getByText(/^Fetch failed: /)).toBeVisible();
  expect(carried.length).toBeGreaterThan(0);
  expect(carried.every((request) => /^POST .*\/(?:agent\/|agent-)fetch-url$/.test(request))).toBe(true);
});
