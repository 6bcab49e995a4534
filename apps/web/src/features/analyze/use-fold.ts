import type { Analysis } from "@candor/engine";
import { useCallback, useState } from "react";

export interface Fold {
  /** The field is one line high, with the results below. */
  folded: boolean;
  unfold(): void;
}

/** The field folds when results come, each time, and stays open once the reader goes on writing. */
export function useFold(analysis: Analysis | null): Fold {
  const [unfolded, setUnfolded] = useState(false);
  // While rendering, not after it: what leaves with the fold must be gone when the focus is given back (useFocusBack).
  const [of, setOf] = useState(analysis);
  if (analysis !== of) {
    setOf(analysis);
    if (analysis) setUnfolded(false);
  }
  const unfold = useCallback(() => setUnfolded(true), []);
  return { folded: analysis !== null && !unfolded, unfold };
}
