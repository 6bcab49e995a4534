// @vitest-environment happy-dom
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Finding } from "../lib/findings.ts";
import { createDesk, DeskContext, choose } from "./desk-store.ts";
import { OverviewStrip } from "./overview-strip.tsx";

afterEach(cleanup);

/** What React last drew an element with: the same object as long as its component was not drawn again. */
const drawnWith = (element: Element): unknown => {
  const key = Object.keys(element).find((name) => name.startsWith("__reactProps"));
  if (key === undefined) throw new Error("React keeps its properties under another name");
  return (element as unknown as Record<string, unknown>)[key];
};

it("a step lights one tick and puts one out, and draws no other again", () => {
  const keys = ["a", "b", "c", "d"];
  const findings = keys.map((key, i) => ({ key, frame: { category: "emotional", start: i, spans: [[i, i + 1]] } })) as unknown as Finding[];
  const desk = createDesk();
  desk.setState({ ticks: keys.map((key, i) => ({ key, at: i, top: 10 * i })), textHeight: 100 });
  render(
    <DeskContext value={desk}>
      <OverviewStrip findings={findings} />
    </DeskContext>,
  );
  act(() => choose(desk, "a"));
  const ticks = [...document.querySelectorAll(".tick")];
  const before = ticks.map(drawnWith);
  act(() => choose(desk, "b"));
  expect(ticks.map((tick) => tick.classList.contains("lit"))).toEqual([false, true, false, false]);
  expect(ticks.map((tick, i) => drawnWith(tick) === before[i])).toEqual([false, false, true, true]);
});
