// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { Message } from "./chat-state.ts";
import { forgetConfig, loadConfig } from "../../../lib/config.ts";
import { Composer, WhatLeaves } from "./composer.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
const nothing = () => undefined;

function compose(props: Partial<ComponentProps<typeof Composer>>): void {
  render(
    <Composer
      field={null}
      draft="Hello"
      busy={false}
      withArticle={false}
      editing={false}
      waiting={false}
      onDraft={nothing}
      onSend={nothing}
      onStop={nothing}
      onGiveUp={nothing}
      {...props}
    />,
  );
}

it.each<[string, KeyboardEventInit, number]>([
  ["Enter sends", {}, 1],
  ["Shift+Enter does not", { shiftKey: true }, 0],
  ["neither does Enter that ends a composition", { isComposing: true }, 0],
  // WebKit ends the composition first; only the old code of the key tells.
  ["nor in Safari", { keyCode: 229 }, 0],
  ["nor a key that is held down", { repeat: true }, 0],
])("%s", (_case, init, times) => {
  const onSend = vi.fn();
  compose({ onSend });
  fireEvent.keyDown(screen.getByRole("textbox"), { key: "Enter", ...init });
  expect(onSend).toHaveBeenCalledTimes(times);
});

it.each<[string, KeyboardEventInit, number]>([
  ["Escape gives up a change of an earlier message", {}, 1],
  ["Escape that gives up a composition of characters leaves the change alone", { isComposing: true }, 0],
  ["also in Safari", { keyCode: 229 }, 0],
])("%s", (_case, init, times) => {
  const onGiveUp = vi.fn();
  compose({ editing: true, onGiveUp });
  fireEvent.keyDown(screen.getByRole("textbox"), { key: "Escape", ...init });
  expect(onGiveUp).toHaveBeenCalledTimes(times);
});

it("tells its keys with the field, and not a second time in the page", () => {
  compose({});
  const keys = document.getElementById(screen.getByRole("textbox").getAttribute("aria-describedby")!);
  expect(keys?.textContent).toBe("Enter sends, Shift+Enter starts a new line.");
  expect(keys?.hidden).toBe(true);
});

it.each([
  ["all of it", 40, "x", "your message, this conversation and the handshake"],
  ["no more than 40 messages", 46, "x", "your message, the newest 40 of the 46 messages here and the handshake"],
  ["less of long ones", 10, "x".repeat(39_000), "your message, the newest 3 of the 10 messages here and the handshake"],
])("says how much of the conversation the agent is given: %s", (_case, count, text, told) => {
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("no server here"));
  const messages = Array.from({ length: count }, (_, i): Message => ({ id: `m${i}`, role: i % 2 === 0 ? "user" : "assistant", text, at: i }));
  render(<WhatLeaves draft="" article={false} messages={messages} />);
  expect(document.querySelector(".leaves")?.textContent).toContain(`Send shares ${told} with `);
});

it.each([
  [null, "The built-in analyst answers, using rules and no language model."],
  ["https://agent.example", " with agent.example. A language model may answer."],
])("says who answers, and of another server no more than is known: %s", async (agentBase, told) => {
  forgetConfig();
  vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json({ agentBase, model: { active: false, label: "Built-in analyst" } }));
  await loadConfig();
  render(<WhatLeaves draft="" article={false} messages={[]} />);
  expect(document.querySelector(".leaves")?.textContent).toContain(told);
  forgetConfig();
});
