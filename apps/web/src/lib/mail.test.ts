import { describe, expect, it, vi } from "vitest";
import { mailtoOf, MAILTO_MAX_CHARS, openMailDraft } from "./mail.ts";

describe("mail drafts", () => {
  it("carry address, subject and body", () =>
    expect(mailtoOf({ to: "a@b.org", subject: "A & B", body: "one\ntwo" })).toEqual({
      href: "mailto:a@b.org?subject=A%20%26%20B&body=one%0D%0Atwo",
      cut: false,
    }));
  it.each(["x".repeat(5000), "😀".repeat(2000), "ü".repeat(3000)])("are cut safely when long", (body) => {
    const { href, cut } = mailtoOf({ to: "a@b.org", subject: "s", body });
    expect(cut).toBe(true);
    expect(href.length).toBeLessThanOrEqual(MAILTO_MAX_CHARS);
    expect(decodeURIComponent(href.split("&body=")[1]!)).toMatch(/shortened/);
  });
  it("are cut no shorter than they must be, and not at all while they fit", () => {
    const draftOf = (letters: number) => mailtoOf({ to: "a@b.org", subject: "s", body: "x".repeat(letters) });
    const room = MAILTO_MAX_CHARS - draftOf(0).href.length;
    expect(draftOf(room)).toEqual({ href: expect.stringMatching(/body=x+$/), cut: false });
    expect(draftOf(room + 1)).toEqual({ href: expect.stringMatching(/shortened/), cut: true });
    expect(draftOf(room + 1).href).toHaveLength(MAILTO_MAX_CHARS);
  });
  it("open the mail program, and tell whether the draft was cut", () => {
    const location = { href: "" };
    vi.stubGlobal("window", { location });
    const draft = { to: "a@b.org", subject: "s", body: "x" };
    expect(openMailDraft(draft)).toEqual({ cut: false });
    expect(location.href).toBe(mailtoOf(draft).href);
    expect(openMailDraft({ ...draft, body: "x".repeat(MAILTO_MAX_CHARS) })).toEqual({ cut: true });
    vi.unstubAllGlobals();
  });
  it("survive lone surrogates", () => expect(() => mailtoOf({ to: "", subject: "\ud800", body: "\udfff" })).not.toThrow());
});
