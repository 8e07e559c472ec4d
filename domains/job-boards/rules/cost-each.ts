import type { Campaign } from '../contract/schemas.ts';

/** Returns the cost per applicant of a campaign in cents, or null if unknown. */
export function costPerApplicant({ spent, applicants }: Pick<Campaign, 'spent' | 'applicants'>): Campaign['spent'] {
  if (spent === null || applicants === null || applicants === 0) return null;
  return { ...spent, amount: Math.round(spent.amount / applicants) };
}
