/** For what is no part of the first view: it comes when the browser is idle. Returns a way to call it off. */
export function whenIdle(go: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const id = requestIdleCallback(go, { timeout: 3_000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(go, 800);
  return () => clearTimeout(id);
}
