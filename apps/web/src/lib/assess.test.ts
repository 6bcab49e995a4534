// @vitest-environment happy-dom
import { assess as local } from "@candor/analyst/assess";
import { FRAME_EXERCISES, RECONSTRUCTION_CHALLENGES } from "@candor/content/framing";
import { SANDBOX_EXERCISES } from "@candor/content/sandbox";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { parseAssessment, requestAssessment } from "./assess.ts";

const GOOD = { overallScore: 0.724, personalizedFeedback: "Clear.", strengths: ["a"], improvements: [], nextSteps: ["b"] };
const request = {
  kind: "epistemic-humility",
  answer: "I am about 60 percent sure, because sales doubled last year.",
  prompt: "Will the company still exist in three years?",
} as const;

/** Answers /config.json with 404 and the call with `answer`. */
function serve(answer: () => Response | Promise<Response>) {
  const calls: { url: string; body: unknown }[] = [];
  vi.stubGlobal(
    "fetch",
    vi.fn(async (url: string, init?: RequestInit) => {
      if (url === "/config.json") return new Response("", { status: 404 });
      calls.push({ url, body: JSON.parse(String(init?.body)) });
      return answer();
    }),
  );
  return calls;
}

const offline = () => vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("an assessment", () => {
  it("sends kind, answer and prompt, and takes the fields that are read", async () => {
    const calls = serve(() => Response.json({ ...GOOD, criteriaScores: {}, more: 1 }));
    expect(await requestAssessment(request)).toEqual({ ...GOOD, onDevice: false });
    expect(calls).toEqual([{ url: "/.netlify/functions/agent-assess", body: request }]);
    expect(logged).not.toHaveBeenCalled();
  });

  it("keeps the server's word that rules assessed in the model's place", async () => {
    for (const said of [{ byRules: true }, { byRules: true, why: "It took too long." }]) {
      serve(() => Response.json({ ...GOOD, ...said }));
      expect(await requestAssessment(request)).toEqual({ ...GOOD, ...said, onDevice: false });
    }
    serve(() => Response.json({ ...GOOD, why: "Nothing." }));
    expect(await requestAssessment(request)).toEqual({ ...GOOD, onDevice: false });
  });

  it.each([
    ["x".repeat(20_001), "x".repeat(20_000)],
    ["x".repeat(20_000), "x".repeat(20_000)],
    [`${"x".repeat(19_999)}😀`, "x".repeat(19_999)],
  ])("sends the first 20,000 characters of an answer, and no half of a character (%#)", async (answer, sent) => {
    const calls = serve(() => Response.json(GOOD));
    await requestAssessment({ ...request, answer });
    expect(calls[0]!.body).toEqual({ ...request, answer: sent });
  });

  it("reads the same part of it on the device", async () => {
    offline();
    serve(() => {
      throw new TypeError("Failed to fetch");
    });
    const part = `${request.answer} ${"word ".repeat(5_000)}`;
    const whole = `${part.slice(0, 20_000)} Because a study by the university found it, I might be wrong, about 70 percent.`;
    expect(await requestAssessment({ ...request, answer: whole })).toEqual(await requestAssessment({ ...request, answer: part.slice(0, 20_000) }));
  });

  it.each([
    ["an HTTP error", () => Response.json({ error: { code: "x", message: "no" } }, { status: 503 })],
    ["an answer that is not JSON", () => new Response("<html>", { status: 200 })],
    ["an unusable answer", () => Response.json({ ...GOOD, overallScore: "high" })],
    ["an answer without a score", () => Response.json({ ...GOOD, overallScore: undefined })],
    [
      "a call that never arrives",
      () => {
        throw new TypeError("Failed to fetch");
      },
    ],
    ["an answer that breaks off", () => ({ ok: true, text: () => Promise.reject(new TypeError("network error")) }) as unknown as Response],
  ])("%s is a failure: logged, and nobody else answers", async (_, answer) => {
    serve(answer);
    expect(await requestAssessment(request)).toBeNull();
    expect(logged).toHaveBeenCalledExactlyOnceWith("Assessment failed", expect.any(Error));
  });

  it("comes from this device when the browser is offline, and the error is logged all the same", async () => {
    offline();
    serve(() => {
      throw new TypeError("Failed to fetch");
    });
    expect(await requestAssessment(request)).toMatchObject({ onDevice: true, overallScore: expect.any(Number), personalizedFeedback: expect.any(String) });
    expect(logged).toHaveBeenCalledExactlyOnceWith("Assessment failed", expect.any(TypeError));
  });

  it("is silent when the page has been left", async () => {
    const controller = new AbortController();
    serve(() => {
      controller.abort();
      throw new DOMException("gone", "AbortError");
    });
    expect(await requestAssessment(request, controller.signal)).toBeNull();
    expect(logged).not.toHaveBeenCalled();
  });

  it("is no matter of this device where an offline browser got an answer all the same, from a server of its own machine", async () => {
    offline();
    serve(() => new Response("no", { status: 500 }));
    expect(await requestAssessment(request)).toBeNull();
  });

  it.each([-0.1, 1.1, NaN, null, "0.5"])("refuses the score %j", (overallScore) => {
    expect(() => parseAssessment({ ...GOOD, overallScore })).toThrow(/overallScore/);
  });
  it.each<[string, object]>([
    ["personalizedFeedback", { personalizedFeedback: 3 }],
    ["strengths", { strengths: "a" }],
    ["improvements", { improvements: {} }],
    ["nextSteps", { nextSteps: ["b", 3] }],
  ])("refuses an answer with an unusable %s", (field, wrong) => {
    expect(() => parseAssessment({ ...GOOD, ...wrong })).toThrow(new RegExp(field));
  });
  it.each(["personalizedFeedback", "strengths", "improvements", "nextSteps"])(
    "takes an answer that leaves out its %s: a score that came was thrown away",
    (field) => {
      for (const nothing of [undefined, null])
        expect(parseAssessment({ ...GOOD, [field]: nothing })).toEqual({ ...GOOD, [field]: field === "personalizedFeedback" ? "" : [] });
    },
  );
  it.each([0, 1])("takes the score %j", (overallScore) => {
    expect(parseAssessment({ ...GOOD, overallScore }).overallScore).toBe(overallScore);
  });
});

/** Specification 2 §9: a calibration test expects an expert example to score at least 0.8. */
describe("our expert examples, by the local assessor", () => {
  it.each(SANDBOX_EXERCISES.map((e) => [e.id, e] as const))("%s scores at least 0.8", (_, e) => {
    expect(local("epistemic-humility", e.goodResponse, { prompt: e.prompt }).overallScore).toBeGreaterThanOrEqual(0.8);
  });
  it.each([
    ...FRAME_EXERCISES.map((e) => [e.id, e.facts, e.analysis] as const),
    ...RECONSTRUCTION_CHALLENGES.map((e) => [e.id, e.neutralFacts, e.analysis] as const),
  ])("%s scores at least 0.8", (_, facts, analysis) => {
    expect(local("narrative-framing", analysis, { facts }).overallScore).toBeGreaterThanOrEqual(0.8);
  });
});
