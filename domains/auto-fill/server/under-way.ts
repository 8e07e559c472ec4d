import type { RunRow } from './queries/run.ts';

/** Tries after the first; what fails at the last one is told as failed. */
export const RETRIES = 2;
export const EXPIRE_SECONDS = 180;

const RUNNING_MS = EXPIRE_SECONDS * (RETRIES + 1) * 1000;
/** Longer, as a search waits its turn after those of everybody else. */
const WAITING_MS = 3_600_000;

export const isUnderWay = ({ state }: Pick<RunRow, 'state'>): boolean => state === 'WAITING' || state === 'RUNNING';

/** Searches that were last heard of before these moments are over: nobody works on them any more. */
export function staleBefore(now: Date): { readonly running: Date; readonly waiting: Date } {
  return { running: new Date(now.getTime() - RUNNING_MS), waiting: new Date(now.getTime() - WAITING_MS) };
}

export function isStale(run: Pick<RunRow, 'state' | 'touched_at'>, now: Date): boolean {
  if (!isUnderWay(run)) return false;
  const { running, waiting } = staleBefore(now);
  return run.touched_at < (run.state === 'RUNNING' ? running : waiting);
}
