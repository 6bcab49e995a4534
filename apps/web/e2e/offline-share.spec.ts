import { statement } from "./support/controls.ts";
import { closeSites, keep, siteThatKeepsFew } from "./support/kept-site.ts";
import { expect, test } from "./support/test.ts";

/** What other apps share to the installed one. What is kept on a device outlives all that a shared context clears. */
test.use({ reuseContext: false });
test.afterEach(closeSites);

const SAID = "Everyone knows this is the only way.";

test("what another app shares comes to the analyzer and into no request that reaches the server", async ({ page, context, baseURL }) => {
  const form = (action: string) =>
    `<form method="post" action="${action}"><input name="title" value="A page"><textarea name="text">${SAID} https://example.org/a?b=c</textarea><input name="url" value=""></form>`;
  await keep(page, (await siteThatKeepsFew(baseURL!)).url);
  const action = new URL("/analyze", page.url()).href;
  const sent: string[] = [];
  context.on("request", (request) => {
    // What the worker takes is a request of the page, too; only those without its answer reach the server.
    if (request.serviceWorker() !== null || request.method() !== "POST") sent.push(`${request.url()} ${request.postData() ?? ""}`);
  });
  const other = await context.newPage();
  await other.goto(`data:text/html,${encodeURIComponent(form(action))}`);
  const answered = other.waitForResponse((response) => response.request().method() === "POST");
  await other.evaluate(() => document.forms[0]!.submit());
  expect((await answered).fromServiceWorker()).toBe(true);
  await expect(statement(other)).toHaveValue(`${SAID} https://example.org/a?b=c`);
  expect(other.url()).toBe(`${action}#s=${encodeURIComponent(`${SAID} https://example.org/a?b=c`)}`);
  await expect(other.getByText(/^Run 1/)).toBeVisible();
  expect(sent.filter((request) => request.includes("Everyone"))).toEqual([]);
});

test("a file that another app shares waits on the device, comes into the field with the words beside it, and is gone from there", async ({
  page,
  context,
  baseURL,
}) => {
  await keep(page, (await siteThatKeepsFew(baseURL!)).url);
  const action = new URL("/analyze", page.url()).href;
  const form = `<form method="post" enctype="multipart/form-data" action="${action}"><textarea name="text">Is this real?</textarea><input name="files" type="file" multiple></form>`;
  const sent: string[] = [];
  context.on("request", (request) => {
    if (request.method() === "POST" && request.serviceWorker() !== null) sent.push(request.url());
  });
  const other = await context.newPage();
  await other.goto(`data:text/html;charset=utf-8,${encodeURIComponent(form)}`);
  const text = (name: string, words: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(words) });
  await other.locator("input").setInputFiles([text("note “1”.txt", SAID), text("other.txt", "Left out.")]);
  await other.evaluate(() => document.forms[0]!.submit());
  await expect(statement(other)).toHaveValue(`Is this real?\n\n${SAID}`);
  await expect(other.getByText("note “1”.txt is in the field. Only one file can be read at a time, so the other one was left out.")).toBeVisible();
  expect(new URL(other.url()).hash).toBe("");
  await expect.poll(() => other.evaluate(() => caches.has("candor-shared"))).toBe(false);
  expect(sent).toEqual([]);
  await other.goto(`${action}#f=1`);
  await expect(other.getByText("The shared file is no longer here. Share it again, or open it from this page.")).toBeVisible();
  await expect(statement(other)).toHaveValue(`Is this real?\n\n${SAID}`);
});

test("without the worker, what is shared leads to the analyzer all the same", async ({ request: ask }) => {
  const answer = await ask.post("/analyze", { form: { text: SAID }, maxRedirects: 0 });
  expect([answer.status(), answer.headers()["location"]]).toEqual([303, "/analyze"]);
});
