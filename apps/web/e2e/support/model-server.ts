import { spawn, type ChildProcess } from "node:child_process";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { freePort } from "../../../../scripts/lib/free-port.mjs";

/** How the fake model answers one request: pieces of text, each after a pause; a status; or a connection that is cut after the pieces. */
export interface ModelTurn {
  pieces?: string[];
  pauseMs?: number;
  status?: number;
  headers?: Record<string, string>;
  cut?: boolean;
}
interface ModelRequest {
  messages: { role: string; content: unknown }[];
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function speak(response: ServerResponse, { pieces = ["Fine. [[confidence=0.9]]"], pauseMs = 0, status, headers, cut }: ModelTurn): Promise<void> {
  if (status) {
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify({ error: { message: "scripted", type: "error" } }));
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  const send = (choice: object) =>
    response.write(
      `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "fake", choices: [{ index: 0, finish_reason: null, ...choice }] })}\n\n`,
    );
  send({ delta: { role: "assistant", content: "" } });
  for (const piece of pieces) {
    if (response.destroyed) return;
    send({ delta: { content: piece } });
    await pause(pauseMs);
  }
  if (cut) {
    response.destroy();
    return;
  }
  send({ delta: {}, finish_reason: "stop" });
  response.end("data: [DONE]\n\n");
}

/** Our real server, as it is built, with a fake model behind it that speaks OpenAI's wire protocol. */
export async function startWithModel(
  script: (turn: number, request: ModelRequest) => ModelTurn,
): Promise<{ base: string; asked: ModelRequest[]; left: () => number; close(): Promise<void> }> {
  const asked: ModelRequest[] = [];
  let left = 0;
  const model = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on("end", () => {
      asked.push(JSON.parse(text) as ModelRequest);
      response.on("close", () => {
        if (!response.writableFinished) left += 1;
      });
      void speak(response, script(asked.length, asked.at(-1)!));
    });
  });
  await new Promise<void>((resolve) => model.listen(0, "127.0.0.1", resolve));
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const child: ChildProcess = spawn(process.execPath, ["scripts/serve.mjs"], {
    cwd: fileURLToPath(new URL("../../../..", import.meta.url)),
    stdio: "ignore",
    env: {
      PATH: process.env["PATH"] ?? "",
      NODE_ENV: "test",
      HOST: "127.0.0.1",
      PORT: String(port),
      LOG_LEVEL: "error",
      RATE_LIMIT_OFF: "1",
      MODEL_PROVIDER: "openai-compatible",
      MODEL_NAME: "fake",
      MODEL_BASE_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`,
      MODEL_API_KEY: "key",
    },
  });
  for (const until = Date.now() + 20_000; Date.now() < until; await pause(50))
    if (
      await fetch(`${base}/healthz`).then(
        (r) => r.ok,
        () => false,
      )
    )
      break;
  return {
    base,
    asked,
    left: () => left,
    async close() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGKILL");
      await ended;
      await new Promise<void>((resolve) => {
        model.closeAllConnections();
        model.close(() => resolve());
      });
    },
  };
}
