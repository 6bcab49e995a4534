import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { visibleLine } from "../visible-line.ts";
import { createPages } from "./pages.ts";
import { createServer } from "./server.ts";

/** A message that fits no schema has a page of reasons. */
const LOG_CHARS = 200;
/** Every message of the protocol is a JSON object. */
const BEGINS_AS_MESSAGE = /^\s*(?:\{|$)/;

/**
 * Serves until standard input ends; the process then ends by itself with 0. Standard output carries the protocol alone, faults go to standard error
 * in one line each. Lines that are no JSON are passed over, as the library does; an input that begins with one is somebody's text, and is told where texts go.
 */
export function serve(): void {
  const pages = createPages();
  const log = (error: Error): void => {
    process.stderr.write(`candor mcp: ${visibleLine(error.message).slice(0, LOG_CHARS)}\n`);
  };
  serveStdio(
    () => {
      const server = createServer(pages);
      // As the page reader asks for: nothing of it outlives the connection.
      server.server.onclose = () => {
        pages.close().catch(log);
      };
      server.server.onerror = log;
      return server;
    },
    { onerror: log },
  );
  process.stdin.once("data", (first) => {
    if (!BEGINS_AS_MESSAGE.test(String(first))) log(new Error("this is no message of the Model Context Protocol. To analyze a text: candor analyze -"));
  });
}
