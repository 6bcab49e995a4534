// @vitest-environment happy-dom
import type { Analysis } from "@candor/engine";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Pattern } from "./patterns.ts";
import { TryPattern } from "./try-pattern.tsx";

const engine = vi.hoisted(() => ({ answers: [] as ((analysis: unknown) => void)[] }));
vi.mock("../../lib/analysis.ts", () => ({ analyzeText: () => new Promise((resolve) => engine.answers.push(resolve)) }));
afterEach(() => {
  cleanup();
  engine.answers.length = 0;
  localStorage.clear();
});

const pattern = { id: "vx-fo01-x", name: "Hurry", examples: ["Act now."] } as unknown as Pattern;
const fires = { frames: [{ reflexId: "vx-fo01-x", fragment: "Act now", confidence: 0.8, category: "emotional" }] } as unknown as Analysis;
const field = () => screen.getByRole<HTMLTextAreaElement>("textbox");
const test = () => fireEvent.submit(field().form!);

it("says nothing of a text that was changed while it was read", async () => {
  render(<TryPattern pattern={pattern} />);
  test();
  fireEvent.change(field(), { target: { value: "The shop opens at nine." } });
  await act(async () => engine.answers[0]!(fires));
  expect(screen.getByRole("status").textContent).toBe("");
  test();
  await act(async () => engine.answers[1]!({ frames: [] }));
  expect(screen.getByRole("status").textContent).toBe("Doesn’t fire here.");
});

it("says of the text that stands there whether the pattern fires", async () => {
  render(<TryPattern pattern={pattern} />);
  test();
  await act(async () => engine.answers[0]!(fires));
  expect(screen.getByRole("status").textContent).toBe("Fires at 80% on Act now");
});

it("begins with what was typed there before, and with the example where that is all that stood there", () => {
  const reopened = (): string => {
    cleanup();
    render(<TryPattern pattern={pattern} />);
    return field().value;
  };
  expect(reopened()).toBe("Act now.");
  fireEvent.change(field(), { target: { value: "Act now, or else." } });
  expect(reopened()).toBe("Act now, or else.");
  fireEvent.change(field(), { target: { value: "Act now." } });
  expect(localStorage.getItem("candor-drafts-v1")).toBe("{}");
  expect(reopened()).toBe("Act now.");
});
