/** Program code, which nobody should take for claims of the world. */

const CODE_LINE =
  /[{};]\s*$|^\s*(?:\/\/|#include|import |from \w+ import|def \w+\(|class \w+|function \w*\(|const \w+ =|let \w+ =|var \w+ =|return\b|if ?\(|for ?\(|while ?\(|<\/?\w[^>]*>$|SELECT .* FROM )/;
const COMMENT = /(?:^|\s)(?:\/\/|#(?!include)|--) ?(\S.*)$|\/\*(.*?)\*\/|"""(.*?)"""/;
const LEAST_LINES = 4;
const MOST_LINES = 400;

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .slice(0, MOST_LINES)
    .filter((line) => line.trim() !== "");

/** Whether most lines of a text are code. */
export function isCode(text: string): boolean {
  const lines = linesOf(text);
  return lines.length >= LEAST_LINES && 2 * lines.filter((line) => CODE_LINE.test(line.slice(0, 300))).length > lines.length;
}

/** What its comments say, in their order. */
export const commentsIn = (text: string): string[] =>
  linesOf(text).flatMap((line) => {
    const found = COMMENT.exec(line.slice(0, 500));
    const words = (found?.[1] ?? found?.[2] ?? found?.[3])?.trim();
    return words ? [words] : [];
  });
