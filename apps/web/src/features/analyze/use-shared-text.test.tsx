// @vitest-environment happy-dom
import { NOTHING_TO_ANALYZE } from "@candor/content/messages/analysis";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, Router, useLocation, useNavigate } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PLAIN_PREFIX, toFragment } from "../../lib/share-link.ts";
import { useSharedText } from "./use-shared-text.ts";

const ways = { arrive: vi.fn(), say: vi.fn() };
beforeEach(() => void vi.resetAllMocks());
afterEach(cleanup);

const plain = (text: string): string => PLAIN_PREFIX + encodeURIComponent(text);
const openAt = (fragment: string) => {
  const wrapper = ({ children }: { children: ReactNode }) => <MemoryRouter initialEntries={[`/analyze?tab=analyze${fragment}`]}>{children}</MemoryRouter>;
  // A function of its own for each drawing, as the page has one for each letter that is typed.
  const use = () => useSharedText({ ...ways, arrive: (...given) => void ways.arrive(...given) });
  return renderHook(() => ({ ...use(), location: useLocation(), navigate: useNavigate() }), { wrapper });
};
/** Longer than unfolding a short text takes. */
const LATER_MS = 100;
const later = () => act(() => new Promise((resolve) => setTimeout(resolve, LATER_MS)));

describe("a text in the address", () => {
  it.each([
    ["read at once", false, ""],
    ["that waits, with its task", true, "Find the source"],
  ])("%s arrives once", async (_, waits, task) => {
    const { result, rerender } = openAt(await toFragment("Everyone knows.", waits, task));
    expect(result.current).toMatchObject({ carried: true, waits });
    await later();
    rerender();
    await later();
    expect(ways.arrive.mock.calls).toEqual([["Everyone knows.", waits, task]]);
    expect(ways.say).not.toHaveBeenCalled();
  });

  it.each([
    ["#t=AAAA", "This link is damaged or too long, so its text can’t be read."],
    [plain(" "), NOTHING_TO_ANALYZE],
  ])("that cannot be read is told of: %s", async (fragment, told) => {
    openAt(fragment);
    await later();
    expect([ways.say.mock.calls, ways.arrive.mock.calls]).toEqual([[[told]], []]);
  });

  it("does not take the place of what came into the field while it was unfolded, and leaves the address", async () => {
    const { result } = openAt(plain("Everyone knows."));
    act(() => result.current.leaveShared());
    expect(result.current).toMatchObject({ carried: false, location: { hash: "", search: "?tab=analyze" } });
    await later();
    expect([ways.arrive.mock.calls, ways.say.mock.calls]).toEqual([[], []]);
  });

  it("does not arrive either where the address is slower to change than the text to come", async () => {
    const none = () => undefined;
    const navigator = { createHref: String, go: none, push: none, replace: none };
    const wrapper = ({ children }: { children: ReactNode }) => (
      <Router location={`/analyze${plain("Everyone knows.")}`} navigator={navigator}>
        {children}
      </Router>
    );
    const { result } = renderHook(() => useSharedText(ways), { wrapper });
    act(() => result.current.leaveShared());
    await later();
    expect([ways.arrive.mock.calls, ways.say.mock.calls]).toEqual([[], []]);
  });

  it("gives way to another that comes meanwhile", async () => {
    const { result } = openAt(plain("The first."));
    act(() => void result.current.navigate(`/analyze${plain("The second.")}`));
    await later();
    expect(ways.arrive.mock.calls).toEqual([["The second.", false, ""]]);
  });

  it("does not arrive where the page was left", async () => {
    openAt(plain("Everyone knows.")).unmount();
    await later();
    expect(ways.arrive).not.toHaveBeenCalled();
  });
});

it("an address without one is left alone", async () => {
  const { result } = openAt("#results");
  act(() => result.current.leaveShared());
  await later();
  expect(result.current).toMatchObject({ carried: false, waits: false, location: { hash: "#results" } });
  expect([ways.arrive.mock.calls, ways.say.mock.calls]).toEqual([[], []]);
});
