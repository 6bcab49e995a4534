// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { useModeratedSubmit } from "./use-moderator.ts";

const lists = vi.hoisted(() => ({ arrive: () => {} }));
vi.mock("./moderator.ts", () => ({
  loadModerator: () => new Promise((resolve) => (lists.arrive = () => resolve({ objects: (text: string) => text.includes("forbidden") }))),
}));

const saved: string[] = [];
afterEach(() => {
  cleanup();
  saved.length = 0;
});

function Form() {
  const [text, setText] = useState("");
  const onSubmit = useModeratedSubmit(
    (objects) => (objects(text) ? "No." : null),
    () => {
      saved.push(text);
      setText("");
    },
  );
  return (
    <form onSubmit={onSubmit}>
      <input aria-label="Words" value={text} onChange={(event) => setText(event.target.value)} />
    </form>
  );
}
const field = () => screen.getByLabelText<HTMLInputElement>("Words");
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const listsArrive = () => act(async () => lists.arrive());

it("saves what stands in the form when the word lists are here, letters typed meanwhile included", async () => {
  render(<Form />);
  write("A thought");
  fireEvent.submit(field().form!);
  write("A thought, finished.");
  await listsArrive();
  expect(saved).toEqual(["A thought, finished."]);
});

it("checks what it saves", async () => {
  const alert = vi.fn();
  vi.stubGlobal("alert", alert);
  render(<Form />);
  write("A thought");
  fireEvent.submit(field().form!);
  write("A forbidden thought");
  await listsArrive();
  expect([saved, alert.mock.calls]).toEqual([[], [["No."]]]);
  vi.unstubAllGlobals();
  expect(field().value).toBe("A forbidden thought");
});
