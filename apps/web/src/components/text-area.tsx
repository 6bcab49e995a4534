import { INPUT_CAP_CHARS } from "@candor/engine/policy";
import { type ComponentPropsWithRef, useEffect, useImperativeHandle, useRef } from "react";
import { directionOf, mixesDirections } from "../lib/direction.ts";
import { growToText, growWithRoom } from "../lib/grow-field.ts";
import { useIsomorphicLayoutEffect } from "../lib/use-isomorphic-layout-effect.ts";

/**
 * A field for a text of any length and script, each of its paragraphs in its own direction. `dir="auto"` does that too, but has the browser find the
 * direction anew for every line that is put in: a minute for 100,000 lines that are pasted. Far beyond what is read one direction is enough for all.
 */
export function TextArea({ value, ref, ...rest }: Omit<ComponentPropsWithRef<"textarea">, "value" | "className" | "dir"> & { value: string }) {
  const mixed = value.length <= INPUT_CAP_CHARS && mixesDirections(value);
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current!, []);
  // Also when only the looks of what it stands in changed.
  useIsomorphicLayoutEffect(() => growToText(area.current!));
  useEffect(() => growWithRoom(area.current!), []);
  return <textarea {...rest} ref={area} className={mixed ? "field mixed" : "field"} dir={directionOf(value)} value={value} />;
}
