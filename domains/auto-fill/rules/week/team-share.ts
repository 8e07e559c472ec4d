import type { CountedShift, WorkedShare } from './past-work.ts';
import { median, NO_WORK, sumWork } from './past-work.ts';
import type { PastWork } from './week-problem.ts';

/** A median of fewer people would tell what one of them works. */
export const FEWEST_PEERS = 4;

/** One person's work beside the middle of their team's. */
export interface TeamShare {
  readonly own: WorkedShare;
  /** Null: there are too few. */
  readonly team: (PastWork & { readonly minutes: number; readonly people: number }) | null;
}

/** What somebody has of some shifts, beside the medians of those peers who have any. */
export function shareBeside(
  shifts: readonly CountedShift[],
  { employeeId, peerIds }: { readonly employeeId: string; readonly peerIds: ReadonlySet<string> },
): TeamShare {
  const work = sumWork(shifts);
  const own = work.get(employeeId) ?? NO_WORK;
  const peers = [...work].flatMap(([id, share]) => (id !== employeeId && peerIds.has(id) ? [share] : []));
  if (peers.length < FEWEST_PEERS) return { own, team: null };
  const middle = (of: 'minutes' | 'weekends' | 'closes' | 'earlies'): number => median(peers.map((share) => share[of]));
  return {
    own,
    team: {
      minutes: middle('minutes'),
      weekends: middle('weekends'),
      closes: middle('closes'),
      earlies: middle('earlies'),
      people: peers.length,
    },
  };
}
