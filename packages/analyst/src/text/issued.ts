import { bodyOf } from "./titles.ts";
import type { Sentence } from "./words.ts";

const ISSUED = /^(?:this (?:\w+ )?(?:is|was) )?(?:issued|published|released|given out|announced|sent|prepared|written) by (?:(?:the|our|your) |[A-Z])/i;

/** “Issued by the weather service on Thursday”: whoever gave out a text as a whole; undefined where no sentence says so. */
export const issuedIn = (text: string): Sentence | undefined => bodyOf(text).find((s) => ISSUED.test(s.text));
