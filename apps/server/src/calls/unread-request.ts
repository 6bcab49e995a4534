import { STATUS_CODES, type RequestListener, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { RequestError } from "@hono/node-server";
import { AppError, errorBody, type ErrorCode } from "@candor/protocol";

/** What Node gives up on before it is a request. */
const CODES: Readonly<Record<string, ErrorCode>> = { HPE_HEADER_OVERFLOW: "headers-too-large", ERR_HTTP_REQUEST_TIMEOUT: "request-timeout" };
const NO_HTTP = "This could not be read as an HTTP request.";
const NO_ADDRESS = "The address of the request and its Host header make no web address.";
const ONE_HOST = "A request of HTTP/1.1 names its host in one Host header.";
const NO_EXPECTATION = "This server meets no expectation but 100-continue.";
/** These answers never reach the app, which gives all others their security headers. */
const HEADERS = {
  "content-type": "application/json",
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
};

/** Answers a request that reached Node, but whose address and Host header make none, as all other errors are answered: the library would send an empty page. */
export function answerNoAddress(error: unknown): Response {
  const told = error instanceof RequestError ? new AppError("invalid-request", { message: NO_ADDRESS }) : new AppError("internal");
  return new Response(JSON.stringify(errorBody(told)), { status: told.status, headers: HEADERS });
}

function refuse(response: ServerResponse, message: string): void {
  const told = new AppError("invalid-request", { message });
  const body = JSON.stringify(errorBody(told));
  response.writeHead(told.status, { ...HEADERS, "content-length": Buffer.byteLength(body), connection: "close" }).end(body);
}

/**
 * The listener of a server with `requireHostHeader: false`: refuses requests of HTTP/1.1 that do not name one host, where Node would
 * answer none with an empty page, and take the first of several (RFC 9112, 3.2). Older requests need none.
 */
export const namingHost =
  (listen: RequestListener): RequestListener =>
  (request, response) => {
    const named = request.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length;
    if (named === 1 || (named === 0 && request.httpVersion !== "1.1")) return listen(request, response);
    refuse(response, ONE_HOST);
  };

/** For the server's event "checkExpectation": the error body of all others, where Node would send an empty one. What was to follow is not read. */
export const answerExpectation: RequestListener = (_request, response) => refuse(response, NO_EXPECTATION);

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
    ...Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
