import type { Asked, Reply } from "./asked.ts";
import { requestIntent } from "./intent.ts";
import { replyOfText } from "./reply-of-text.ts";
import { replyToBareAddress, replyWithNoText } from "./reply-with-no-text.ts";
import { withoutText } from "./reply-without-text.ts";

/** What a message gets: first what needs no text, then what the text at hand gives. */
export function reply(message: Asked): Reply {
  const { text } = message;
  const asked = { ...message, named: requestIntent(message.request) };
  if (text === null) return replyToBareAddress(asked) ?? withoutText(asked) ?? replyWithNoText(asked);
  return withoutText(asked) ?? { ...replyOfText({ ...asked, text }), ofText: true };
}
