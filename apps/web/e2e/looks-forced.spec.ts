import { analysed } from "./support/analysed.ts";
import { open } from "./support/education.ts";
import { expect, test } from "./support/test.ts";

test("in forced colors drawings take the colors of the system, whichever theme was chosen", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  /** Fills and strokes of drawings that are neither of the system nor none, with the theme set that is not on screen. */
  const own = (selector: string) =>
    page.evaluate((drawn) => {
      document.documentElement.dataset["theme"] = "paper";
      const probe = document.body.appendChild(document.createElement("i"));
      const system = ["Canvas", "CanvasText", "Highlight", "HighlightText"].map((name) => {
        probe.style.color = name;
        return getComputedStyle(probe).color;
      });
      probe.remove();
      return [...document.querySelectorAll(`${drawn} :is(text, line, rect, circle, path)`)].flatMap((shape) => {
        const { fill, stroke } = getComputedStyle(shape);
        return [fill, stroke].filter((color) => color !== "none" && !system.includes(color)).map((color) => `${shape.outerHTML.slice(0, 60)}: ${color}`);
      });
    }, selector);
  await analysed(page);
  expect(await own(".plot svg")).toEqual([]);
  for (const path of ["/accuracy", "/wisdom"]) {
    await open(page, path);
    await expect(page.locator("main svg:has(rect)").first()).toBeAttached();
    expect(await own("main svg:has(rect)"), path).toEqual([]);
  }
});
