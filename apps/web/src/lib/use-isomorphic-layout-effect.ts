import { useEffect, useLayoutEffect } from "react";

/** useLayoutEffect in the browser; on the server, where nothing is laid out, useEffect, which does nothing and does not warn. */
export const useIsomorphicLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;
