// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { CopyButton } from "./copy-button.tsx";

const clipboard = vi.hoisted(() => ({ allows: false }));
vi.mock("../lib/take-along.ts", () => ({ copyText: async () => clipboard.allows }));
afterEach(cleanup);

it("has the text selected and at hand each time that the browser refuses to copy", async () => {
  render(<CopyButton text="The text" label="Copy it" />);
  const button = screen.getByRole("button");
  for (let n = 0; n < 2; n += 1) {
    button.focus();
    await act(async () => fireEvent.click(button));
    const field = screen.getByRole<HTMLTextAreaElement>("textbox");
    expect(document.activeElement).toBe(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 8]);
    field.setSelectionRange(2, 2);
  }
});
