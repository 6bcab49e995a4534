import { RUN_ANALYSIS } from "@candor/content/messages/analysis";
import { useCallback, useEffect, useState } from "react";
import { singleLink } from "../../lib/links.ts";
import { useSession } from "../../lib/session.ts";
import type { Analyzer } from "./use-analyzer.ts";
import { useSharedText } from "./use-shared-text.ts";
import type { StatementField } from "./use-statement.ts";

const TEXT_PASSED_OVER = "For your privacy, text in a web address isn’t read: servers along the way can see and log it. Paste the text into the field instead.";

interface Given {
  statement: StatementField;
  analyzer: Analyzer;
  /** Stops what was still to come into the field. */
  makeWay(): void;
  /** Opens the field to its full size. */
  unfold(): void;
  setHint(hint: string): void;
}

export interface ArrivingText {
  /** Puts a text in the field and runs it. A link waits for the button, and so does a text that is to be read first. */
  arrive(text: string): void;
  /** The address carries a text. */
  carried: boolean;
  /** The text in the field is to be read before it is marked. */
  readsFirst: boolean;
  /** Takes the text off the address, as soon as something else comes into the field. */
  leaveShared(): void;
  /** The same once the text was read. */
  leaveRead(): void;
}

/** Texts that come with the address (a shared link, a bookmark, another app), or that another page of the app hands over. */
export function useArrivingText({ statement, analyzer, makeWay, unfold, setHint }: Given): ArrivingText {
  const { takeToRead } = useSession();
  const { replace } = statement;
  const { run, say } = analyzer;
  /** A text has come that waits for its reader; as long as the address says so, too. */
  const [toReadFirst, setToReadFirst] = useState(false);

  const arrive = useCallback(
    (text: string, waits = false, task = "") => {
      makeWay();
      replace(text, null, task);
      setToReadFirst(waits);
      // An address is sent to the server when the reader presses the button, not when a link is followed or a text is handed over (docs/decisions/0047).
      const isLink = singleLink(text) !== null;
      setHint(isLink ? `The link is in the field. Press ${RUN_ANALYSIS} to fetch its page.` : "");
      if (isLink) return;
      if (waits) unfold();
      else void run(text);
    },
    [makeWay, replace, run, unfold, setHint],
  );
  const { carried, passedOver, waits, leaveShared } = useSharedText({ arrive, say });
  useEffect(() => {
    if (passedOver) setHint(TEXT_PASSED_OVER);
  }, [passedOver, setHint]);
  useEffect(() => {
    // In a task of its own: an effect that is undone and run again, as StrictMode does, must not have taken it.
    const timer = setTimeout(() => {
      const text = takeToRead();
      if (text !== null) arrive(text);
    });
    return () => clearTimeout(timer);
  }, [takeToRead, arrive]);

  return {
    arrive,
    carried,
    readsFirst: waits && toReadFirst && singleLink(statement.text) === null,
    leaveShared,
    leaveRead() {
      if (waits) leaveShared();
    },
  };
}
