import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * Axe inside the page that is looked at: no page here has frames, for whose sake the other mode opens a second page for every run (a third of the
 * time of such a test).
 */
export const axeOn = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();

/** No finding of axe on the page as it stands. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // Colours on their way from one theme to the other are no finding.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((a) => a.effect?.getComputedTiming().endTime !== Infinity)
        .map((a) => a.finished.catch(() => undefined)),
    ),
  );
  const { violations } = await axeOn(page).analyze();
  expect(
    violations.map(
      (v) =>
        `${v.id}: ${v.nodes
          .slice(0, 3)
          .map((n) => n.html.slice(0, 140))
          .join(" | ")}`,
    ),
    where,
  ).toEqual([]);
}

export const THEMES = ["paper", "ink"] as const;

/** Chooses the theme before the page is drawn. */
export async function useTheme(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.addInitScript((name) => localStorage.setItem("candor-theme", name), theme);
}

/** Collects what the browser complains about: errors, warnings of hydration or of the security policy. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on("pageerror", (error) => heard.push(error.message));
  page.on("console", (message) => {
    const text = message.text();
    if (message.type() === "error" || (message.type() === "warning" && !text.startsWith("The agent base setting"))) heard.push(text);
  });
  return heard;
}
