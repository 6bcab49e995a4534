const ID = /\bvx-[a-z]{2}\d{2}-[a-z0-9-]*[a-z0-9]\b[,.;:)]*/g;

/**
 * Keeps each reflex id in drawn HTML on one line where it fits, with the sign that follows: it has hyphens, and a line may end at any of them. Code keeps
 * its own way of breaking.
 */
export function keepIdsWhole(root: HTMLElement): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.includes("vx-") && !text.parentElement?.closest("code, pre, a")) texts.push(text);
  }
  for (const text of texts)
    // From the end, so that what is still to be cut keeps its place.
    for (const { 0: words, index } of [...text.data.matchAll(ID)].toReversed()) {
      const whole = document.createElement("span");
      whole.className = "whole-id";
      const cut = text.splitText(index);
      cut.splitText(words.length);
      cut.replaceWith(whole);
      whole.append(cut);
    }
}
