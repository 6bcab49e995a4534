import { useCallback, useEffect, useRef } from "react";
import { loadModerator, type Objects } from "./moderator.ts";

/**
 * For the submit of a form that is moderated: hands over the word lists when they have come. A second press while they are on their way does
 * nothing, and neither does a form that was closed in the meantime.
 */
export function useModerator(): (then: (objects: Objects | null) => void) => Promise<void> {
  const open = useRef(false);
  const waiting = useRef(false);
  useEffect(() => {
    open.current = true;
    void loadModerator();
    return () => {
      open.current = false;
    };
  }, []);
  return useCallback(async (then) => {
    if (waiting.current) return;
    waiting.current = true;
    const objects = await loadModerator();
    waiting.current = false;
    if (open.current) then(objects);
  }, []);
}
