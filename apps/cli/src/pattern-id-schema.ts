import { z } from "zod";
import { noSuchId, patternId } from "./pattern-id.ts";

/** The id of a pattern or a family, as it is typed; `patternId` gives it as the engine writes it. */
export const PATTERN_ID = z.string().superRefine((typed, context) => {
  if (patternId(typed) === null) context.addIssue({ code: "custom", message: `(${JSON.stringify(typed)}) is unknown. ${noSuchId(typed)}` });
});
