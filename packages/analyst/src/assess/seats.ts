import { FRAME_EXERCISES, RECONSTRUCTION_CHALLENGES, type Seat } from "@candor/content/framing";
import type { Criterion } from "./types.ts";

/** Those from whom an exercise of ours wants to hear, by its facts; none where it leaves the tellers open, and for facts of others. */
const SEATS: ReadonlyMap<string, readonly Seat[]> = new Map([
  ...FRAME_EXERCISES.flatMap(({ facts, seats }) => (seats ? [[facts, seats] as const] : [])),
  ...RECONSTRUCTION_CHALLENGES.map(({ neutralFacts, seats }) => [neutralFacts, seats] as const),
]);
const RECONSTRUCTED = new Set(RECONSTRUCTION_CHALLENGES.map(({ neutralFacts }) => neutralFacts));

/** The names of those whom the answer does not speak of; empty where it names nobody, since a voice may go without its name (“I get home before dinner”). */
export function seatsMissing(answer: string, facts: string): string[] {
  const seats = SEATS.get(facts) ?? [];
  const missing = seats.filter(({ words }) => !words.test(answer)).map(({ name }) => name);
  return missing.length < seats.length ? missing : [];
}

/** “the biologist and the worker at the cannery”. */
export const addSeats = (missing: readonly string[]): string =>
  `Hear from ${missing.join(" and ")}, too. What comes first for them, what do they feel, and what goes unsaid?`;

/** Factor on the score by number of seats that are missing: one seat, told well, is a third of what was asked. */
const MISSING_FACTORS = [1, 0.85, 0.65];
export const seatsFactor = (missing: readonly string[]): number => MISSING_FACTORS[Math.min(missing.length, MISSING_FACTORS.length - 1)]!;

/** What the criteria of framing are called where a telling is asked for from each seat: nobody was asked for a frame there. */
const FROM_SEATS: Readonly<Record<string, Partial<Criterion>>> = {
  "frame-identification": {
    doing: "telling it from the seats of the people involved",
    more: "saying what comes first in each seat",
    praise: "You tell the facts from the seats of the people involved",
    advice: "Begin with one person: “For the … this is a story of …”, and say which fact comes first there",
  },
  "emotional-impact": {
    doing: "saying what each person feels",
    more: "saying what each person fears or hopes for",
    praise: "You notice what the people involved feel",
    advice: "Add what each person feels, and which fact brings it on",
  },
  "critical-depth": {
    doing: "asking what each person leaves unsaid",
    more: "asking what all of them leave unsaid",
    praise: "You ask what stays unsaid and weigh more than one side",
    advice: "Ask what each person would rather not mention, and what the facts themselves leave out",
  },
};

/** Whether the answer is written in the voices of others: their loaded words need not be its writer's own. */
export const speaksInVoices = (facts: string): boolean => RECONSTRUCTED.has(facts);

/** The criteria in the words of the exercise. */
export const inItsWords = (criteria: readonly Criterion[], facts: string): readonly Criterion[] =>
  RECONSTRUCTED.has(facts) ? criteria.map((criterion) => ({ ...criterion, ...FROM_SEATS[criterion.id] })) : criteria;
