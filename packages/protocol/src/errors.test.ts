import { describe, expect, it } from "vitest";
import { AppError, ERRORS, errorBody, isErrorCode, type ErrorCode } from "./errors.ts";

const codes = Object.keys(ERRORS) as ErrorCode[];

describe("the table of errors", () => {
  it.each(codes)("%s has a failure status and a sentence", (code) => {
    expect(ERRORS[code].status).toBeGreaterThanOrEqual(400);
    expect(ERRORS[code].status).toBeLessThan(600);
    expect(ERRORS[code].message).toMatch(/^[A-Z].*\.$/);
  });

  // Programs, proxies and caches go by the status: whose fault it is, and whether to come again.
  it.each<[number, ErrorCode[]]>([
    [400, ["invalid-request", "invalid-url", "address-refused"]],
    [401, ["client-key"]],
    [404, ["not-found"]],
    [405, ["method-not-allowed"]],
    [408, ["request-timeout"]],
    [413, ["body-too-large"]],
    [415, ["media-type"]],
    [422, ["page-type", "page-too-complex"]],
    [429, ["rate-limited", "daily-budget"]],
    [431, ["headers-too-large"]],
    [500, ["internal"]],
    [502, ["page-blocked", "page-missing", "page-error", "page-unreachable", "page-redirects", "page-too-large", "model-error", "model-answer"]],
    [503, ["busy", "model-busy", "shutting-down"]],
    [504, ["deadline", "page-timeout", "model-timeout"]],
  ])("status %d is said of these, and of no others", (status, expected) => expect(codes.filter((code) => ERRORS[code].status === status)).toEqual(expected));

  // The page retries on texts with 429 or 500 in them, and takes 403 and "blocked server requests" as a site that blocks servers.
  it.each(codes)("%s says nothing that the page would take for another error", (code) => {
    const text = `Agent HTTP ${ERRORS[code].status}: ${JSON.stringify(errorBody(new AppError(code)))}`;
    expect(/429|500/.test(text)).toBe(["rate-limited", "daily-budget", "internal"].includes(code));
    expect(/403|blocked server requests/.test(text)).toBe(code === "page-blocked");
  });
});

describe("AppError", () => {
  it("takes status and wording from the table, and keeps its cause", () => {
    const cause = new Error("inner");
    const error = new AppError("busy", { retryAfterS: 2, cause });
    expect(error).toMatchObject({ code: "busy", status: 503, retryAfterS: 2, cause, message: ERRORS.busy.message });
    expect(errorBody(error)).toEqual({ error: { code: "busy", message: ERRORS.busy.message } });
  });
  it("may say it more exactly", () => expect(errorBody(new AppError("invalid-request", { message: "url: is missing" })).error.message).toBe("url: is missing"));
});

describe("isErrorCode", () => {
  it.each<[unknown, boolean]>([
    ["busy", true],
    ["toString", false],
    ["Busy", false],
    [503, false],
    [null, false],
    [undefined, false],
  ])("%j is %s", (value, expected) => expect(isErrorCode(value)).toBe(expected));
});
