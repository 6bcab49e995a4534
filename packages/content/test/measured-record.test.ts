import { expect, it } from "vitest";
import { percentOf } from "../src/measured-record.ts";

it.each([
  [239, 240, "99%"],
  [240, 240, "100%"],
  [0, 240, "0%"],
  [129, 240, "54%"],
])("tells %d of %d as %s", (part, of, words) => expect(percentOf(part, of)).toBe(words));
