// Starts the worker from its TypeScript source (tests, development): a thread does not take over the loader of its parent.
import { register } from "tsx/esm/api";

register();
await import("./rules-worker.ts");
