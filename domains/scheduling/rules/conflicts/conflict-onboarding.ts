import { unassign } from './conflict-fixes.ts';
import type { PersonWeek, Report, RuleShift } from './conflict-report.ts';

/** What shifts of somebody wait for: steps that are the same on every day, so that moving the shift asks for no second answer, and a check from a day on. */
export function checkOnboarding(worked: RuleShift, { person }: PersonWeek, report: Report): void {
  const { missing_steps: steps, work_check: check } = person;
  const missing = check === undefined || worked.shift.date < check.from ? steps : [...steps, check.name];
  if (missing.length === 0) return;
  report.add({
    rule: 'onboarding',
    anchor: worked.shift.id,
    shifts: [worked],
    day: worked.day,
    subject: { name: missing.join(', '), expired_on: null },
    actual: missing.length,
    limit: 0,
    unit: 'steps',
    fixes: [unassign(worked.shift)],
  });
}
