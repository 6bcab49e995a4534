import { describe, expect, it } from "vitest";
import { clientAddress, isSecure, limitKey, parseProxyTrust } from "./client-address.ts";

const from = (trust: string, socket: string, forwarded?: string) => clientAddress(socket, forwarded, parseProxyTrust(trust));

describe("the client's address", () => {
  it.each<[string, string, string, string | undefined, string]>([
    ["no proxy is believed by default", "none", "203.0.113.5", "1.2.3.4", "203.0.113.5"],
    ["a forged list changes nothing", "none", "203.0.113.5", "127.0.0.1, 10.0.0.1, 8.8.8.8", "203.0.113.5"],
    ["one hop: what that proxy saw", "1", "10.0.0.1", "1.2.3.4", "1.2.3.4"],
    ["one hop: entries before it are forged", "1", "10.0.0.1", "6.6.6.6, 7.7.7.7, 1.2.3.4", "1.2.3.4"],
    ["two hops", "2", "10.0.0.1", "6.6.6.6, 1.2.3.4, 10.0.0.2", "1.2.3.4"],
    ["more hops than entries", "3", "10.0.0.1", "1.2.3.4", "1.2.3.4"],
    ["hops without a list", "2", "203.0.113.5", undefined, "203.0.113.5"],
    ["a range: the first address outside it", "10.0.0.0/8", "10.0.0.1", "6.6.6.6, 1.2.3.4, 10.0.0.2", "1.2.3.4"],
    ["a range: a stranger's list is not read", "10.0.0.0/8", "203.0.113.5", "1.2.3.4", "203.0.113.5"],
    ["names of ranges", "loopback, private", "127.0.0.1", "1.2.3.4, 192.168.1.9", "1.2.3.4"],
    ["one address", "127.0.0.1", "127.0.0.1", "1.2.3.4", "1.2.3.4"],
    ["IPv4 over IPv6", "loopback", "::ffff:127.0.0.1", "1.2.3.4", "1.2.3.4"],
    ["a proxy named as IPv4 over IPv6", "::ffff:10.0.0.1", "::ffff:10.0.0.1", "1.2.3.4", "1.2.3.4"],
    ["a range of them, and what is outside", "::ffff:10.0.0.0/104", "10.0.0.1", "6.6.6.6, 11.0.0.1, 10.0.0.2", "11.0.0.1"],
    ["all of them", "::ffff:0.0.0.0/96", "10.0.0.1", "1.2.3.4", "1.2.3.4"],
    ["IPv6 with brackets and port", "loopback", "::1", "[2606:4700::1]:4711", "2606:4700::1"],
    ["IPv4 with port", "loopback", "::1", "1.2.3.4:4711", "1.2.3.4"],
    ["nonsense in the list ends it", "private", "10.0.0.1", "1.2.3.4, unknown, 10.0.0.2", "10.0.0.2"],
    ["so does a name with a port", "private", "10.0.0.1", "1.2.3.4, proxy:8080, 10.0.0.2", "10.0.0.2"],
    ["and an address that programs read differently", "private", "10.0.0.1", "1.2.3.4, 012.0.0.1, 10.0.0.2", "10.0.0.2"],
    ["only proxies in the list", "private", "10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"],
  ])("%s", (_case, trust, socket, forwarded, expected) => expect(from(trust, socket, forwarded)).toBe(expected));

  it("is unknown without a connection", () => expect(clientAddress(undefined, "1.2.3.4", parseProxyTrust("none"))).toBeNull());
  it.each(["everyone", "10.0.0.0/99", "1.2.3", "loopback; private", "-1"])("refuses TRUST_PROXY=%s", (text) =>
    expect(() => parseProxyTrust(text)).toThrow(/is not "none", a number of hops/),
  );
});

describe("https", () => {
  it.each<[string, string, string, string | undefined, boolean]>([
    ["our own", "https://a.org/", "203.0.113.5", undefined, true],
    ["said by a believed proxy", "http://a.org/", "10.0.0.1", "https", true],
    ["said by a stranger", "http://a.org/", "203.0.113.5", "https", false],
    ["not said", "http://a.org/", "10.0.0.1", undefined, false],
    ["the last proxy's word counts", "http://a.org/", "10.0.0.1", "https, http", false],
    ["also where it is https, behind one that was http", "http://a.org/", "10.0.0.1", "http, HTTPS", true],
  ])("%s", (_case, url, socket, proto, expected) => expect(isSecure(url, socket, proto, parseProxyTrust("private"))).toBe(expected));
  it("is not believed without a proxy", () => expect(isSecure("http://a.org/", "127.0.0.1", "https", parseProxyTrust("none"))).toBe(false));
});

describe("limits count", () => {
  it.each([
    ["203.0.113.5", "203.0.113.5"],
    ["::ffff:203.0.113.5", "203.0.113.5"],
    [null, "unknown"],
  ])("%s as %s", (address, key) => expect(limitKey(address)).toBe(key));
  it("a whole IPv6 household as one, its neighbour as another", () => {
    expect(limitKey("2606:4700:1:2:aaaa::1")).toBe(limitKey("2606:4700:1:2:bbbb:cccc:dddd:eeee"));
    expect(limitKey("2606:4700:1:2::1")).not.toBe(limitKey("2606:4700:1:3::1"));
  });
});
