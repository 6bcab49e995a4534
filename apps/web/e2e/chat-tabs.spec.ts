import { type BrowserContext } from "@playwright/test";
import { box, closeAgents, idle, openChat, playAgent, send } from "./support/chat.ts";
import { event, json, streamHead, type ChatHandler } from "./support/fake-agent.ts";
import { expect, test, type Page } from "./support/test.ts";

/** Two tabs of one browser on one conversation: neither loses the other's turns. */
const replies = (page: Page) => page.locator(".turn.by-assistant");
const questions = (page: Page) => page.locator(".turn.by-user .words-said");
test.afterEach(closeAgents);

async function twoTabs(context: BrowserContext, baseURL: string | undefined, handler: ChatHandler): Promise<[Page, Page]> {
  const { base } = await playAgent(baseURL, handler);
  const open = async () => {
    const page = await context.newPage();
    await openChat(page, base);
    return page;
  };
  return [await open(), await open()];
}

test("turns of both tabs are kept while both are answered at once", async ({ context, baseURL }) => {
  const ends: (() => void)[] = [];
  const [a, b] = await twoTabs(context, baseURL, (asked, response) => {
    streamHead(response);
    event(response, { type: "delta", text: `Answering ${asked.body.text}, ` });
    ends.push(() => {
      event(response, { type: "delta", text: "all of it." });
      event(response, { type: "done", answer: { message: `Answering ${asked.body.text}, all of it.`, tools: [], confidence: 0.9, failure: null } });
      response.end();
    });
  });
  await send(a, "the first tab");
  await expect(replies(a)).toContainText("Answering the first tab");
  await expect(replies(b)).toContainText("This answer is arriving in another tab of this browser.");
  await send(b, "the second tab");
  await expect(replies(b).last()).toContainText("Answering the second tab");
  await expect(replies(a)).toHaveCount(2);
  ends[0]!();
  await idle(a);
  await expect(replies(b).first()).toContainText("Answering the first tab, all of it.");
  ends[1]!();
  await idle(b);
  for (const page of [a, b]) {
    await expect(questions(page)).toHaveText(["the first tab", "the second tab"]);
    await expect(replies(page).first()).toContainText("Answering the first tab, all of it.");
    await expect(replies(page).last()).toContainText("Answering the second tab, all of it.");
    await expect(page.getByText(/Stopped/)).toHaveCount(0);
  }
  await a.reload();
  await expect(questions(a)).toHaveText(["the first tab", "the second tab"]);
  await expect(replies(a).last()).toContainText("all of it.");
});

test("edit and resend in one tab replaces in the other; reset chat clears both, but not what is typed or runs there", async ({ context, baseURL }) => {
  let end: (() => void) | null = null;
  const [a, b] = await twoTabs(context, baseURL, (asked, response) => {
    if (asked.body.text !== "slow") {
      json(response, { message: `To ${asked.body.text}` });
      return;
    }
    streamHead(response);
    event(response, { type: "delta", text: "Slowly, " });
    end = () => {
      event(response, { type: "done", answer: { message: "Slowly, yet it came.", tools: [], confidence: 0.9, failure: null } });
      response.end();
    };
  });
  await test.step("what is typed in one tab stays there, and sending in the other does not clear it", async () => {
    await box(a).fill("a thought of mine");
    await send(b, "Hello");
    await expect(replies(b)).toContainText("To Hello");
    await expect(replies(a)).toContainText("To Hello");
    await expect(box(a)).toHaveValue("a thought of mine");
    await expect(box(b)).toHaveValue("");
    await b.getByRole("button", { name: "reset chat", exact: true }).click();
    for (const page of [a, b]) await expect(questions(page)).toHaveCount(0);
    await expect(box(a)).toHaveValue("a thought of mine");
  });
  await send(a, "one");
  await expect(replies(b)).toContainText("To one");
  await b.getByRole("button", { name: "Edit and ask again" }).click();
  await send(b, "two");
  await expect(questions(a)).toHaveText(["two"]);
  await expect(replies(a)).toContainText("To two");
  await send(b, "slow");
  await expect(replies(a).last()).toContainText("Slowly,");
  await a.getByRole("button", { name: "reset chat", exact: true }).click();
  await expect(questions(b)).toHaveText(["slow"]);
  await expect.poll(() => end !== null).toBe(true);
  end!();
  await expect(replies(b)).toContainText("Slowly, yet it came.");
  await expect(replies(a)).toContainText("Slowly, yet it came.");
  await expect(questions(a)).toHaveText(["slow"]);
});
