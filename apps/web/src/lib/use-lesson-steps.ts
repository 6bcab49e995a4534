import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import { useNavigate } from "react-router";
import { keepPlace } from "./progress.ts";
import { scrollToTop } from "./scroll.ts";
import { useIsomorphicLayoutEffect } from "./use-isomorphic-layout-effect.ts";

/** Step named by a link such as `?step=3` (counted from 1), as an index; null when there is none. */
export function askedStep(search: string, steps: number): number | null {
  const asked = Number(new URLSearchParams(search).get("step"));
  return Number.isInteger(asked) && asked >= 1 && asked <= steps ? asked - 1 : null;
}

export interface LessonSteps {
  step: number;
  /** Goes to a step; one that does not exist is the nearest that does. */
  go: (to: number) => void;
  /** The reader has gone to a step, or was led to one, in this visit. */
  moved: boolean;
  /** Heading of the step, which takes the focus when the step changes. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/**
 * The step index: starts at 0, Next raises it up to the last step, Previous lowers it to 0 (specification 2 §4). A link of the hub may ask for
 * the step where the reader stopped; the query is read once and taken off the address. The page scrolls to the top on load and on every change.
 */
export function useLessonSteps(id: string, steps: number): LessonSteps {
  const [step, setStep] = useState(0);
  const [moved, setMoved] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();

  useIsomorphicLayoutEffect(() => {
    const { search } = window.location;
    if (!new URLSearchParams(search).has("step")) return;
    const asked = askedStep(search, steps);
    if (asked !== null) {
      setStep(asked);
      setMoved(true);
    }
    void navigate({ search: "" }, { replace: true });
  }, [steps, navigate]);

  useEffect(() => scrollToTop(), []);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    keepPlace(id, step, steps);
    heading.current?.focus({ preventScroll: true });
    // Once: the step is drawn whole, and a later reset would pull the page away from a reader who is already on the way down.
    scrollToTop();
  }, [id, step, steps]);

  const go = useCallback(
    (to: number) => {
      setMoved(true);
      setStep(Math.min(Math.max(to, 0), steps - 1));
    },
    [steps],
  );

  return { step, go, moved, heading };
}
