import { NETWORK_TIP, OFFLINE, UNREACHABLE, WEB_PAGE_INSTEAD } from "@candor/content/messages/chat";
import { wayOnBeside } from "../../../lib/unread-page.ts";
import { useOffline } from "../../../lib/use-offline.ts";

const isNetworkFailure = (error: string): boolean => error.includes(NETWORK_TIP);
/** The address of the agent gave markup: a proxy whose server is down, or a network that asks for a login. */
const isMarkup = (error: string): boolean => /^Agent HTTP \d+: (?:the answer is not JSON: )?\s*</.test(error);

/** Before the specification's words on a failed reply: what it means and what to do, where those words speak to whoever runs the app. */
export function FailureWords({ error, partial }: { error: string | undefined; /** Part of the answer came, and the error says so. */ partial: boolean }) {
  const offline = useOffline();
  if (error === undefined) return null;
  const words = isNetworkFailure(error) ? (offline ? OFFLINE : partial ? null : UNREACHABLE) : isMarkup(error) ? WEB_PAGE_INSTEAD : null;
  return words && <p className="in-plain-words">{words}</p>;
}

interface PageWordsProps {
  error: string | undefined;
  /** Said of a network that failed, without a connection and with one; nothing where it is said elsewhere. */
  network?: { offline: string; online: string };
}

/** Under a page that was not fetched: how to go on. */
export function PageWords({ error, network }: PageWordsProps) {
  const offline = useOffline();
  if (error === undefined) return null;
  const words = !isNetworkFailure(error) ? wayOnBeside(error) : network && (offline ? network.offline : network.online);
  return words ? <p className="in-plain-words">{words}</p> : null;
}
