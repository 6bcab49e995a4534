import { fetchErrorText, NO_READABLE_TEXT } from "@candor/content/messages/analysis";
import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useDraft } from "../lib/drafts.ts";
import { fetchPage } from "../lib/fetched-page.ts";
import { keptRunText } from "../lib/kept-run.ts";
import { singleLink } from "../lib/links.ts";
import { useSession } from "../lib/session.ts";
import { useEntryState } from "../lib/use-entry-state.ts";
import { useHydrated } from "../lib/use-hydrated.ts";

const STOPPED_FETCH = "Stopped. The link is still in the field.";

interface Checked {
  /** What stands in the field. */
  typed: string;
  type(words: string): void;
  /** The address, where nothing else stands in the field. */
  link: string | null;
  /** The text to check; empty while there is none. */
  text: string;
  /** It is the latest analyzed one of this tab, and none that was given here. */
  isLatest: boolean;
  /** Why there is no other text; empty where all went well. */
  message: string;
  /** A page is being fetched. */
  working: boolean;
  /** Takes what stands in the field, or the article at its address; whether there is a text to show now. Never rejects. */
  check(): Promise<boolean>;
  stop(): void;
  /** Puts a text in the field and checks it. */
  checkThis(text: string): void;
}

/** The text that a page checks: what was typed on it stays on every error, and over a reload. */
export function useCheckedText(): Checked {
  const hydrated = useHydrated();
  // The session ends with the page; what the tab analyzed before it was loaded anew is still the text that was analyzed last.
  const kept = useMemo(() => (hydrated ? keptRunText() : ""), [hydrated]);
  // A run that failed leaves its input behind, an address for one, and no analysis.
  const latest = useSession((state) => (state.analysis ? state.latestInput : state.latestInput === "" ? kept : ""));
  // Addresses hold in any case, and so does what was typed there.
  const [draft, keepDraft] = useDraft(
    `check/${useLocation()
      .pathname.toLowerCase()
      .replace(/^\/|\/$/g, "")}`,
  );
  const [here, setHere] = useEntryState<string | null>("typed", null);
  const [own, setOwn] = useEntryState<string | null>("checked", null);
  const [message, setMessage] = useState("");
  const [working, setWorking] = useState(false);
  const fetching = useRef<AbortController | null>(null);
  useEffect(() => () => fetching.current?.abort(), []);
  const typed = here ?? draft;
  const link = singleLink(typed);

  const type = (words: string) => {
    setHere(words);
    keepDraft(words);
  };
  const checkThis = (text: string) => {
    setMessage("");
    setHere(text);
    setOwn(text);
  };
  const check = async () => {
    setMessage("");
    if (!link) {
      setOwn(typed);
      return true;
    }
    setWorking(true);
    const { signal } = (fetching.current = new AbortController());
    try {
      const { text } = await fetchPage(link, signal);
      if (signal.aborted) return false;
      if (text.trim() !== "") {
        checkThis(text);
        return true;
      }
      setMessage(NO_READABLE_TEXT);
    } catch (error) {
      if (!signal.aborted) setMessage(fetchErrorText(error instanceof Error ? error.message : String(error)));
    } finally {
      setWorking(false);
    }
    return false;
  };
  const stop = () => {
    fetching.current?.abort();
    setMessage(STOPPED_FETCH);
  };
  return { typed, type, link, text: own ?? latest, isLatest: own === null, message, working, check, stop, checkThis };
}
