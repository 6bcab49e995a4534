import type { Frame } from "@candor/engine";
import { isAboutWholeText, isWeakSignal } from "@candor/engine/policy";

/** Whether a screen shows a mark for a frame of the engine: alerts stand beside the text, and faint marks are folded away (docs/decisions/0043). */
export const isOnScreen = (frame: Frame): boolean => !isAboutWholeText(frame) && !isWeakSignal(frame);
