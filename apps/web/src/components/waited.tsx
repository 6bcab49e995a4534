import { useEffect, useState } from "react";

/** Shorter waits need no word. */
const TOLD_FROM_S = 5;
const COUNTED_EXACTLY = 20;

const duration = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  const rest = `${seconds % 60} s`;
  return minutes === 0 ? rest : `${minutes} min ${rest}`;
};
const about = (words: number): string =>
  words < COUNTED_EXACTLY ? `${words} ${words === 1 ? "word" : "words"}` : `about ${(Math.floor(words / 10) * 10).toLocaleString("en")} words`;

interface WaitedProps {
  /** Milliseconds since 1970; by default the moment when this was first shown. */
  since?: number | undefined;
  /** Words that a model has written so far. */
  words?: number | undefined;
  /** What becomes of the reader's own work when it is stopped. */
  stop: string;
}

/** How long something has been awaited, whether words are arriving, and that it can be stopped. It changes every second: not for a live region. */
export function Waited({ since, words = 0, stop }: WaitedProps) {
  const [begin] = useState(() => since ?? Date.now());
  const [now, setNow] = useState(begin);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - begin) / 1_000));
  if (seconds < TOLD_FROM_S) return null;
  return (
    <p className="small waited">
      {duration(seconds)} so far{words > 0 && `, ${about(words)} from the model`}. {stop}
    </p>
  );
}
