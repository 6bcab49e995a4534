// @vitest-environment happy-dom
import type { Frame } from "@candor/engine";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { MessageFrames } from "./message-frames.tsx";

afterEach(cleanup);

const frame = (at: number, confidence: number) =>
  ({
    reflexId: `vx-a-${at}`,
    reflexLabel: "A label",
    category: "other",
    confidence,
    stance: "asserted",
    start: at,
    end: at + 1,
    spans: [[at, at + 1]],
  }) as unknown as Frame;

it.each<[number[], string[]]>([
  [[0.5], ["1 mark in the reply, quoted or under 60%"]],
  [[0.5, 0.4], ["2 marks in the reply, quoted or under 60%"]],
  [
    [0.8, 0.5],
    ["1 frame in the reply", "1 more in the reply, quoted or under 60%"],
  ],
])("speaks of marks where a reply has weaker ones: %j", (confidences, lines) => {
  const { container } = render(<MessageFrames frames={confidences.map((confidence, at) => frame(at, confidence))} where="the reply" foldWeak />);
  expect([...container.querySelectorAll("summary")].map((line) => line.textContent?.replace(/ Other$/, ""))).toEqual(lines);
});
