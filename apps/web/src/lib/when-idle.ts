/** What of the Network Information API is asked here; browsers without it have none. */
interface SavingNavigator {
  connection?: { saveData?: boolean };
}
/** A visitor who does one of these goes on with the page. */
const TAKEN_UP = ["pointerdown", "keydown"] as const;

/**
 * For what is no part of the first view: it comes when the browser is idle. Where the visitor asks browsers to save data, it comes only once the page is
 * taken up by hand. Returns a way to call it off.
 */
export function whenIdle(go: () => void): () => void {
  return (navigator as SavingNavigator).connection?.saveData === true ? whenTakenUp(go) : soon(go);
}

function soon(go: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const id = requestIdleCallback(go, { timeout: 3_000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(go, 800);
  return () => clearTimeout(id);
}

function whenTakenUp(go: () => void): () => void {
  const stop = (): void => {
    for (const act of TAKEN_UP) window.removeEventListener(act, begin, true);
  };
  const begin = (): void => {
    stop();
    go();
  };
  for (const act of TAKEN_UP) window.addEventListener(act, begin, true);
  return stop;
}
