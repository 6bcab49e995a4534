import { useEffect, useState, type ComponentType } from "react";

let fetched: ComponentType | null = null;
let fetching: Promise<ComponentType | null> | undefined;

/** The code of the chat; null when it cannot be had. A browser does not ask again for the styles of a module that failed, so there is no second try on the same page. */
export function fetchChat(): Promise<ComponentType | null> {
  fetching ??= import("./chat/chat-panel.tsx").then(
    ({ ChatPanel }) => (fetched = ChatPanel),
    (error: unknown) => {
      console.error("The chat could not be loaded", error);
      return null;
    },
  );
  return fetching;
}

/** As long as public/theme.js waits for the code of the page. */
const SLOW_MS = 10_000;

/** The Chat tab, which comes when it is opened. Without a connection, or with one that brings nothing, it says so in its own place: what stands in the other tab stays. */
export function LazyChat() {
  const [Panel, setPanel] = useState(() => fetched);
  const [wait, setWait] = useState<"short" | "long" | "vain">("short");
  useEffect(() => {
    let here = true;
    void fetchChat().then((chat) => {
      if (!here) return;
      if (chat) setPanel(() => chat);
      else setWait("vain");
    });
    const slow = setTimeout(() => setWait((now) => (now === "short" ? "long" : now)), SLOW_MS);
    return () => {
      here = false;
      clearTimeout(slow);
    };
  }, []);
  if (Panel) return <Panel />;
  return (
    <div className="chat-wait" role="status">
      {wait === "short" ? (
        <p className="msg">Loading the chat…</p>
      ) : (
        <div className="msg">
          <p>
            {wait === "vain" ? "The chat didn’t load." : "The chat is taking a while to load."} The Analyze tab still works, and what you typed is safe in this
            browser.
          </p>
          <p>
            <button className="btn" type="button" onClick={() => window.location.reload()}>
              Reload the page
            </button>
          </p>
        </div>
      )}
    </div>
  );
}
