import { useSyncExternalStore } from "react";
import { onStorageTrouble, storageTrouble, type StorageTrouble } from "./storage.ts";

/** Why this browser keeps nothing at present, or null when it does. */
export const useStorageTrouble = (): StorageTrouble => useSyncExternalStore(onStorageTrouble, storageTrouble, () => null);

/** Where something that was just added is: only in memory, where the browser keeps nothing. */
export const useWhereKept = (): string => (useStorageTrouble() === null ? "It is kept in this browser." : "It’s here until you close the page.");
