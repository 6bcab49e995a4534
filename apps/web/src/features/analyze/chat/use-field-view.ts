import { useCallback, useEffect, useRef, useState, type RefObject } from "react";

export interface FieldView {
  field: RefObject<HTMLTextAreaElement | null>;
  /** Gives the focus to the field. Keeps its identity, as all functions here do. */
  focus(): void;
  /** The same, and brings the field into view without a jump of the page. */
  toField(): void;
  /** The message in the field came from elsewhere, as a question with its text before it. */
  isBrought: boolean;
  /** Goes to the field and shows the end of it: the question stands behind its text. */
  showBrought(): void;
  endBrought(): void;
}

/** The message field on the screen: how the focus and the window come to it. */
export function useFieldView(): FieldView {
  const field = useRef<HTMLTextAreaElement>(null);
  /** One object for each message that was brought into the field, so that the same one again is another. */
  const [brought, setBrought] = useState<object | null>(null);
  const focus = useCallback(() => field.current?.focus(), []);
  /** Many buttons here go, or are disabled, once they are pressed; what comes next is written. On a small window some of them may stand below the field. */
  const toField = useCallback(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, []);
  useEffect(() => {
    if (!brought) return;
    toField();
    field.current?.scrollTo({ top: field.current.scrollHeight, behavior: "instant" });
  }, [brought, toField]);
  const showBrought = useCallback(() => setBrought({}), []);
  const endBrought = useCallback(() => setBrought(null), []);
  return { field, focus, toField, isBrought: brought !== null, showBrought, endBrought };
}
