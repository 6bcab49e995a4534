/** One stroke a lesson: full is done, half in progress, hair not started. Decoration: the count stands beside it in words. */
export function Tally({ states }: { states: readonly ("done" | "doing" | "open")[] }) {
  return (
    <span className="tally" aria-hidden="true">
      {states.map((state, i) => (
        <i key={i} className={state === "open" ? undefined : state} />
      ))}
    </span>
  );
}
