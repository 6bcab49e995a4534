// @vitest-environment happy-dom
import { act, useState, type JSX } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useAlive } from "./use-alive.ts";

function Counter(): JSX.Element {
  const [presses, setPresses] = useState(0);
  useAlive();
  const press = () => setPresses((n) => n + 1);
  return (
    <>
      <button onClick={press}>{presses}</button>
      <textarea onKeyDown={(event) => event.ctrlKey && event.key === "Enter" && press()} />
    </>
  );
}

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root | undefined;
const container = document.createElement("div");
container.id = "root";

beforeEach(async () => {
  // Its listeners are gone once a page is alive.
  vi.resetModules();
  await vi.importActual("../../public/theme.js");
  delete document.documentElement.dataset["alive"];
  container.innerHTML = renderToString(<Counter />);
  document.body.append(container);
});

afterEach(() => {
  act(() => root?.unmount());
});

it("presses again what was pressed before the page was alive", async () => {
  container.querySelector("button")!.click();
  await act(async () => {
    root = hydrateRoot(container, <Counter />);
  });
  expect(container.textContent).toBe("1");
});

it("shows what a press asked for that cannot be repeated no longer", async () => {
  const button = container.querySelector("button")!;
  button.dataset["tab"] = "chat";
  button.click();
  expect(document.documentElement.dataset["opens"]).toBe("chat");
  button.remove();
  await act(async () => {
    root = hydrateRoot(container, <Counter />, { onRecoverableError: () => undefined });
  });
  expect(document.documentElement.dataset["opens"]).toBeUndefined();
});

it("does not press twice for a click that itself makes hydration finish", async () => {
  await act(async () => {
    root = hydrateRoot(container, <Counter />);
    container.querySelector("button")!.click();
  });
  expect(container.textContent).toBe("1");
});

it("runs again what Ctrl+Enter was to run before the page was alive", async () => {
  const field = container.querySelector("textarea")!;
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", ctrlKey: true, bubbles: true }));
  await act(async () => {
    root = hydrateRoot(container, <Counter />);
  });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(container.textContent).toBe("1");
});
