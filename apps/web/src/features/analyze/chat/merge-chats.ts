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

type Place = readonly [latest: number, since: number];

/**
 * Where each turn stands in its tab: the latest beginning up to it, and how many turns have begun since. A clock that ran ahead and was set right would otherwise
 * put what is asked now before what was asked then.
 */
function placesOf(messages: readonly Message[]): Map<string, Place> {
  const places = new Map<string, Place>();
  let latest = -Infinity;
  let since = 0;
  for (const turn of turnsOf(messages)) {
    const { id, at } = turn[0]!;
    since = at > latest ? 0 : since + 1;
    latest = Math.max(latest, at);
    places.set(id, [latest, since]);
  }
  return places;
}

const earlier = (a: Place, b: Place): number => a[0] - b[0] || a[1] - b[1];

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
  const [here, there] = [placesOf(mine.messages), placesOf(other.messages)];
  const placed = turnsOf(all).map((turn) => {
    const { id, at } = turn[0]!;
    const places = [here.get(id), there.get(id)].filter((place) => place !== undefined);
    return { turn, at, place: places.sort(earlier).at(-1) ?? ([at, 0] as const) };
  });
  const messages = placed.sort((a, b) => earlier(a.place, b.place) || a.at - b.at).flatMap(({ turn }) => turn);
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
