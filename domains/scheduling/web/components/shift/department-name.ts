import { useCallback } from 'react';
import { DEPARTMENTS } from '../../../rules/departments.ts';
import { useSchedulingPhrases } from '../use-scheduling-phrases.ts';
import type { SchedulingPhrases } from '../use-scheduling-phrases.ts';

/** A department in the reader's language. */
export function departmentName({ t }: SchedulingPhrases, department: string): string {
  const known = DEPARTMENTS.find((one) => one === department);
  return known === undefined ? department : t(`departments.${known}`);
}

/** Says departments in the reader's language. */
export function useDepartmentName(): (department: string) => string {
  const phrases = useSchedulingPhrases();
  return useCallback((department) => departmentName(phrases, department), [phrases]);
}
