import { describe, expect, it } from "vitest";
import { mailtoOf, MAILTO_MAX_CHARS } from "./mail.ts";

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
  it("survive lone surrogates", () => expect(() => mailtoOf({ to: "", subject: "\ud800", body: "\udfff" })).not.toThrow());
});
