import type { Language } from '@hearth/kit/constants';
import type { Tx } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { beginJourney } from './begin.ts';
import { findMissingOf } from './queries/step.ts';

/**
 * Begins the onboarding of somebody who was just hired, in the transaction of the hire; nothing begins where no template has steps for
 * them. Tells whose turn it is, the new hire by email. The caller has checked its right at the location.
 */
export async function beginOnboarding(
  work: Work,
  hire: { readonly employeeId: string; readonly startsOn: string; readonly language: Language; readonly by: string },
): Promise<void> {
  await beginJourney(work, hire);
}

/** What shifts of people wait for: the titles of their unfinished required steps, in one statement; who has none is absent. */
export function findMissingSteps(
  tx: Tx,
  employeeIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  return findMissingOf(tx, employeeIds);
}
