import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ARTICLE, html, PUBLIC_ADDRESS, startSite, type LoopbackSite } from "../test/loopback-site.ts";
import { startNameServer, type Answer, type NameServer } from "../test/name-server.ts";
import { hostsFile } from "./hosts-file.ts";
import { createPageReader, type PageReader } from "./index.ts";
import { createResolve, type ResolveOptions } from "./resolve.ts";

/* With a real name server on loopback: what it says, or that it says nothing, decides. */

const SIX = "2606:2800:21f:cb07:6820:80da:af6b:8b2c";
const NAMES: Record<string, { A: Answer; AAAA: Answer }> = {
  "both.site.org": { A: [PUBLIC_ADDRESS, "1.1.1.1"], AAAA: [SIX] },
  "four.site.org": { A: [PUBLIC_ADDRESS], AAAA: [] },
  "six.site.org": { A: [], AAAA: [SIX] },
  "half.site.org": { A: [PUBLIC_ADDRESS], AAAA: "silent" },
  "empty.site.org": { A: [], AAAA: [] },
  "private.site.org": { A: ["10.0.0.1"], AAAA: [] },
  "loopback.site.org": { A: [PUBLIC_ADDRESS, "127.0.0.1"], AAAA: [] },
  "metadata.site.org": { A: ["169.254.169.254"], AAAA: [] },
  "house.site.org": { A: [PUBLIC_ADDRESS], AAAA: ["fd00::1"] },
  "mapped.site.org": { A: [], AAAA: ["::ffff:7f00:1"] },
  "nat64.site.org": { A: [], AAAA: ["64:ff9b::a9fe:a9fe"] },
};
let server: NameServer;
let rebound = 0;
beforeAll(async () => {
  server = await startNameServer((name, type) => {
    if (name.startsWith("silent")) return "silent";
    if (name === "rebind.site.org") return type === "A" ? (++rebound === 1 ? [PUBLIC_ADDRESS] : ["127.0.0.1"]) : [];
    return NAMES[name]?.[type] ?? "no-such-name";
  });
});
afterAll(() => server.close());
beforeEach(() => {
  server.questions.length = 0;
});

const none = () => Promise.resolve([]);
const noSystem = (hostname: string) => Promise.reject(new Error(`the system was asked for ${hostname}`));
const resolveWith = (options: ResolveOptions = {}) => createResolve({ servers: [server.address], queryMs: 100, hosts: none, system: noSystem, ...options });
const { signal: unending } = new AbortController();

describe("a lookup", () => {
  it.each([
    ["both.site.org", [PUBLIC_ADDRESS, "1.1.1.1", SIX]],
    ["four.site.org", [PUBLIC_ADDRESS]],
    ["six.site.org", [SIX]],
    ["half.site.org", [PUBLIC_ADDRESS]],
  ])("of %s gives every address", async (name, addresses) => {
    expect(await resolveWith()(name, unending)).toEqual(addresses);
  });
  it.each(["empty.site.org", "nobody.site.org", "silent.site.org"])("of %s fails", async (name) => {
    await expect(resolveWith()(name, unending)).rejects.toThrow();
  });
  it("ends at once when its caller leaves, and asks no more", async () => {
    const control = new AbortController();
    const looking = resolveWith({ queryMs: 60_000 })("silent.site.org", control.signal);
    for (let i = 0; i < 100 && server.questions.length < 2; i += 1) await new Promise((resolve) => setTimeout(resolve, 10));
    control.abort(new Error("left"));
    await expect(looking).rejects.toMatchObject({ code: "ECANCELLED" });
  });
  it("takes what stands in the hosts file, whatever a name server says", async () => {
    const folder = mkdtempSync(join(tmpdir(), "candor-hosts-"));
    const path = join(folder, "hosts");
    writeFileSync(path, "# 10.9.9.9 four.site.org\r\n10.0.0.7\tPinned.site.org nas # the shelf\r\n::1 nas\r\nfe80::1%lo0 nas\r\nnonsense four.site.org\r\n");
    const resolve = resolveWith({ hosts: hostsFile(path) });
    expect(await resolve("pinned.SITE.org", unending)).toEqual(["10.0.0.7"]);
    expect(await resolve("nas", unending)).toEqual(["10.0.0.7", "::1"]);
    expect(server.questions).toEqual([]);
    expect(await resolve("four.site.org", unending)).toEqual([PUBLIC_ADDRESS]);
    writeFileSync(path, "10.0.0.8 nas and a longer line\n");
    expect(await resolve("nas", unending)).toEqual(["10.0.0.8"]);
    rmSync(folder, { recursive: true });
    await expect(resolve("nas", unending)).rejects.toThrow("the system was asked for nas");
  });
  it("leaves names of a house to the system, one at a time, and skips those whose caller has left", async () => {
    const asked: string[] = [];
    const answers: (() => void)[] = [];
    const resolve = resolveWith({
      system: (hostname) => {
        asked.push(hostname);
        return new Promise((done) => answers.push(() => done(["192.168.0.5"])));
      },
    });
    const control = new AbortController();
    const all = [resolve("printer", unending), resolve("nas.local", control.signal), resolve("db.internal", unending)];
    const settled = Promise.allSettled(all);
    const turn = () => new Promise((done) => setTimeout(done, 20));
    await turn();
    expect(asked).toEqual(["printer"]);
    control.abort(new Error("left"));
    answers.shift()!();
    await turn();
    expect(asked).toEqual(["printer", "db.internal"]);
    answers.shift()!();
    expect((await settled).map((one) => one.status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(server.questions).toEqual([]);
  });
});

describe("a reader with a name server", () => {
  let site: LoopbackSite;
  let reader: PageReader | undefined;
  let dialled: string[] = [];
  beforeAll(async () => {
    site = await startSite((request, response) => (request.url === "/again" ? response.writeHead(302, { location: "/" }).end() : html(response, ARTICLE)));
  });
  afterAll(() => site.close());
  afterEach(() => reader?.close());
  const reading = (options: ResolveOptions = {}): PageReader => {
    dialled = [];
    site.requests.length = 0;
    reader = createPageReader({
      resolve: resolveWith(options),
      dial: (address) => {
        dialled.push(address);
        return { host: "127.0.0.1", port: site.port };
      },
    });
    return reader;
  };

  it("connects to the address that it gave", async () => {
    expect((await reading().read("http://four.site.org/")).title).toBe("A short piece");
    expect(dialled).toEqual([PUBLIC_ADDRESS]);
  });
  it.each(["private", "loopback", "metadata", "house", "mapped", "nat64"])("refuses the name that leads to %s", async (name) => {
    await expect(reading().read(`http://${name}.site.org/`)).rejects.toMatchObject({ code: "address-refused" });
    expect([dialled, site.requests]).toEqual([[], []]);
  });
  it("refuses a private address from the hosts file", async () => {
    await expect(reading({ hosts: () => Promise.resolve(["10.0.0.1"]) }).read("http://four.site.org/")).rejects.toMatchObject({ code: "address-refused" });
    expect(dialled).toEqual([]);
  });
  it("asks once a hop, and judges what it is told each time", async () => {
    rebound = 0;
    const opened = reading();
    await opened.read("http://rebind.site.org/");
    expect(server.questions.filter((question) => question.startsWith("A "))).toEqual(["A rebind.site.org"]);
    expect(dialled).toEqual([PUBLIC_ADDRESS]);
    rebound = 0;
    await expect(opened.read("http://rebind.site.org/again")).rejects.toMatchObject({ code: "address-refused" });
    expect(site.requests.map((request) => request.url)).toEqual(["/", "/again"]);
  });
  it.each([
    ["nobody", "No site was found with that name."],
    ["empty", "No site was found with that name."],
    // The name may be right: whoever reads this would look for a slip in it.
    ["silent", "That site’s name couldn’t be looked up. Please try again in a moment."],
  ])("says of %s what its name server said", async (name, message) => {
    await expect(reading().read(`http://${name}.site.org/`)).rejects.toMatchObject({ code: "page-unreachable", message });
  });
  it("reads on while many names wait for a server that does not answer, and never asks the system", async () => {
    const opened = reading({ queryMs: 60_000 });
    const control = new AbortController();
    const waiting = Array.from({ length: 12 }, (_, i) =>
      opened.read(`http://silent${i}.site.org/`, { signal: control.signal }).catch((error: Error) => error.message),
    );
    expect((await opened.read("http://four.site.org/")).title).toBe("A short piece");
    expect(await Promise.race([waiting[0], Promise.resolve("still waits")])).toBe("still waits");
    control.abort(new Error("left"));
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(["left"]));
  });
});
