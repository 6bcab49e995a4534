import { expect, it } from "vitest";
import { grayed, scaleFor } from "./readied.ts";

it.each([
  [360, 740, 2],
  [1280, 720, 2],
  [2000, 1500, 1],
  [2400, 900, 1],
  [8000, 6000, 0.5],
])("a picture of %i × %i is drawn %f times as large", (width, height, scale) => expect(scaleFor(width, height)).toBe(scale));

const picture = (...pixels: readonly (readonly [number, number, number])[]) => Uint8ClampedArray.from(pixels.flatMap((pixel) => [...pixel, 255]));
const grays = (data: Uint8ClampedArray) => [...data].filter((_, at) => at % 4 === 0);

it("grays a light picture and leaves it light", () => {
  const data = picture([255, 255, 255], [255, 0, 0], [255, 255, 255]);
  grayed(data);
  expect(grays(data)).toEqual([255, 76, 255]);
  expect([...data.slice(4, 8)]).toEqual([76, 76, 76, 255]);
});
it("turns light letters on dark into dark ones on light", () => {
  const data = picture([0, 0, 0], [255, 255, 255], [10, 10, 10]);
  grayed(data);
  expect(grays(data)).toEqual([255, 0, 245]);
  expect([...data.slice(8)]).toEqual([245, 245, 245, 255]);
});
