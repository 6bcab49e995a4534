import { NETWORK_TIP } from "@candor/content/messages/chat";
import { useOffline } from "../../../lib/use-offline.ts";

/** Under the latest failure of the network, as long as the browser says that it has no connection: the tip in it is for who runs the app. */
export function OfflineLine({ error, children }: { error: string | undefined; children: string }) {
  const offline = useOffline();
  return offline && error?.includes(NETWORK_TIP) ? <p className="small note-line">{children}</p> : null;
}
