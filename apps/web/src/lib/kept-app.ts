import { isRecord } from "@candor/protocol/is-record";
import { CACHE_PREFIX, FULL_CHANNEL, LOAD_AGAIN, KEPT_SIZE_PATH, type KeptSize } from "./kept-cache.ts";
import { scriptUrl } from "./trusted-types.ts";

const WORKER_PATH = "/sw.js";
const LOOK_EVERY_MS = 250;
/** Without a new file in so many looks, two minutes of them, none will come. Looks and not time, which also passes while a device sleeps. */
const MOST_IDLE_LOOKS = 480;
/** The worker's word on why it failed may come after the failure. */
const WORD_COMES_WITHIN_MS = 300;

/** "newer": kept, and a new version waits until every window of the app is closed. */
export type Kept = "unsupported" | "no" | "keeping" | "yes" | "newer";
/** Why nothing is kept. */
export type KeepProblem = "unsupported" | "forbidden" | "full" | "network";

const supported = (): boolean => window.isSecureContext && "serviceWorker" in navigator && "caches" in window;
const isOurs = (name: string): boolean => name.startsWith(`${CACHE_PREFIX}-precache-`);
const cacheNames = async (): Promise<string[]> => (await caches.keys()).filter(isOurs);
const dropCaches = async (): Promise<void> => void (await Promise.all((await cacheNames()).map((name) => caches.delete(name))));

/** What the build measured; null where it cannot be had. */
export async function keptSize(): Promise<KeptSize | null> {
  const value: unknown = await fetch(KEPT_SIZE_PATH)
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null);
  return isRecord(value) && [value["files"], value["bytes"], value["gzipBytes"]].every((n) => typeof n === "number") ? (value as unknown as KeptSize) : null;
}

/** Looks whether the app is kept. What an attempt that was broken off has left is cleared away. */
export async function lookKept(): Promise<Kept> {
  if (!supported()) return "unsupported";
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.active) return registration.waiting ? "newer" : (await cacheNames()).length > 0 ? "yes" : "no";
  if (registration?.installing || registration?.waiting) return "keeping";
  await dropCaches();
  return "no";
}

/** Files that are on the device by now. */
async function countKept(): Promise<number> {
  const counts = (await cacheNames()).map(async (name) => (await (await caches.open(name)).keys()).length);
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** True once the worker is at work, false when it could not load everything. */
const settled = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const look = () => {
      if (worker.state === "activated") resolve(true);
      if (worker.state === "redundant") resolve(false);
    };
    worker.addEventListener("statechange", look);
    look();
  });

/** Tells how many files are there while they come. `stalled` resolves once no more come: a worker that the browser has ended, or that hangs, never answers. */
function watchFiles(onFiles: (files: number) => void = () => undefined): { stalled: Promise<false>; stop(): void } {
  let files = -1;
  let idleLooks = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const take = (now: number) => {
    if (now !== files) idleLooks = 0;
    files = now;
    onFiles(now);
  };
  const stalled = new Promise<false>((resolve) => {
    timer = setInterval(() => {
      idleLooks += 1;
      if (idleLooks > MOST_IDLE_LOOKS) resolve(false);
      void countKept().then(take, () => undefined);
    }, LOOK_EVERY_MS);
  });
  return { stalled, stop: () => clearInterval(timer) };
}

const loadAgain = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    worker.postMessage(LOAD_AGAIN, [port2]);
  });

/**
 * Keeps every file of the app on this device, all or nothing. Null when it is kept, else why it is not. Never rejects.
 *
 * @param onFiles is told how many files are there, until all of them are
 */
export async function keepApp(onFiles?: (files: number) => void): Promise<KeepProblem | null> {
  if (!supported()) return "unsupported";
  let problem: KeepProblem = "network";
  let watching: ReturnType<typeof watchFiles> | undefined;
  const full = new BroadcastChannel(FULL_CHANNEL);
  full.onmessage = () => {
    problem = "full";
  };
  try {
    const before = await lookKept();
    if (before === "yes" || before === "newer") return null;
    const registration = await navigator.serviceWorker.register(scriptUrl(WORKER_PATH), { updateViaCache: "none" });
    watching = watchFiles(onFiles);
    const worker = registration.installing ?? registration.waiting;
    // An active worker without files: they were deleted, by this page or by hand.
    const loading = registration.active ? loadAgain(registration.active) : worker !== null && settled(worker);
    if (await Promise.race([loading, watching.stalled])) return null;
    await new Promise((resolve) => setTimeout(resolve, WORD_COMES_WITHIN_MS));
  } catch (error) {
    if (error instanceof DOMException && error.name === "SecurityError") problem = "forbidden";
    console.warn("Candor could not be kept on this device", error);
  } finally {
    watching?.stop();
    full.close();
  }
  await removeKept();
  return problem;
}

/** Takes the app from this device; what the visitor made stays. False when the browser does not let go of it. */
export async function removeKept(): Promise<boolean> {
  try {
    await (await navigator.serviceWorker.getRegistration())?.unregister();
    await dropCaches();
    return true;
  } catch {
    return false;
  }
}
