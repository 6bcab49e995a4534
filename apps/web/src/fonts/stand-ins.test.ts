import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (name: string) => readFileSync(new URL(`../styles/${name}`, import.meta.url), "utf8");
const valueOf = (face: string, name: string): string => new RegExp(`${name}: ([^;]+);`).exec(face)?.[1] ?? "";
const faces = read("stand-in-fonts.css")
  .split("@font-face")
  .slice(1)
  .map((face) => ({
    family: valueOf(face, "font-family").replaceAll('"', ""),
    isLocal: /src: local\(/.test(face) && !face.includes("url("),
    weight: valueOf(face, "font-weight"),
    style: valueOf(face, "font-style"),
    ...Object.fromEntries(["size-adjust", "ascent-override", "descent-override"].map((name) => [name, parseFloat(valueOf(face, name))])),
  })) as (Record<"size-adjust" | "ascent-override" | "descent-override", number> & { family: string; isLocal: boolean; weight: string; style: string })[];

/** Percent of the letter size, as the tables `hhea` of the two families have it. */
const OURS = { serif: { ascent: 73.5, descent: 26.5 }, sans: { ascent: 96.6, descent: 24.6 } };

test("letters of the device that stand in for ours are as high as ours once they are as wide", () => {
  expect(faces.length).toBeGreaterThan(10);
  for (const face of faces) {
    const { ascent, descent } = face.family.startsWith("Sans") ? OURS.sans : OURS.serif;
    const factor = face["size-adjust"] / 100;
    expect(Math.abs(face["ascent-override"] * factor - ascent), `${face.family} ${face.weight} ascent`).toBeLessThan(0.1);
    expect(Math.abs(face["descent-override"] * factor - descent), `${face.family} ${face.weight} descent`).toBeLessThan(0.1);
    expect(face.isLocal, face.family).toBe(true);
  }
});

test("every stand-in is asked for directly after our family, and each is declared in every weight in which text is set", () => {
  const tokens = read("tokens.css");
  for (const [token, ours, weights] of [
    ["serif", "Newsreader", ["400", "500", "400 italic"]],
    ["sans", "Libre Franklin", ["400 500", "550 700"]],
  ] as const) {
    const [first, ...families] = [...valueOf(tokens, `--${token}`).matchAll(/"([^"]+)"/g)].map(([, family]) => family!);
    expect(first).toBe(ours);
    const standIns = families.filter((family) => family.includes(", "));
    expect(standIns.length).toBeGreaterThan(1);
    expect(families.slice(0, standIns.length)).toEqual(standIns);
    for (const family of standIns)
      expect(
        faces
          .filter((face) => face.family === family)
          .map(({ weight, style }) => (style ? `${weight} ${style}` : weight))
          .sort(),
        family,
      ).toEqual([...weights].sort());
  }
});
