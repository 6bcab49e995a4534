import { cutText, INPUT_CAP_CHARS } from "@candor/engine/policy";

/** A message is cut where a text is, and a question stands behind its text. */
const QUESTION_CHARS = 1_000;

/** As much of a text as leaves room for a question behind it in one message. */
export const withRoomForQuestion = (text: string): string => cutText(text.trim(), INPUT_CAP_CHARS - QUESTION_CHARS);
