// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { mailWords } from "../lib/mail-words.ts";
import { CleaningHint } from "./cleaning-hint.tsx";

vi.mock("../lib/mail-words.ts", () => ({ mailWords: vi.fn() }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
const press = () => fireEvent.click(screen.getByRole("button", { name: "Keep only the words" }));

it("does not take the place of what is written while the words are awaited", async () => {
  let found = (_: string): void => undefined;
  vi.mocked(mailWords).mockReturnValue(new Promise((resolve) => (found = resolve)));
  const cleaned = vi.fn();
  const { rerender } = render(<CleaningHint cleaning="mail" text="Subject: Now" onClean={cleaned} />);
  press();
  await waitFor(() => expect(mailWords).toHaveBeenCalled());
  rerender(<CleaningHint cleaning="mail" text="Subject: Now, and more" onClean={cleaned} />);
  found("Now");
  await new Promise((resolve) => setTimeout(resolve));
  expect(cleaned).not.toHaveBeenCalled();
});

it("says so where the words cannot be had, and takes another try", async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  vi.mocked(mailWords).mockRejectedValueOnce(new Error("offline")).mockResolvedValueOnce("Now");
  const cleaned = vi.fn();
  render(<CleaningHint cleaning="mail" text="Subject: Now" onClean={cleaned} />);
  press();
  await screen.findByText(/try again/);
  press();
  await waitFor(() => expect(cleaned).toHaveBeenCalledWith("Now"));
});
