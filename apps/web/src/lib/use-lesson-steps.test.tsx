// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { askedStep, useLessonSteps } from "./use-lesson-steps.ts";

function Steps() {
  const { step, go, moved, heading } = useLessonSteps("vagueness", 4);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {step}
      </h2>
      <output>{moved ? "moved" : "not moved"}</output>
      <button onClick={() => go(step - 1)}>Previous</button>
      <button onClick={() => go(step + 1)}>Next</button>
    </>
  );
}
const shown = () => screen.getByRole("heading").textContent;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

let scrolled: ReturnType<typeof vi.fn>;
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  scrolled = vi.fn();
  vi.stubGlobal("scrollTo", scrolled);
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: <Steps /> }])} />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the steps of a lesson", () => {
  it("start at 0, go up to the last and down to 0", () => {
    expect(shown()).toBe("0");
    press("Previous");
    expect(shown()).toBe("0");
    for (const step of ["1", "2", "3", "3"]) {
      press("Next");
      expect(shown()).toBe(step);
    }
    for (const step of ["2", "1", "0", "0"]) {
      press("Previous");
      expect(shown()).toBe(step);
    }
  });

  it("are moved through once the reader has gone to one, also back at the first", () => {
    expect(screen.getByRole("status").textContent).toBe("not moved");
    press("Next");
    press("Previous");
    expect([shown(), screen.getByRole("status").textContent]).toEqual(["0", "moved"]);
  });

  it("scroll to the top on load and on every change, once, and focus the heading", () => {
    expect(scrolled).toHaveBeenCalledTimes(1);
    scrolled.mockClear();
    press("Next");
    expect(scrolled).toHaveBeenCalledTimes(1);
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    expect(scrolled).toHaveBeenCalledTimes(1);
    press("Previous");
    expect(scrolled).toHaveBeenCalledTimes(2);
    expect(scrolled).toHaveBeenLastCalledWith({ top: 0, left: 0, behavior: "instant" });
    expect(document.activeElement?.tagName).toBe("H2");
  });

  it.each([
    ["?step=3", "2"],
    ["?step=9", "0"],
  ])("asked for by %s are taken off the address, also where the lesson has fewer", (search, step) => {
    cleanup();
    window.history.replaceState(null, "", search);
    const router = createMemoryRouter([{ path: "/", element: <Steps /> }], { initialEntries: [`/${search}`] });
    render(<RouterProvider router={router} />);
    expect([shown(), router.state.location.search]).toEqual([step, ""]);
    window.history.replaceState(null, "", "/");
  });

  it("are remembered from the second on", () => {
    press("Next");
    press("Next");
    expect(JSON.parse(localStorage.getItem("candor-place-v1") ?? "")).toMatchObject({ vagueness: { step: 2, steps: 4 } });
  });

  it.each([
    ["?step=3", 2],
    ["?step=1", 0],
    ["?step=5", null],
    ["?step=0", null],
    ["?step=x", null],
    ["", null],
    ["?step=2.5", null],
  ])("asked for by %s", (search, step) => {
    expect(askedStep(search, 4)).toBe(step);
  });
});
