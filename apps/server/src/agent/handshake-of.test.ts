import { describe, expect, it } from "vitest";
import type { HandshakeOptions } from "@candor/protocol";
import { handshakeOf } from "./handshake-of.ts";

describe("the handshake of a call", () => {
  it.each<[string, HandshakeOptions, number]>([
    ["nothing", {}, 0.4],
    ["a mode and stakes alone", { mode: "direct", stakes: "high" }, 0.4],
    ["a bound above the floor of its stakes", { stakes: "low", min_confidence: 0.5 }, 0.5],
    ["a bound under the floor of its stakes", { stakes: "high", min_confidence: 0.1 }, 0.75],
    ["no bound at all, which the stakes raise", { min_confidence: 0 }, 0.6],
  ])("of a caller that sends %s: %j asks for %d", (_case, sent, expected) => expect(handshakeOf(sent).min_confidence).toBe(expected));
});
