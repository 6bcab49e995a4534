import { ANALYZE_TABS, ANALYZE_TITLE } from "@candor/content/messages/analysis";
import { useEffect, useId, useState, type KeyboardEvent } from "react";
import { useSearchParams } from "react-router";
import { BackButton } from "../../components/back-button.tsx";
import { engineReady } from "../../lib/analysis.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { useIsomorphicLayoutEffect } from "../../lib/use-isomorphic-layout-effect.ts";
import { whenIdle } from "../../lib/when-idle.ts";
import { AnalyzePanel } from "./analyze-panel.tsx";
import { fetchChat, LazyChat } from "./lazy-chat.tsx";
import "./analyze.css";

type Tab = keyof typeof ANALYZE_TABS;
const TABS = Object.keys(ANALYZE_TABS) as Tab[];

/** The tab in the address; anything but "chat" is the default. Until hydration is done it is the default, as drawn by the server. */
function useTab(): [Tab, (tab: Tab) => void] {
  const [params, setParams] = useSearchParams();
  const hydrated = useHydrated();
  const tab: Tab = hydrated && params.get("tab") === "chat" ? "chat" : "analyze";
  useIsomorphicLayoutEffect(() => {
    // What was asked for before the page came to life is here (public/theme.js).
    if (hydrated && document.documentElement.dataset["opens"] === tab) delete document.documentElement.dataset["opens"];
  }, [hydrated, tab]);
  const choose = (next: Tab) =>
    setParams(
      (old) => {
        const changed = new URLSearchParams(old);
        changed.set("tab", next);
        return changed;
      },
      // Not as a transition: on a slow machine the old tab stood there for half a second after the press, and took what was typed.
      { replace: true, preventScrollReset: true, flushSync: true },
    );
  return [tab, choose];
}

// Its files are on their way then (public/theme.js).
if (typeof document !== "undefined" && document.documentElement.dataset["opens"] === "chat") void fetchChat();

/** Analyze page (specification 1 §2): two tabs, kept in the query by replacing the history entry. Both panels keep their state while the other is shown. */
export function Page() {
  const [tab, choose] = useTab();
  const id = useId();
  const [chatSeen, setChatSeen] = useState(false);
  useEffect(() => {
    if (tab === "chat") setChatSeen(true);
  }, [tab]);
  // A page that has been opened works on when the connection goes: the engine first, then the other tab.
  useEffect(
    () =>
      whenIdle(
        () =>
          void engineReady().then((had) => {
            if (had) void fetchChat();
          }),
      ),
    [],
  );

  /** What was pressed is out of sight then; the keyboard goes on from the tab. */
  const openChat = () => {
    choose("chat");
    document.getElementById(`${id}-chat`)?.focus();
  };
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next =
      event.key === "Home" ? TABS[0] : event.key === "End" ? TABS.at(-1) : step ? TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length] : undefined;
    if (!next) return;
    event.preventDefault();
    choose(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <div className="page analyze">
      <p className="up">
        <BackButton />
      </p>
      <div className="top">
        <h1 className="h1">{ANALYZE_TITLE}</h1>
      </div>
      <div className="tabs" role="tablist" aria-label={ANALYZE_TITLE} onKeyDown={onKey}>
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            data-tab={name}
            aria-selected={tab === name}
            aria-controls={`${id}-${name}-panel`}
            tabIndex={tab === name ? 0 : -1}
            onClick={() => choose(name)}
          >
            {ANALYZE_TABS[name]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-analyze-panel`} aria-labelledby={`${id}-analyze`} hidden={tab !== "analyze"}>
        <AnalyzePanel
          openChat={openChat}
          openThis={() => {
            if (tab !== "analyze") choose("analyze");
          }}
        />
      </div>
      <div role="tabpanel" id={`${id}-chat-panel`} aria-labelledby={`${id}-chat`} hidden={tab !== "chat"}>
        {(tab === "chat" || chatSeen) && <LazyChat />}
      </div>
    </div>
  );
}
