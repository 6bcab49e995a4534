import { parentPort } from "node:worker_threads";
import { READY } from "@candor/page-reader/thread-pool";
import type { JobInput, JobName } from "./jobs.ts";
import { runJob } from "./rule-work.ts";

/** A job for the thread, and its answer. One at a time. */
export interface RuleJob {
  name: JobName;
  input: JobInput<JobName>;
}
export type RuleReply = { ok: true; result: unknown } | { ok: false; error: unknown };

parentPort?.on("message", ({ name, input }: RuleJob) => {
  let reply: RuleReply;
  try {
    reply = { ok: true, result: runJob(name, input) };
  } catch (error) {
    reply = { ok: false, error };
  }
  parentPort?.postMessage(reply);
});
parentPort?.postMessage(READY);
