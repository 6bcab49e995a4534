import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

const SCRIPT = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface AxeWindow {
  axe?: { run(within: string | { include: Element[] }, options: RunOptions): Promise<AxeResults> };
  /** The texts and fields that were set in each way when `waysOfText` looked last. */
  textsByWay?: Map<string, Element[]>;
}

/** These rules only, or all but these; of the ways that `waysOfText` found, only the texts in these. */
interface Rules {
  rules?: readonly string[];
  without?: readonly string[];
  ways?: readonly string[];
}

/**
 * What axe finds within a selector. Axe is loaded once for a page and looks for nothing but violations: a third of the time of tests that look many times
 * is saved. No page here has frames.
 */
export async function violationsOn(
  page: Page,
  { within = "html", rules, without = [], ways }: Rules & { within?: string } = {},
): Promise<AxeResults["violations"]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SCRIPT);
  const options: RunOptions = {
    resultTypes: ["violations"],
    iframes: false,
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    ...(rules ? { runOnly: { type: "rule" as const, values: [...rules] } } : {}),
  };
  return page.evaluate(
    async ([selector, how, of]) => {
      const { axe, textsByWay } = window as AxeWindow;
      return (await axe!.run(of ? { include: of.flatMap((way) => textsByWay!.get(way)!) } : selector, how)).violations;
    },
    [within, options, ways] as const,
  );
}

/**
 * Sets a theme, or the one that was asked for where none is named, and says which was set before. Colours on their way from one theme to the other are no
 * finding, nor are those that come with the code of the page.
 */
const setTheme = (page: Page, theme: string): Promise<string> =>
  page.evaluate(async (name) => {
    const { dataset } = document.documentElement;
    const drawn = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    while (!dataset["alive"]) await drawn();
    const before = dataset["theme"] ?? "";
    if (name) dataset["theme"] = name;
    else delete dataset["theme"];
    await drawn();
    await drawn();
    await Promise.all(
      document
        .getAnimations()
        .filter((a) => a.effect?.getComputedTiming().endTime !== Infinity)
        // In a closed fold nothing is drawn, and what began there does not end before it is opened.
        .filter((a) => (a.effect as KeyframeEffect | null)?.target?.checkVisibility() !== false)
        .map((a) => a.finished.catch(() => undefined)),
    );
    return before;
  }, theme);

/** What depends on the colours of a theme. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * The ways in which texts and fields are set within a selector: each element that has any, with its classes, its state and the attributes that a style
 * sheet of the page asks for, all that it stands in and the width of the window. Two of the same way have the same colours: one look at their contrast
 * is enough.
 */
const waysOfText = (page: Page, within: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const asked = new Set(["class", "style", "fill"]);
    const read = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) for (const [, name] of rule.selectorText.matchAll(/\[([\w-]+)/g)) asked.add(name!);
        if ("cssRules" in rule) read(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) read(sheet.cssRules);
    const ways = new Map<Element, string>();
    const wayOf = (element: Element): string => {
      const known = ways.get(element);
      if (known !== undefined) return known;
      const attributes = [...element.attributes].filter(({ name }) => asked.has(name)).map(({ name, value }) => `[${name}=${value}]`);
      const states = ["checked", "disabled", "open"].filter((state) => (element as unknown as Record<string, unknown>)[state] === true);
      const way = `${element.parentElement ? wayOf(element.parentElement) : innerWidth} ${element.localName}${attributes.sort().join("")}${states.join("")}`;
      ways.set(element, way);
      return way;
    };
    const isSet = (element: Element): boolean =>
      element.matches("input, textarea, select") || [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== "");
    const textsByWay = new Map<string, Element[]>();
    for (const element of document.querySelectorAll(`${selector}, ${selector} *`)) {
      if (!isSet(element)) continue;
      const way = wayOf(element);
      const same = textsByWay.get(way);
      if (same) same.push(element);
      else textsByWay.set(way, [element]);
    }
    Object.assign(window, { textsByWay });
    return [...textsByWay.keys()];
  }, within);

/** Ways of text whose contrast was found good by this worker. */
const seenWays = new Set<string>();

/**
 * No finding of axe on the page as it stands: every rule but those of colours, and these in both themes. Contrast takes four fifths of the time, and is asked
 * only of the texts that are set in a way that was not looked at before.
 */
export async function expectAccessible(page: Page, where: string, within = "html"): Promise<void> {
  const before = await setTheme(page, "paper");
  const ways = (await waysOfText(page, within)).filter((way) => !seenWays.has(way));
  const expectNone = async (theme: string, rules: Rules): Promise<void> => {
    const violations = await violationsOn(page, { within, ...rules });
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
  };
  await expectNone("paper", { without: COLOR_RULES });
  if (ways.length > 0) {
    await expectNone("paper", { rules: COLOR_RULES, ways });
    await setTheme(page, "ink");
    await expectNone("ink", { rules: COLOR_RULES, ways });
    for (const way of ways) seenWays.add(way);
  }
  await setTheme(page, before);
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
