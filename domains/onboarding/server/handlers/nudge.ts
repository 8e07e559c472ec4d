import { countTry, tooManyAttempts } from '@hearth/domains/identity/service';
import { failure } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { ONBOARDING_NOBODY_TOLD, ONBOARDING_NUDGED } from '../../contract/failures.ts';
import { canNudge } from '../../rules/nudge.ts';
import { LINKS_PER_ADDRESS } from '../../rules/limits.ts';
import { getReachedJourney, lockUnderWay } from '../access.ts';
import { stepsOf } from '../advance.ts';
import { onboardingChanged } from '../announce.ts';
import { presentJourney } from '../present.ts';
import { insertChanges } from '../queries/change.ts';
import { journeyRows } from '../queries/journey.ts';
import { dropLink } from '../queries/link-key.ts';
import { findStepsOf } from '../queries/step.ts';
import { mailLink, tellSide } from '../tell.ts';

const SIDES = ['HIRE', 'MANAGER', 'HR', 'BUDDY', 'REVIEW'] as const;

/** Everybody else whose turn it is hears of all their open steps at once. Where nobody can be told, nothing is noted. */
export const nudge = implement(contract.nudge, async ({ params }, work) => {
  const { db, grant, actor, clock } = work;
  const row = await lockUnderWay(db, grant, params.journey_id);
  const now = clock.now();
  if (!canNudge(row.nudged_at, now)) throw failure(ONBOARDING_NUDGED);
  const steps = await findStepsOf(db, [row.id]);
  const told = await inScope(db, SYSTEM, async (system) => {
    let people = 0;
    for (const side of SIDES) {
      const open = stepsOf(steps, side);
      if (open.length > 0)
        people += await tellSide({ ...work, db: system }, row, side, {
          occasion: 'nudge',
          steps: open,
          by: actor.userId,
        });
    }
    return people;
  });
  if (told === 0) throw failure(ONBOARDING_NOBODY_TOLD);
  await journeyRows.rewrite(db, row.id, { nudged_at: now });
  const { group_id: groupId, employee_id: employeeId } = row;
  const deed = { about: 'JOURNEY', action: 'NUDGED', aboutId: row.id, groupId, employeeId } as const;
  await insertChanges(db, [{ ...deed, by: actor.userId, at: now, detail: { told } }]);
  await work.emit(onboardingChanged(row));
  return { told };
});

/** The earlier links are void, so that one that was forwarded can be revoked. */
export const renewLink = implement(contract.renewLink, async ({ params }, work) => {
  const { db, grant, actor, clock } = work;
  const row = await lockUnderWay(db, grant, params.journey_id);
  const now = clock.now();
  if (row.user_id !== null || row.email === null || row.email === '') throw failure(ONBOARDING_NOBODY_TOLD);
  const tries = await countTry(db, 'onboarding-link', row.email.toLowerCase(), LINKS_PER_ADDRESS, now);
  if (tries.count > LINKS_PER_ADDRESS.count) throw tooManyAttempts(tries, now);
  await inScope(db, SYSTEM, async (system) => {
    await dropLink(system, row.id);
    await mailLink({ ...work, db: system }, row, 'subject');
  });
  const { group_id: groupId, employee_id: employeeId } = row;
  const deed = { about: 'JOURNEY', action: 'LINK_SENT', aboutId: row.id, groupId, employeeId } as const;
  await insertChanges(db, [{ ...deed, by: actor.userId, at: now }]);
  const after = await getReachedJourney(db, grant, row.id);
  await work.emit(onboardingChanged(after));
  return presentJourney(db, after, { userId: actor.userId, now, grant });
});
