import { requireLocation } from '@hearth/domains/scheduling/service';
import { failure } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { PIN_RESET } from '../../../contract/events.ts';
import { PUNCH_OWN } from '../../../contract/failures.ts';
import { resetPin as contract } from '../../../contract/pin-endpoints.ts';
import { newPin, sealPin } from '../../actions/pin-hash.ts';
import { upsertPin } from '../../queries/pin.ts';
import { requirePersonAt } from '../../require-person.ts';

/** Their own PIN people set themselves: whoever resets one knows it, and the person is told. */
export const resetPin = implement(contract, async ({ params }, { db, grant, actor, clock, emit }) => {
  const place = await requireLocation(db, grant);
  return inScope(db, SYSTEM, async (system) => {
    const person = await requirePersonAt(system, grant, place.id, params.employee_id);
    if (person.user_id === actor.userId) throw failure(PUNCH_OWN);
    const pin = newPin();
    const now = clock.now();
    await upsertPin(system, {
      employee_id: person.id,
      group_id: person.group_id,
      pin: sealPin(system, person.id, pin),
      wrong_pins: 0,
      locked_until: null,
      wrong_keys: [],
      set_at: now,
      set_by: actor.userId,
    });
    await emit(
      PIN_RESET.of({
        group_id: person.group_id,
        topics: [`brand:${place.id}`],
        data: { employee_id: person.id, location_id: place.id, by_user: actor.userId },
      }),
    );
    return { pin };
  });
});
