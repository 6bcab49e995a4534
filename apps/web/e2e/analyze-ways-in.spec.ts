import { statement } from "./support/controls.ts";
import { open } from "./support/education.ts";
import { expect, test, type Page } from "./support/test.ts";

/** What brings a text to the analyzer besides pasting. */

const SAID = "Everyone knows this is the only way.";

async function bookmark(page: Page): Promise<string> {
  const link = page.getByText("Check with Candor", { exact: true });
  await expect(link).toHaveAttribute("href", /^javascript:/);
  return decodeURIComponent((await link.getAttribute("href"))!.slice("javascript:".length));
}

test.describe("other ways in", () => {
  test("the bookmark says what it is for where it is pressed here, its address can be copied; on another page it brings over what is selected, and no request carries it, and without a selection the address, which waits for a press", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, "/analyze");
    await test.step("pressed here", async () => {
      await page.getByText("Check with Candor", { exact: true }).click();
      await expect(page.getByText(/^This works from your bookmarks bar/)).toBeVisible();
      await page.getByRole("button", { name: "Copy bookmark" }).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^javascript:/);
    });
    const code = await bookmark(page);
    await test.step("a selection", async () => {
      const requests: string[] = [];
      context.on("request", (request) => requests.push(`${request.url()} ${request.postData() ?? ""}`));
      await page.goto(`data:text/html;charset=utf-8,${encodeURIComponent(`<p>Before. <b>${SAID} \u{1F600}</b> After.</p>`)}`);
      await page.evaluate(() => getSelection()!.selectAllChildren(document.querySelector("b")!));
      const opened = context.waitForEvent("page");
      await page.evaluate(code);
      const analyzer = await opened;
      await expect(analyzer.getByText(/^Run 1/)).toBeVisible();
      await expect(statement(analyzer)).toHaveValue(`${SAID} \u{1F600}`);
      expect(requests.filter((request) => request.includes("#s=") || request.includes("Everyone"))).toEqual([]);
    });
    await test.step("no selection", async () => {
      await open(page, "/about");
      const address = page.url();
      const fetched: string[] = [];
      context.on("request", (request) => {
        if (request.method() === "POST") fetched.push(request.url());
      });
      const opened = context.waitForEvent("page");
      await page.evaluate(code);
      const analyzer = await opened;
      await expect(statement(analyzer)).toHaveValue(address);
      await expect(analyzer.getByText("The link is in the field. Press Run Analysis to fetch its page.")).toBeVisible();
      expect(fetched).toEqual([]);
    });
  });

  test("what is typed after a link that carries a text stays, from the first letter on", async ({ page }) => {
    await page.goto(`/analyze#s=${encodeURIComponent(SAID)}`);
    await expect(page.getByText(/^Run 1/)).toBeVisible();
    await page.getByRole("button", { name: "Edit text" }).click();
    await statement(page).press("End");
    await statement(page).pressSequentially(" Is it?");
    await expect(page).toHaveURL(/\/analyze$/);
    await expect(statement(page)).toHaveValue(`${SAID} Is it?`);
    await expect(page.getByText(/^Run 1/)).toBeVisible();
    await statement(page).press("ControlOrMeta+a");
    await statement(page).fill("Something else.");
    await expect(statement(page)).toHaveValue("Something else.");
  });

  test("a chosen file comes into the field, and the text that stood there is kept, however many are chosen; one of another kind is named as such and changes nothing", async ({
    page,
  }) => {
    await open(page, "/analyze");
    await test.step("a file of another kind", async () => {
      await statement(page).fill("My own draft.");
      await page
        .getByLabel("Text or picture", { exact: true })
        .setInputFiles({ name: "paper.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") });
      await expect(page.getByText("paper.pdf: This file isn’t plain text. Open it in its own program and copy the words.")).toBeVisible();
      await expect(statement(page)).toHaveValue("My own draft.");
    });
    await test.step("one file", async () => {
      await statement(page).fill("My own draft.");
      await page
        .getByLabel("Text or picture", { exact: true })
        .setInputFiles({ name: "letter.txt", mimeType: "text/plain", buffer: Buffer.from([0x93, 0x4f, 0x6e, 0x6c, 0x79, 0x94]) });
      await expect(statement(page)).toHaveValue("“Only”");
      await expect(page.getByText("letter.txt is in the field.")).toBeVisible();
      await page.getByRole("button", { name: "Restore it" }).click();
      await expect(statement(page)).toHaveValue("My own draft.");
      await expect(page.getByRole("button", { name: "Restore it" })).toHaveCount(0);
    });
    await test.step("six files, one after the other", async () => {
      await statement(page).fill("My own draft.");
      for (let n = 1; n <= 6; n += 1) {
        await page
          .getByLabel("Text or picture", { exact: true })
          .setInputFiles({ name: `${n}.txt`, mimeType: "text/plain", buffer: Buffer.from(`The file ${n}.`) });
        await expect(statement(page)).toHaveValue(`The file ${n}.`);
      }
      await page.getByRole("button", { name: "Restore it" }).click();
      await expect(statement(page)).toHaveValue("My own draft.");
      await expect(page.getByRole("button", { name: "Restore it" })).toHaveCount(0);
    });
  });

  test("the words of a picture come into the field to be looked over, a dark one's too, pasted or chosen; none is sent, nothing runs by itself, and no policy is broken", async ({
    page,
    context,
  }) => {
    const drawing = await context.newPage();
    const draw = async (ink: string, paper: string, words: string): Promise<Buffer> => {
      await drawing.setViewportSize({ width: 420, height: 200 });
      await drawing.setContent(`<body style="margin:24px;background:${paper};color:${ink};font:17px/1.4 sans-serif">${words}</body>`);
      return drawing.screenshot();
    };
    const light = await draw("#111", "#fff", "Every neighbor has signed already, so sign before noon today.");
    const dark = await draw("#eee", "#101418", "The ferry leaves at nine and comes back in the evening.");
    const broken: string[] = [];
    page.on("console", (message) => /Content Security Policy|TrustedScript/.test(message.text()) && broken.push(message.text()));
    await open(page, "/analyze");
    await statement(page).fill("My own draft.");
    const posted: string[] = [];
    context.on("request", (request) => request.method() !== "GET" && posted.push(request.url()));
    await test.step("chosen", async () => {
      await page.getByLabel("Text or picture", { exact: true }).setInputFiles({ name: "chat.png", mimeType: "image/png", buffer: light });
      await expect(page.getByText(/^The text from chat\.png is in the field\. Some letters may have been misread/)).toBeVisible({ timeout: 60_000 });
      await expect(statement(page)).toHaveValue(/Every neighbor has signed already, so sign before noon today\./);
      await expect(statement(page)).toBeFocused();
      await expect(page.getByText(/^Run 1/)).toHaveCount(0);
    });
    await test.step("pasted", async () => {
      await statement(page).evaluate(
        (field, bytes) => {
          const data = new DataTransfer();
          data.items.add(new File([Uint8Array.from(bytes)], "image.png", { type: "image/png" }));
          // Firefox leaves the files out of a ClipboardEvent that a script makes.
          field.dispatchEvent(Object.defineProperty(new Event("paste", { bubbles: true, cancelable: true }), "clipboardData", { value: data }));
        },
        [...dark],
      );
      await expect(page.getByText(/^The text from the picture is in the field/)).toBeVisible({ timeout: 60_000 });
      await expect(statement(page)).toHaveValue(/The ferry leaves at nine and comes back in the evening\./);
    });
    await test.step("no picture", async () => {
      await page.getByLabel("Text or picture", { exact: true }).setInputFiles({ name: "torn.png", mimeType: "image/png", buffer: Buffer.from("torn") });
      await expect(page.getByText("torn.png: This picture can’t be opened here.")).toBeVisible({ timeout: 60_000 });
      await expect(statement(page)).toHaveValue(/The ferry leaves/);
    });
    await test.step("stopped", async () => {
      await page.getByLabel("Text or picture", { exact: true }).setInputFiles({ name: "chat.png", mimeType: "image/png", buffer: light });
      await page.getByRole("button", { name: "Stop reading" }).click();
      await expect(page.getByRole("button", { name: "Stop reading" })).toHaveCount(0);
      await expect(statement(page)).toBeFocused();
      await expect(statement(page)).toHaveValue(/The ferry leaves/);
    });
    expect(posted).toEqual([]);
    expect(broken).toEqual([]);
  });

  test("a picture says so when a part of what reads it does not come, and the text in the field stays", async ({ page, context }) => {
    await open(page, "/analyze");
    await statement(page).fill("My own draft.");
    for (const part of ["**/*.wasm", "**/*.traineddata.gz"])
      await test.step(part, async () => {
        await context.route(part, (route) => route.abort());
        const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } });
        await page.getByLabel("Text or picture", { exact: true }).setInputFiles({ name: "chat.png", mimeType: "image/png", buffer: picture });
        await expect(page.getByText(/^chat\.png: The picture reader couldn’t be downloaded\./)).toBeVisible({ timeout: 20_000 });
        await expect(page.getByRole("button", { name: "Stop reading" })).toHaveCount(0);
        await expect(statement(page)).toHaveValue("My own draft.");
        await context.unroute(part);
        await statement(page).press("End");
        await statement(page).pressSequentially(" ");
        await statement(page).press("Backspace");
      });
  });

  test("a file that is dropped while the chat is shown brings up the tab that takes it", async ({ page }) => {
    await open(page, "/analyze?tab=chat");
    for (const [name, type, content, told] of [
      ["dropped.txt", "text/plain", "Dropped words.", "dropped.txt is in the field."],
      ["paper.pdf", "application/pdf", "%PDF-1.7", "paper.pdf: This file isn’t plain text."],
    ] as const) {
      await test.step(name, async () => {
        await page.getByRole("tab", { name: "Chat with Our Agent" }).click();
        await expect(page.getByRole("tab", { name: "Chat with Our Agent" })).toHaveAttribute("aria-selected", "true");
        const carried = await page.evaluateHandle(
          ([content, name, type]) => {
            const data = new DataTransfer();
            data.items.add(new File([content], name, { type }));
            return data;
          },
          [content, name, type] as const,
        );
        await page.dispatchEvent("h1", "dragover", { dataTransfer: carried });
        await page.dispatchEvent("h1", "drop", { dataTransfer: carried });
        await expect(page.getByText(told)).toBeVisible();
        await expect(page.getByRole("tab", { name: "Analyze", exact: true })).toHaveAttribute("aria-selected", "true");
        await expect(page).toHaveURL(/tab=analyze/);
      });
    }
  });

  test("a file dropped anywhere on the page is read, also over results, and takes the place of a page that is being fetched", async ({ page }) => {
    await open(page, "/analyze");
    await statement(page).fill(SAID);
    await page.getByRole("button", { name: "Run Analysis", exact: true }).click();
    await expect(page.getByText(/^Run 1/)).toBeVisible();
    const carried = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(["Dropped words."], "dropped.txt", { type: "text/plain" }));
      return data;
    });
    await page.dispatchEvent("h1", "dragover", { dataTransfer: carried });
    await page.dispatchEvent("h1", "drop", { dataTransfer: carried });
    await expect(statement(page)).toHaveValue("Dropped words.");
    await expect(statement(page)).toBeFocused();
    await test.step("while a page is fetched", async () => {
      let answer: () => Promise<void> = async () => undefined;
      await page.route("**/agent-fetch-url", (route) => {
        answer = () => route.fulfill({ json: { text: "The page, late." } }).catch(() => undefined);
      });
      await statement(page).fill("https://news.example/a");
      await page.getByRole("button", { name: "Run Analysis", exact: true }).click();
      await expect(page.getByText("Fetching the page…")).toBeVisible();
      const late = await page.evaluateHandle(() => {
        const data = new DataTransfer();
        data.items.add(new File(["Dropped, too."], "second.txt", { type: "text/plain" }));
        return data;
      });
      await page.dispatchEvent("h1", "drop", { dataTransfer: late });
      await expect(page.getByText("second.txt is in the field.")).toBeVisible();
      await answer();
      await expect(page.getByRole("button", { name: "Run Analysis", exact: true })).toBeEnabled();
      await expect(statement(page)).toHaveValue("Dropped, too.");
    });
  });
});
