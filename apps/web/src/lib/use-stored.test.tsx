// @vitest-environment happy-dom
import { act, cleanup, render, renderHook } from "@testing-library/react";
import { useEffect, useLayoutEffect } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { writeStored } from "./storage.ts";
import { useStored } from "./use-stored.ts";

const KEY = "candor-test";
const NONE: readonly string[] = [];
const parse = (value: unknown): readonly string[] | null => (Array.isArray(value) ? (value as string[]) : null);
const useList = () => useStored(KEY, parse, NONE);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

it("shows what is written between the first drawing and the subscription", () => {
  function Writer({ children }: { children: React.ReactNode }) {
    useLayoutEffect(() => {
      writeStored(KEY, ["written"]);
    }, []);
    return children;
  }
  const List = () => <p>{useList()[0].join()}</p>;
  const { container } = render(
    <Writer>
      <List />
    </Writer>,
  );
  expect(container.textContent).toBe("written");
});

it("shows what an effect of a child wrote before the parent subscribed", () => {
  function Child() {
    useEffect(() => {
      writeStored(KEY, ["child"]);
    }, []);
    return null;
  }
  function Parent() {
    return (
      <p>
        {useList()[0].join()}
        <Child />
      </p>
    );
  }
  expect(render(<Parent />).container.textContent).toBe("child");
});

it("keeps the identity of a value that did not change", () => {
  writeStored(KEY, ["one"]);
  const { result, rerender } = renderHook(useList);
  const [first] = result.current;
  rerender();
  act(() => void writeStored(KEY, ["one"]));
  expect(result.current[0]).toBe(first);
  act(() => result.current[1]((old) => [...old, "two"]));
  expect(result.current[0]).toEqual(["one", "two"]);
});

it("shows what another tab wrote while the browser had set the page aside whole", () => {
  const { result } = renderHook(useList);
  const shownAgain = (persisted: boolean) => {
    const event = Object.assign(new Event("pageshow"), { persisted });
    act(() => void window.dispatchEvent(event));
  };
  localStorage.setItem(KEY, '["theirs"]');
  shownAgain(false);
  expect(result.current[0]).toEqual([]);
  shownAgain(true);
  expect(result.current[0]).toEqual(["theirs"]);
});
