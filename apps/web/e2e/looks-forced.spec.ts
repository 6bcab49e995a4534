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

test("whoever asks for more contrast gets no gray letters and no pale edges, in both themes", async ({ page }) => {
  /** Contrast with the ground of the page (WCAG 2.2). */
  const contrast = (token: string) =>
    page.evaluate((name) => {
      const luminance = (value: string) => {
        const probe = document.body.appendChild(document.createElement("i"));
        probe.style.color = value;
        const [r, g, b] = getComputedStyle(probe)
          .color.match(/[\d.]+/g)!
          .slice(0, 3)
          .map((part) => Number(part) / 255)
          .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [number, number, number];
        probe.remove();
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const [high, low] = [luminance(`var(${name})`), luminance("var(--paper)")].sort((a, b) => b - a) as [number, number];
      return (high + 0.05) / (low + 0.05);
    }, token);
  await open(page, "/about");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, contrast: "no-preference" });
    expect(await contrast("--ink-3")).toBeLessThan(7);
    await page.emulateMedia({ colorScheme, contrast: "more" });
    for (const letters of ["--ink", "--ink-2", "--ink-3", "--control"]) expect(await contrast(letters), `${letters}, ${colorScheme}`).toBeGreaterThan(10);
    expect(await contrast("--rule"), colorScheme).toBeGreaterThan(4.5);
  }
});
