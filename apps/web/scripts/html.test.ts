import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { asDrawn, headOf, siteOrigin } from "./html.mjs";

describe("the public origin of a build", () => {
  it.each([
    ["https://c.example", "https://c.example"],
    ["https://c.example/", "https://c.example"],
    [" http://c.example:8080 ", "http://c.example:8080"],
    ["", ""],
    [undefined, ""],
  ])("%j is %j", (given, expected) => expect(siteOrigin(given)).toBe(expected));
  it.each(["c.example", "https://c.example/candor", "https://c.example//", "https://c.example?a", "ftp://c.example", "https://C.example"])(
    "%s is refused",
    (given) => expect(() => siteOrigin(given)).toThrow(/^SITE_URL must be an origin/),
  );
  it("stands before the addresses of a page", () => {
    const head = headOf({ title: "Analyze", description: "d" }, "/analyze", siteOrigin("https://c.example/"));
    expect([...head.matchAll(/https:[^"]+/g)].map(String)).toEqual([
      "https://c.example/analyze",
      "https://c.example/analyze",
      "https://c.example/share/analyze.png",
    ]);
  });
});

it("the share image is as large as the head says", () => {
  const head = headOf({ title: "Analyze", description: "d" }, "/analyze", "");
  const said = ["width", "height"].map((side) => Number(new RegExp(`og:image:${side}" content="(\\d+)"`).exec(head)?.[1]));
  const picture = readFileSync(new URL("../public/share/analyze.png", import.meta.url));
  expect(said).toEqual([picture.readUInt32BE(16), picture.readUInt32BE(20)]);
});

it("a page that is not to be found has no address of its own for search engines, and no picture", () => {
  const head = headOf({ title: "Not found", description: "d", noindex: true }, "/404", "https://c.example");
  expect(head).toContain('<meta name="robots" content="noindex" />');
  expect(head).not.toContain("https:");
});

it("asks browsers to leave controls as they were drawn, where they do not say themselves what to do", () => {
  expect(asDrawn('<button type="button" disabled="">Previous</button><textarea>a</textarea><select name="s"></select>')).toBe(
    '<button autocomplete="off" type="button" disabled="">Previous</button><textarea autocomplete="off">a</textarea><select autocomplete="off" name="s"></select>',
  );
  const ours = '<textarea class="field" autoComplete="on">a</textarea><buttons><p>button</p>';
  expect(asDrawn(ours)).toBe(ours);
});
