import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { PageOutcome } from "./pages/page-service.ts";

/** What is counted. Labels are routes and codes, never addresses or texts of visitors. */
export interface Metrics {
  request(route: string, method: string, status: number, seconds: number): void;
  running(call: string, by: 1 | -1): void;
  refused(call: string, code: string): void;
  /** An answer that failed after its head was sent, so that its status tells nothing. */
  brokenOff(call: string, code: string): void;
  page(outcome: PageOutcome): void;
  sharedStore(up: boolean): void;
  /** Text form of Prometheus, and its content type. */
  text(): Promise<string>;
  readonly contentType: string;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** `processMetrics`: memory, event loop and the like of this process; once a process. */
export function createMetrics({ processMetrics = false }: { processMetrics?: boolean } = {}): Metrics {
  const registry = new Registry();
  if (processMetrics) collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Counter({
    name: "candor_http_requests_total",
    help: "Answers, by route, method and status.",
    labelNames: ["route", "method", "status"],
    registers,
  });
  const duration = new Histogram({
    name: "candor_http_request_duration_seconds",
    help: "Time until the answer's head, by route.",
    labelNames: ["route"],
    buckets: SECONDS,
    registers,
  });
  const running = new Gauge({ name: "candor_calls_running", help: "Calls that are being worked on.", labelNames: ["call"], registers });
  const refused = new Counter({ name: "candor_calls_refused_total", help: "Calls turned away by limits.", labelNames: ["call", "code"], registers });
  const brokenOff = new Counter({
    name: "candor_answers_broken_off_total",
    help: "Streamed answers that ended in an error after they had begun.",
    labelNames: ["call", "code"],
    registers,
  });
  const pages = new Counter({
    name: "candor_pages_total",
    help: "Pages asked for: read, found in the cache, or joined to a reading under way.",
    labelNames: ["outcome"],
    registers,
  });
  const store = new Gauge({ name: "candor_shared_store_up", help: "1 while Redis is reached, 0 while it is away; absent without REDIS_URL.", registers: [] });
  return {
    request(route, method, status, seconds) {
      requests.inc({ route, method, status });
      duration.observe({ route }, seconds);
    },
    running: (call, by) => running.inc({ call }, by),
    refused: (call, code) => refused.inc({ call, code }),
    brokenOff: (call, code) => brokenOff.inc({ call, code }),
    page: (outcome) => pages.inc({ outcome }),
    sharedStore(up) {
      if (!registry.getSingleMetric("candor_shared_store_up")) registry.registerMetric(store);
      store.set(up ? 1 : 0);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
