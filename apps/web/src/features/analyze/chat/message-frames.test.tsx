// @vitest-environment happy-dom
import type { Frame } from "@candor/engine";
import { act, cleanup, fireEvent, render } from "@testing-library/react";
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
    fragment: "a",
    rationale: "A reason.",
    adjustments: [],
    tags: [],
  }) as unknown as Frame;

/** Of the whole text. */
const alert = { ...frame(0, 0.9), reflexId: "cluster-alert", family: "cluster" } as unknown as Frame;

const lines = (frames: Frame[]) => {
  const { container } = render(<MessageFrames frames={frames} where="the reply" foldWeak />);
  return [...container.querySelectorAll("summary")].map((line) => line.textContent?.replace(/ Other$/, ""));
};

it.each<[number[], string[]]>([
  [[0.5], ["1 mark in the reply, quoted or under 60%"]],
  [[0.5, 0.4], ["2 marks in the reply, quoted or under 60%"]],
  [
    [0.8, 0.5],
    ["1 mark in the reply", "1 more in the reply, quoted or under 60%"],
  ],
])("speaks of marks, strong and weaker ones alike: %j", (confidences, words) => {
  expect(lines(confidences.map((confidence, at) => frame(at, confidence)))).toEqual(words);
});

it("an alert marks no words: it is called one, and counts where it stands alone", () => {
  expect(lines([alert])).toEqual(["1 alert in the reply"]);
  expect(lines([alert, frame(1, 0.8)])).toEqual(["1 mark in the reply"]);
});

it("an alert speaks of the marks that are shown, and goes where they are too few", () => {
  const five = { ...alert, rationale: "5 marks stand within this stretch, 0 of them strong." } as Frame;
  const said = (confidences: readonly number[]) => {
    const { container } = render(<MessageFrames frames={[five, ...confidences.map((confidence, at) => frame(at + 1, confidence))]} where="your message" />);
    const opened = [...container.querySelectorAll("details")];
    for (const details of opened) fireEvent(Object.assign(details, { open: true }), new Event("toggle"));
    return opened.map((details) => details.textContent?.match(/\d marks? stands? [^,]*, \S+ of them/)?.[0] ?? null);
  };
  expect(said([0.6, 0.6, 0.6, 0.6, 0.2])).toEqual(["4 marks stand within this stretch, none of them", null]);
  expect(said([0.5, 0.5, 0.2, 0.2, 0.2])).toEqual([null, null]);
  expect(said([0.3, 0.3, 0.3, 0.2, 0.2])).toEqual(["5 marks stand within this stretch, 0 of them"]);
});

it("an alert in hedged wording needs the higher counts of marks that are shown, too", () => {
  const alerts = (confidences: readonly number[]) => {
    const frames = [alert, ...confidences.map((confidence, at) => frame(at + 1, confidence))];
    const regions = [{ start: 0, end: 9, frames: 5, strong: 2, highest: 0.8, hedged: true as const }];
    const { container } = render(<MessageFrames frames={frames} regions={regions} where="your message" />);
    for (const details of container.querySelectorAll("details")) fireEvent(Object.assign(details, { open: true }), new Event("toggle"));
    return container.textContent.match(/\d marks stand within this stretch/)?.[0];
  };
  expect(alerts([0.8, 0.8, 0.2, 0.2, 0.2])).toBeUndefined();
  expect(alerts([0.8, 0.8, 0.8, 0.2, 0.2])).toBe("3 marks stand within this stretch");
});

it("on paper the notes of the marks stand under them, and no weak ones", () => {
  const { container } = render(<MessageFrames frames={[frame(1, 0.8), frame(2, 0.5)]} where="the reply" foldWeak />);
  const print = (event: string) => act(() => void window.dispatchEvent(new Event(event)));
  const notes = () => [...container.querySelectorAll(".frames")].map((details) => details.querySelectorAll("li").length);
  expect(notes()).toEqual([0, 0]);
  print("beforeprint");
  expect(notes()).toEqual([1, 0]);
  print("afterprint");
  expect(notes()).toEqual([0, 0]);
});
