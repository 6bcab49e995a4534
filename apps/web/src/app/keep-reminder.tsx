import { Link, useLocation } from "react-router";
import { useReminderDue, REMINDER_KEY } from "../lib/worth-keeping.ts";
import { writeStored } from "../lib/storage.ts";
import { pageAt } from "./pages.ts";

const YOUR_DATA = "/your-data";

/** Once something is worth keeping: browsers delete what they keep, so it is time for a copy. */
export function KeepReminder() {
  const due = useReminderDue();
  const { pathname } = useLocation();
  const done = () => writeStored(REMINDER_KEY, { answered: new Date().toISOString() });
  if (!due || pageAt(pathname)?.path === YOUR_DATA) return null;
  return (
    <aside className="page keep" aria-label="Keep a copy">
      <p className="msg row">
        <span>
          <strong>What you make here is kept only in this browser.</strong> Browsers may delete it, some after just a week without a visit.
        </span>{" "}
        <Link className="btn btn-s" to={YOUR_DATA} onClick={done}>
          Save a copy
        </Link>{" "}
        <button
          className="btn btn-s btn-bare"
          type="button"
          onClick={() => {
            done();
            // The button goes with the reminder, which stands at the end of the page's content.
            document.getElementById("main")?.focus({ preventScroll: true });
          }}
        >
          Not now
        </button>
      </p>
    </aside>
  );
}
