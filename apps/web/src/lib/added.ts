/** Elements that the page itself put into drawn HTML. No attribute or class tells them apart: a reply could carry the same. */
const ours = new WeakSet<Element>();

export function markAdded<E extends Element>(element: E): E {
  ours.add(element);
  return element;
}

/** Whether the node stands in an element that the page added. */
export function isInAdded(node: Node): boolean {
  for (let element = node.parentElement; element; element = element.parentElement) if (ours.has(element)) return true;
  return false;
}
