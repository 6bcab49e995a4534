/** The worst code of a run. Kept at once, not at the end: a reader of the output may leave before. */
export const exitWith = (code: number): void => {
  process.exitCode = Math.max(Number(process.exitCode ?? 0), code);
};
