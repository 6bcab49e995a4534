import { NOT_CHECKED } from "@candor/content/messages/tools";
import { useEffect, useRef, type FormEvent } from "react";
import { useIsomorphicLayoutEffect } from "./use-isomorphic-layout-effect.ts";
import { loadModerator, type Objects } from "./moderator.ts";

/**
 * The submit of a form that is moderated. A second press while the word lists are on their way does nothing, and neither does a form that was closed in
 * the meantime. What is checked and saved is what stands in the form by then: letters that were typed while the lists came are part of it.
 *
 * @param problemOf what is wrong with the entry, in the words of an alert; null when nothing is
 */
export function useModeratedSubmit(problemOf: (objects: Objects) => string | null, onDone: () => void): (event: FormEvent) => void {
  const latest = useRef({ problemOf, onDone });
  useIsomorphicLayoutEffect(() => {
    latest.current = { problemOf, onDone };
  });
  const open = useRef(false);
  const waiting = useRef(false);
  useEffect(() => {
    open.current = true;
    void loadModerator();
    return () => {
      open.current = false;
    };
  }, []);
  const check = async () => {
    if (waiting.current) return;
    waiting.current = true;
    const moderator = await loadModerator();
    waiting.current = false;
    if (!open.current) return;
    const now = latest.current;
    const problem = moderator ? now.problemOf(moderator.objects) : NOT_CHECKED;
    if (problem) window.alert(problem);
    else now.onDone();
  };
  return (event) => {
    event.preventDefault();
    void check();
  };
}
