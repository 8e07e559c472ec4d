import { daysBetween } from '@hearth/kit/local-day';
import type { CaseState, Standing } from '../contract/schemas.ts';
import { FOLLOW_UP_DAYS } from './limits.ts';

/** What a standing follows from. */
export interface CaseFacts {
  readonly state: CaseState;
  /** Until when the last confirmation holds; null: without an end, or there is none. */
  readonly valid_until: string | null;
}

/** How a case stands on a day of its location. What ends is told before it ends, whoever has sent what meanwhile. */
export function standingOf({ state, valid_until: until }: CaseFacts, today: string): Standing {
  if (state === 'NOT_NEEDED') return state;
  if (until !== null && until < today) return 'EXPIRED';
  if (state !== 'CONFIRMED') return state;
  return until !== null && daysBetween(today, until) <= FOLLOW_UP_DAYS ? 'FOLLOW_UP_DUE' : 'CONFIRMED';
}

/**
 * From which day on nobody with this case works: null, never. `LAW`: once the check is late; `ALWAYS`: from the first day until somebody
 * has confirmed it. After an authorisation has ended both hold.
 */
export function blocksFrom(
  {
    state,
    valid_until: until,
    check_by: checkBy,
    starts_on: startsOn,
  }: CaseFacts & {
    readonly check_by: string;
    readonly starts_on: string;
  },
  gate: 'LAW' | 'ALWAYS' | 'NEVER',
  dayAfter: (day: string) => string,
): string | null {
  if (gate === 'NEVER' || state === 'NOT_NEEDED') return null;
  if (until !== null) return dayAfter(until);
  if (state === 'CONFIRMED') return null;
  return gate === 'ALWAYS' ? startsOn : dayAfter(checkBy);
}
