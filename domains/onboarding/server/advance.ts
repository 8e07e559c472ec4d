import type { Work } from '@hearth/platform/module';
import { blockerOf, isFinished, progressOf } from '../rules/journey-state.ts';
import { localDay } from '@hearth/kit/local-day';
import { onboardingChanged } from './announce.ts';
import { insertChanges } from './queries/change.ts';
import { findJourney, journeyRows, type JourneyRow } from './queries/journey.ts';
import { findStepsOf, type StepRow } from './queries/step.ts';
import { settleSide, type Side, tellReady, tellSide } from './tell.ts';

/** The steps that a side can do now. */
export function stepsOf(steps: readonly StepRow[], side: Side): StepRow[] {
  return steps.filter(
    (step) =>
      !isFinished(step.state) &&
      blockerOf(step, steps) === undefined &&
      (step.state === 'REVIEW' ? side === 'REVIEW' : step.owner === side),
  );
}

/**
 * After steps of an onboarding changed, in the same transaction: notes when nothing is missing that shifts wait for and when everything is
 * done, and tells whose turn it has become. `before` are the steps as they were; the caller holds the onboarding locked.
 */
export async function advance(
  work: Work<'system'>,
  journeyId: string,
  before: readonly StepRow[],
): Promise<JourneyRow> {
  const { db, clock } = work;
  const now = clock.now();
  const row = await findJourney(db, journeyId);
  if (row === undefined) throw new Error('The onboarding is gone.');
  const steps = await findStepsOf(db, [journeyId]);
  const today = localDay(now, row.time_zone);
  const [past, current] = [progressOf(before, today), progressOf(steps, today)];
  // Nobody who leaves becomes ready for shifts.
  const isReady = row.purpose !== 'LEAVING' && row.ready_at === null && current.missing === 0;
  const isDone = current.done === current.total;
  if (isReady || isDone)
    await journeyRows.rewrite(db, journeyId, {
      ...(isReady ? { ready_at: now } : {}),
      ...(isDone ? { state: 'DONE' as const, ended_at: now } : {}),
    });
  if (isDone)
    await insertChanges(db, [
      {
        about: 'JOURNEY',
        action: 'ENDED',
        aboutId: row.id,
        groupId: row.group_id,
        employeeId: row.employee_id,
        by: null,
        at: now,
      },
    ]);
  for (const side of past.waiting) if (!current.waiting.includes(side)) await settleSide(work, row, side);
  for (const side of current.waiting) {
    const fresh = stepsOf(steps, side).filter(({ id }) => !stepsOf(before, side).some((known) => known.id === id));
    // The new hire sees on their page what comes next, and what was sent back is told with its reason.
    if (fresh.length > 0 && (side !== 'HIRE' || before.length === 0))
      await tellSide(work, row, side, { occasion: 'turn', steps: fresh });
  }
  if (isReady && before.length > 0) await tellReady(work, row);
  await work.emit(onboardingChanged(row));
  return (await findJourney(db, journeyId)) ?? row;
}
