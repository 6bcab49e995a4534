// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { writeStored } from "../../lib/storage.ts";
import { FeedbackForm } from "./feedback-form.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

const field = () => screen.getByRole("textbox") as HTMLTextAreaElement;
const write = (value: string) => fireEvent.change(field(), { target: { value } });

it.each([
  ["is empty after the thanks", null, ""],
  ["keeps what is written during the thanks", "It helped. And then it did not.", "It helped. And then it did not."],
])("the form %s", (_, meanwhile, left) => {
  render(<FeedbackForm />);
  write("It helped.");
  fireEvent.submit(field().form!);
  if (meanwhile !== null) write(meanwhile);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(field().value).toBe(left);
});

it("keeps a rating that is chosen during the thanks", () => {
  render(<FeedbackForm />);
  write("It helped.");
  fireEvent.submit(field().form!);
  write("It helped more.");
  fireEvent.change(screen.getByRole("slider"), { target: { value: "5" } });
  act(() => void vi.advanceTimersByTime(10_000));
  expect([field().value, screen.getByRole<HTMLInputElement>("slider").value]).toEqual(["It helped more.", "5"]);
});

it("resets a rating that was sent", () => {
  render(<FeedbackForm />);
  write("It helped.");
  fireEvent.change(screen.getByRole("slider"), { target: { value: "5" } });
  fireEvent.submit(field().form!);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.getByRole<HTMLInputElement>("slider").value).toBe("3");
});

it("shows the notes that were kept, the latest first, once there are any", () => {
  render(<FeedbackForm />);
  expect(screen.queryByText("Read your notes")).toBeNull();
  for (const note of ["It said that it was sure.", "It asked me first."]) {
    write(note);
    fireEvent.submit(field().form!);
    act(() => void vi.advanceTimersByTime(10_000));
  }
  expect(screen.getAllByRole("listitem", { hidden: true }).map((item) => item.querySelector("p")?.textContent)).toEqual([
    "It asked me first.",
    "It said that it was sure.",
  ]);
});

it("does not say that it is kept where the browser keeps nothing", () => {
  const full = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: full, removeItem: () => undefined, key: () => null, length: 0 });
  try {
    writeStored("candor-anything", 1);
    render(<FeedbackForm />);
    expect(screen.getByText("It’s here until you close the page.")).toBeDefined();
    expect(screen.queryByText(/^Kept in this browser/)).toBeNull();
  } finally {
    vi.unstubAllGlobals();
    writeStored("candor-anything", 1);
  }
});

it("shows a note whose time cannot be read", () => {
  localStorage.setItem("train_ai_experiences", JSON.stringify([{ feedback: "An old note.", score: 2 }]));
  render(<FeedbackForm />);
  expect(screen.getByRole("listitem", { hidden: true }).textContent).toBe("An old note.2 of 5");
});

it("shows no rating that the form cannot give", () => {
  localStorage.setItem(
    "train_ai_experiences",
    JSON.stringify([
      { feedback: "Lowest.", score: 1 },
      { feedback: "Highest.", score: 5 },
      { feedback: "Too high.", score: 99, timestamp: "2026-03-04T12:00:00.000Z" },
      { feedback: "Too low.", score: 0 },
    ]),
  );
  render(<FeedbackForm />);
  expect(screen.getAllByRole("listitem", { hidden: true }).map((item) => item.textContent)).toEqual([
    "Too low.",
    "Too high.2026-03-04",
    "Highest.5 of 5",
    "Lowest.1 of 5",
  ]);
});

it("a note without a score costs no other note", () => {
  localStorage.setItem(
    "train_ai_experiences",
    JSON.stringify([{ feedback: "Mine.", score: 4 }, { feedback: "No score." }, { feedback: "Spelled out.", score: "3" }]),
  );
  render(<FeedbackForm />);
  expect(screen.getAllByRole("listitem", { hidden: true }).map((item) => item.textContent)).toEqual(["Spelled out.", "No score.", "Mine.4 of 5"]);
  expect(localStorage.getItem("candor-set-aside:train_ai_experiences")).toBeNull();
});
