import { useCallback } from "react";
import { useSession } from "../../lib/session.ts";
import { askAbout } from "../../lib/swindle.ts";

const WHAT_IT_WANTS = "What does it want from me?";

interface WaysToChat {
  /** The article of the latest run becomes the chat's. */
  discuss(): void;
  askWhatItWants(): void;
  askWhatToDo(): void;
}

/** Leads from the results to the Chat tab, with what they are about. Nothing is sent. The same functions as long as the results are the same, for what is drawn with them is much. */
export function useWaysToChat(openChat: () => void): WaysToChat {
  const { latestInput, source, cut, leaveForChat, leaveToAsk } = useSession();
  const discuss = useCallback(() => {
    if (!source) return;
    leaveForChat({
      preset: "Audit",
      article: { url: source.url, textBlock: latestInput, charCount: latestInput.length, ...(source.title ? { title: source.title } : {}) },
      cut,
    });
    openChat();
  }, [source, latestInput, cut, leaveForChat, openChat]);
  const ask = useCallback(
    (question?: string) => {
      if (source) discuss();
      else openChat();
      // After the tab has taken the focus: it goes on to the field.
      leaveToAsk(askAbout(source ? "" : latestInput, question).trim());
    },
    [source, latestInput, discuss, openChat, leaveToAsk],
  );
  const askWhatItWants = useCallback(() => ask(WHAT_IT_WANTS), [ask]);
  const askWhatToDo = useCallback(() => ask(), [ask]);
  return { discuss, askWhatItWants, askWhatToDo };
}
