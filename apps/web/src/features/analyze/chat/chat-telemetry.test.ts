import { analyze } from "@candor/engine";
import type { Frame } from "@candor/engine";
import { NO_COOLDOWNS, resolveHandshake } from "@candor/engine/policy";
import { describe, expect, it } from "vitest";
import { announce } from "./chat-telemetry.ts";

const AGE = { turnsSinceRecap: 3, tokensSinceRecap: 40 };
const frame = (reflexId: string, confidence: number, span: [number, number] = [0, 5]): Frame =>
  ({ reflexId, reflexLabel: `Label ${reflexId}`, family: reflexId.slice(0, 7), confidence, spans: [span], start: span[0], end: span[1] }) as Frame;
const handshake = resolveHandshake({});

describe("announcements and telemetry", () => {
  it("reports every field of the codex, and no text", () => {
    const { event } = announce([frame("vx-pc01-everyone", 0.8)], handshake, AGE, NO_COOLDOWNS, 1_000);
    expect(event).toEqual({
      event: "chat-message",
      codex_version: "0.9.0",
      mode: "careful",
      stakes: "medium",
      triggered_reflexes: ["vx-pc01-everyone"],
      cofires: [],
      cooldowns_applied: [],
      context_age_turns: 3,
      tokens_since_recap: 40,
    });
    expect(JSON.stringify(announce(analyze("Everyone knows that the harbour cannot wait.").frames, handshake, AGE, NO_COOLDOWNS, 0).event)).not.toContain(
      "harbour",
    );
  });
  it("holds back what a cooldown covers, and lets it through afterwards", () => {
    const first = announce([frame("vx-pc01-a", 0.8)], handshake, AGE, NO_COOLDOWNS, 1_000);
    expect(first.labels).toEqual(["Label vx-pc01-a"]);
    const soon = announce([frame("vx-pc01-a", 0.8)], handshake, AGE, first.cooldowns, 2_100);
    expect([soon.labels, soon.event.cooldowns_applied, soon.event.triggered_reflexes]).toEqual([[], ["vx-pc01-a"], ["vx-pc01-a"]]);
    expect(announce([frame("vx-pc01-a", 0.8)], handshake, AGE, first.cooldowns, 2_300).labels).toHaveLength(1);
  });
  it("tells only what the screen shows of a message, and reports all of it", () => {
    const frames = [frame("vx-pc01-quoted", 0.8), frame("vx-vg01-own", 0.8, [10, 14])];
    const told = announce(frames, handshake, AGE, NO_COOLDOWNS, 0, ({ reflexId }) => !reflexId.endsWith("quoted"));
    expect([told.labels, told.event.triggered_reflexes]).toEqual([["Label vx-vg01-own"], ["vx-pc01-quoted", "vx-vg01-own"]]);
  });
  it("names as co-fires those of the list that share their words with another family", () => {
    const fired = [frame("vx-da01-x", 0.8, [0, 10]), frame("vx-pc01-y", 0.8, [4, 12]), frame("vx-fp01-z", 0.8, [30, 40]), frame("vx-vg01-v", 0.8, [4, 6])];
    expect(announce(fired, handshake, AGE, NO_COOLDOWNS, 0).event.cofires).toEqual(["vx-da01-x"]);
  });
  it("leaves out what does not fire, and alerts about the whole text", () => {
    expect(
      announce([frame("vx-pc01-a", 0.59), frame("cluster-alert", 0.9), frame("vx-sp01-unknown", 0.1)], handshake, AGE, NO_COOLDOWNS, 0).event
        .triggered_reflexes,
    ).toEqual(["vx-sp01-unknown"]);
  });
});
