import { Link } from "react-router";
import { setAwayReply, useAwayReply, type AwayReply } from "../lib/away-reply.ts";

const WORDS: Readonly<Record<AwayReply, string>> = { answered: "The agent has answered your question.", failed: "The agent couldn’t answer your question." };
const WAY: Readonly<Record<AwayReply, string>> = { answered: "Read the answer", failed: "See why" };

/** A reply that ended while its reader looks at another page of the app (docs/decisions/0102). */
export function ReplyNotice() {
  const ended = useAwayReply();
  return (
    <div role="status">
      {ended ? (
        <div className="foot-bar away">
          <p>{WORDS[ended]}</p>
          <Link className="btn btn-s" to="/analyze?tab=chat">
            {WAY[ended]}
          </Link>
          <button
            className="btn btn-s btn-bare"
            type="button"
            onClick={() => {
              setAwayReply(null);
              document.getElementById("main")?.focus({ preventScroll: true });
            }}
          >
            Close
          </button>
        </div>
      ) : null}
    </div>
  );
}
