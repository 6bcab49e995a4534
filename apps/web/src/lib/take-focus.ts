/** A ref for what takes the place of the control that had the focus: it takes the focus once, when it appears, without a jump. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });
