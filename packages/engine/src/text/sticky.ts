/** The match of a sticky expression at `at`. */
export function matchAt(expression: RegExp, text: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at;
  return expression.exec(text);
}

/** Position behind what a sticky expression matches at `at`; `at` where it does not. */
export const endAt = (expression: RegExp, text: string, at: number): number => at + (matchAt(expression, text, at)?.[0].length ?? 0);
