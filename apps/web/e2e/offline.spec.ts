import { analysed, notes } from "./support/analysed.ts";
import { statement } from "./support/controls.ts";
import { open, seed, stored, watchErrors } from "./support/education.ts";
import { closeSites, keep, keepButton, siteThatKeepsFew } from "./support/kept-site.ts";
import { expect, test, type Page } from "./support/test.ts";

/** Candor kept on the device: only when asked for, all or nothing, and nothing but its own files. */

// What is kept on a device outlives all that a shared context clears.
test.use({ reuseContext: false });

const SAID = "Everyone knows this is the only way.";
interface OnDevice {
  registrations: number;
  caches: string[];
  files: number;
}
const onDevice = (page: Page): Promise<OnDevice> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const counts = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
    return { registrations: (await navigator.serviceWorker.getRegistrations()).length, caches: names, files: counts.reduce((a, b) => a + b, 0) };
  });
const NOTHING: OnDevice = { registrations: 0, caches: [], files: 0 };
const listed = async (page: Page): Promise<number> => ((await (await page.request.get("/offline.json")).json()) as { files: number }).files;

const controlled = (page: Page): Promise<boolean> => page.evaluate(() => navigator.serviceWorker.controller !== null);

test.afterEach(closeSites);

test("an ordinary visit keeps nothing and does not ask for the worker", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open(page, "/");
  await page.waitForTimeout(1_500);
  expect(asked.filter((path) => /kept|offline/.test(path))).toEqual([]);
  await open(page, "/your-data");
  await page.waitForTimeout(500);
  expect(await onDevice(page)).toEqual(NOTHING);
  expect(asked).not.toContain("/sw.js");
});

test("kept, all of it opens without a network: analyzer with notes, lessons, settings that cannot be had", async ({ page, context }) => {
  test.slow();
  const errors = watchErrors(page);
  await seed(page, { "education-progress": { vagueness: true } });
  await open(page, "/your-data");
  await expect(page.getByText(/The download is up to \d\.\d MB and takes up \d\.\d MB\./)).toBeVisible();
  await keep(page);
  await expect(page.getByRole("button", { name: "Remove it from this device" })).toBeFocused();
  expect(await onDevice(page)).toMatchObject({ registrations: 1, files: await listed(page) });
  expect(errors).toEqual([]);

  // The page that asked is kept, too, without being loaded anew.
  expect(await controlled(page)).toBe(true);
  await context.setOffline(true);
  await page.getByRole("link", { name: "About and privacy" }).last().click();
  await expect(page.getByRole("heading", { name: "What it can’t do" })).toBeVisible();
  const cold = await context.newPage();
  expect((await cold.goto("/analyze"))?.fromServiceWorker()).toBe(true);
  await analysed(cold, `${SAID} Studies show that each month of delay costs a fortune.`);
  await notes(cold).first().locator("h3 button").click();
  await expect(notes(cold).first()).toContainText("?");
  for (const path of ["/", "/Educate/Straw-Man/?step=2", "/educate/vagueness", "/educate/bullshit-patterns", "/wisdom", "/about", "/your-data"]) {
    expect((await open(cold, path))?.status(), path).toBe(200);
    await expect(cold.getByRole("heading", { level: 1 }).first(), path).toBeVisible();
  }
  await cold.getByRole("link", { name: "Analyze", exact: true }).first().click();
  await expect(statement(cold)).toBeVisible();
  expect(await stored(cold, "education-progress")).toEqual({ vagueness: true });
});

test("calls and settings pass the worker by, and can be intercepted as ever", async ({ page, baseURL }) => {
  const { url } = await siteThatKeepsFew(baseURL!);
  await keep(page, url);
  const served: string[] = [];
  page.on("response", (response) => {
    if (response.fromServiceWorker()) served.push(new URL(response.url()).pathname);
  });
  await page.route("**/agent-chat", (route) => route.fulfill({ json: { message: "A reply from the test." } }));
  await page.route("**/agent/**", (route) => route.fulfill({ json: { message: "Intercepted." } }));
  await open(page, `${url}/analyze?tab=chat`);
  expect(await controlled(page)).toBe(true);
  await page.getByRole("textbox", { name: "Message" }).fill("Hello");
  await page.getByRole("textbox", { name: "Message" }).press("Enter");
  await expect(page.getByText("A reply from the test.")).toBeVisible();
  const answers = await page.evaluate(async () => {
    const post = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };
    const ask = async (path: string, init?: RequestInit) => (await fetch(path, init)).text();
    return [await ask("/agent/chat", post), await ask("/config.json"), await ask("/healthz"), await ask("/openapi.json"), await ask("/api")];
  });
  expect(answers[0]).toBe('{"message":"Intercepted."}');
  expect(answers[1]).toContain("agentBase");
  expect(served).toContain("/analyze");
  expect(served.filter((path) => /^\/(?:agent|\.netlify|config|healthz|openapi|api)/.test(path))).toEqual([]);
});

test("removed, nothing of it is left, nor of a try that fails after it; then it can be kept again; what was made stays", async ({ page, baseURL }) => {
  const site = await siteThatKeepsFew(baseURL!);
  const progress = { vagueness: true };
  await seed(page, { "education-progress": progress });
  await keep(page, site.url);
  await page.getByRole("button", { name: "Remove it from this device" }).click();
  await expect(page.getByText("Removed from this device. Candor needs a connection again.")).toBeVisible();
  expect(await onDevice(page)).toEqual(NOTHING);
  expect(await stored(page, "education-progress")).toEqual(progress);

  await test.step("a file that cannot be loaded, while the worker is still there", async () => {
    site.broken.add("/educate/straw-man");
    await keepButton(page).click();
    await expect(page.getByText(/^Some files didn’t load\. Nothing was saved\./)).toBeVisible({ timeout: 30_000 });
    expect(await onDevice(page)).toEqual(NOTHING);
    site.broken.clear();
  });

  await keepButton(page).click();
  await expect(page.getByText("Candor is kept on this device and opens offline.")).toBeVisible({ timeout: 30_000 });
  expect(await onDevice(page)).toMatchObject({ registrations: 1, files: site.files });
});

test("a newer version waits until every window is closed, and what is open keeps its files", async ({ browser, baseURL }) => {
  const site = await siteThatKeepsFew(baseURL!);
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  await keep(page);
  expect((await onDevice(page)).files).toBe(site.files);
  const [gone] = /\/assets\/wisdom-page-[\w-]+\.js/.exec(site.worker)!;
  // A version without this file, and with another home page.
  site.worker = site.worker.replaceAll(gone, "/theme.js?newer").replace(/(url:`\/`,revision:`)\w+/, "$1newer");
  expect(site.worker).not.toContain(gone);
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())!.update()));
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null)).toBe(true);
  await open(page, "/your-data");
  await expect(page.getByText("A newer version is ready. It takes over once you close every Candor window.")).toBeVisible();
  const has = (at: Page) => at.evaluate(async (url) => (await caches.match(url)) !== undefined, gone);
  expect(await has(page)).toBe(true);
  await page.close();
  const later = await context.newPage();
  await expect
    .poll(async () => {
      await later.goto("about:blank");
      await open(later, "/your-data");
      return later.getByText("A newer version is ready.").count();
    })
    .toBe(0);
  await expect(later.getByRole("button", { name: "Remove it from this device" })).toBeVisible();
  await expect.poll(() => has(later)).toBe(false);
  expect((await onDevice(later)).files).toBe(site.files);
  await context.close();
});

test("deleting everything of the visitor's leaves the kept app", async ({ page, baseURL }) => {
  await seed(page, { "education-progress": { vagueness: true } });
  await keep(page, (await siteThatKeepsFew(baseURL!)).url);
  const before = await onDevice(page);
  page.on("dialog", (dialog) => void dialog.accept());
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Delete everything" }).click();
  await loaded;
  await expect(page.getByText("Nothing of yours is kept here.")).toBeVisible();
  expect(await onDevice(page)).toEqual(before);
});

test("a file that cannot be loaded: it says so, and nothing is half kept", async ({ page, baseURL }) => {
  const site = await siteThatKeepsFew(baseURL!);
  site.broken.add("/educate/straw-man");
  await open(page, `${site.url}/your-data`);
  await keepButton(page).click();
  await expect(page.getByText("Some files didn’t load. Nothing was saved. Check your connection and try again.")).toBeVisible({ timeout: 30_000 });
  await expect(keepButton(page)).toBeEnabled();
  expect(await onDevice(page)).toEqual(NOTHING);
});

test("no room on the device: it says how much is needed, and nothing is half kept", async ({ page, context }) => {
  await open(page, "/your-data");
  const devtools = await context.newCDPSession(page);
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: new URL(page.url()).origin, quotaSize: 1_000_000 });
  await keepButton(page).click();
  await expect(page.getByText(/^There isn’t enough room on this device \(\d\.\d MB needed\)\. Nothing was saved\.$/)).toBeVisible({ timeout: 30_000 });
  expect(await onDevice(page)).toEqual(NOTHING);
});

test("a browser without service workers says so", async ({ page }) => {
  await page.addInitScript(() => {
    delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
  });
  await open(page, "/your-data");
  await expect(page.getByText(/^This browser can’t keep pages for offline use/)).toBeVisible();
  await expect(keepButton(page)).toHaveCount(0);
});

for (const how of ["opened as an installed app", "just installed"]) {
  test(`${how}, it is kept by itself`, async ({ page, baseURL }) => {
    const site = await siteThatKeepsFew(baseURL!);
    if (how.startsWith("opened"))
      await page.addInitScript(() => {
        const real = window.matchMedia.bind(window);
        window.matchMedia = (query) => (query === "(display-mode: standalone)" ? Object.assign(real("all"), {}) : real(query));
      });
    await open(page, `${site.url}/about`);
    if (how === "just installed") {
      await page.waitForTimeout(300);
      expect(await onDevice(page)).toEqual(NOTHING);
      await page.evaluate(() => window.dispatchEvent(new Event("appinstalled")));
    }
    await expect.poll(async () => (await onDevice(page)).files, { timeout: 30_000 }).toBe(site.files);
    await page.goto(`${site.url}/analyze`);
    expect(await controlled(page)).toBe(true);
  });
}

test("the frame around the installed app follows the chosen theme, now and on the next visit", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  const frame = () =>
    page
      .locator('meta[name="theme-color"]')
      .evaluateAll((metas) => (metas as HTMLMetaElement[]).filter((m) => matchMedia(m.media).matches).map((m) => m.content));
  await open(page, "/about");
  expect(await frame()).toEqual(["#f7f7f4"]);
  await page.getByRole("button", { name: "Ink" }).click();
  expect(await frame()).toEqual(["#14171b"]);
  await page.reload();
  expect(await frame()).toEqual(["#14171b"]);
});
