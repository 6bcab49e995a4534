// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { TakeAlong } from "./take-along.tsx";

const copied: string[] = [];
let isRefused = false;
vi.mock("../../lib/take-along.ts", () => ({
  copyText: async (text: string) => copied.push(text) > 0 && !isRefused,
  dayOf: () => "",
  saveFile: () => undefined,
}));
vi.mock("../../lib/share-link.ts", () => ({
  LONG_LINK_CHARS: 2_000,
  MAX_TASK_CHARS: 300,
  toFragment: async (text: string, waits: boolean, task: string) => `#${waits ? "r" : "t"}=${text}&q=${task}`,
}));

afterEach(() => {
  cleanup();
  copied.length = 0;
  isRefused = false;
});

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const WAITS = "Copy a link that hides the marks at first";

it("asks for the task before the link for a class, and says when the link that was copied lacks it", async () => {
  render(<TakeAlong data={{ text: "Act now" } as never} />);
  await press("Link");
  const task = screen.getByRole("textbox", { name: "Add a task (optional)" });
  expect(task.compareDocumentPosition(screen.getByRole("button", { name: WAITS })) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  fireEvent.change(task, { target: { value: "Und" } });
  expect(screen.getByRole("status").textContent).toMatch(/^Link copied\./);
  await press(WAITS);
  expect(screen.getByRole("status").textContent).toContain("It opens with your task and the text");
  fireEvent.change(task, { target: { value: "Underline what presses you." } });
  expect(screen.getByRole("status").textContent).toBe("You’ve changed the task. Copy the link again.");
  await press(WAITS);
  expect(copied.at(-1)).toContain("#r=Act now&q=Underline what presses you.");
  expect(screen.getByRole("status").textContent).toContain("It opens with your task and the text");
});

it("where copying is refused, no field holds a link with a task that was changed since", async () => {
  isRefused = true;
  render(<TakeAlong data={{ text: "Act now" } as never} />);
  await press("Link");
  await press(WAITS);
  const link = () => screen.queryByRole<HTMLInputElement>("textbox", { name: "Link with the text" })?.value.split("#")[1];
  expect(link()).toBe("r=Act now&q=");
  fireEvent.change(screen.getByRole("textbox", { name: "Add a task (optional)" }), { target: { value: "Underline it." } });
  expect(link()).toBeUndefined();
  expect(screen.getByRole("status").textContent).toBe("You’ve changed the task. Copy the link again.");
  await press(WAITS);
  expect(link()).toBe("r=Act now&q=Underline it.");
});
