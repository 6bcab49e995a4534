import { afterEach, expect, it, vi } from "vitest";
import { serve } from "./serve.ts";

type Made = { server: { onclose?: () => void } };
const wire = vi.hoisted(() => ({ connect: null as (() => Made) | null, closed: 0, fails: false }));
vi.mock("@modelcontextprotocol/server/stdio", () => ({
  serveStdio: (connect: () => Made) => {
    wire.connect = connect;
  },
}));
vi.mock("./pages.ts", () => ({
  createPages: () => ({
    read: () => Promise.reject(new Error("no page is read in this test")),
    close: () => {
      wire.closed += 1;
      return wire.fails ? Promise.reject(new Error("no end")) : Promise.resolve();
    },
  }),
}));
afterEach(() => vi.restoreAllMocks());

it("closes the reader of pages with the connection, and says in a line when that fails", async () => {
  vi.spyOn(process.stdin, "once").mockReturnThis();
  const told = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  serve();
  const { server } = wire.connect!();
  expect(wire.closed).toBe(0);
  server.onclose!();
  expect(wire.closed).toBe(1);
  wire.fails = true;
  server.onclose!();
  await vi.waitFor(() => expect(told.mock.calls).toEqual([["candor mcp: no end\n"]]));
});
