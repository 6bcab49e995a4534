// @vitest-environment happy-dom
import { analyze, type Frame } from "@candor/engine";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { NoteParts } from "./note.tsx";

afterEach(cleanup);

it.each(["", "a"])("leaves out the middle of long words without cutting through a character (%j)", (shift) => {
  const fragment = `${shift}${"😀".repeat(200)}${shift}`;
  const frame = { reflexId: "vx-fo01-x", family: "vx-fo01", category: "emotional", fragment, rationale: "Why.", question: "Who?", confidence: 0.7 };
  render(<NoteParts finding={{ key: "k", n: 1, rank: 0, frame: { ...frame, spans: [[0, 1]], adjustments: [], stance: "asserted" } as unknown as Frame }} />);
  const words = document.querySelector(".words")?.textContent ?? "";
  expect(words).toContain(" … ");
  expect(words).not.toMatch(/\p{Surrogate}/u);
});

it("leads to a lesson from every finding, those of the expert taxonomy too", () => {
  const { frames } = analyze("This is your last chance to act: either we build it now, or we accept decline for good.");
  const expert = frames.filter(({ family }) => family === "vx-mp01");
  expect(expert).not.toEqual([]);
  for (const frame of expert) {
    const { container, unmount } = render(<NoteParts finding={{ key: "k", n: 1, rank: 0, frame }} />);
    expect(container.querySelector("a")?.getAttribute("href"), frame.technique).toMatch(/^\/educate\//);
    unmount();
  }
});
