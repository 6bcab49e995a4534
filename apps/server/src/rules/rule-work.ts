import { JOBS, type JobInput, type JobName, type JobResult } from "./jobs.ts";

/** Has rules work something out. Throws AppError "deadline" when that takes too long, or the signal's reason. */
export type RuleWork = <N extends JobName>(name: N, input: JobInput<N>, signal: AbortSignal) => Promise<JobResult<N>>;

/** A job on the thread that calls; nothing can stop it. */
export const runJob = <N extends JobName>(name: N, input: JobInput<N>): JobResult<N> => (JOBS[name] as (input: JobInput<N>) => JobResult<N>)(input);

/** On the thread that calls, for tests and where no other thread can be had: nothing else is answered meanwhile. */
export const workInProcess: RuleWork = async (name, input, signal) => {
  signal.throwIfAborted();
  return runJob(name, input);
};
