import { NOTHING_TO_ANALYZE } from "@candor/content/messages/analysis";
import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { carriesText, fromFragment, readsFirst, taskOf } from "../../lib/share-link.ts";

interface Ways {
  /** A text that came from elsewhere: into the field, and marked, unless it waits to be read first; `task` is what is to be done then. */
  arrive(text: string, waits: boolean, task: string): void;
  /** The message line. */
  say(message: string): void;
}

/**
 * A link that carries a text in its fragment: puts it in the field and reads it, unless it waits for the reader. The fragment never leaves the browser. `carried`: whether the address
 * has one; `passedOver`: whether it names a text where servers would see it, which is not read; `waits`: whether that is to be read first; `leaveShared` takes it off, as soon as something else comes into the field.
 */
export function useSharedText({ arrive, say }: Ways): { carried: boolean; passedOver: boolean; waits: boolean; leaveShared(): void } {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  /** The fragment that was looked at last; `wanted` while its text is on its way and nothing was put in the field since. */
  const shared = useRef({ hash: "", wanted: false });
  useEffect(
    () => () => {
      shared.current = { hash: "", wanted: false };
    },
    [],
  );
  useEffect(() => {
    // Also run anew for each letter that is typed, before the fragment is off the address.
    if (shared.current.hash === hash) return;
    const link = { hash, wanted: carriesText(hash) };
    shared.current = link;
    if (!link.wanted) return;
    void Promise.all([fromFragment(hash), taskOf(hash)]).then(([text, task]) => {
      if (shared.current !== link || !link.wanted) return;
      link.wanted = false;
      if (text === null) return say("This link is damaged or too long, so its text can’t be read.");
      if (text.trim() === "") return say(NOTHING_TO_ANALYZE);
      arrive(text, readsFirst(hash), task);
    });
  }, [hash, arrive, say]);
  const leaveShared = useCallback(() => {
    shared.current.wanted = false;
    if (carriesText(hash)) void navigate({ search }, { replace: true, preventScrollReset: true });
  }, [hash, search, navigate]);
  return {
    carried: carriesText(hash),
    passedOver: !carriesText(hash) && (new URLSearchParams(search).get("text") ?? "").trim() !== "",
    waits: readsFirst(hash),
    leaveShared,
  };
}
