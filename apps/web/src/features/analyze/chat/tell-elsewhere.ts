import { setAwayReply } from "../../../lib/away-reply.ts";
import type { Message } from "./chat-state.ts";

/** Tells the page that is shown how a reply has ended. One that was removed or stopped meanwhile is nothing to tell of. */
export function tellElsewhere(reply: Pick<Message, "state"> | undefined): void {
  if (reply && reply.state !== "stopped") setAwayReply(reply.state === undefined ? "answered" : "failed");
}
