import { z } from "zod";

/** Counts and offsets in answers. Not `z.int()`: that would write the largest safe integer into every schema a model reads. */
export const COUNT = z.number().min(0);
