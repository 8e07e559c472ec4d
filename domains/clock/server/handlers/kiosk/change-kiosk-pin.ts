import { failure } from '@hearth/kit/failure';
import type { FailureKind } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { PIN_CHANGED } from '../../../contract/events.ts';
import { PIN_WEAK } from '../../../contract/failures.ts';
import { changeKioskPin as contract } from '../../../contract/kiosk-endpoints.ts';
import { isWeakPin } from '../../../rules/pin.ts';
import { sealPin } from '../../actions/pin-hash.ts';
import { proveAtTablet } from '../../actions/prove-at-tablet.ts';
import { upsertPin } from '../../queries/pin.ts';

/** A wrong PIN counts as one at the clock does; its count is kept although nothing is changed. Whoever has an account is told. */
export const changeKioskPin = implement(contract, async ({ body }, { run, clock }) => {
  const now = clock.now();
  const refused = await run(SYSTEM, async ({ db, emit }): Promise<FailureKind | null> => {
    const proven = await proveAtTablet({ db, emit }, body, now);
    if ('code' in proven) return proven;
    const { kiosk, person, pin } = proven;
    if (isWeakPin(body.new_pin)) return PIN_WEAK;
    await upsertPin(db, {
      employee_id: person.id,
      group_id: person.group_id,
      pin: sealPin(db, person.id, body.new_pin),
      wrong_pins: 0,
      locked_until: null,
      wrong_keys: [],
      set_at: now,
      // Whoever gave somebody a PIN can change it here as well: it is the person’s own word only if the one before was.
      set_by: person.user_id !== null && pin.setBy === person.user_id ? person.user_id : person.id,
    });
    const data = { employee_id: person.id, location_id: kiosk.location_id, kiosk_id: kiosk.id };
    await emit(PIN_CHANGED.of({ group_id: person.group_id, topics: [`brand:${kiosk.location_id}`], data }));
    return null;
  });
  if (refused !== null) throw failure(refused);
  return { set_at: now.toISOString() };
});
