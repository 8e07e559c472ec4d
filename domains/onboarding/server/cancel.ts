import type { Work } from '@hearth/platform/module';
import { onboardingChanged } from './announce.ts';
import { insertChanges } from './queries/change.ts';
import { findJourney, journeyRows, type JourneyRow } from './queries/journey.ts';
import { dropLink } from './queries/link-key.ts';
import { settleSide } from './tell.ts';

/**
 * Ends an onboarding before it is done. What was done stays on record; what waits for people is settled, and the link opens nothing any
 * more. The caller holds it locked, and has checked that it may.
 */
export async function cancel(
  work: Work<'system'>,
  before: JourneyRow,
  { by, reason, version = before.version }: { readonly by: string; readonly reason: string; readonly version?: number },
): Promise<void> {
  const { db, clock } = work;
  const at = clock.now();
  await journeyRows.replace(db, { id: before.id, version }, { state: 'CANCELLED', ended_at: at, reason });
  const { group_id: groupId, employee_id: employeeId } = before;
  const deed = { about: 'JOURNEY', action: 'CANCELLED', aboutId: before.id, groupId, employeeId } as const;
  await insertChanges(db, [{ ...deed, by, at, detail: { reason } }]);
  await dropLink(db, before.id);
  for (const side of ['HIRE', 'MANAGER', 'HR', 'BUDDY', 'REVIEW'] as const) await settleSide(work, before, side);
  await work.emit(onboardingChanged((await findJourney(db, before.id)) ?? before));
}
