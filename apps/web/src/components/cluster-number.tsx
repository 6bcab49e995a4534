const SIZES = ["", "", "two", "three"] as const;

/** How many marks gather, large beside the words that say so; smaller the more digits it has. */
export function ClusterNumber({ count }: { /** Absent where it is not known. */ count: number | undefined }) {
  return (
    <span className={`big-n ${SIZES[Math.min(3, String(count ?? "!").length)]}`} aria-hidden="true">
      {count ?? "!"}
    </span>
  );
}
