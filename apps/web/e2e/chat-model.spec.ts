import { readFileSync } from "node:fs";
import { idle, openChat, reply, send } from "./support/chat.ts";
import { startWithModel, type ModelTurn } from "./support/model-server.ts";
import { expect, test, type Page } from "./support/test.ts";

/** The whole way: page, our server, and a model behind it that streams, fails, breaks off and is slow. */
/** 18 seconds of words: a slow machine may take some of them to press a button. */
const SLOW = Array.from({ length: 600 }, (_, i) => `word${i} `);

/** One server for all tests of a worker; each brings its script, and counts from its own beginning. */
let running: Awaited<ReturnType<typeof startWithModel>>;
let script: (turn: number) => ModelTurn = () => ({});
let asked = 0;
test.beforeAll(async () => {
  running = await startWithModel((turn) => script(turn - asked));
});
test.afterAll(() => running.close());

async function chatWith(page: Page, given: (turn: number) => ModelTurn) {
  script = given;
  asked = running.asked.length;
  const [before, left] = [asked, running.left()];
  await openChat(page, running.base);
  return {
    base: running.base,
    get asked() {
      return running.asked.slice(before);
    },
    left: () => running.left() - left,
  };
}

test("a streamed answer is drawn without its closing line, the model is named, and one that gives no confidence is not said to have given it", async ({
  page,
}) => {
  const model = await chatWith(page, (turn) =>
    turn < 3 ? { pieces: ["**Two** ", "things: ", "one, ", "and another. ", "[[confi", "dence=0.72]]"], pauseMs: 40 } : { pieces: ["It may be so."] },
  );
  await expect(page.getByText(/The language model fake \(127\.0\.0\.1:\d+\) answers\./)).toBeVisible();
  await send(page, "What is wrong here?");
  await expect(reply(page)).toContainText("Two things: one, and another.");
  await idle(page);
  await expect(reply(page)).not.toContainText("confidence=");
  await send(page, "And then?");
  await idle(page);
  expect(model.asked[1]!.messages.map((m) => m.role)).toEqual(["system", "user", "assistant", "user"]);
  await send(page, "Sure?");
  await expect(reply(page).locator(".unverified")).toHaveText("Unverified. The agent didn’t say how sure it is of this reply.");
});

test("Stop ends the model's work too; the part that came is kept, and can be asked for again", async ({ page }) => {
  const model = await chatWith(page, (turn) => (turn === 1 ? { pieces: SLOW, pauseMs: 30 } : { pieces: ["All of it. [[confidence=0.9]]"] }));
  await send(page, "Take your time");
  await expect(reply(page)).toContainText("word5");
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(reply(page)).toContainText("Stopped. What arrived is kept.");
  await expect.poll(() => model.left()).toBe(1);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(reply(page)).toContainText("All of it.");
  expect(model.asked[1]!.messages.map((m) => m.role)).toEqual(["system", "user"]);
});

test("a reply comes on while its reader looks at another page; who leaves the site stops the model, and finds what had come", async ({ page }) => {
  const model = await chatWith(page, () => ({ pieces: SLOW, pauseMs: 30 }));
  await send(page, "Take your time");
  await expect(reply(page)).toContainText("word9");
  await page.getByRole("link", { name: "Education Hub" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Education Hub");
  await page.goBack();
  await expect(page.getByRole("button", { name: "Stop", exact: true })).toBeVisible();
  await expect(reply(page)).toContainText("word40");
  expect(model.left()).toBe(0);
  await page.goto("about:blank");
  await expect.poll(() => model.left()).toBe(1);
  await page.goto(`${model.base}/analyze?tab=chat`);
  await expect(reply(page)).toContainText("word5");
  await expect(reply(page)).toContainText("Stopped. What arrived is kept.");
});

test("a reply that ends while its reader looks at another page is told of there, with the way to it", async ({ page }) => {
  await chatWith(page, (turn) => ({ pieces: turn === 1 ? SLOW.slice(0, 40) : ["Once ", "more."], pauseMs: 60 }));
  await send(page, "Take your time");
  await expect(reply(page)).toContainText("word3");
  await page.getByRole("link", { name: "Education Hub" }).first().click();
  const notice = page.getByRole("status").getByText("The agent has answered your question.");
  await expect(notice).toBeVisible();
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await test.step("it covers neither the end of the page nor where the keyboard is", async () => {
    const last = page.getByRole("contentinfo").getByRole("link").last();
    for (const size of ["", "200%"]) {
      await page.evaluate((percent) => (document.documentElement.style.fontSize = percent), size);
      const top = async () => (await page.locator(".foot-bar").boundingBox())!.y;
      expect(await top()).toBeGreaterThanOrEqual(320);
      await page.evaluate(() => window.scrollTo(0, 0));
      await last.blur();
      await last.focus();
      await expect.poll(() => last.evaluate((link) => link.getBoundingClientRect().bottom)).toBeLessThanOrEqual(await top());
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  });
  await page.getByRole("link", { name: "Read the answer" }).click();
  await expect(reply(page)).toContainText("word39");
  await expect(notice).toHaveCount(0);
  await send(page, "And again");
  await idle(page);
  await page.getByRole("link", { name: "Candor", exact: true }).click();
  await expect(page.getByRole("link", { name: "Read the answer" })).toHaveCount(0);
});

test("edit and resend asks with the history before it alone", async ({ page }) => {
  const model = await chatWith(page, (turn) => ({ pieces: [`Answer ${turn}. [[confidence=0.9]]`] }));
  for (const text of ["One", "Two", "Three"]) {
    await send(page, text);
    await idle(page);
  }
  await expect(reply(page)).toContainText("Answer 3.");
  await page.locator(".turn.by-user").nth(1).getByRole("button", { name: "Edit and ask again" }).click();
  await send(page, "Two, in other words");
  await expect(reply(page)).toContainText("Answer 4.");
  await expect(page.locator(".turn")).toHaveCount(4);
  expect(model.asked[3]!.messages.slice(1)).toEqual([
    { role: "user", content: "One" },
    { role: "assistant", content: "Answer 1." },
    { role: "user", content: "Two, in other words" },
  ]);
});

test("a busy or broken model is told in words, once, and Retry goes on", async ({ page }) => {
  const model = await chatWith(page, (turn) =>
    turn === 1
      ? { status: 429, headers: { "retry-after": "3" } }
      : turn === 2
        ? { status: 500 }
        : turn === 3
          ? { pieces: ["The first half of "], pauseMs: 80, cut: true }
          : { pieces: ["Whole. [[confidence=0.9]]"] },
  );
  await send(page, "Hello");
  await expect(reply(page).locator(".trouble")).toContainText("503");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(reply(page).locator(".trouble")).toContainText(/502/);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(reply(page)).toContainText("The first half of");
  await expect(reply(page)).toContainText("The answer was cut off. What arrived is kept.");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(reply(page)).toContainText("Whole.");
  await expect(page.locator(".turn")).toHaveCount(2);
  expect(model.asked).toHaveLength(4);
});

test("a slow model is seen at work: how long it has taken, and that words arrive; Stop ends it, and what was written stays", async ({ page }) => {
  const soFar = page.getByText(/^\d+ s so far, about \d+ words from the model\./);
  const model = await chatWith(page, () => ({ pieces: SLOW, pauseMs: 60 }));
  const stop = page.getByRole("button", { name: "Stop", exact: true });

  await page.goto(`${model.base}/analyze`);
  await page.getByRole("textbox", { name: "A statement, or one link to an article" }).fill("Everyone knows that the dam is safe. Act now!");
  await page.getByRole("button", { name: "Run Analysis", exact: true }).click();
  await page.getByRole("button", { name: "Generate Report" }).click();
  await expect(soFar).toContainText("You can press Stop; the text and its marks stay.", { timeout: 15_000 });
  await expect(page.locator(".report-text")).toHaveCount(0);
  // Who looks at another page meanwhile finds it where it is by then.
  await page.getByRole("link", { name: "Quotes of Wisdom", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Quotes of Wisdom" })).toBeVisible();
  await page.goBack();
  await expect(soFar).toBeVisible();
  expect(model.left()).toBe(0);
  await stop.click();
  await expect(soFar).toHaveCount(0);
  await expect.poll(() => model.left()).toBe(1);

  await page.goto(`${model.base}/educate/epistemic-sandbox`);
  const answer = page.getByRole("textbox", { name: "Your answer" });
  await answer.fill("I am about 60 percent sure, because sales doubled.");
  await page.getByRole("button", { name: "Submit for AI Assessment" }).click();
  await expect(page.getByText("The language model grades your answer three times and compares the results.")).toBeVisible();
  await expect(soFar).toContainText("You can press Stop; your answer stays in the field.", { timeout: 15_000 });
  await stop.click();
  await expect(page.getByText("Stopped. Your answer is still in the field.")).toBeVisible();
  await expect(answer).toHaveValue(/^I am about 60/);
  await expect.poll(() => model.left()).toBe(4);
});

test("what was said can be taken along, with what is unverified", async ({ page }) => {
  await chatWith(page, () => ({ pieces: ["It may be so. [[confidence=0.5]]"] }));
  await send(page, "Everyone knows that this is the best of all plans.");
  await idle(page);
  const take = async (name: string) => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name, exact: true }).and(page.locator(".rail button")).click();
    return readFileSync(await (await download).path(), "utf8");
  };
  await expect(page.getByText(/in your message$/)).toBeVisible();
  const markdown = await take("Markdown");
  for (const part of [
    "## You\n\nEveryone knows that this is the best of all plans.",
    "## Agent\n\n*Answered by the language model fake",
    "\n\nIt may be so.",
    "Confidence: 50%, below the minimum of 60%: unverified",
    "Marks:",
  ])
    expect(markdown).toContain(part);
  const kept = JSON.parse(await take("JSON")) as { kind: string; messages: { role: string; text: string; confidence?: number }[] };
  expect(kept.kind).toBe("candor-chat");
  expect(kept.messages.map((m) => [m.role, m.confidence])).toEqual([
    ["user", undefined],
    ["assistant", 0.5],
  ]);
});
