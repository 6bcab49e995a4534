/** Roles of a phrase. */
export const R_PHRASE = 0;
export const R_INDICATOR = 1;
export const R_CLUE = 2;
export const R_UNLESS = 3;
export const R_NOT_AFTER = 4;
export const R_NOT_BEFORE = 5;
/** A general guard or wording of the language adjustment; its `pattern` is the kind. */
export const R_GUARD = 6;

/** Where patterns and guards begin: looked for in the whole text. */
export const MAIN = 0;
/** Exceptions of the sentence, clues and indicators: looked for where a pattern was found that has some. */
export const AROUND = 1;
/** Exceptions directly before or behind: looked for beside what was found. */
export const BESIDE = 2;
export const ROOTS = 3;

/** Which of the three a role belongs to. */
export const ROOT_OF_ROLE: Readonly<Record<number, number>> = {
  [R_PHRASE]: MAIN,
  [R_GUARD]: MAIN,
  [R_INDICATOR]: AROUND,
  [R_CLUE]: AROUND,
  [R_UNLESS]: AROUND,
  [R_NOT_AFTER]: BESIDE,
  [R_NOT_BEFORE]: BESIDE,
};
