/** What a translator of the browser put in the place of a text. */
const standIns = new WeakMap<Node, Element>();

const isStandIn = (node: Node | null | undefined): node is HTMLElement => node instanceof HTMLElement && node.localName === "font";

/** Notes which text was taken out for which element, and puts a text back whose words have changed since: the translator takes it from there. */
function follow(records: readonly MutationRecord[], observer: MutationObserver): void {
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    if (type === "characterData") {
      const standIn = standIns.get(target);
      standIns.delete(target);
      if (standIn?.isConnected) standIn.replaceWith(target);
      continue;
    }
    const standIn = [...addedNodes, previousSibling, nextSibling].find(isStandIn);
    if (!standIn) continue;
    for (const text of removedNodes)
      if (text instanceof Text && !text.isConnected) {
        standIns.set(text, standIn);
        observer.observe(text, { characterData: true });
      }
  }
}

/**
 * Lets the page be translated by the browser. Chrome takes texts out and puts `font` elements in their place; React holds on to the texts, cannot remove or
 * put anything before one that is not there, and a whole page failed by it. From here on, what stands in for a text goes and counts in its place.
 */
export function allowTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype;
  const isAway = (parent: Node, node: Node | null): node is Text => node instanceof Text && node.parentNode !== parent;
  const placeOf = (parent: Node, text: Text): Node | null => {
    const standIn = standIns.get(text);
    return standIn?.parentNode === parent ? standIn : null;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const there = isAway(this, child) ? placeOf(this, child) : child;
    if (there) removeChild.call(this, there);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, isAway(this, before) ? placeOf(this, before) : before) as T;
  };
  new MutationObserver(follow).observe(document.body, { childList: true, subtree: true });
}
