/*
 * Whether work takes time with the length of its text or with its square. Asked as a ratio in one process: a limit in milliseconds fails on a busy
 * machine and passes on a quick one.
 */

const SMALL_CHARS = 2_500;
const LARGER = 64;
/**
 * 64 for work that grows with the text, 4,096 for work that grows with its square. Linear work that makes many small texts was seen to come to five or six
 * times its 64 where memory is slow, and the square to no less than 1,600.
 */
export const MOST_GROWTH = 1_000;
const ATTEMPTS = 3;
const ROUNDS = 15;
const ROUNDS_MS = 300;
/** What is quicker is done so often that it takes as long: the clock of the processor goes in steps. */
const LEAST_MS = 2;

function processorMs(work: () => unknown, times: number): number {
  const from = process.cpuUsage();
  for (let time = 0; time < times; time++) work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}

/** How often the work is done for its time to be measurable, and milliseconds of one of those runs. */
function measured(work: () => unknown): { times: number; ms: number } {
  for (let times = 1; ; times *= 2) {
    const ms = processorMs(work, times);
    if (ms >= LEAST_MS) return { times, ms: ms / times };
  }
}

/**
 * Milliseconds of processor time of the quickest of a few runs. By the clock, a busy machine interrupts nearly every long run and hardly a short one, and
 * linear work seems to grow with its square.
 */
function quickest(work: () => unknown): number {
  const { times, ms: first } = measured(work);
  let best = first;
  for (let round = 0, spent = 0; round < ROUNDS && spent < ROUNDS_MS; round++) {
    const ms = processorMs(work, times);
    spent += ms;
    best = Math.min(best, ms / times);
  }
  return best;
}

/**
 * How many times as long the work takes on a text 64 times as long: the least of a few attempts, for other work on the machine only adds.
 * To be compared with MOST_GROWTH. `chars`: length of the short text.
 * The long text is read once where that settles it: a quicker run of it would only make the growth less.
 */
export function growth(work: (chars: number) => unknown, chars = SMALL_CHARS): number {
  work(chars);
  const long = (): unknown => work(chars * LARGER);
  let least = Infinity;
  for (let attempt = 0; attempt < ATTEMPTS && least >= MOST_GROWTH; attempt++) {
    const once = measured(long).ms;
    const short = quickest(() => work(chars));
    least = Math.min(least, once / short);
    if (least >= MOST_GROWTH) least = Math.min(least, quickest(long) / short);
  }
  return least;
}
