import { findMyEmployments } from '@hearth/domains/team/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { localDay } from '@hearth/kit/local-day';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { PIN_WEAK } from '../../../contract/failures.ts';
import { setMyPin as contract } from '../../../contract/pin-endpoints.ts';
import { isWeakPin } from '../../../rules/pin.ts';
import { sealPin } from '../../actions/pin-hash.ts';
import { findClockPlaces } from '../../queries/place.ts';
import { upsertPin } from '../../queries/pin.ts';

/** Sets one's own PIN of an employment; of one that is over there is none to set. */
export const setMyPin = implement(contract, async ({ params, body }, { db: own, actor, clock }) => {
  const person = (await findMyEmployments(own)).find(({ id }) => id === params.employee_id);
  if (person === undefined) throw failure(NOT_FOUND);
  if (isWeakPin(body.pin)) throw failure(PIN_WEAK);
  const now = clock.now();
  await inScope(own, SYSTEM, async (db) => {
    const [place] = await findClockPlaces(db, [person.location_id]);
    if (place === undefined || (person.end_date !== null && person.end_date < localDay(now, place.time_zone)))
      throw failure(NOT_FOUND);
    await upsertPin(db, {
      employee_id: person.id,
      group_id: person.group_id,
      pin: sealPin(db, person.id, body.pin),
      wrong_pins: 0,
      locked_until: null,
      wrong_keys: [],
      set_at: now,
      set_by: actor.userId,
    });
  });
  return { set_at: now.toISOString() };
});
