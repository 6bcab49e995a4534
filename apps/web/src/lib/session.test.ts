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

describe("the version before", () => {
  const revised = { frames: [{ reflexId: "vx-b" }] } as unknown as Analysis;
  const ran = (text: string, of: Analysis = analysis) => {
    session().startRun(text);
    session().finishRun(of, text, null, 0);
  };
  it("is kept where the text was revised, and where the same is run again", () => {
    ran("Everybody knows that the mill must close.");
    expect(session().earlier).toBeNull();
    ran("The mill should close in May.", revised);
    expect(session().earlier).toEqual({ text: "Everybody knows that the mill must close.", frames: analysis.frames });
    ran("The mill should close in May.", revised);
    expect(session().earlier?.text).toBe("Everybody knows that the mill must close.");
    ran("The mill should close in June.", revised);
    expect(session().earlier?.text).toBe("The mill should close in May.");
  });
  it("is none where another text came", () => {
    ran("Everybody knows that the mill must close.");
    ran("My cat sleeps on a red chair.", revised);
    expect(session().earlier).toBeNull();
  });
});

describe("the report of a run", () => {
  it.each<[string, () => void]>([
    ["another run starts", () => session().startRun("new")],
    // Asked for while the run was under way, it is about the results before it.
    ["another run is done", () => session().finishRun(analysis, "new", source, 0)],
    ["a run is made again", () => session().restoreRun(analysis, "new", source, 0, 1)],
  ])("is kept until %s", (_, next) => {
    session().finishRun(analysis, "old", source, 0);
    session().keepReport("REPORT", "");
    expect(session().report).toBe("REPORT");
    next();
    expect(session().report).toBeNull();
  });
});

describe("hand-overs", () => {
  it("are taken once", () => {
    const handOver = { preset: "Audit" as const, article: { url: source.url, textBlock: "text", charCount: 4 }, cut: 0 };
    session().leaveForChat(handOver);
    expect([session().takeHandOver(), session().takeHandOver()]).toEqual([handOver, null]);
    session().leaveToRead("words");
    expect([session().takeToRead(), session().takeToRead()]).toEqual(["words", null]);
  });
});
