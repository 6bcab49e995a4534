import { describe, expect, it } from "vitest";
import { isPublicAddress } from "./address.ts";

const PUBLIC = ["8.8.8.8", "93.184.215.14", "1.1.1.1", "100.63.255.255", "100.128.0.0", "172.15.0.1", "172.32.0.1", "192.0.1.1", "198.17.255.255", "198.20.0.0", "168.63.129.15", "223.255.255.255", "2606:4700:4700::1111", "2a00:1450:4001:81b::200e", "2001:200::1"];

const REFUSED: [string, string][] = [
  ["this network", "0.0.0.0"], ["this network", "0.1.2.3"],
  ["private", "10.0.0.1"], ["private", "172.16.0.1"], ["private", "172.31.255.255"], ["private", "192.168.1.1"],
  ["shared", "100.64.0.1"], ["shared", "100.127.255.255"], ["a cloud's metadata", "100.100.100.200"],
  ["loopback", "127.0.0.1"], ["loopback", "127.255.255.254"],
  ["link-local", "169.254.169.254"], ["a cloud's host agent", "168.63.129.16"],
  ["protocol assignments", "192.0.0.8"], ["documentation", "192.0.2.1"], ["documentation", "198.51.100.7"], ["documentation", "203.0.113.9"],
  ["6to4 relay", "192.88.99.1"], ["benchmarks", "198.18.0.1"], ["benchmarks", "198.19.255.255"], ["AS112", "192.31.196.1"], ["AMT", "192.52.193.1"],
  ["multicast", "224.0.0.1"], ["multicast", "239.255.255.250"], ["reserved", "240.0.0.1"], ["broadcast", "255.255.255.255"],
  ["unspecified", "::"], ["loopback", "::1"], ["loopback in full", "0:0:0:0:0:0:0:1"],
  ["compatible", "::7f00:1"], ["compatible", "::127.0.0.1"], ["compatible public", "::8.8.8.8"],
  ["mapped", "::ffff:127.0.0.1"], ["mapped", "::ffff:7f00:1"], ["mapped public", "::ffff:8.8.8.8"], ["translated", "::ffff:0:7f00:1"],
  ["NAT64", "64:ff9b::7f00:1"], ["NAT64", "64:ff9b::8.8.8.8"], ["local NAT64", "64:ff9b:1::1"],
  ["6to4", "2002:7f00:1::1"], ["6to4 public", "2002:808:808::1"], ["Teredo", "2001::1"], ["Teredo", "2001:0:53aa:64c:0:0:80ff:fffe"],
  ["benchmarks", "2001:2::1"], ["AMT", "2001:3::1"], ["AS112", "2001:4:112::1"], ["ORCHID", "2001:10::1"], ["ORCHIDv2", "2001:20::1"], ["drone ids", "2001:30::1"],
  ["documentation", "2001:db8::1"], ["documentation", "3fff::1"], ["AS112", "2620:4f:8000::1"],
  ["discard", "100::1"], ["unique local", "fc00::1"], ["unique local", "fdff:ffff::1"], ["metadata", "fd00:ec2::254"],
  ["link-local", "fe80::1"], ["site-local", "fec0::1"], ["multicast", "ff02::1"], ["segment routing", "5f00::1"], ["unassigned", "4000::1"],
  ["ISATAP", "2606:4700::5efe:7f00:1"], ["ISATAP", "2606:4700::200:5efe:a00:1"],
  ["zone id", "fe80::1%eth0"], ["zone id on a public address", "2606:4700:4700::1111%eth0"],
  ["octal", "0177.0.0.1"], ["hexadecimal", "0x7f.0.0.1"], ["short", "127.1"], ["number", "2130706433"], ["public in octal", "010.8.8.8"],
  ["name", "localhost"], ["nothing", ""], ["range", "8.8.8.0/24"], ["with a port", "8.8.8.8:80"], ["in brackets", "[2606:4700:4700::1111]"],
];

describe("isPublicAddress", () => {
  it.each(PUBLIC)("allows %s", (address) => expect(isPublicAddress(address)).toBe(true));
  it.each(REFUSED)("refuses %s: %s", (_class, address) => expect(isPublicAddress(address)).toBe(false));
});
