import type { Page } from "@playwright/test";

/** The words of every alert and confirmation; they are accepted unless `accept` says otherwise. */
export function hearDialogs(page: Page, accept: () => boolean = () => true): string[] {
  const heard: string[] = [];
  page.on("dialog", (dialog) => {
    heard.push(dialog.message());
    void (accept() ? dialog.accept() : dialog.dismiss());
  });
  return heard;
}
