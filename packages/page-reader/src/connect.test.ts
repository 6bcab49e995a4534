import { afterAll, beforeAll, expect, it } from "vitest";
import { ARTICLE, html, readerFor, startSite, type LoopbackSite } from "../test/loopback-site.ts";

let site: LoopbackSite;
beforeAll(async () => {
  site = await startSite((_request, response) => html(response, ARTICLE));
});
afterAll(() => site.close());

it.each([
  ["http://news.site.org/", 80],
  ["https://news.site.org/", 443],
  ["http://news.site.org:443/", 443],
  ["https://news.site.org:80/", 80],
])("a connection for %s goes to port %d", async (url, port) => {
  const ports: number[] = [];
  const { reader } = readerFor(site, {
    dial: (_address, at) => {
      ports.push(at);
      return { host: "127.0.0.1", port: 1 };
    },
  });
  await expect(reader.read(url)).rejects.toMatchObject({ code: "page-unreachable" });
  expect(ports).toEqual([port]);
  await reader.close();
});

it("a name without an address is no site, and nothing is connected to", async () => {
  const { reader, trace } = readerFor(site, { names: { "none.site.org": [] } });
  await expect(reader.read("http://none.site.org/")).rejects.toMatchObject({ code: "page-unreachable", message: "No site was found with that name." });
  expect(trace.dialled).toEqual([]);
  await reader.close();
});
