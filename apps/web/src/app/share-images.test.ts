import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { headOf } from "../../scripts/html.mjs";
import { PAGES } from "./pages.ts";

const drawn = readdirSync(new URL("../../public/share/", import.meta.url));
const named = PAGES.map((page) => /\/share\/([^"]+)/.exec(headOf(page, page.path, ""))?.[1]);

// Nobody who adds a page sees that its image is missing: only the programs do in which somebody shares it.
it("every page has the image that its head names, and no image is of a page that is gone (npm run build && node scripts/share-images.mjs)", () => {
  expect(drawn.filter((name) => name.endsWith(".png")).sort()).toEqual(named.sort());
});
