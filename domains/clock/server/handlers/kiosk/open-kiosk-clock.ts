import { failure } from '@hearth/kit/failure';
import type { FailureKind } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { KIOSK_NOT_VALID, PIN_LOCKED, PIN_WRONG } from '../../../contract/failures.ts';
import { openKioskClock as contract } from '../../../contract/kiosk-endpoints.ts';
import type { KioskClock } from '../../../contract/kiosk-schemas.ts';
import { LONGEST_SPAN_MS } from '../../../rules/limits.ts';
import { matchShift } from '../../../rules/match.ts';
import { stateAt } from '../../../rules/pair.ts';
import { holdPin } from '../../actions/prove-pin.ts';
import { findPersonAt, findTablet } from '../../actions/tablet.ts';
import { toEffective } from '../../present.ts';
import { findEffective } from '../../queries/punch.ts';
import { findShiftsAround } from '../../record-punches.ts';

/** A wrong PIN is refused once its count is kept: it is an outcome of the transaction, and no error in it. */
export const openKioskClock = implement(contract, async ({ body }, { run, clock }) => {
  const found = await run(SYSTEM, async ({ db }): Promise<KioskClock | FailureKind> => {
    const now = clock.now();
    const kiosk = await findTablet(db, body.device_token);
    if (kiosk === undefined || kiosk.revoked_at !== null) return KIOSK_NOT_VALID;
    const person = await findPersonAt(db, kiosk, body.employee_id);
    // Whoever does not work here has no PIN here, and whether they have one elsewhere is not told.
    if (person === undefined) return PIN_WRONG;
    const pin = await holdPin(db, kiosk, person.id, now);
    const proof = pin.check(body.pin);
    await pin.settle();
    if (proof !== 'RIGHT') return proof === 'LOCKED' ? PIN_LOCKED : PIN_WRONG;
    return readClock(db, person.id, kiosk.location_id, now);
  });
  if ('code' in found) throw failure(found);
  return found;
});

async function readClock(db: Tx<'system'>, employeeId: string, locationId: string, now: Date): Promise<KioskClock> {
  const from = new Date(now.getTime() - LONGEST_SPAN_MS * 2);
  const rows = await findEffective(db, [employeeId], { from, before: new Date(now.getTime() + 1) });
  const { state, since, span } = stateAt(rows.map(toEffective), now.getTime());
  const shifts = await findShiftsAround(db, [employeeId], { from: now.getTime(), until: now.getTime() });
  const at = { start: span?.start ?? now.getTime(), end: null, location_id: locationId };
  const shift = matchShift(at, shifts.get(employeeId) ?? [], LONGEST_SPAN_MS);
  return {
    employee_id: employeeId,
    state,
    since: since === null ? null : new Date(since).toISOString(),
    shift:
      shift === undefined
        ? null
        : {
            id: shift.id,
            starts_at: new Date(shift.start).toISOString(),
            ends_at: new Date(shift.end).toISOString(),
            position_id: shift.position_id,
            position_name: shift.position_name,
          },
  };
}
