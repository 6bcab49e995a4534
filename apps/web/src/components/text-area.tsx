import { INPUT_CAP_CHARS } from "@candor/engine/policy";
import type { ComponentPropsWithRef } from "react";
import { directionOf, mixesDirections } from "../lib/direction.ts";

/**
 * A field for a text of any length and script, each of its paragraphs in its own direction. `dir="auto"` does that too, but has the browser find the
 * direction anew for every line that is put in: a minute for 100,000 lines that are pasted. Far beyond what is read one direction is enough for all.
 */
export function TextArea({ value, ...rest }: Omit<ComponentPropsWithRef<"textarea">, "value" | "className" | "dir"> & { value: string }) {
  const mixed = value.length <= INPUT_CAP_CHARS && mixesDirections(value);
  return <textarea {...rest} className={mixed ? "field mixed" : "field"} dir={directionOf(value)} value={value} />;
}
