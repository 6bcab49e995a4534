import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

const SCRIPT = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface AxeWindow {
  axe?: { run(within: string, options: RunOptions): Promise<AxeResults> };
}

/**
 * What axe finds within a selector; `rules`: these only. Axe is loaded once for a page and looks for nothing but violations: a third of the time of tests that
 * look many times is saved. No page here has frames.
 */
export async function violationsOn(
  page: Page,
  { within = "html", rules }: { within?: string; rules?: readonly string[] } = {},
): Promise<AxeResults["violations"]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SCRIPT);
  return page.evaluate(
    async ([selector, only]) => {
      const options: RunOptions = { resultTypes: ["violations"], iframes: false, ...(only ? { runOnly: { type: "rule" as const, values: only } } : {}) };
      return (await (window as AxeWindow).axe!.run(selector, options)).violations;
    },
    [within, rules ? [...rules] : null] as const,
  );
}

/** Colours on their way from one theme to the other are no finding, nor are those that come with the code of the page. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset["alive"]);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((a) => a.effect?.getComputedTiming().endTime !== Infinity)
        .map((a) => a.finished.catch(() => undefined)),
    ),
  );
}

/** What depends on the colours of a theme. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];
const THEMES = ["paper", "ink"] as const;

/** No finding of axe on the page as it stands, in both themes: every rule in one of them, and in the other what depends on colours. */
export async function expectAccessible(page: Page, where: string, within = "html"): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.dataset["theme"] ?? "");
  for (const theme of THEMES) {
    await page.evaluate((name) => void (document.documentElement.dataset["theme"] = name), theme);
    await settled(page);
    const violations = await violationsOn(page, theme === "paper" ? { within } : { within, rules: COLOR_RULES });
    expect(
      violations.map(
        (v) =>
          `${v.id}: ${v.nodes
            .slice(0, 3)
            .map((n) => n.html.slice(0, 140))
            .join(" | ")}`,
      ),
      `${where}, ${theme}`,
    ).toEqual([]);
  }
  await page.evaluate((name) => {
    if (name) document.documentElement.dataset["theme"] = name;
    else delete document.documentElement.dataset["theme"];
  }, before);
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
