import { findMyEmployments } from '@hearth/domains/team/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { PIN_WEAK } from '../../../contract/failures.ts';
import { setMyPin as contract } from '../../../contract/pin-endpoints.ts';
import { isWeakPin } from '../../../rules/pin.ts';
import { sealPin } from '../../actions/pin-hash.ts';
import { upsertPin } from '../../queries/pin.ts';

export const setMyPin = implement(contract, async ({ params, body }, { db: own, actor, clock }) => {
  const person = (await findMyEmployments(own)).find(({ id }) => id === params.employee_id);
  if (person === undefined) throw failure(NOT_FOUND);
  if (isWeakPin(body.pin)) throw failure(PIN_WEAK);
  const now = clock.now();
  await inScope(own, SYSTEM, (db) =>
    upsertPin(db, {
      employee_id: person.id,
      group_id: person.group_id,
      pin: sealPin(db, person.id, body.pin),
      wrong_pins: 0,
      locked_until: null,
      wrong_keys: [],
      set_at: now,
      set_by: actor.userId,
    }),
  );
  return { set_at: now.toISOString() };
});
