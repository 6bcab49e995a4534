// @vitest-environment happy-dom
import type { Frame } from "@candor/engine";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ANALYZE_DRAFT_KEY } from "../../lib/kept-run.ts";
import { useSession } from "../../lib/session.ts";
import { removeStored, writeStored } from "../../lib/storage.ts";
import { ReportPanel, useReport } from "./report-panel.tsx";

const called = vi.hoisted(() => ({ answer: async (_signal: AbortSignal): Promise<unknown> => ({ reportText: "Two marks." }) }));
vi.mock("../../lib/api.ts", () => ({
  agentHost: () => "host",
  agentModel: () => null,
  callAgent: (_call: string, _body: unknown, { signal }: { signal: AbortSignal }) => called.answer(signal),
}));
vi.mock("../../lib/config.ts", () => ({ useConfig: () => null }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  useSession.setState(useSession.getInitialState());
});

const frame = (start: number) =>
  ({ reflexId: "vx-fo01-act-now", family: "vx-fo01", confidence: 0.8, priority: 2, tags: [] as string[], start, end: start + 1 }) as Frame;

function Panel({ frames }: { frames: readonly Frame[] }) {
  return <ReportPanel input="Act now. Act now." frames={frames} report={useReport("Act now. Act now.", frames, 1)} />;
}

it("says of a report that marks were decided on since, until it is written anew or the decision is taken back", async () => {
  const outdated = () => screen.queryByText("You’ve changed a mark since this report was written. Press Generate Report to update it.") !== null;
  const write = () => act(async () => fireEvent.click(screen.getByRole("button", { name: "Generate Report" })));
  const both = [frame(0), frame(9)];
  const { rerender, unmount } = render(<Panel frames={both} />);
  expect(outdated()).toBe(false);
  await write();
  expect([outdated(), screen.queryByText("Two marks.") !== null]).toEqual([false, true]);
  rerender(<Panel frames={both.slice(1)} />);
  expect(outdated()).toBe(true);
  rerender(<Panel frames={[...both]} />);
  expect(outdated()).toBe(false);
  unmount();
  const again = render(<Panel frames={both.slice(1)} />);
  expect(outdated()).toBe(true);
  await write();
  expect(outdated()).toBe(false);
  again.unmount();
});

describe("a report whose reader looks at another page meanwhile", () => {
  const frames = [frame(0)];
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
  async function left() {
    let end: (answer: unknown) => void = () => undefined;
    let signal: AbortSignal | undefined;
    vi.spyOn(called, "answer").mockImplementationOnce((given) => {
      signal = given;
      return new Promise((resolve) => {
        end = resolve;
      });
    });
    writeStored(ANALYZE_DRAFT_KEY, { text: "Act now. Act now." });
    const { unmount } = render(<Panel frames={frames} />);
    await press("Generate Report");
    unmount();
    return { end: (answer: unknown) => act(async () => end(answer)), isStopped: () => signal?.aborted };
  }

  it("is written on, and is there, or comes, or can be stopped, when they are back", async () => {
    const first = await left();
    await first.end({ reportText: "One mark." });
    const { unmount } = render(<Panel frames={frames} />);
    expect(screen.getByText("One mark.")).toBeTruthy();
    expect(screen.queryByText("The report is below")).toBeNull();
    unmount();

    const second = await left();
    render(<Panel frames={frames} />);
    expect(screen.getByText("Writing the report…")).toBeTruthy();
    await second.end({ reportText: "Another mark." });
    expect([screen.getByText("Another mark."), screen.getByText("The report is below")]).toHaveLength(2);
    cleanup();

    const third = await left();
    render(<Panel frames={frames} />);
    await press("Stop");
    expect(third.isStopped()).toBe(true);
    expect(screen.getByText("Another mark.")).toBeTruthy();
  });
  it("says when they are back that it failed", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { end } = await left();
    await end({});
    render(<Panel frames={frames} />);
    expect(screen.getByText(/^Report service unavailable/)).toBeTruthy();
    act(() => useSession.setState({ latestInput: "Another text.", runs: 2 }));
    expect(screen.queryByText(/^Report service unavailable/)).toBeNull();
  });
  it("is called off by another run, and by who deletes everything there", async () => {
    const one = await left();
    act(() => useSession.getState().startRun("Another text."));
    expect(one.isStopped()).toBe(true);
    const other = await left();
    act(() => removeStored(ANALYZE_DRAFT_KEY));
    expect(other.isStopped()).toBe(true);
    await other.end({ reportText: "Too late." });
    expect(useSession.getState().report).toBeNull();
  });
});
