// @vitest-environment happy-dom
import { PRESETS } from "@candor/engine/policy";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { ChatSettings } from "./chat-settings.ts";
import { HandshakeRail } from "./handshake-rail.tsx";

afterEach(cleanup);
const nothing = () => undefined;
const summary = (settings: ChatSettings) =>
  render(
    <HandshakeRail
      {...{ settings, onChange: nothing, age: { turnsSinceRecap: 0, tokensSinceRecap: 0 }, busy: false, empty: true, marksHidden: false }}
      {...{ onHideMarks: nothing, onFetch: nothing, onReset: nothing, onSave: nothing }}
    />,
  ).container.querySelector("summary span")?.textContent;

it("the line that is left on a phone says all of a handshake that is no preset", () => {
  expect(summary(PRESETS.Careful)).toBe("careful, medium stakes, confidence 60%");
  expect(summary({ ...PRESETS.Careful, cite_policy: "force" })).toBe("careful, medium stakes, confidence 60%, cite force, omission auto, profile default");
});
