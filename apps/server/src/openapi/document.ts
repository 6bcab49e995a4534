import { OpenAPIHono, type RouteConfig } from "@hono/zod-openapi";
import { callPath, CALLS_WITH_CLIENT_KEY, configAnswerSchema, errorBodySchema, ERRORS, fallbackPath, type ErrorCode } from "@candor/protocol";
import type { ServerConfig } from "../config.ts";
import { DESCRIBED_CALLS, type DescribedCall } from "./described-calls.ts";

const API_VERSION = "0.1.0";

const json = (schema: DescribedCall["answer"]) => ({ "application/json": { schema } });

/** Errors that share a status stand together, each code with its wording. */
function errorAnswers(codes: readonly ErrorCode[]): RouteConfig["responses"] {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) byStatus.set(ERRORS[code].status, [...(byStatus.get(ERRORS[code].status) ?? []), code]);
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, list]) => [
        String(status),
        { description: list.map((code) => `${code}: ${ERRORS[code].message}`).join("\n"), content: json(errorBodySchema) },
      ]),
  );
}

function describe(row: DescribedCall, twin: boolean, config: Pick<ServerConfig, "clientKey">): RouteConfig {
  const key = CALLS_WITH_CLIENT_KEY.includes(row.call) ? config.clientKey : null;
  return {
    method: "post",
    path: twin ? fallbackPath(row.call) : callPath(row.call),
    operationId: twin ? `${row.call}-fallback` : row.call,
    summary: twin ? `${row.summary} (fallback address)` : row.summary,
    description: row.description,
    tags: ["calls"],
    ...(key ? { security: [{ clientKey: [] }] } : {}),
    request: { body: { required: true, content: { "application/json": { schema: row.request, example: row.example } } } },
    responses: {
      200: {
        description: row.summary,
        content: {
          ...json(row.answer),
          ...(row.events
            ? { "text/event-stream": { schema: { type: "string", description: `Events whose data is JSON with a \`type\`: ${row.events}.` } } }
            : {}),
        },
      },
      ...errorAnswers(key ? row.errors : row.errors.filter((code) => code !== "client-key")),
    },
  };
}

/** The OpenAPI 3.1 description, made from the schemas that the routes check with. */
export function openApiDocument(config: Pick<ServerConfig, "clientKey" | "siteUrl">) {
  const app = new OpenAPIHono();
  const registry = app.openAPIRegistry;
  if (config.clientKey)
    registry.registerComponent("securitySchemes", "clientKey", {
      type: "apiKey",
      in: "header",
      name: config.clientKey.name,
      description: "Sorts traffic; it is public by nature and given out by /config.json.",
    });
  for (const row of DESCRIBED_CALLS) for (const twin of [false, true]) registry.registerPath(describe(row, twin, config));
  registry.registerPath({
    method: "get",
    path: "/config.json",
    operationId: "config",
    summary: "What the page needs to know about this server",
    tags: ["service"],
    responses: { 200: { description: "Public settings", content: json(configAnswerSchema) } },
  });
  const status = { "application/json": { schema: { type: "object" as const, properties: { status: { type: "string" as const } }, required: ["status"] } } };
  registry.registerPath({
    method: "get",
    path: "/healthz",
    operationId: "health",
    summary: "The process answers",
    tags: ["service"],
    responses: { 200: { description: "It does", content: status } },
  });
  registry.registerPath({
    method: "get",
    path: "/readyz",
    operationId: "ready",
    summary: "The server takes new requests",
    tags: ["service"],
    responses: { 200: { description: "It does", content: status }, 503: { description: "It is stopping", content: status } },
  });
  const document = app.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: "Candor",
      version: API_VERSION,
      description:
        "The API calls of the Candor web app. Analysis itself runs in the browser and needs no calls. Every error answer has the shape `{error: {code, message}}`; 429 and 503 answers say in `Retry-After` when to try again. Unknown fields in a body are ignored, a field that may be missing may be null, and answers may gain fields.",
      license: { name: "MIT" },
    },
    servers: [{ url: config.siteUrl ?? "/" }],
    tags: [
      { name: "calls", description: "The agent" },
      { name: "service", description: "For the page and the person who runs the server" },
    ],
  });
  const { webhooks: _none, ...described } = document;
  return described;
}

export type ApiDocument = ReturnType<typeof openApiDocument>;
