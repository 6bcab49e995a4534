import type { Analysis } from "@candor/engine";
import { beforeEach, describe, expect, it } from "vitest";
import { useSession } from "./session.ts";

const session = () => useSession.getState();
const analysis = { frames: [{ reflexId: "vx-a" }] } as unknown as Analysis;
const source = { url: "https://news.example/a", title: "T", siteName: null, byline: null, publishedTime: null };

beforeEach(() => {
  useSession.setState(useSession.getInitialState());
});

describe("a run", () => {
  it("clears the previous results when it starts, and counts when it is done", () => {
    session().finishRun(analysis, "old", source, 5);
    expect(session()).toMatchObject({ reflexFrames: analysis.frames, isAnalyzing: false, latestInput: "old", source, cut: 5, runs: 1 });
    session().startRun("new");
    expect(session()).toMatchObject({ reflexFrames: [], analysis: null, isAnalyzing: true, latestInput: "new", source: null, cut: 0, runs: 1 });
    session().failRun();
    expect(session()).toMatchObject({ reflexFrames: [], isAnalyzing: false, runs: 1 });
  });
});

describe("hand-overs", () => {
  it("are taken once", () => {
    const handOver = { preset: "Audit" as const, article: { url: source.url, textBlock: "text", charCount: 4 } };
    session().leaveForChat(handOver);
    expect([session().takeHandOver(), session().takeHandOver()]).toEqual([handOver, null]);
    session().leaveToRead("words");
    expect([session().takeToRead(), session().takeToRead()]).toEqual(["words", null]);
  });
});
