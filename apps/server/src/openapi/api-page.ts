import { callPath, ERRORS, fallbackPath } from "@candor/protocol";
import { DESCRIBED_CALLS, type DescribedCall } from "./described-calls.ts";
import type { ApiDocument } from "./document.ts";

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  items?: Schema;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  description?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  default?: unknown;
}

const escape = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
const code = (text: string): string => `<code>${escape(text)}</code>`;
const withCode = (text: string): string => escape(text).replace(/`([^`]+)`/g, "<code>$1</code>");
const refName = (schema: Schema): string => schema.$ref?.split("/").at(-1) ?? "";

function typeText(schema: Schema): string {
  if (schema.$ref) return `<a href="#schema-${refName(schema)}">${escape(refName(schema))}</a>`;
  if (schema.enum) return schema.enum.map((value) => code(JSON.stringify(value))).join(" | ");
  if (schema.anyOf) return schema.anyOf.map(typeText).join(" | ");
  if (schema.type === "array") return `list of ${typeText(schema.items ?? {})}`;
  const types = [schema.type ?? "anything"].flat().map((type) => (type === "integer" ? "whole number" : type));
  return escape(types.join(" or "));
}

function limitsText(schema: Schema): string {
  const parts: string[] = [];
  if (schema.minimum !== undefined && schema.maximum !== undefined) parts.push(`${schema.minimum} to ${schema.maximum}`);
  else if (schema.minimum !== undefined) parts.push(`${schema.minimum} or more`);
  if (schema.maxLength !== undefined) parts.push(`at most ${schema.maxLength.toLocaleString("en")} characters`);
  if (schema.maxItems !== undefined) parts.push(`at most ${schema.maxItems.toLocaleString("en")} entries`);
  if (schema.default !== undefined) parts.push(`default ${JSON.stringify(schema.default)}`);
  return parts.join(", ");
}

function fieldsTable(name: string, schema: Schema): string {
  const rows = Object.entries(schema.properties ?? {}).map(([key, field]) => {
    const needed = schema.required?.includes(key) ? "yes" : "no";
    return `<tr><th scope="row">${code(key)}</th><td>${typeText(field)}</td><td>${needed}</td><td>${escape([limitsText(field), field.description ?? ""].filter(Boolean).join(". "))}</td></tr>`;
  });
  return `<div class="scroll" tabindex="0" role="group" aria-label="Fields of ${escape(name)}"><table><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Required</th><th scope="col">Notes</th></tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
}

const refOf = (document: ApiDocument, row: DescribedCall, part: "request" | "answer"): string => {
  const operation = (
    document.paths?.[callPath(row.call)] as
      | { post?: { requestBody?: { content: Record<string, { schema: Schema }> }; responses: Record<string, { content: Record<string, { schema: Schema }> }> } }
      | undefined
  )?.post;
  const schema =
    part === "request" ? operation?.requestBody?.content["application/json"]?.schema : operation?.responses["200"]?.content["application/json"]?.schema;
  return refName(schema ?? {});
};

function callSection(document: ApiDocument, row: DescribedCall): string {
  const inOrder = row.errors.toSorted((a, b) => ERRORS[a].status - ERRORS[b].status);
  const errors = inOrder.map((name) => `<li>${ERRORS[name].status} ${code(name)} ${escape(ERRORS[name].message)}</li>`).join("");
  const link = (name: string) => `<a href="#schema-${name}">${name}</a>`;
  return `<section id="call-${row.call}"><h2>${code(`POST ${callPath(row.call)}`)}</h2>
<p>${withCode(row.description)}</p>
<p>Also at ${code(fallbackPath(row.call))}. Body: ${link(refOf(document, row, "request"))}. Answer: ${link(refOf(document, row, "answer"))}.</p>
<h3>A body to try</h3><pre tabindex="0"><code>${escape(JSON.stringify(row.example, null, 2))}</code></pre>
<details><summary>Errors</summary><ul>${errors}</ul></details></section>`;
}

/** The description as a page for people. Loads nothing but its style sheet, from this server. */
export function apiPage(document: ApiDocument): string {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>API · Candor</title><meta name="description" content="The calls of the Candor server, with their bodies, answers and errors."><link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="stylesheet" href="/api.css"></head>
<body><header class="brand"><a href="/">Candor</a></header><main><h1>API</h1>
<p>${withCode(document.info.description ?? "")}</p>
<p>The same as data: <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<nav aria-label="Calls"><ul>${DESCRIBED_CALLS.map((row) => `<li><a href="#call-${row.call}">${escape(row.summary)}</a></li>`).join("")}</ul></nav>
${DESCRIBED_CALLS.map((row) => callSection(document, row)).join("\n")}
<h2>Shapes</h2>
${Object.entries(schemas)
  .map(
    ([name, schema]) =>
      `<section id="schema-${name}"><h3>${escape(name)}</h3>${schema.description ? `<p>${escape(schema.description)}</p>` : ""}${fieldsTable(name, schema)}</section>`,
  )
  .join("\n")}
</main></body></html>`;
}

/** Style of the pages that the server writes itself, in the colors of the app (`apps/web/src/styles/tokens.css`; a test compares them). */
export const API_CSS = `:root{color-scheme:light dark;--paper:#f7f7f4;--ink:#15181c;--ink-2:#474c53;--rule:#d2d2ca;--shade:#edede8;--accent:#ffd02b}
@media (prefers-color-scheme:dark){:root{--paper:#14171b;--ink:#ecebe5;--ink-2:#b9bcbe;--rule:#343a41;--shade:#20252b;--accent:#ffd02b}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 Georgia,"Times New Roman",serif;overflow-wrap:break-word}
main{max-width:46rem;margin:0 auto;padding:2rem 1.25rem 4rem}
h1,h2,h3{line-height:1.25;margin:2.2em 0 .6em}
h1{margin-top:0}
.brand{margin:0 auto;width:min(43.5rem,100% - 2.5rem);padding:1.25rem 0 .75rem;border-bottom:4px double var(--ink)}
.brand a{font-size:1.375rem;font-weight:bold;text-decoration:none;border-bottom:.2em solid var(--accent)}
h2 code{font-size:1em}
a{color:inherit;text-underline-offset:.2em}
code,pre{font:.9em/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
pre{background:var(--shade);border:1px solid var(--rule);padding:1rem;overflow:auto;white-space:pre-wrap}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.95rem}
th,td{text-align:left;vertical-align:top;padding:.45rem .6rem;border-bottom:1px solid var(--rule)}
th code,td code{overflow-wrap:normal}
th code{white-space:nowrap}
td:nth-child(2){min-width:8rem}
td:last-child{min-width:14rem}
thead th{color:var(--ink-2);font-weight:normal}
summary{cursor:pointer;padding:.4rem 0}
:focus-visible{outline:2px solid var(--ink);outline-offset:3px;box-shadow:0 0 0 3px var(--accent);border-radius:2px}
blockquote{margin:1.2em 0;padding-left:1rem;border-left:3px solid var(--rule)}
.quiet{color:var(--ink-2)}
`;
