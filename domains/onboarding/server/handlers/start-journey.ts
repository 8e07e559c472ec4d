import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { startJourney as contract } from '../../contract/endpoints.ts';
import { ONBOARDING_NO_TEMPLATE, ONBOARDING_NOT_LEAVING, ONBOARDING_UNDER_WAY } from '../../contract/failures.ts';
import { getReachedJourney, refuseOwn } from '../access.ts';
import { beginJourney } from '../begin.ts';
import { presentJourney } from '../present.ts';
import { findReachedHire } from '../queries/journey.ts';

/** Of two managers who start the same onboarding at once, the second is told that it has begun. */
export const startJourney = implement(contract, async ({ body }, work) => {
  const { db, grant, actor, clock } = work;
  const hire = await findReachedHire(db, grant, body.employee_id);
  if (hire === undefined || (!hire.is_active && body.purpose !== 'LEAVING')) throw failure(NOT_FOUND);
  const { purpose = 'JOINING' } = body;
  if (purpose === 'LEAVING' && hire.last_day === null) throw failure(ONBOARDING_NOT_LEAVING);
  await refuseOwn(db, hire, actor.userId, clock.now());
  const begun = await beginJourney(work, {
    employeeId: hire.employee_id,
    purpose,
    startsOn: purpose === 'LEAVING' ? (hire.last_day ?? body.starts_on) : body.starts_on,
    language: body.language,
    by: actor.userId,
  });
  if (begun === 'NO_TEMPLATE') throw failure(ONBOARDING_NO_TEMPLATE);
  if (begun === 'UNDER_WAY') throw failure(ONBOARDING_UNDER_WAY);
  const row = await getReachedJourney(db, grant, begun.id);
  return presentJourney(db, row, { userId: actor.userId, now: clock.now(), grant });
});
