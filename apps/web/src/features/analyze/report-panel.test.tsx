// @vitest-environment happy-dom
import type { Frame } from "@candor/engine";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useSession } from "../../lib/session.ts";
import { ReportPanel, useReport } from "./report-panel.tsx";

vi.mock("../../lib/api.ts", () => ({ agentHost: () => "host", agentModel: () => null, callAgent: async () => ({ reportText: "Two marks." }) }));
vi.mock("../../lib/config.ts", () => ({ useConfig: () => null }));

afterEach(() => {
  cleanup();
  useSession.setState(useSession.getInitialState());
});

const frame = (start: number) =>
  ({ reflexId: "vx-fo01-act-now", family: "vx-fo01", confidence: 0.8, priority: 2, tags: [] as string[], start, end: start + 1 }) as Frame;

function Panel({ frames }: { frames: readonly Frame[] }) {
  return <ReportPanel input="Act now. Act now." frames={frames} report={useReport("Act now. Act now.", frames, 1)} />;
}

it("says of a report that marks were decided on since, until it is written anew or the decision is taken back", async () => {
  const outdated = () => screen.queryByText("This report was written before your last decision on a mark. Generate Report writes it anew.") !== null;
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
