import { clientsClaim, registerQuotaErrorCallback, setCacheNameDetails } from "workbox-core";
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CACHE_PREFIX, FULL_CHANNEL, LOAD_AGAIN } from "../lib/kept-cache.ts";
import { keepSharedFile, SHARED_FILE_FRAGMENT } from "../lib/shared-file.ts";
import { pageAddresses } from "./addresses.ts";
import type { PrecacheEntry } from "./precache-list.ts";
import { addressOfShared, fileOfShared, SHARE_PATH } from "./shared-text.ts";

declare const self: ServiceWorkerGlobalScope;
/** Written in by scripts/build.mjs. */
declare const PRECACHE_LIST: PrecacheEntry[];
const LIST = PRECACHE_LIST;
/** As many as browsers open connections to one server without HTTP/2. */
const LOADERS = 6;

// Answers only what is on the list and what is shared from other apps; calls and settings pass it by, since it answers nothing for them.
// It never skips waiting: pages that are open keep the files they began with.
setCacheNameDetails({ prefix: CACHE_PREFIX });
const kept = new PrecacheController();
kept.addToCacheList(LIST);

// Workbox loads one file after the other, a round trip for each; so several take turns.
const loaders = Array.from({ length: LOADERS }, (_, nth) => {
  const loader = new PrecacheController();
  loader.addToCacheList(LIST.filter((_entry, at) => at % LOADERS === nth));
  return loader;
});
/** Rejects where a file could not be had, once nothing is being written any more. */
async function load(): Promise<void> {
  // Workbox writes for events of this type only, and `load` is also called for another. Its caller waits.
  const event = { type: "install", waitUntil: () => undefined } as unknown as ExtendableEvent;
  const done = await Promise.allSettled(loaders.map((loader) => loader.install(event)));
  for (const one of done) if (one.status === "rejected") throw one.reason;
}

self.addEventListener("install", (event) => event.waitUntil(load()));
self.addEventListener("activate", (event) => void kept.activate(event));
cleanupOutdatedCaches();
registerQuotaErrorCallback(() => new BroadcastChannel(FULL_CHANNEL).postMessage(true));
// The page that asked to be kept is kept, too: what it loads later comes from the device.
clientsClaim();
// Removed and kept again under an open page, the browser takes up the same worker and installs nothing.
self.addEventListener("message", (event) => {
  if (event.data !== LOAD_AGAIN) return;
  const say = (done: boolean) => event.ports[0]?.postMessage(done);
  event.waitUntil(
    load().then(
      () => say(true),
      () => say(false),
    ),
  );
});

registerRoute(
  new PrecacheRoute(kept, { cleanURLs: false, directoryIndex: "", ignoreURLParametersMatching: [/^/], urlManipulation: ({ url }) => pageAddresses(url) }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && pageAddresses(url).some(({ pathname }) => pathname === SHARE_PATH),
  async ({ request }) => {
    const fields = await request.formData().catch(() => new FormData());
    const shared = fileOfShared(fields);
    const isKept =
      shared !== null &&
      (await keepSharedFile(shared).then(
        () => true,
        () => false,
      ));
    return Response.redirect(isKept ? SHARE_PATH + SHARED_FILE_FRAGMENT : addressOfShared(fields), 303);
  },
  "POST",
);
