import type { Terms } from '../contract/schemas.ts';

/** The kinds of contracts, in the order in which they are offered. */
export const CONTRACTS: readonly Terms['contract'][] = [
  'FULL_TIME',
  'PART_TIME',
  'TEMPORARY',
  'SEASONAL',
  'CASUAL',
  'INTERNSHIP',
  'APPRENTICESHIP',
];
/** What pay is counted for. */
export const PAY_UNITS: readonly Terms['pay']['per'][] = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'];
