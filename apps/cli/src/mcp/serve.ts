import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { visibleLine } from "../visible-line.ts";
import { createPages } from "./pages.ts";
import { createServer } from "./server.ts";

/** A message that fits no schema has a page of reasons. */
const LOG_CHARS = 200;

/**
 * Serves until standard input ends; the process then ends by itself with 0. Standard output carries the protocol alone, faults go to standard error
 * in one line each. Lines that are no JSON are passed over, as the library does.
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
}
