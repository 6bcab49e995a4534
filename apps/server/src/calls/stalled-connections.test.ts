import { connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { eventually, startServer, type Running } from "../../test/harness.ts";
import { endStalled } from "./stalled-connections.ts";

const AFTER_MS = 150;
/** More than the buffers of a connection take. */
const LARGE = Buffer.alloc(60_000_000);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let site: Running | undefined;
afterEach(() => site?.close());

describe("a connection", () => {
  it.each([0, 3 * AFTER_MS])("is ended when its client takes nothing of an answer that came after %i ms", async (workMs) => {
    let isClosed = false;
    site = await startServer((_request, response) => {
      response.on("close", () => (isClosed = true));
      setTimeout(() => response.end(LARGE), workMs);
    });
    endStalled(site.server, AFTER_MS);
    const socket = connect(site.port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n"));
    socket.on("error", () => undefined).pause();
    expect(await eventually(() => isClosed, 5_000)).toBe(true);
    socket.destroy();
  });

  it("is kept while its call is worked on, and while its client takes a little", async () => {
    site = await startServer((_request, response) => {
      setTimeout(() => response.end(LARGE), 1_500);
    });
    endStalled(site.server, 1_000);
    let bytes = 0;
    for await (const chunk of (await fetch(site.url)).body!) {
      bytes += chunk.length;
      if (bytes < 3_000_000) await pause(10);
    }
    expect(bytes).toBe(LARGE.length);
  });
});
