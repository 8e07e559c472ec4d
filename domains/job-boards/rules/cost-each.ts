import type { Campaign } from '../contract/schemas.ts';

/** What one applicant of a campaign has cost, to the nearest cent; null when nobody came or the board does not say. */
export function costEach({ spent, applicants }: Pick<Campaign, 'spent' | 'applicants'>): Campaign['spent'] {
  if (spent === null || applicants === null || applicants === 0) return null;
  return { ...spent, amount: Math.round(spent.amount / applicants) };
}
