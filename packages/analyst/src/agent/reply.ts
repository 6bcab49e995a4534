import { sentencesOf } from "../text/words.ts";
import { asks } from "./request/addressed.ts";
import type { Asked, Named, Reply } from "./asked.ts";
import { requestIntent } from "./intent.ts";
import { isRecapForced, sayRecap } from "./talk/recap.ts";
import { replyOfText } from "./reply-of-text.ts";
import { replyToBareAddress, replyWithNoText } from "./reply-with-no-text.ts";
import { withoutText } from "./reply-without-text.ts";

/** An answer that found nothing in the text is under this, or asks back. */
const MIN_ANSWERED_CONFIDENCE = 0.45;
const answers = ({ said, failure }: Reply): boolean => failure !== "ask-clarify" && said.confidence >= MIN_ANSWERED_CONFIDENCE;

/** What is said of the text at hand. A recap that is due stands below it: whoever asked gets the answer, too. */
function ofTextAtHand(asked: Named & { text: string }): Reply {
  const { handshake, history, brought, named, text, run } = asked;
  const answer: Reply = { ...replyOfText(asked), ofText: true };
  const due = handshake.mode === "recap" && history.length > 0 && !brought && (named === "unclear" || isRecapForced(asked));
  return due ? { ...answer, recap: sayRecap(asked, text, run) } : answer;
}

/** “Sorry, my English is bad. Is there an author?”: of several sentences that name nothing known together, the last that asks. */
function lastAsked(request: string): string | null {
  const sentences = sentencesOf(request);
  const last = sentences.at(-1)?.text;
  return sentences.length > 1 && last !== undefined && asks(last) ? last : null;
}

/** What a message gets: first what needs no text, then what the text at hand gives. */
export function reply(message: Asked): Reply {
  const whole = replyToWords(message);
  const last = message.brought || whole.intent !== "unclear" ? null : lastAsked(message.request);
  if (last === null) return whole;
  const found = replyToWords({ ...message, request: last });
  return found.intent !== "unclear" || (!answers(whole) && answers(found)) ? found : whole;
}

function replyToWords(message: Asked): Reply {
  const { text } = message;
  const asked = { ...message, named: requestIntent(message.request) };
  if (text === null) return replyToBareAddress(asked) ?? withoutText(asked) ?? replyWithNoText(asked);
  const plain = withoutText(asked);
  if (plain && !(plain.intent === "recap" && asked.named === "unclear")) return plain;
  const answer = ofTextAtHand({ ...asked, text });
  return plain && !answers(answer) ? plain : answer;
}
