import { useEffect, useRef, type RefObject } from "react";

/** A form that a button opens below itself: on a phone that is out of sight. It comes into view, and its first field is ready to be written in. */
export function useFormEntry(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
    form.current?.querySelector<HTMLElement>("input, textarea")?.focus({ preventScroll: true });
  }, []);
  return form;
}
