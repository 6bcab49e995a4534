/*
 * Whether work takes time with the length of its text or with its square. Asked as a ratio in one process: a limit in milliseconds fails on a busy
 * machine and passes on a quick one.
 */

const SMALL_CHARS = 2_500;
const LARGER = 32;
/** 32 for work that grows with the text, 1,024 for work that grows with its square: the geometric mean, which neither is near even where memory is slow. */
export const MOST_GROWTH = 180;
const ATTEMPTS = 3;
const ROUNDS = 15;
const ROUNDS_MS = 300;

/**
 * Milliseconds of processor time of the quickest of a few runs. By the clock, a busy machine interrupts nearly every long run and hardly a short one, and
 * linear work seems to grow with its square.
 */
function quickest(work: () => unknown): number {
  let best = Infinity;
  for (let round = 0, spent = 0; round < ROUNDS && spent < ROUNDS_MS; round++) {
    const from = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(from);
    const ms = (user + system) / 1000;
    spent += ms;
    best = Math.min(best, ms);
  }
  return best;
}

/**
 * How many times as long the work takes on a text 32 times as long: the least of a few attempts, for other work on the machine only adds.
 * To be compared with MOST_GROWTH. `chars`: length of the short text.
 */
export function growth(work: (chars: number) => unknown, chars = SMALL_CHARS): number {
  work(chars);
  let least = Infinity;
  for (let attempt = 0; attempt < ATTEMPTS && least >= MOST_GROWTH; attempt++) {
    least = Math.min(least, quickest(() => work(chars * LARGER)) / quickest(() => work(chars)));
  }
  return least;
}
