import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface AskedChat {
  body: { text: string; history: { role: string; text: string }[]; [field: string]: unknown };
  accept: string;
  /** The client left before the answer was complete. */ left: boolean;
}
export type ChatHandler = (asked: AskedChat, response: ServerResponse, number: number) => void;

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
};

/** The app of the real server with another agent behind it: chat calls go to `handler`, everything else to `appBase`. So the page's own policy stays as it is. */
export async function startFakeAgent(appBase: string, handler: ChatHandler): Promise<{ base: string; asked: AskedChat[]; close(): Promise<void> }> {
  const asked: AskedChat[] = [];
  const app = new URL(appBase);
  const server = createServer((request, response) => {
    if (request.url === "/agent/chat" || request.url === "/.netlify/functions/agent-chat") {
      void bodyOf(request).then((text) => {
        const one: AskedChat = { body: JSON.parse(text) as AskedChat["body"], accept: request.headers.accept ?? "", left: false };
        asked.push(one);
        response.on("close", () => {
          one.left = !response.writableEnded;
        });
        handler(one, response, asked.length);
      });
      return;
    }
    const on = httpRequest(
      { host: app.hostname, port: app.port, path: request.url, method: request.method, headers: { ...request.headers, host: app.host } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    on.on("error", () => response.destroy());
    request.pipe(on);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export const json = (response: ServerResponse, body: unknown, status = 200): void =>
  void response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
export const streamHead = (response: ServerResponse): ServerResponse => response.writeHead(200, { "Content-Type": "text/event-stream" });
export const event = (response: ServerResponse, data: { type: string; [field: string]: unknown }): void =>
  void response.write(`event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`);
