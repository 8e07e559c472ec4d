import { findMyEmployments } from '@hearth/domains/team/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { proposeMyCorrection as contract } from '../../contract/correction-endpoints.ts';
import { proposeCorrection } from '../correct-punches.ts';
import { presentCorrection } from '../present-correction.ts';
import { findPunchLocation } from '../queries/punch.ts';

/** About punches of the location where they were made; a missed one is of the main location. */
export const proposeMyCorrection = implement(contract, async ({ params, body }, work) => {
  const person = (await findMyEmployments(work.db)).find(({ id }) => id === params.employee_id);
  if (person === undefined) throw failure(NOT_FOUND);
  return inScope(work.db, SYSTEM, async (db) => {
    const named = body.changes.find(({ punch_id: id }) => id !== null)?.punch_id ?? null;
    const made = named === null ? null : await findPunchLocation(db, person.id, named);
    const { userId } = work.actor;
    const about = { person, locationId: made ?? person.location_id, userId, side: 'WORKER' } as const;
    return presentCorrection(db, await proposeCorrection({ ...work, db }, about, body), userId);
  });
});
