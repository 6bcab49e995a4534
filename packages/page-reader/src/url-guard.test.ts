import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPublicAddress } from "./address.ts";
import { PageError } from "./errors.ts";
import { parseTarget } from "./url-guard.ts";

const POLICY = { allowPrivate: false };
const isTaken = (address: string): boolean => {
  try {
    return parseTarget(address, POLICY).href !== "";
  } catch (error) {
    expect(error).toBeInstanceOf(PageError);
    return false;
  }
};

const dotted = (n: number): string => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255].join(".");
/** An IPv4 address as a number: any, and often one of the networks that are refused. */
const ipv4 = fc.oneof(
  fc.nat(0xffffffff),
  fc.tuple(fc.constantFrom(0, 10, 100, 127, 169, 172, 192, 198, 203, 224, 255), fc.nat(0xffffff)).map(([first, rest]) => first * 2 ** 24 + rest),
);
const SPELLINGS: Readonly<Record<string, (n: number) => string>> = {
  decimal: String,
  hexadecimal: (n) => `0x${n.toString(16)}`,
  octal: (n) => `0${n.toString(8)}`,
  "each part in octal": (n) =>
    dotted(n)
      .split(".")
      .map((part) => `0${Number(part).toString(8)}`)
      .join("."),
  "two parts": (n) => `${n >>> 24}.${n & 0xffffff}`,
  "a dot at its end": (n) => `${dotted(n)}.`,
  "full-width digits": (n) => dotted(n).replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
  "percent signs": (n) => dotted(n).replaceAll(".", "%2e"),
};
/** IPv6 addresses that carry one of IPv4. */
const CARRIERS: Readonly<Record<string, (n: number) => string>> = {
  mapped: (n) => `::ffff:${dotted(n)}`,
  compatible: (n) => `::${dotted(n)}`,
  translated: (n) => `64:ff9b::${dotted(n)}`,
  "6to4": (n) => `2002:${(n >>> 16).toString(16)}:${(n & 0xffff).toString(16)}::1`,
};

describe("parseTarget", () => {
  it.each(Object.entries(SPELLINGS))("judges an address by what it means, whatever its spelling: %s", (_, spelled) => {
    fc.assert(
      fc.property(ipv4, (n) => {
        expect([dotted(n), isTaken(`http://${spelled(n)}/`)]).toEqual([dotted(n), isPublicAddress(dotted(n))]);
      }),
    );
  });
  it.each(Object.entries(CARRIERS))("takes no address of IPv4 inside one of IPv6: %s", (_, carrier) => {
    fc.assert(
      fc.property(ipv4, (n) => {
        expect([dotted(n), isTaken(`http://[${carrier(n)}]/`)]).toEqual([dotted(n), false]);
      }),
    );
  });
  it("throws nothing but a PageError, and gives nothing but http(s) without credentials on a usual port", () => {
    const piece = fc.constantFrom(
      "http:",
      "https:",
      "//",
      "/",
      "\\",
      "@",
      ":",
      "user:secret@",
      "example.org",
      "[::1]",
      "127.1",
      ":8080",
      "?",
      "#",
      "%2e",
      ".",
      "\t",
      "\n",
      "ſ",
      "javascript:",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 8 }).map((pieces) => pieces.join("")),
        ),
        (address) => {
          if (!isTaken(address)) return;
          const { protocol, username, password, port, hash } = parseTarget(address, POLICY);
          expect([username, password, hash, /^https?:$/.test(protocol), ["", "80", "443"].includes(port)]).toEqual(["", "", "", true, true]);
        },
      ),
    );
  });
});
