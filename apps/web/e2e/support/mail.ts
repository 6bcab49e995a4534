import type { Page } from "@playwright/test";

/** Mail drafts that the page opens: their addresses, as the browser was asked to go there. */
export async function mailDrafts(page: Page): Promise<string[]> {
  const drafts: string[] = [];
  const client = await page.context().newCDPSession(page);
  await client.send("Page.enable");
  client.on("Page.frameRequestedNavigation", ({ url }) => {
    if (url.startsWith("mailto:")) drafts.push(url);
  });
  return drafts;
}

export const bodyOf = (mailto: string): string => decodeURIComponent(/body=([^&]*)/.exec(mailto)?.[1] ?? "").replace(/\r\n/g, "\n");
