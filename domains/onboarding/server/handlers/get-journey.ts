import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { getReachedJourney } from '../access.ts';
import { presentJourney } from '../present.ts';
import { findNewestOf, findReachedHire } from '../queries/journey.ts';

export const getJourney = implement(contract.getJourney, async ({ params }, { db, grant, actor, clock }) => {
  const row = await getReachedJourney(db, grant, params.journey_id);
  return presentJourney(db, row, { userId: actor.userId, now: clock.now(), grant });
});

export const getPersonJourney = implement(
  contract.getPersonJourney,
  async ({ params }, { db, grant, actor, clock }) => {
    const row = await findNewestOf(db, grant, params.employee_id);
    const by = { userId: actor.userId, now: clock.now(), grant };
    const person = await findReachedHire(db, grant, params.employee_id);
    return {
      journey: row === undefined ? null : await presentJourney(db, row, by),
      is_leaving: (person?.last_day ?? null) !== null,
    };
  },
);
