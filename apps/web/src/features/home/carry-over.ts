import type { LiveMark } from "./live-marks.ts";

/**
 * Marks of an old text, moved onto the new one while the new analysis is under way: those before the change stay, those after it move along,
 * those that the change touches go.
 */
export function carryOver(findings: readonly LiveMark[], oldText: string, newText: string): LiveMark[] {
  if (oldText === newText) return [...findings];
  const shorter = Math.min(oldText.length, newText.length);
  let before = 0;
  while (before < shorter && oldText[before] === newText[before]) before += 1;
  let after = 0;
  while (after < shorter - before && oldText[oldText.length - 1 - after] === newText[newText.length - 1 - after]) after += 1;
  const shift = newText.length - oldText.length;
  const end = oldText.length - after;
  const move = ([from, to]: [number, number]): [number, number] | null => (to <= before ? [from, to] : from >= end ? [from + shift, to + shift] : null);
  return findings.flatMap((finding) => {
    const spans = finding.frame.spans.map(move).filter((span) => span !== null);
    const first = spans[0];
    return first ? [{ ...finding, frame: { ...finding.frame, spans, start: first[0], end: first[1] } }] : [];
  });
}
