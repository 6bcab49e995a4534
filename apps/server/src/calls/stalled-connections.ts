import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Nothing of an answer was taken in this time, or in the next one where Node saw a little go out in the first. Slow clients take something all the while, and
 * an event stream sends a sign of life twice as often.
 */
const STALLED_MS = 30_000;

/**
 * Ends connections whose client takes no more of its answer, which is kept in memory for it: a page may have three megabytes, and Node waits for ever.
 * A call that is still worked on has limits of its own.
 */
export function endStalled(server: Server, afterMs = STALLED_MS): void {
  const answers = new WeakMap<Socket, ServerResponse>();
  server.on("request", (request, answer) => answers.set(request.socket, answer));
  server.setTimeout(afterMs, (socket: Socket) => {
    const answer = answers.get(socket);
    if (!answer || answer.headersSent) socket.destroy();
  });
}
