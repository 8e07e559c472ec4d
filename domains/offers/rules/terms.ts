import type { Terms } from '../contract/schemas.ts';

/** The kinds of contracts in display order. */
export const CONTRACTS: readonly Terms['contract'][] = [
  'FULL_TIME',
  'PART_TIME',
  'TEMPORARY',
  'SEASONAL',
  'CASUAL',
  'INTERNSHIP',
  'APPRENTICESHIP',
];
/** The units of time that pay refers to. */
export const PAY_UNITS: readonly Terms['pay']['per'][] = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'];
