// Finds a port for a server that is started beside others.
import { createServer } from "node:net";

/** A port of this machine that nobody uses now, so that another run beside this one does no harm. */
export function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer()
      .on("error", fail)
      .listen(0, "127.0.0.1", () => {
        const { port } = probe.address();
        probe.close(() => done(port));
      });
  });
}
