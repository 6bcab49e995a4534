import { parentPort } from "node:worker_threads";
import { PageError, type PageErrorCode } from "./errors.ts";
import { extractPlain } from "./extract-plain.ts";
import { extract, type Extracted } from "./extract.ts";
import { READY } from "./thread-pool.ts";

/** A job for the thread, a page or plain text, and its answer. One at a time. */
export type ExtractJob = { html: string; limits: { depth: number; elements: number } } | { plain: string };
export type ExtractReply = { ok: true; article: Extracted } | { ok: false; code: PageErrorCode; message: string };

parentPort?.on("message", (job: ExtractJob) => {
  let reply: ExtractReply;
  try {
    reply = { ok: true, article: "plain" in job ? extractPlain(job.plain) : extract(job.html, job.limits) };
  } catch (error) {
    reply =
      error instanceof PageError
        ? { ok: false, code: error.code, message: error.message }
        : { ok: false, code: "page-too-complex", message: "That page couldn’t be read. Copy and paste the text instead." };
  }
  parentPort?.postMessage(reply);
});
parentPort?.postMessage(READY);
