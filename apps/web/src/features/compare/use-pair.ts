import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useDraft } from "../../lib/drafts.ts";
import { useSession } from "../../lib/session.ts";
import { carriesPair, fromPairFragment } from "../../lib/share-link.ts";
import { useEntryState } from "../../lib/use-entry-state.ts";
import { EXAMPLE_PAIR } from "./example-pair.ts";
import { isEmpty, parsePair, samePair, type Pair } from "./pair.ts";

const DAMAGED = "This link is damaged or too long, so its texts can’t be read.";

export interface PairFields {
  typed: Pair;
  /** By the reader's own hand. */
  type(pair: Pair): void;
  /** Something else comes into the fields; what a reader had typed there is set aside. */
  put(pair: Pair): void;
  /** What was set aside, in place of what stands there now; null where nothing was. */
  bringBack: (() => void) | null;
  /** How often something came into the fields otherwise than by `type`. */
  comings: number;
}

/**
 * The two fields. What is typed stays over a reload, as other drafts do. `arrive` is called with two texts that came in a link, and are to be compared at
 * once; a text that the analyzer left goes into the first field.
 */
export function usePair({ arrive, say }: { arrive(pair: Pair): void; say(message: string): void }): PairFields {
  const [first, keepFirst] = useDraft("compare/first");
  const [second, keepSecond] = useDraft("compare/second");
  const [aside, keepAside] = useDraft("compare/set-aside");
  const [here, setHere] = useEntryState<Pair | null>("typed", null);
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const takeToCompare = useSession((s) => s.takeToCompare);
  const [comings, setComings] = useState(0);
  const typed = here ?? { first, second };

  const hold = (pair: Pair) => {
    setHere(pair);
    keepFirst(pair.first);
    keepSecond(pair.second);
  };
  const put = (pair: Pair) => {
    if (!isEmpty(typed) && !samePair(typed, pair) && !samePair(typed, EXAMPLE_PAIR)) keepAside(JSON.stringify(typed));
    hold(pair);
    setComings((n) => n + 1);
  };
  const leaveShared = () => {
    if (carriesPair(hash)) void navigate({ search }, { replace: true, preventScrollReset: true });
  };
  const latest = useRef({ typed, put, arrive, say });
  useEffect(() => {
    latest.current = { typed, put, arrive, say };
  });

  useEffect(() => {
    // In a task of its own: an effect that is undone and run again, as StrictMode does, must not have taken it.
    const timer = setTimeout(() => {
      const text = takeToCompare();
      if (text === null) return;
      const { typed, put } = latest.current;
      if (typed.first.trim() !== text.trim()) put({ first: text, second: typed.first.trim() === "" ? typed.second : "" });
    });
    return () => clearTimeout(timer);
  }, [takeToCompare]);
  useEffect(() => {
    if (!carriesPair(hash)) return;
    let here = true;
    void fromPairFragment(hash).then((texts) => {
      if (!here) return;
      if (texts === null) {
        latest.current.say(DAMAGED);
        return;
      }
      const pair = { first: texts[0], second: texts[1] };
      latest.current.put(pair);
      latest.current.arrive(pair);
    });
    return () => {
      here = false;
    };
  }, [hash]);

  const kept = parsePair(aside);
  return {
    typed,
    type: (pair) => {
      leaveShared();
      hold(pair);
    },
    put: useCallback((pair: Pair) => latest.current.put(pair), []),
    bringBack:
      kept && !samePair(kept, typed)
        ? () => {
            leaveShared();
            hold(kept);
            setComings((n) => n + 1);
            keepAside("");
          }
        : null,
    comings,
  };
}
