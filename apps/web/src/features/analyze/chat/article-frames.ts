import type { Frame } from "@candor/engine";
import { isAboutWholeText } from "@candor/engine/policy";
import type { ArticleContext } from "../../../lib/session.ts";
import type { Message } from "./chat-state.ts";

const NO_FRAMES: readonly Frame[] = [];

/** Frames of the newest tool message that speaks of this article. An earlier one may be of another text, whose places mean nothing here. */
export function framesOf(article: ArticleContext | null, messages: readonly Message[]): readonly Frame[] {
  if (!article) return NO_FRAMES;
  const fits = (frame: Frame): boolean => isAboutWholeText(frame) || article.textBlock.slice(frame.start, frame.end) === frame.fragment;
  return messages.findLast(({ role, frames }) => role === "tool" && frames !== undefined && frames.every(fits))?.frames ?? NO_FRAMES;
}
