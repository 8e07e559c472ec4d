import type { HeldQualification, ShiftDemand } from '../contract/schemas.ts';

/** How a demand stands on a day. `level` is the best that was found, 0 for none; `expiredOn` the last day of the latest that has ended. */
export interface DemandVerdict {
  readonly state: 'MET' | 'MISSING' | 'EXPIRED';
  readonly level: number;
  readonly expiredOn: string | null;
}

/**
 * Whether somebody has what a position demands on a day. Of several records of one qualification any will do; one is valid from the
 * day it was issued through its last day. A level that is too low is missing; what was enough and has ended is expired.
 */
export function judgeDemand(
  demand: Pick<ShiftDemand, 'qualification_id' | 'min_level'>,
  held: readonly HeldQualification[],
  date: string,
): DemandVerdict {
  let level = 0;
  let expiredOn: string | null = null;
  for (const one of held) {
    if (one.qualification_id !== demand.qualification_id) continue;
    if (one.valid_from !== null && one.valid_from > date) continue;
    const enough = one.level >= demand.min_level;
    if (one.expires_on === null || one.expires_on >= date) {
      if (enough) return { state: 'MET', level: one.level, expiredOn: null };
      level = Math.max(level, one.level);
    } else if (enough && (expiredOn === null || one.expires_on > expiredOn)) expiredOn = one.expires_on;
  }
  return { state: expiredOn === null ? 'MISSING' : 'EXPIRED', level, expiredOn };
}
