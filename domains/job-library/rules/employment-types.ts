import type { EmploymentType } from '../contract/content-schemas.ts';

/** All employment types in display order. */
export const EMPLOYMENT_TYPES: readonly EmploymentType[] = [
  'FULL_TIME',
  'PART_TIME',
  'TEMPORARY',
  'SEASONAL',
  'CASUAL',
  'APPRENTICESHIP',
  'INTERNSHIP',
];
