import { describe, expect, it } from "vitest";
import { growth, MOST_GROWTH } from "../../../../test-support/growth.ts";
import { isMailSource } from "./mail-source.ts";
import { mailWords } from "./mail-words.ts";

const HEAD = "Return-Path: <ann@example.org>\r\nFrom: Ann <ann@example.org>\r\nTo: Tom <tom@example.org>\r\n";
const mail = (...lines: string[]): string => HEAD + lines.join("\r\n");
const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text))).replace(/.{20}/g, "$&\r\n");

describe("isMailSource", () => {
  it.each<[string, boolean]>([
    [mail("Subject: Now", "", "Words."), true],
    [`From ann@example.org Mon Mar  2 10:00:00 2026\n${mail("Subject: Now", "", "Words.")}`, true],
    // Of a letter that was copied from the screen, which has nothing to take off.
    ["From: Ann\nTo: Tom\nSubject: Now\n\nWords.", false],
    ["Note: this is new.\nFrom: here on it counts.\n\nWords.", false],
    ["Words.\n\nReceived: nothing.\nFrom: nobody.\n\nWords.", false],
  ])("%j", (text, is) => expect(isMailSource(text)).toBe(is));
});

describe("mailWords", () => {
  it.each<[string, string, string]>([
    ["a plain one", mail("Subject: Last call", "", "Act", "", "now."), "Last call\n\nAct\n\nnow."],
    [
      "quoted-printable",
      mail(
        "Subject: =?UTF-8?Q?The_harbor_=E2=80=93_?=",
        " =?utf-8?b?bm93?=",
        "Content-Type: text/plain;",
        '\tcharset="utf-8"',
        "Content-Transfer-Encoding: quoted-printable",
        "",
        "It can=E2=80=99t wa=",
        "it; 1 =3D 1.",
      ),
      "The harbor – now\n\nIt can’t wait; 1 = 1.",
    ],
    ["another charset", mail("Content-Type: text/plain; charset=iso-8859-1", "Content-Transfer-Encoding: quoted-printable", "", "caf=E9"), "café"],
    [
      "base64",
      mail("Content-Type: text/plain; charset=UTF-8", "Content-Transfer-Encoding: base64", "", base64("It can’t wait. Nobody asked us.")),
      "It can’t wait. Nobody asked us.",
    ],
    ["a page alone", mail("Content-Type: text/html", "", "<style>p{}</style><p>Act <b>now</b>.</p><p>Pay.</p>"), "Act now.\n\nPay."],
    [
      "the plain one of two versions, and no attachment",
      mail(
        "Content-Type: multipart/mixed; boundary=in",
        "",
        "Seen by old programs only.",
        "--in",
        'Content-Type: multipart/alternative; boundary="in er"',
        "",
        "--in er",
        "Content-Type: text/html",
        "",
        "<p>As a page.</p>",
        "--in er",
        "Content-Type: text/plain",
        "",
        "As words.",
        "--in er--",
        "--in",
        "Content-Type: text/plain",
        "Content-Disposition: attachment; filename=a.txt",
        "",
        "Attached.",
        "--in",
        "Content-Type: image/png",
        "Content-Transfer-Encoding: base64",
        "",
        "iVBORw0KGgo=",
        "--in",
        "",
        "A foot.",
        "--in--",
        "Behind it.",
      ),
      "As words.\n\nA foot.",
    ],
    [
      "a version whose plain one is empty",
      mail(
        "Content-Type: multipart/alternative; boundary=b",
        "",
        "--b",
        "Content-Type: text/plain",
        "",
        "",
        "--b",
        "Content-Type: text/html",
        "",
        "<p>Act.</p>",
        "--b--",
      ),
      "Act.",
    ],
  ])("takes the words of %s", async (_, source, words) => expect(await mailWords(source)).toBe(words));

  it("takes those of a page that a browser saved in one file, without its frames", async () => {
    const page = [
      "From: <Saved by Blink>",
      "Snapshot-Content-Location: https://example.org/story",
      "Subject: =?utf-8?Q?The=20harbor?=",
      "MIME-Version: 1.0",
      'Content-Type: multipart/related;\r\n\ttype="text/html";\r\n\tboundary="----Part--1----"',
      "",
      "",
      "------Part--1----",
      "Content-Type: text/html",
      "Content-Transfer-Encoding: quoted-printable",
      "",
      '<html><body><p class=3D"a">Nobody asked u=',
      "s.</p></body></html>",
      "------Part--1----",
      "Content-Type: text/html",
      "",
      "<html><body><p>An advertisement.</p></body></html>",
      "------Part--1----",
      "Content-Type: text/css",
      "",
      "p { color: red }",
      "------Part--1------",
    ].join("\r\n");
    expect([isMailSource(page), await mailWords(page)]).toEqual([true, "The harbor\n\nNobody asked us."]);
  });

  it("leaves a source without words as it is", async () => {
    const sealed = mail("Content-Type: application/pkcs7-mime", "Content-Transfer-Encoding: base64", "", "AAAA");
    expect(await mailWords(sealed)).toBe(sealed);
  });

  it.each(["A: b\n", "A", ":", " ", "\n", "A:\n "])("looks for a head in a long run of %j in one pass", (piece) =>
    expect(growth((chars) => isMailSource(piece.repeat(chars / piece.length)))).toBeLessThan(MOST_GROWTH),
  );
});
