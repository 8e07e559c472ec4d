import type { Work } from '@hearth/platform/module';
import { addWorkingDays } from '../rules/working-days.ts';
import { onboardingChanged } from './announce.ts';
import { insertChanges } from './queries/change.ts';
import { journeyRows, type JourneyRow } from './queries/journey.ts';
import { findStepsOf, rescheduleSteps } from './queries/step.ts';

/** Moves what is open of an onboarding to the days that follow from another day. The caller holds it locked. */
export async function reschedule(
  work: Work<'system'>,
  row: JourneyRow,
  { day, by }: { readonly day: string; readonly by: string },
): Promise<void> {
  if (row.starts_on === day) return;
  const { db, clock } = work;
  const steps = await findStepsOf(db, [row.id]);
  const days = steps.flatMap(({ id, offset_days: offset }) =>
    offset === null ? [] : [{ id, due_on: addWorkingDays(day, offset) }],
  );
  await journeyRows.rewrite(db, row.id, { starts_on: day });
  await rescheduleSteps(db, row.id, days);
  const { group_id: groupId, employee_id: employeeId } = row;
  const deed = { about: 'JOURNEY', action: 'RESCHEDULED', aboutId: row.id, groupId, employeeId } as const;
  await insertChanges(db, [{ ...deed, by, at: clock.now(), detail: { from: row.starts_on, to: day } }]);
  await work.emit(onboardingChanged(row));
}
