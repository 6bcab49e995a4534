import { connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { startServer, type Running } from "../../test/harness.ts";
import { answerExpectation, answerUnread } from "./unread-request.ts";

let site: Running | undefined;
afterEach(() => site?.close());

/** Everything that comes back for these bytes, until the server closes the connection. */
async function answerTo(bytes: string, respond: Parameters<typeof startServer>[0] = (_request, response) => response.end("fine")): Promise<string> {
  site = await startServer(respond);
  site.server.on("clientError", answerUnread);
  site.server.on("checkExpectation", answerExpectation);
  const { port } = site;
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(text));
  });
}

describe("what is no request", () => {
  it.each<[string, string, number, string]>([
    ["headers of 30 kB", `GET / HTTP/1.1\r\nhost: a\r\nx-a: ${"a".repeat(30_000)}\r\n\r\n`, 431, "headers-too-large"],
    ["an address of 30 kB", `GET /${"a".repeat(30_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431, "headers-too-large"],
    ["another language", "hello\r\n\r\n", 400, "invalid-request"],
    ["a length that is none", "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: many\r\n\r\n", 400, "invalid-request"],
    ["an expectation that nobody meets", "POST / HTTP/1.1\r\nhost: a\r\nexpect: tea\r\ncontent-length: 2\r\n\r\n{}", 400, "invalid-request"],
  ])("is answered in the shape of every other error, and the connection closed: %s", async (_case, bytes, status, code) => {
    const [head, body] = (await answerTo(bytes)).split("\r\n\r\n") as [string, string];
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [A-Z]`));
    expect(head).toMatch(/^content-type: application\/json$/m);
    expect(head).toMatch(/^content-security-policy: default-src 'none';.* frame-ancestors 'none'; require-trusted-types-for 'script'$/m);
    expect(head).toMatch(/^x-content-type-options: nosniff$/m);
    expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`);
    expect(JSON.parse(body)).toEqual({ error: { code, message: expect.stringMatching(/^[A-Z].*\.$/) as string } });
  });

  it("does not stand in the middle of an answer that has begun", async () => {
    const text = await answerTo("GET / HTTP/1.1\r\nhost: a\r\n\r\nhello\r\n\r\n", (_request, response) => {
      response.writeHead(200, { "content-type": "text/plain" });
      response.write("half");
    });
    expect(text).not.toContain("error");
  });
});
