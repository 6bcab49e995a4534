import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, inject, it } from "vitest";
import { runProcess } from "./run-process.ts";

const LOUD = "Act now! Only 3 left in stock, and this offer ends tonight.";

// As an installation has it: what `npm pack` takes along, where no packages of the workspace are found.
const place = mkdtempSync(join(tmpdir(), "candor-packed-"));
afterAll(() => rmSync(place, { recursive: true, force: true }));
cpSync(dirname(dirname(inject("builtCommand"))), place, { recursive: true });
cpSync(new URL("../package.json", import.meta.url), join(place, "package.json"));

const candor = (args: string[], stdin = "") =>
  runProcess([join(place, "bin/candor.js"), ...args], { stdin, cwd: place, env: { NO_COLOR: "1", ALLOW_PRIVATE_ADDRESSES: "1", NODE_ENV: "test" } });

describe("the command as it is installed", () => {
  it("reads settings and a file in another encoding", async () => {
    writeFileSync(join(place, "candor.config.json"), '{ "format": "lines", "failAt": 0.5 }');
    writeFileSync(join(place, "a.md"), Buffer.from(`\ufeff${LOUD}`, "utf16le"));
    const { code, out, err } = await candor(["analyze", "a.md"]);
    expect([code, err]).toEqual([1, ""]);
    expect(out).toContain("ends tonight");
  });

  it("reads the article at an address", async () => {
    const page = `<html><title>T</title><article><h1>Sale</h1>${`<p>${LOUD} The shop has sold lamps for many years.</p>`.repeat(6)}</article></html>`;
    const server = createServer((_, res) => res.setHeader("content-type", "text/html").end(page)).listen(0, "127.0.0.1");
    await new Promise((done) => server.once("listening", done));
    const { code, out, err } = await candor(["analyze", `http://127.0.0.1:${(server.address() as { port: number }).port}/`]);
    server.close();
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain("ends tonight");
  });

  it("serves assistants", async () => {
    const params = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "t", version: "1" } };
    const { code, out, err } = await candor(["mcp"], `${JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params })}\n`);
    expect([code, err]).toEqual([0, ""]);
    expect(JSON.parse(out)).toMatchObject({ id: 1, result: { serverInfo: { name: "candor" } } });
  });

  it("names the licenses of what is part of it", () => {
    const licenses = readFileSync(join(place, "dist/licenses.md"), "utf8");
    for (const name of ["commander", "linkedom", "undici", "zod"]) expect(licenses).toContain(`## ${name} - `);
  });
});
