import type { Page } from "@playwright/test";

/** Widths in pixels of the blanks within marks that have another line behind them. */
export const blanksAtLineEnds = (page: Page, marks: string): Promise<number[]> =>
  page.locator(marks).evaluateAll((all) => {
    const range = document.createRange();
    const widths: number[] = [];
    for (const { firstChild: words } of all)
      if (words instanceof Text)
        for (const { index } of words.data.matchAll(/ (?=\S)/g)) {
          range.setStart(words, index + 1);
          range.setEnd(words, index + 2);
          const next = range.getBoundingClientRect();
          range.setStart(words, index);
          range.setEnd(words, index + 1);
          const blank = range.getBoundingClientRect();
          if (blank.top < next.top) widths.push(blank.width);
        }
    return widths;
  });
