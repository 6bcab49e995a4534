import type { ChatState, Message } from "./chat-state.ts";

const newer = (mine: Message, other: Message): Message => ((other.rev ?? 0) > (mine.rev ?? 0) ? other : mine);

/** Messages that belong together: a question with its tools and its reply, or an article that was brought. */
function turnsOf(messages: readonly Message[]): Message[][] {
  const turns: Message[][] = [];
  let before: Message | undefined;
  for (const message of messages) {
    const begins = before === undefined || message.role === "user" || (message.role === "tool" && before.role !== "user" && before.role !== "tool");
    if (begins) turns.push([message]);
    else turns[turns.length - 1]!.push(message);
    before = message;
  }
  return turns;
}

/**
 * One conversation in two tabs: what either has, without what either replaced, in the order in which the turns began. Of two copies of a message, of the article
 * and of the age the one with more changes stands; between equals it is ours.
 */
export function mergeChats(mine: ChatState, other: ChatState): ChatState {
  const gone = [...new Set([...(other.gone ?? []), ...(mine.gone ?? [])])];
  const lost = new Set(gone);
  const ours = new Map(mine.messages.map((message) => [message.id, message]));
  const all = other.messages.filter(({ id }) => !lost.has(id)).map((message) => (ours.has(message.id) ? newer(ours.get(message.id)!, message) : message));
  const known = new Set(all.map(({ id }) => id));
  mine.messages.forEach((message, i) => {
    if (known.has(message.id) || lost.has(message.id)) return;
    const before = message.role === "user" ? -1 : all.findIndex(({ id }) => id === mine.messages[i - 1]?.id);
    if (before < 0) all.push(message);
    else all.splice(before + 1, 0, message);
    known.add(message.id);
  });
  const messages = turnsOf(all)
    .map((turn, i) => ({ turn, i }))
    .sort((a, b) => a.turn[0]!.at - b.turn[0]!.at || a.i - b.i)
    .flatMap(({ turn }) => turn);
  const articleFrom = (other.articleRev ?? 0) > (mine.articleRev ?? 0) ? other : mine;
  const ageFrom = (other.ageRev ?? 0) > (mine.ageRev ?? 0) ? other : mine;
  return {
    messages,
    article: articleFrom.article,
    age: ageFrom.age,
    sessionId: mine.sessionId ?? other.sessionId,
    ...(gone.length > 0 ? { gone } : {}),
    ...(articleFrom.articleRev === undefined ? {} : { articleRev: articleFrom.articleRev }),
    ...(ageFrom.ageRev === undefined ? {} : { ageRev: ageFrom.ageRev }),
  };
}
