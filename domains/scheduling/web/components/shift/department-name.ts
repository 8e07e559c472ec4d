import type { SchedulingPhrases } from '../use-scheduling-phrases.ts';

const DEPARTMENTS = ['KITCHEN', 'BAR', 'FLOOR', 'HOST', 'FRONT_DESK', 'HOUSEKEEPING', 'MANAGEMENT', 'OTHER'] as const;

/** A department in the reader's language. */
export function departmentName({ t }: SchedulingPhrases, department: string): string {
  const known = DEPARTMENTS.find((one) => one === department);
  return known === undefined ? department : t(`departments.${known}`);
}
