import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createServer } from "node:net";
import { ARTICLE, html, PUBLIC_ADDRESS, readerFor, startSite, type LoopbackSite } from "../test/loopback-site.ts";
import { createPageReader, type PageReader } from "./index.ts";

/* Over real connections: an address that slips through the guard shows as a request on the loopback site. */

let site: LoopbackSite;
let readers: PageReader[] = [];
beforeAll(async () => {
  site = await startSite((request, response) => {
    const url = new URL(request.url ?? "/", "http://news.site.org");
    const to = url.searchParams.get("to");
    const hops = Number(url.searchParams.get("hops") ?? "0");
    if (url.pathname === "/redirect" && to !== null)
      return response
        .writeHead(Number(url.searchParams.get("status") ?? "302"), { location: Buffer.from(to).toString("latin1"), "set-cookie": "seen=1; Path=/" })
        .end();
    if (url.pathname === "/hops" && hops > 0) return response.writeHead(302, { location: `/hops?hops=${hops - 1}` }).end();
    if (url.pathname === "/nowhere") return response.writeHead(302).end();
    html(response, ARTICLE);
  });
});
afterAll(() => site.close());
afterEach(async () => {
  site.requests.length = 0;
  await Promise.all(readers.splice(0).map((reader) => reader.close()));
  readers = [];
});
const reading = (options: Parameters<typeof readerFor>[1] = {}) => {
  const made = readerFor(site, options);
  readers.push(made.reader);
  return made;
};

const PRIVATE_ADDRESSES = [
  "http://127.0.0.1/",
  "http://127.0.0.1./",
  "http://127.1/",
  "http://2130706433/",
  "http://0x7f000001/",
  "http://0x7f.1/",
  "http://0177.0.0.1/",
  "http://017700000001/",
  "http://①②⑦.⓪.⓪.①/",
  "http://127。0。0。1/",
  "http://127%2e0%2e0%2e1/",
  "http://0/",
  "http://0.0.0.0/",
  "http://10.1.2.3/",
  "http://172.16.0.1/",
  "http://192.168.0.1/",
  "http://100.64.0.1/",
  "http://169.254.169.254/latest/meta-data/",
  "http://168.63.129.16/",
  "http://100.100.100.200/",
  "http://192.0.2.1/",
  "http://198.18.0.1/",
  "http://224.0.0.1/",
  "http://255.255.255.255/",
  "http://[::1]/",
  "http://[::]/",
  "http://[0:0:0:0:0:0:0:1]/",
  "http://[::ffff:127.0.0.1]/",
  "http://[::ffff:7f00:1]/",
  "http://[::7f00:1]/",
  "http://[::127.0.0.1]/",
  "http://[64:ff9b::7f00:1]/",
  "http://[64:ff9b:1::7f00:1]/",
  "http://[2002:7f00:1::]/",
  "http://[2001:0:7f00:1::]/",
  "http://[fe80::1]/",
  "http://[fd00:ec2::254]/",
  "http://[ff02::1]/",
  "http://[2001:db8::1]/",
];
const PRIVATE_NAMES = [
  "http://localhost/",
  "http://LOCALHOST./",
  "http://app.localhost/",
  "http://printer/",
  "http://nas.local/",
  "http://db.internal/",
  "http://router.home.arpa/",
  "http://host.lan/",
];

describe("addresses that are not on the public internet", () => {
  it.each([...PRIVATE_ADDRESSES, ...PRIVATE_NAMES])("refuses %s without a connection", async (url) => {
    const { reader, trace } = reading();
    await expect(reader.read(url)).rejects.toMatchObject({ code: "address-refused" });
    expect(trace.dialled).toEqual([]);
    expect(site.requests).toEqual([]);
  });

  it.each([
    ["loopback", ["127.0.0.1"]],
    ["loopback v6", ["::1"]],
    ["mapped", ["::ffff:127.0.0.1"]],
    ["NAT64", ["64:ff9b::a9fe:a9fe"]],
    ["6to4", ["2002:a9fe:a9fe::1"]],
    ["metadata", ["169.254.169.254"]],
    ["private beside public", [PUBLIC_ADDRESS, "10.0.0.1"]],
    ["private last of many", [PUBLIC_ADDRESS, "1.1.1.1", "8.8.8.8", "fd00::1"]],
    ["link-local with a zone", ["fe80::1%eth0"]],
    ["not an address", ["localhost"]],
  ])("refuses a name that leads to %s", async (_case, addresses) => {
    const { reader, trace } = reading({ names: { "evil.site.org": addresses } });
    await expect(reader.read("http://evil.site.org/")).rejects.toMatchObject({ code: "address-refused" });
    expect(trace.dialled).toEqual([]);
    expect(site.requests).toEqual([]);
  });

  it.each([
    ["a user name", "http://me@news.site.org/", "address-refused"],
    ["a password", "http://me:secret@news.site.org/", "address-refused"],
    ["an empty password", "http://:@news.site.org:81/", "address-refused"],
    ["port 8080", "http://news.site.org:8080/", "address-refused"],
    ["port 22", "http://news.site.org:22/", "address-refused"],
    ["port 6379 on https", "https://news.site.org:6379/", "address-refused"],
    ["a file", "file:///etc/passwd", "invalid-url"],
    ["ftp", "ftp://news.site.org/", "invalid-url"],
    ["gopher", "gopher://news.site.org/", "invalid-url"],
    ["a script", "javascript:alert(1)", "invalid-url"],
    ["data", "data:text/html,hi", "invalid-url"],
    ["blob", "blob:http://news.site.org/1", "invalid-url"],
    ["no address", "hello there", "invalid-url"],
    ["no host", "http://", "invalid-url"],
    ["only dots", "http://../", "invalid-url"],
    ["a zone id", "http://[fe80::1%25eth0]/", "invalid-url"],
    ["an over-long address", `http://news.site.org/${"a".repeat(2_100)}`, "invalid-url"],
  ])("refuses %s", async (_case, url, code) => {
    const { reader, trace } = reading();
    await expect(reader.read(url)).rejects.toMatchObject({ code });
    expect(trace.dialled).toEqual([]);
  });

  it.each([
    "http://news.site.org/",
    "http://news.site.org:80/",
    "http://NEWS.site.org./",
    `http://${PUBLIC_ADDRESS}/`,
    "http://[2606:4700:4700::1111]/",
    "  http://news.site.org/#part  ",
  ])("reads %s", async (url) => {
    const { reader } = reading({ names: { "news.site.org": [PUBLIC_ADDRESS] } });
    expect((await reader.read(url)).text).toContain("The council published the figures");
    expect(site.requests).toHaveLength(1);
  });
});

describe("the connection", () => {
  it("is made to the address that was judged: a name that changes its mind between check and connect gains nothing", async () => {
    let asked = 0;
    const { reader, trace } = reading({ names: { "rebind.site.org": () => (++asked === 1 ? [PUBLIC_ADDRESS] : ["127.0.0.1"]) } });
    await reader.read("http://rebind.site.org/");
    expect(trace.resolved).toEqual(["rebind.site.org"]);
    expect(trace.dialled).toEqual([PUBLIC_ADDRESS]);
  });

  it("judges a redirect to the same name again", async () => {
    let asked = 0;
    const { reader } = reading({ names: { "rebind.site.org": () => (++asked === 1 ? [PUBLIC_ADDRESS] : ["127.0.0.1"]) } });
    await expect(reader.read("http://rebind.site.org/redirect?to=/")).rejects.toMatchObject({ code: "address-refused" });
    expect(site.requests).toHaveLength(1);
  });

  it("tries the next judged address when one does not answer", async () => {
    const { reader } = reading({
      names: { "two.site.org": ["1.1.1.1", PUBLIC_ADDRESS] },
      dial: (address) => (address === "1.1.1.1" ? { host: "127.0.0.1", port: 1 } : { host: "127.0.0.1", port: site.port }),
    });
    expect((await reader.read("http://two.site.org/")).text).not.toBe("");
  });

  it("is looked at once more when it is open: another end than the judged address is refused", async () => {
    // A name in place of the address stands for a socket that leads elsewhere.
    const { reader } = reading({ dial: () => ({ host: "localhost", port: site.port }) });
    await expect(reader.read("http://news.site.org/")).rejects.toMatchObject({
      code: "address-refused",
      message: "The connection did not lead to the judged address.",
    });
    expect(site.requests).toHaveLength(0);
  });

  it("sends the name for TLS and in the Host header, though it connects to an address", async () => {
    const hello = await new Promise<string>((resolve, reject) => {
      const server = createServer((socket) => {
        socket.on("error", () => undefined);
        socket.once("data", (bytes) => {
          resolve(bytes.toString("latin1"));
          socket.destroy();
          server.close();
        });
      }).listen(0, "127.0.0.1", () => {
        const { reader } = reading({ dial: () => ({ host: "127.0.0.1", port: (server.address() as { port: number }).port }) });
        reader.read("https://secure.site.org/").then(
          () => reject(new Error("no TLS")),
          (error: { code: string }) => expect(error.code).toBe("page-unreachable"),
        );
      });
    });
    expect(hello).toContain("secure.site.org");
    await reading().reader.read("http://news.site.org/");
    expect(site.requests[0]?.headers.host).toBe("news.site.org");
  });

  it("does not use a proxy of the environment", async () => {
    const before = process.env["http_proxy"];
    process.env["http_proxy"] = "http://127.0.0.1:1";
    try {
      await reading().reader.read("http://news.site.org/");
      expect(site.requests).toHaveLength(1);
    } finally {
      if (before === undefined) delete process.env["http_proxy"];
      else process.env["http_proxy"] = before;
    }
  });

  it("says who reads, and tells nothing about the visitor", async () => {
    const { reader } = reading({ contact: "https://candor.site.org/about" });
    await reader.read("http://news.site.org/redirect?to=/");
    expect(site.requests).toHaveLength(2);
    for (const { headers } of site.requests) {
      expect(headers["user-agent"]).toBe("CandorPageReader/0.1 (reads one page when a visitor asks; +https://candor.site.org/about)");
      expect(headers.cookie).toBeUndefined();
      expect(headers.referer).toBeUndefined();
      expect(headers.authorization).toBeUndefined();
    }
  });

  it("reads loopback only with allowPrivate", async () => {
    const closed = createPageReader();
    const open = createPageReader({ allowPrivate: true });
    readers.push(closed, open);
    const url = `http://127.0.0.1:${site.port}/`;
    await expect(closed.read(url)).rejects.toMatchObject({ code: "address-refused" });
    expect((await open.read(url)).title).toBe("A short piece");
    expect((await open.read(`http://localhost:${site.port}/`)).title).toBe("A short piece");
  });
});

describe("redirects", () => {
  it.each(PRIVATE_ADDRESSES)("are judged: none leads to %s", async (to) => {
    const { reader } = reading();
    await expect(reader.read(`http://news.site.org/redirect?to=${encodeURIComponent(to)}`)).rejects.toMatchObject({ code: "address-refused" });
    expect(site.requests).toHaveLength(1);
  });

  it.each([
    ["another scheme", "file:///etc/passwd", "invalid-url"],
    ["data", "data:text/html,hi", "invalid-url"],
    ["credentials", "http://a:b@news.site.org/", "address-refused"],
    ["another port", "http://news.site.org:8080/", "address-refused"],
    ["a private name", "//localhost/", "address-refused"],
    ["nonsense", "http://[", "invalid-url"],
  ])("to %s are refused", async (_case, to, code) => {
    await expect(reading().reader.read(`http://news.site.org/redirect?to=${encodeURIComponent(to)}`)).rejects.toMatchObject({ code });
    expect(site.requests).toHaveLength(1);
  });

  it.each([301, 302, 303, 307, 308])("of status %i are followed, with relative addresses", async (status) => {
    const page = await reading().reader.read(`http://news.site.org/redirect?status=${status}&to=${encodeURIComponent("/there?x=1#y")}`);
    expect(page.url).toBe("http://news.site.org/there?x=1");
  });

  it("are followed five times and no more", async () => {
    const { reader } = reading();
    expect((await reader.read("http://news.site.org/hops?hops=5")).url).toBe("http://news.site.org/hops?hops=0");
    site.requests.length = 0;
    await expect(reader.read("http://news.site.org/hops?hops=6")).rejects.toMatchObject({ code: "page-redirects" });
    expect(site.requests).toHaveLength(6);
  });

  it("without a target are an error of the site", async () => {
    await expect(reading().reader.read("http://news.site.org/nowhere")).rejects.toMatchObject({ code: "page-error" });
  });
});
