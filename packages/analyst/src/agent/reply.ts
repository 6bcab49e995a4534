import type { Asked, Reply } from "./asked.ts";
import { namesBareAddress } from "./link-in-text.ts";
import { replyOfText } from "./reply-of-text.ts";
import { ask, noText, withoutText } from "./reply-without-text.ts";

/** What a message gets: first what needs no text, then what points at a place in it, then the whole. */
export function reply(asked: Asked): Reply {
  const { text } = asked;
  if (text === null && namesBareAddress(asked.request)) return ask("That looks like an address. Send it with https:// in front, and I will read its page.");
  return withoutText(asked) ?? (text === null ? noText(asked) : { ...replyOfText({ ...asked, text }), ofText: true });
}
