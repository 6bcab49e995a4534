import type { Frame } from "@candor/engine";
import { expect, it } from "vitest";
import { oneAPlace } from "./one-a-place.ts";

const frame = (start: number, end: number, confidence: number) => ({ start, end, confidence }) as Frame;

it.each<[string, Frame[], number[]]>([
  ["apart", [frame(0, 10, 0.6), frame(20, 30, 0.7)], [0.7, 0.6]],
  ["the same words", [frame(0, 10, 0.6), frame(0, 10, 0.7)], [0.7]],
  ["but for the full stop", [frame(0, 10, 0.8), frame(0, 11, 0.7)], [0.8]],
  ["a word inside a sentence", [frame(0, 64, 0.8), frame(0, 21, 0.7)], [0.8, 0.7]],
  ["none", [], []],
])("%s", (_, frames, kept) => expect(oneAPlace(frames).map((f) => f.confidence)).toEqual(kept));
