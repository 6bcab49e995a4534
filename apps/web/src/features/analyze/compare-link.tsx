import { Link } from "react-router";
import { useSession } from "../../lib/session.ts";

/** The way to the page that holds this text against another. */
export function CompareLink({ text }: { text: string }) {
  const leaveToCompare = useSession((session) => session.leaveToCompare);
  return (
    <p className="small to-compare">
      <Link to="/compare" onClick={() => leaveToCompare(text)}>
        Compare with another text
      </Link>
    </p>
  );
}
