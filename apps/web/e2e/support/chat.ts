import { startFakeAgent, type ChatHandler } from "./fake-agent.ts";
import { expect, type Page } from "./test.ts";

/** The Chat tab as the tests of it use it: its field, its newest reply, and another agent behind it. */
export const box = (page: Page) => page.getByRole("textbox", { name: "Message", exact: true });
export const reply = (page: Page) => page.locator(".turn.by-assistant").last();
export const idle = (page: Page) => expect(page.getByRole("button", { name: "Send", exact: true })).toBeVisible();

export async function openChat(page: Page, base = ""): Promise<void> {
  await page.goto(`${base}/analyze?tab=chat`);
  await expect(box(page)).toBeVisible();
}
export async function send(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).press("Enter");
}

const running: { close(): Promise<void> }[] = [];
/** For `afterEach` of a file whose tests play the agent. */
export async function closeAgents(): Promise<void> {
  await Promise.all(running.splice(0).map((one) => one.close()));
}
export async function playAgent(baseURL: string | undefined, handler: ChatHandler): ReturnType<typeof startFakeAgent> {
  const fake = await startFakeAgent(baseURL!, handler);
  running.push(fake);
  return fake;
}
export async function chatWith(page: Page, baseURL: string | undefined, handler: ChatHandler): ReturnType<typeof startFakeAgent> {
  const fake = await playAgent(baseURL, handler);
  await openChat(page, fake.base);
  return fake;
}
