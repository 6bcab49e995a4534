import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False while the page that was drawn at build time is taken over, true from then on: for what only a browser knows. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
