import type { ShiftDemand } from '@hearth/domains/qualifications/schemas';
import { judgeDemand } from '@hearth/domains/qualifications/rules';
import { unassign } from './conflict-fixes.ts';
import type { PersonWeek, Report, RuleShift } from './conflict-report.ts';

/** What the position of a shift demands and its holder doesn't have, or not on that day. Each demand says how strict it is. */
export function checkQualifications(worked: RuleShift, { person, frame }: PersonWeek, report: Report): void {
  const { shift } = worked;
  if (shift.position_id == null) return;
  for (const demand of frame.demands) {
    if (demand.position_id !== shift.position_id) continue;
    const { state, level, expiredOn } = judgeDemand(demand, person.qualifications, shift.date);
    if (state === 'MET') continue;
    const has = { name: nameOf(demand), expired_on: expiredOn };
    const at = { anchor: `${shift.id}+${demand.qualification_id}`, shifts: [worked], day: worked.day };
    const fixes = [unassign(shift)];
    if (state === 'EXPIRED')
      // A day later is not worse: what somebody answered for still holds after the shift is moved.
      report.add({
        ...at,
        rule: 'expired_qualification',
        level: demand.strictness,
        subject: has,
        actual: 1,
        limit: 0,
        unit: 'days',
        fixes,
      });
    else
      report.add({
        ...at,
        rule: 'missing_qualification',
        level: demand.strictness,
        subject: has,
        actual: level,
        limit: demand.min_level,
        unit: 'levels',
        fixes,
      });
  }
}

function nameOf({ name, level_name: level }: ShiftDemand): string {
  return level === null ? name : `${name} (${level})`;
}
