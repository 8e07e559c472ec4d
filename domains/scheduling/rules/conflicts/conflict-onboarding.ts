import { unassign } from './conflict-fixes.ts';
import type { PersonWeek, Report, RuleShift } from './conflict-report.ts';

/** What shifts of somebody new wait for. It is the same on every day: moving the shift asks for no second answer. */
export function checkOnboarding(worked: RuleShift, { person }: PersonWeek, report: Report): void {
  const { missing_steps: missing } = person;
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
