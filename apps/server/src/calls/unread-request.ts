import { STATUS_CODES, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { AppError, errorBody, type ErrorCode } from "@candor/protocol";

/** What Node gives up on before it is a request. */
const CODES: Readonly<Record<string, ErrorCode>> = { HPE_HEADER_OVERFLOW: "headers-too-large", ERR_HTTP_REQUEST_TIMEOUT: "request-timeout" };
const NO_HTTP = "This could not be read as an HTTP request.";

/**
 * Answers what Node could not read as a request, and closes the connection: the status that Node itself would send, with the error body of all others.
 * For the server's event "clientError". Says nothing where an answer has begun: it would stand in the middle of that one.
 */
export function answerUnread(error: NodeJS.ErrnoException, socket: Duplex): void {
  // Where Node keeps the answer that is being sent; its own handler looks there too.
  const answer = (socket as { _httpMessage?: ServerResponse | null })._httpMessage;
  if (!socket.writable || error.code === "ECONNRESET" || answer?.headersSent) {
    socket.destroy(error);
    return;
  }
  const code = CODES[error.code ?? ""];
  const told = code ? new AppError(code) : new AppError("invalid-request", { message: NO_HTTP });
  const body = JSON.stringify(errorBody(told));
  const head = [
    `HTTP/1.1 ${told.status} ${STATUS_CODES[told.status] ?? ""}`,
    "content-type: application/json",
    `content-length: ${Buffer.byteLength(body)}`,
    "cache-control: no-store",
    "x-content-type-options: nosniff",
    "connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
