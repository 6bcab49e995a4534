import { useEffect } from "react";
import { useSession, type ChatHandOver } from "../../../lib/session.ts";

interface Takers {
  article(handOver: ChatHandOver): void;
  message(text: string): void;
}

/** Takes what the Analyze tab or another page left for the chat, once: the article first, since the message may be about it. */
export function useHandedOver({ article, message }: Takers): void {
  const { handOver, toAsk } = useSession();
  useEffect(() => {
    const given = handOver && useSession.getState().takeHandOver();
    if (given) article(given);
  }, [handOver, article]);
  useEffect(() => {
    const asked = toAsk !== null && useSession.getState().takeToAsk();
    if (asked) message(asked);
  }, [toAsk, message]);
}
