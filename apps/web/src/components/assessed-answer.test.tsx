// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { forgetConfig, loadConfig } from "../lib/config.ts";
import type { AssessmentState } from "../lib/use-assessments.ts";
import { AssessedAnswer } from "./assessed-answer.tsx";

const result = { overallScore: 0.724, personalizedFeedback: "Feedback.", strengths: ["One."], improvements: [], nextSteps: ["Two."], onDevice: false };
const fresh: AssessmentState = { pending: false, done: false, result: null, stopped: false, words: 0 };
const onStop = vi.fn();

const answered = (state: AssessmentState, value: string, onSubmit = () => undefined as void, pendingOnButton = false) => (
  <AssessedAnswer
    label="Your answer"
    rows={6}
    value={value}
    onChange={() => undefined}
    state={state}
    onSubmit={onSubmit}
    onStop={onStop}
    pendingOnButton={pendingOnButton}
  >
    <p>Expert text</p>
  </AssessedAnswer>
);
function show(state: AssessmentState, value: string, pendingOnButton = false) {
  const onSubmit = vi.fn();
  render(answered(state, value, onSubmit, pendingOnButton));
  return onSubmit;
}
afterEach(cleanup);
// What an answer loads ahead of need is there before the page is taken down.
afterAll(async () => void (await import("@candor/analyst/assess")));

describe("submitting an answer", () => {
  it.each(["", "   ", "\n\t "])("is disabled and inert for %j", (value) => {
    const onSubmit = show(fresh, value);
    const button = screen.getByRole("button", { name: "Submit for AI Assessment" });
    expect(button.hasAttribute("disabled")).toBe(true);
    fireEvent.click(button);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("is possible for anything else", () => {
    const onSubmit = show(fresh, "x");
    fireEvent.click(screen.getByRole("button", { name: "Submit for AI Assessment" }));
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(screen.getByRole("textbox", { name: "Your answer" }).getAttribute("rows")).toBe("6");
  });

  it("says 'Analyzing...' with a spinner while it waits, where the page asks for that", () => {
    const onSubmit = show({ ...fresh, pending: true }, "x", true);
    const button = screen.getByRole("button", { name: "Analyzing..." });
    expect(button.hasAttribute("disabled")).toBe(true);
    expect(button.querySelector(".strokes")).not.toBeNull();
    fireEvent.click(button);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe("an assessment under way", () => {
  it.each([false, true])("can be stopped (%j)", (pendingOnButton) => {
    show({ ...fresh, pending: true }, "x", pendingOnButton);
    onStop.mockClear();
    fireEvent.click(screen.getByRole("button", { name: "Stop" }));
    expect(onStop).toHaveBeenCalledOnce();
  });
  it("says so when it was, and shows nothing of the expert yet", () => {
    show({ ...fresh, stopped: true }, "x");
    expect(screen.getByText("Stopped. Your answer is still in the field.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Stop" })).toBeNull();
    expect(screen.queryByText("Expert text")).toBeNull();
  });
  it("offers no Stop while there is none", () => {
    show(fresh, "x");
    expect(screen.queryByRole("button", { name: "Stop" })).toBeNull();
  });
});

describe("what is said before anything is sent", () => {
  it.each([
    ["x".repeat(20_000), ""],
    ["x".repeat(20_001), "Only the first 20,000 characters are assessed."],
  ])("is how much of a long answer is read (%#)", (value, said) => {
    show(fresh, value);
    const field = screen.getByRole("textbox", { name: "Your answer" });
    const described = field.getAttribute("aria-describedby") ?? "";
    expect(described === "" ? "" : document.getElementById(described)?.textContent).toBe(said);
    expect(screen.queryByText("Only the first 20,000 characters are assessed.") !== null).toBe(said !== "");
  });
  it.each([
    [{ active: false, label: "Built-in analyst" }, "uses rules and no language model"],
    [{ active: true, label: "Some model" }, "uses a language model (Some model)"],
  ])("follows what the server says of itself: %j", async (model, words) => {
    forgetConfig();
    vi.stubGlobal("fetch", async () => Response.json({ model }));
    show(fresh, "x");
    expect(screen.getByText(/may use a language model/)).toBeTruthy();
    fireEvent.focus(screen.getByRole("textbox"));
    expect(await screen.findByText(new RegExp(words.replace(/[()]/g, "\\$&")))).toBeTruthy();
    forgetConfig();
    vi.unstubAllGlobals();
  });
  it("claims nothing of another server that the calls go to", async () => {
    forgetConfig();
    vi.stubGlobal("fetch", async () => Response.json({ agentBase: "https://agent.example", model: { active: false, label: "Built-in analyst" } }));
    expect((await loadConfig()).agentBase).toBe("https://agent.example");
    show(fresh, "x");
    expect(screen.getByText(/may use a language model/)).toBeTruthy();
    forgetConfig();
    vi.unstubAllGlobals();
  });
});

describe("after a submission", () => {
  it("shows the result with its rounded percent, and the expert's text", () => {
    show({ ...fresh, done: true, result }, "x");
    const panel = screen.getByRole("region", { name: "AI assessment" });
    expect(panel.textContent).toContain("72%");
    expect(panel.textContent).toContain("Feedback.");
    expect(panel.textContent).toContain("One.");
    expect(panel.textContent).toContain("Two.");
    expect(panel.textContent).not.toContain("What to improve");
    expect(panel.textContent).not.toContain("assessed on this device");
    expect(screen.getByText("Expert text")).toBeTruthy();
  });

  it("shows nothing of the one before, though a model had said a line twice", () => {
    const done = (strengths: string[]) => answered({ ...fresh, done: true, result: { ...result, strengths } }, "x");
    const { rerender } = render(done(["Names the frame.", "Names the frame."]));
    rerender(done(["Quotes a figure."]));
    expect(screen.queryByText("Names the frame.")).toBeNull();
    expect(screen.getAllByText("Quotes a figure.")).toHaveLength(1);
  });

  it("shows the expert's text without a panel when there is no result", () => {
    show({ ...fresh, done: true }, "x");
    expect(screen.queryByRole("region", { name: "AI assessment" })).toBeNull();
    expect(screen.getByText("Expert text")).toBeTruthy();
  });

  it("says when it was this device that assessed", () => {
    show({ ...fresh, done: true, result: { ...result, onDevice: true } }, "x");
    expect(screen.getByText("assessed on this device")).toBeTruthy();
    expect(screen.queryByText(/made by rules/)).toBeNull();
  });

  it("says when rules assessed what a language model was asked about", () => {
    show({ ...fresh, done: true, result: { ...result, byRules: true } }, "x");
    expect(screen.getByText("The language model didn’t give a usable assessment. This assessment was made by rules.")).toBeTruthy();
    cleanup();
    show({ ...fresh, done: true, result: { ...result, byRules: true, why: "The language model took too long to answer." } }, "x");
    expect(screen.getByText("The language model took too long to answer. This assessment was made by rules.")).toBeTruthy();
  });
});
