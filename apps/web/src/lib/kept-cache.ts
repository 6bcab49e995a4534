/** What the service worker and the page agree on. The names of its caches begin with this. */
export const CACHE_PREFIX = "candor";

/** Asks the worker to load its files once more; it answers true or false. */
export const LOAD_AGAIN = "candor-load-again";

/** A broadcast of the worker: it could not write a file for want of room. Browsers no longer tell pages how much there is. */
export const FULL_CHANNEL = "candor-storage-full";

/** How much is kept, written by the build. */
export const KEPT_SIZE_PATH = "/offline.json";

/** Files on the list, their bytes on the device and compressed, as they come over the network. */
export interface KeptSize {
  files: number;
  bytes: number;
  gzipBytes: number;
}
