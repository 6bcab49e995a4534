import type { Frame } from "@candor/engine";
import { isWeak } from "./findings.ts";
import { withRoomForQuestion } from "./room-for-question.ts";

export const ASK_WHAT_TO_DO = "Ask what to do";
const QUESTION = "Is this a scam, and what should I do?";

/** The first of the marks that are shown that is of the kinds of which messages of swindlers are made (docs/decisions/0045); undefined where none is. */
export const swindleMark = (frames: readonly Frame[]): Frame | undefined => frames.find((frame) => frame.technique === "social engineering" && !isWeak(frame));
export const hasSwindleMark = (frames: readonly Frame[]): boolean => swindleMark(frames) !== undefined;

/** The message that asks about a text, as much of it as the question leaves room for. Of none it is the question, with room behind it for a text that is pasted there. */
export const askAbout = (text: string, question = QUESTION): string => (text.trim() === "" ? `${question}\n\n` : `${withRoomForQuestion(text)}\n\n${question}`);
