import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { growth, MOST_GROWTH } from "../../../test-support/growth.ts";
import { ChatEventReader, encodeEvent, STREAM_HEARTBEAT, type ChatEvent } from "./stream.ts";

const EVENTS: ChatEvent[] = [
  { type: "tool-start", id: "1", name: "fetch_url", args: { url: "https://example.org/" } },
  { type: "tool-end", id: "1", tool: { name: "fetch_url", args: { url: "https://example.org/" }, duration_ms: 12 } },
  { type: "delta", text: "Line one\n\nline two “quoted” 👩‍👧 \u2028 end\r\n" },
  { type: "delta", text: "data: not a field" },
  { type: "done", answer: { message: "Line one", tools: [], confidence: 0.7, failure: null } },
];
const WIRE = EVENTS.map(encodeEvent).join("");

const read = (pieces: string[]): ChatEvent[] => {
  const reader = new ChatEventReader();
  return [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()];
};
const cutAt = (text: string, cuts: number[]): string[] => {
  const places = [...new Set(cuts)].sort((a, b) => a - b);
  return [...places, text.length].map((to, i) => text.slice(i === 0 ? 0 : places[i - 1], to));
};

describe("ChatEventReader", () => {
  it.each([
    '{"type":"delta"}',
    '{"type":"delta","text":null}',
    '{"type":"tool-start","id":"1","name":"x"}',
    '{"type":"tool-start","id":"1","args":{}}',
    '{"type":"tool-end","id":"1"}',
    '{"type":"tool-end","id":"1","tool":{"name":"x"}}',
    '{"type":"toString"}',
    "null",
    '"delta"',
    "[]",
  ])("passes over %s, of which nothing can be drawn", (data) => expect(read([`data: ${data}\n\n`, WIRE])).toEqual(EVENTS));
  it("reads what was encoded, wherever the stream is cut", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(WIRE.length), { maxLength: 30 }), (cuts) => {
        expect(read(cutAt(WIRE, cuts))).toEqual(EVENTS);
      }),
    );
  });
  it("reads a long event that comes in small pieces without taking the square of the time", () => {
    const grown = growth((chars) => read(encodeEvent({ type: "delta", text: "word ".repeat(chars) }).match(/[\s\S]{1,50}/g) ?? []));
    expect(grown).toBeLessThan(MOST_GROWTH);
  });
  it("reads streams with CRLF and CR line ends, wherever they are cut", () => {
    for (const end of ["\r\n", "\r"]) {
      const wire = WIRE.replaceAll("\n", end);
      fc.assert(
        fc.property(fc.array(fc.nat(wire.length), { maxLength: 30 }), (cuts) => {
          expect(read(cutAt(wire, cuts))).toEqual(EVENTS);
        }),
      );
    }
  });
  it("passes over heartbeats, unknown events and broken data", () => {
    expect(
      read([STREAM_HEARTBEAT, 'data: {"type":"later","x":1}\n\n', "data: {broken\n\n", "data: null\n\n", "event: ping\n\n", encodeEvent(EVENTS[2]!)]),
    ).toEqual([EVENTS[2]]);
  });
  it("joins data of several lines and needs no blank after the colon", () => {
    expect(read(['data:{"type":"delta",\ndata:"text":"a"}\n\n'])).toEqual([{ type: "delta", text: "a" }]);
  });
  it("takes a line end that comes in two pieces for one", () => {
    expect(read(['data: {"type":"delta",\r', '\ndata: "text":"a"}\r', "\n\r", "\n"])).toEqual([{ type: "delta", text: "a" }]);
    // Bytes that are part of a character alone come as an empty piece.
    expect(read(['data: {"type":"delta",\r', "", '\ndata: "text":"a"}\r\n\r\n'])).toEqual([{ type: "delta", text: "a" }]);
  });
  it("gives the last event when the stream ends without a blank line", () => {
    expect(read([encodeEvent(EVENTS[4]!).trimEnd()])).toEqual([EVENTS[4]]);
  });
});
